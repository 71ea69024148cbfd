import { expect } from '@playwright/test';
import { exchange, type Shuffle } from './record.ts';
import { battle, begun, deck, ending, fire, meet, now, open, pile, scoring, skip } from './fire.ts';
import { boxes, outside, SIZES } from './boxes.ts';
import { resign, serious, test } from './table.ts';

test('a battle that was given up ends on the whole stage, and its replay shows hand and flags on a phone', async ({
  page,
}) => {
  await open(page, ['me', 'beginner']);
  await begun(page);
  await resign(page);
  await expect(ending(page)).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [field] = await boxes(page, '.field');
    const [end] = await boxes(page, '.victory');
    expect((end?.right ?? 0) - (end?.left ?? 0), `${width} px`).toBe(
      (field?.right ?? 0) - (field?.left ?? 0),
    );
  }
  await page.goto(`${new URL(page.url()).pathname}/replay?seat=0&step=1`);
  await expect(battle(page)).toBeVisible();
  await expect(page.locator('.asks'), 'nobody is asked').toBeHidden();
  const [field] = await boxes(page, '.battle');
  expect(
    field && outside(await boxes(page, '.row:not(.away) .decks, .bar :is(.hand, .mate, .stock)'), field),
  ).toEqual([]);
});

test('a whole battle against the beginner by keyboard alone, and its scoring card by card', async ({
  page,
}) => {
  // The server of the tests hurries its bots, so we get a head start.
  await open(page, ['me', 'beginner'], { 'head-start': 'illyria', 'head-start-cards': 12 });
  await expect(page.getByRole('timer')).toContainText('Fire at Will in');
  await page.keyboard.press('Digit1');
  expect((await now(page)).hand, 'nobody fires before the call').toBe('none');
  await begun(page);
  expect(await fire(page)).toBeGreaterThanOrEqual(12);
  await expect(scoring(page)).toBeVisible();
  await skip(page);

  const points = await scoring(page).locator('tfoot td').allTextContents();
  expect(points).toHaveLength(2);
  await page.getByRole('button', { name: 'Card by card' }).click();
  await page.getByRole('button', { name: 'Hold' }).click();
  const first = Number(await scoring(page).getAttribute('data-at'));
  await page.getByRole('button', { name: 'Next gun' }).click();
  await expect(scoring(page).getByRole('heading')).toContainText('first gun');
  await expect(scoring(page).locator('.cards .turned').first()).toBeVisible();
  expect(Number(await scoring(page).getAttribute('data-at'))).toBeGreaterThan(first);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One step on' }).click();
  await expect(scoring(page).locator('.says')).not.toBeEmpty();
  await page.getByRole('button', { name: /^Skip/ }).click();
  expect(
    await scoring(page).locator('output').allTextContents(),
    'the running totals end at the sums',
  ).toEqual(points);

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(battle(page)).toBeVisible();
  await expect(deck(page, 1)).toHaveAccessibleName(/of 13$/);
  await page.keyboard.press('End');
  await expect(scoring(page).locator('tfoot td')).toHaveText(points);
});

test('every shuffle of a battle is checked, and a record that was tampered with is found out', async ({
  page,
}) => {
  await open(page, ['me', 'beginner'], { gunners: 'both', expert: true });
  await begun(page);
  await expect(scoring(page), 'alone it has soon fired all it has').toBeVisible({ timeout: 60_000 });
  await skip(page);
  await ending(page).getByRole('link', { name: 'check it' }).click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('It holds.');
  await expect(page.locator('.step > ul > li'), 'starters, deck and piles of both').toHaveCount(6);
  await expect(page.locator('li.bad')).toHaveCount(0);

  const match = page
    .url()
    .replace(/.*\/match\//, '')
    .replace('/verify', '');
  const record = (await (await page.request.get(`/api/matches/${match}/record`)).json()) as {
    deal: Shuffle[];
  };
  const deck = record.deal[4] as Shuffle;
  exchange(deck);
  await page.goto('/record');
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('link', { name: 'Verify' }).click();
  await expect(verdict).toContainText(
    `It does not hold. A shuffle of ${deck.shuffle.length} cards: the seed puts`,
  );
});

test('from the shelf one plays against the solid gunner', async ({ page }) => {
  await page.goto('/');
  const play = page
    .locator('li', { has: page.getByRole('heading', { name: 'Fire at Will' }) })
    .getByRole('button', { name: /^Play / });
  await expect(play).toBeVisible();
  for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Gunner Okoro, Northwall Confederation' })).toBeVisible();
});

test('alone: all cards are laid, Cease Fire is called, and the best score is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Practise alone' }).click();
  await expect(battle(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Pass to/ })).toHaveCount(0);
  await begun(page);
  expect(await fire(page)).toBe(78);
  await expect(scoring(page)).toBeVisible();
  await skip(page);
  const points = (await scoring(page).locator('tfoot td').first().textContent()) ?? '';
  await expect(scoring(page)).toContainText(`${points} points: your best practice so far.`);
  expect(await page.evaluate(() => localStorage.getItem('derring.fire.best'))).toBe(
    JSON.stringify({ practice: Number(points) }),
  );
  // One main button, and however often it is clicked one battle follows.
  const before = page.url();
  await expect(ending(page).locator('.main-button')).toHaveText(/^Once more/);
  await page.goto('/mine');
  await expect(page.locator('.matches > li')).toHaveCount(1);
  await page.goto(before);
  await page.getByRole('button', { name: 'Once more' }).dblclick();
  await page.waitForURL((url) => url.href !== before);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('.battle[data-phase="fire"]')).toBeVisible();
  await page.goto('/mine');
  await expect(page.locator('.matches > li')).toHaveCount(2);
});

test('two browsers: drag, click and click; each sees at once what the other does; straightening hides', async ({
  page,
  visitor,
}) => {
  const other = await visitor();
  await meet(page, other);
  const from = await deck(page, 1).boundingBox();
  const to = await pile(page, 2).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 3 });
  await expect(page.locator('.lifted-card')).toHaveCount(1);
  await expect(other.locator('.away .held .hand .face'), 'the other sees the card in the hand').toHaveCount(
    1,
  );
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.lifted-card')).toHaveCount(0);
  await expect(pile(page, 2)).toHaveAccessibleName(/Load/);
  await expect(other.getByRole('button', { name: /’s pile 2, .*Load/ })).toBeVisible();

  // Let go over nothing, the card stays in the hand; a click lays it.
  await page.mouse.move(from.x + from.width / 2 + 160, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 160, from.y - 20, { steps: 3 });
  await page.mouse.move(20, 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await now(page)).hand).not.toBe('none');
  await pile(page, 3).click();
  await expect.poll(async () => (await now(page)).hand).toBe('none');

  // Both at once, until the host has a Fire to flag.
  await deck(other, 4).click();
  await pile(other, 5).click();
  await expect(page.getByRole('button', { name: /’s pile 5, .*Load/ })).toBeVisible();
  for (let i = 0; i < 60; i++) {
    const { tops, hand } = await now(page);
    const fires = tops.findIndex((top) => top.startsWith('F'));
    const any = tops.findIndex((top) => top !== 'none' && top !== '?');
    if (hand === 'none' && any >= 0) await page.keyboard.press(`Digit${(fires >= 0 ? fires : any) + 1}`);
    if (hand === 'none') continue;
    await page.keyboard.press('Digit2');
    if (hand.startsWith('F')) break;
  }
  await page.keyboard.press('f');
  await expect(pile(other, 5)).toHaveAccessibleName(/flag of Illyria$/);
  await page.keyboard.press('s');
  await expect(pile(other, 5)).toHaveAccessibleName(
    'Your pile 5, number 5: flag of Illyria, on 1 more, straightened',
  );
  await expect(
    page.getByRole('button', { name: /’s pile 5, number 5: flag of Illyria, on 1 more, straightened/ }),
  ).toBeVisible();
});

test('a connection that drops in mid-battle, and a reload, keep the card in the hand', async ({ page }) => {
  const cut: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    cut.push(() => {
      void server.close();
      void socket.close();
    });
  });
  await open(page, ['me', 'me'], { idle: false }, 'local');
  await begun(page);
  await page.keyboard.press('Digit3');
  const { hand } = await now(page);
  expect(hand).toMatch(/^L/);
  await expect(page.locator('.battle[data-waiting="false"]')).toBeVisible();
  cut.forEach((drop) => drop());
  await expect(page.locator('header .lost')).toBeVisible();
  expect((await now(page)).hand).toBe(hand);
  // Laid while there is no link: shown at once, sent when there is one again.
  await page.keyboard.press('Digit4');
  await expect(pile(page, 4)).toHaveAccessibleName(/Load/);
  await expect(page.locator('header .open')).toBeVisible();
  await expect(page.locator('.battle[data-waiting="false"]')).toBeVisible();
  await expect(pile(page, 4)).toHaveAccessibleName(/number 4: Load \d$/);
  await deck(page, 3).click();
  const next = (await now(page)).hand;
  expect(next).not.toBe('none');
  await expect(page.locator('.battle[data-waiting="false"]')).toBeVisible();
  await page.reload();
  await expect(battle(page)).toHaveAttribute('data-hand', next);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.locator('.battle[data-ready="true"]')).toBeVisible();
  await page.keyboard.press('Digit4');
  await expect(pile(page, 4)).toHaveAccessibleName(/Load \d, /);
});

test('with 150 ms of delay no card jumps, and a refused one goes back', async ({ page }) => {
  let spoil = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = spoil ? String(message).replace(/"card":"\w+","on":"6"/, '"card":"F3","on":"6"') : message;
      setTimeout(() => server.send(sent), 150);
    });
    server.onMessage((message) => setTimeout(() => socket.send(message), 150));
  });
  await open(page, ['me', 'me'], { idle: false }, 'local');
  await begun(page);
  // Every picture that is painted is noted: what lies on the first five piles, and the hand.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const piles = [...document.querySelectorAll('.row:not(.away) .heap')]
        .slice(0, 5)
        .map((heap) => heap.querySelectorAll('.card').length);
      const words = `${piles.join('')} ${document.querySelector<HTMLElement>('.battle')?.dataset.hand ?? ''}`;
      if (seen.at(-1) !== words) seen.push(words);
      requestAnimationFrame(look);
    };
    look();
  });
  const tops = (await now(page)).tops;
  for (const i of [1, 2, 3, 4, 5]) {
    await page.keyboard.press(`Digit${i}`);
    await page.keyboard.press(`Digit${i}`);
  }
  expect((await now(page)).hand).toBe('none');
  await expect(page.locator('.battle[data-waiting="true"]')).toBeVisible();
  await expect(page.locator('.battle[data-waiting="false"]')).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  const counts = seen.map((words) => Number(words.split(' ')[0]?.replaceAll('0', '').length));
  expect(
    [...counts].sort((a, b) => a - b),
    'what lies never leaves',
  ).toEqual(counts);
  expect(seen.at(-1)).toBe('11111 none');
  const hands = seen.map((words) => words.split(' ')[1]).filter((hand) => hand !== 'none');
  expect(hands, 'each card is in the hand once at most').toEqual(
    tops
      .slice(0, 5)
      .filter((_, i) => seen.some((w) => w.endsWith(` ${tops[i]}`) && w.startsWith('1'.repeat(i) + '0'))),
  );

  spoil = true;
  await deck(page, 6).click();
  const { hand } = await now(page);
  await page.keyboard.press('Digit6');
  expect((await now(page)).hand).toBe('none');
  await expect(battle(page)).toHaveAttribute('data-hand', hand);
  await expect(page.locator('.asks.refused a')).toHaveText(/^FAW-/);
  await expect(pile(page, 6)).toHaveAccessibleName(/empty/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tap and tap plays, all is in reach and nothing scrolls sideways', async ({ page }) => {
    await open(page, ['me', 'me'], { idle: false }, 'local');
    await begun(page);
    for (const [from, on] of [
      [1, 6],
      [2, 5],
      [3, 5],
    ] as const) {
      await deck(page, from).tap();
      await expect.poll(async () => (await now(page)).hand).not.toBe('none');
      await pile(page, on).tap();
      await expect.poll(async () => (await now(page)).hand).toBe('none');
    }
    await expect(pile(page, 5)).toHaveAccessibleName(/Load \d, Load \d$/);
    await page.getByRole('button', { name: /^Unload/ }).tap();
    await pile(page, 5).tap();
    await expect(pile(page, 5)).toHaveAccessibleName(/flag of Illyria$/);
    const found = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.row:not(.away) button, .bar button')].map((e) =>
        e.getBoundingClientRect(),
      );
      return {
        small: boxes.filter((box) => box.width < 43.5 || box.height < 43.5).length,
        outside: boxes.filter(
          (box) =>
            box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || box.top < innerHeight * 0.4,
        ).length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      };
    });
    expect(found).toEqual({ small: 0, outside: 0, wide: false });
  });

  test('when it is over a rematch is one tap away, and so is the answer to one', async ({
    page,
    visitor,
  }) => {
    const other = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await meet(page, other);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Resign' }).tap();
    await page.getByRole('button', { name: 'Yes, I strike my colours' }).tap();
    const after = page.getByRole('navigation', { name: 'After the match' });
    await expect(after.getByRole('button', { name: 'Once more' })).toBeInViewport({ ratio: 1 });
    await after.getByRole('button', { name: 'Once more' }).tap();
    await other
      .getByRole('navigation', { name: 'After the match' })
      .getByRole('button', { name: 'Agree' })
      .tap();
    await after.getByRole('link', { name: 'Go to the rematch' }).tap();
    await begun(page);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing serious in the battle, nor in its scoring, nor among the cards', async ({
      page,
    }) => {
      await open(page, ['me', 'beginner'], { gunners: 'both', 'head-start': 'illyria' });
      await begun(page);
      await fire(page, 9);
      expect(await serious(page)).toEqual([]);
      await fire(page, 2);
      await expect(scoring(page)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Next gun' }).click();
      expect(await serious(page)).toEqual([]);
      await skip(page);
      expect(await serious(page)).toEqual([]);
      await page.goto('/games/fire-at-will/cards');
      await expect(page.locator('.page li').first()).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });
  });
}
