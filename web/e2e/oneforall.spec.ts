import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { boxes, outside, overlapping, SIZES } from './boxes.ts';
import { endsWhole } from './ends.ts';
import { fight, newer, openMelee, ours, ourTurn, placeAll, see, surveyed } from './oneforall.ts';
import { finished, question, resign, serious, test } from './table.ts';

const small = { musketeers: ['athos'], guards: ['guard'] };

test('the basic game is fought against the bot to its end, by keys alone', async ({ page }) => {
  await openMelee(page);
  await expect(page.locator('a[href="/games/one-for-all/cards"]').last()).toHaveText('The pieces');
  await placeAll(page);
  await fight(page);
  await expect(finished(page)).toBeVisible();
  await endsWhole(page);
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(page.locator('.enemies li')).toHaveCount(5);
});

test('a man who is chosen shows his runs, what they reach, and the odds of what he could do there', async ({
  page,
}) => {
  await openMelee(page, {}, ['me', 'random']);
  await placeAll(page);
  await ourTurn(page);
  const man = (await see(page)).able[0] ?? '';
  await page.locator(`.friends [data-figure="${man}"]`).click();
  await surveyed(page);
  await expect(page.locator('.arena .run').first()).toBeVisible();
  await expect(page.locator('.arena .ground')).toHaveCount(1);
  const seals = page.locator('.arena [role=button][aria-label^="Leap"]');
  await expect(seals.first()).toBeVisible();
  // No seal lies over another, nor a name over a name.
  expect(overlapping(await boxes(page, '.arena .spot .hit'))).toEqual([]);
  expect(overlapping(await boxes(page, '.arena .tag > text'))).toEqual([]);
  await seals.first().hover();
  await expect(page.getByRole('group', { name: 'The odds' }).first()).toContainText('chance of a 1');
  await expect(page.locator('.arena .label')).toContainText('a 1:');

  // The pointer asks the rules about a point that nobody has offered.
  const box = await page.locator('.arena').boundingBox();
  if (!box) throw new Error('there is no table');
  await page.mouse.move(box.x + box.width * 0.42, box.y + box.height * 0.72);
  await expect(page.locator('.arena .ghost-ring')).toBeVisible();
  await expect(question(page)).toContainText('runs');
});

test('what can be done stays under the pointer when the runs are known and the odds are shown', async ({
  page,
}) => {
  const seal = page.locator('.deeds li button').first();
  const top = (): Promise<number> => seal.evaluate((one) => one.getBoundingClientRect().top);
  let before = 0;
  const unknown = async (): Promise<boolean> => {
    const { runs, deeds, asked } = await page.evaluate(() => ({
      asked: document.querySelector('.ask')?.textContent ?? '',
      runs: document.querySelector<HTMLElement>('.melee')?.dataset.runs,
      deeds: [...document.querySelectorAll('.deeds li button')].map((one) => one.getBoundingClientRect().top),
    }));
    before = deeds[0] ?? 0;
    // Who is stunned has no runs that could come.
    return runs === '0' && deeds.length > 0 && asked.includes('point where he runs');
  };
  // A server that takes its time to say where a man could run: else that is known before one has looked.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const late = (JSON.parse(String(message)) as { do: string }).do === 'foresee' ? 400 : 0;
      setTimeout(() => server.send(message), late);
    });
  });
  await openMelee(page);
  await placeAll(page);
  let caught = false;
  await fight(page, async () => (caught = await unknown()));
  expect(caught, 'a man was chosen, and his runs were not known yet').toBe(true);
  await surveyed(page);
  await expect(page.locator('.deeds select option')).not.toHaveCount(0);
  expect(await top(), 'the runs came').toBe(before);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const was = await top();
    await seal.hover();
    await expect(page.getByRole('group', { name: 'The odds' }).filter({ visible: true })).toHaveCount(1);
    expect(await top(), `pointed at, ${width} px`).toBe(was);
    await seal.click();
    await expect(page.locator('.ask .main-button')).toBeVisible();
    expect(await top(), `chosen, ${width} px`).toBe(was);
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(page.locator('.ask .main-button')).toHaveCount(0);
  }
});

test('whom a man cannot fight now has a hatched seal, which says why and by which clause', async ({
  page,
}) => {
  await openMelee(page);
  await placeAll(page);
  await ourTurn(page);
  await page.locator('.friends button.can').first().click();
  await surveyed(page);
  const seals = page.locator('.arena .spot.denied');
  await expect(seals.first(), 'nobody reaches all of them from his own edge').toBeVisible();
  await page.getByRole('group', { name: 'Whom he cannot fight now' }).getByRole('button').first().click();
  await expect(page.locator('.ask .refusal a')).toHaveText(/^A1FA-/);
  await page.keyboard.press('Escape');
  await seals.first().dispatchEvent('click');
  await expect(page.locator('.ask .refusal a')).toHaveText(/^A1FA-/);
});

test('who points where nobody may stand is told why, and by which clause', async ({ page }) => {
  await openMelee(page, small, ['me', 'random']);
  await ours(page);
  const box = await page.locator('.arena').boundingBox();
  if (!box) throw new Error('there is no table');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.3);
  await expect(page.locator('.refusal a')).toHaveText(/^A1FA-/);
  await page.mouse.click(box.x + box.width / 2 - 60, box.y + box.height - 70);
  await expect(page.locator('.person')).not.toHaveCount(0);
  await expect(page.locator('.refusal')).toHaveCount(0);
});

test('a table is seen nearer and farther by wheel, by dragging and by keys', async ({ page }) => {
  await openMelee(page, small, ['me', 'random']);
  const table = page.locator('.arena > svg');
  const seen = (): Promise<string | null> => table.getAttribute('viewBox');
  await expect(table).toBeVisible();
  const whole = await seen();
  await table.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(seen).not.toBe(whole);
  await expect(page.locator('.minimap')).toBeVisible();
  const near = await seen();
  const box = await table.boundingBox();
  if (!box) throw new Error('there is no table');
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 380, box.y + 340, { steps: 4 });
  await page.mouse.up();
  await expect.poll(seen).not.toBe(near);
  await page.locator('.arena').focus();
  await page.keyboard.press('Home');
  await expect.poll(seen).toBe(whole);
  await page.keyboard.press('+');
  await expect.poll(seen).not.toBe(whole);
});

test('the arrow keys point on the table, Enter means it, and Enter does it', async ({ page }) => {
  await openMelee(page, {}, ['me', 'random']);
  await placeAll(page);
  await ourTurn(page);
  await page.locator('.friends button.can').first().focus();
  await page.keyboard.press('Enter');
  await surveyed(page);
  const { n } = await see(page);
  await page.locator('.arena').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
  await expect(page.locator('.arena .ghost-ring')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .main-button')).toContainText('Run there');
  await page.keyboard.press('Enter');
  await newer(page, n);
});

/** Two people, each with a browser: the first has the Musketeers, and the initiative. */
async function twoAtATable(host: Page, guest: Page): Promise<Page[]> {
  await openMelee(host, { ...small, damage: true }, ['me', 'open']);
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.locator('.melee')).toBeVisible();
  await ours(host);
  await host.keyboard.press('1');
  await ours(guest);
  await guest.keyboard.press('1');
  await expect(host.locator('.melee')).toHaveAttribute('data-phase', 'act');
  await expect(guest.locator('.melee')).toHaveAttribute('data-phase', 'act');
  return (await host.locator('.ask.mine').count()) > 0 ? [host, guest] : [guest, host];
}

/** Whoever has the initiative runs to something and announces an action with it. */
async function announce(page: Page, words: string): Promise<void> {
  await ours(page);
  await page.locator('.friends button').first().press('Enter');
  await surveyed(page);
  const { n, runs } = await see(page);
  await page
    .locator('.deeds select')
    .first()
    .selectOption({ index: runs.length > 1 ? 1 : 0 });
  await page.locator('.ask .main-button').press('Enter');
  await newer(page, n);
  await ours(page);
  await page.keyboard.press('a');
  await page.getByLabel('In your words').fill(words);
  await page.getByLabel('It is').selectOption('2');
  await expect(page.getByRole('button', { name: 'Announce it' })).toBeEnabled();
  await page.getByRole('button', { name: 'Announce it' }).click();
}

test('what one player announces the other accepts, and both read the sentence', async ({ page, visitor }) => {
  const [actor, judge] = (await twoAtATable(page, await visitor())) as [Page, Page];
  await announce(actor, 'I vault it with a bow to the ladies');
  await expect(judge.getByRole('note')).toContainText('bow to the ladies');
  await expect(question(judge)).toContainText('Do you grant it?');
  await expect(judge.locator('.panel')).toContainText('It happens whatever you say');
  await judge.getByRole('button', { name: 'Accept' }).click();
  for (const one of [actor, judge]) {
    await expect(one.getByRole('complementary', { name: 'Log and chat' })).toContainText(
      'I vault it with a bow to the ladies',
    );
    await expect(one.getByRole('complementary', { name: 'Log and chat' })).toContainText(/accepts? it/);
    await expect(one.getByRole('complementary', { name: 'Log and chat' })).not.toContainText('friendly die');
  }
});

test('what one player announces the other disputes, and the friendly die is rolled', async ({
  page,
  visitor,
}) => {
  const [actor, judge] = (await twoAtATable(page, await visitor())) as [Page, Page];
  await announce(actor, 'I bring the house down');
  await ours(judge);
  await judge.keyboard.press('2');
  for (const one of [actor, judge]) {
    await expect(one.getByRole('complementary', { name: 'Log and chat' })).toContainText(
      /asks? for the friendly die/,
    );
    await expect(one.getByRole('complementary', { name: 'Log and chat' })).toContainText(
      /The friendly die shows [1-6]/,
    );
  }
});

test('a table that was built is saved as a file, and read again it is the same', async ({ page }) => {
  await page.goto('/games/one-for-all/tables');
  const verdict = page.locator('.verdict[data-checking=false]');
  await expect(verdict).toContainText('can be played on');
  await page.getByRole('button', { name: 'Empty floor' }).click();
  await page.getByLabel('Title').fill('The old mill: "grinders"');
  await page.locator('.palette button', { hasText: 'well' }).click();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.locator('.palette button', { hasText: 'bench' }).click();
  await expect(verdict).toContainText("overlaps 'well1'");
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeDisabled();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('r');
  await page.getByLabel('Length').fill('4.5');
  await page.getByLabel('Length').press('Enter');
  await page.getByLabel('On it').fill('tankard, fruit');
  await page.getByLabel('On it').press('Enter');
  await expect(verdict).toContainText('can be played on: 2 objects');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saving).path();
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(
    '{id: bench1, kind: bench, at: [13, 10], turn: 15, size: [4.5, 0.6], items: [tankard, fruit]}',
  );

  await page.getByRole('button', { name: 'Empty floor' }).click();
  await expect(verdict).toContainText('0 objects');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mill.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await expect(verdict).toContainText('2 objects');
  await page.getByText('The file', { exact: true }).click();
  await expect(page.locator('pre')).toHaveText(text);
  expect(await serious(page)).toEqual([]);
});

for (const [table, scene] of [
  ['tavern', '.taproom'],
  ['convent', '.cloister'],
  ['deck', '.deckscape'],
] as const)
  test(`what was fought on the ${table} ends there, and the coach shows where a move went`, async ({
    page,
  }) => {
    await openMelee(page, { ...small, table }, ['me', 'random']);
    await placeAll(page);
    await ourTurn(page);
    await page.locator('.friends button.can').first().press('Enter');
    await surveyed(page);
    await page.locator('.deeds select').first().selectOption({ index: 1 });
    await page.locator('.ask .main-button').press('Enter');
    await ours(page);
    await resign(page);
    await expect(finished(page)).toBeVisible();
    await expect(page.locator(scene)).toBeVisible();
    expect(await serious(page)).toEqual([]);
    if (table !== 'tavern') return;
    await page.goto(`${new URL(page.url()).pathname}/coach`);
    await expect(page.locator('.coach[data-done="true"] .arena')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('slider', { name: 'Moment' }).fill('0');
    const made = page.locator('.arena [data-way=made]');
    await expect(made.locator('.ring')).toBeVisible();
    await expect(made.locator('text')).toHaveText('made');
    const inside = await boxes(page, '.arena');
    expect(outside(await boxes(page, '.arena [data-way] .ring'), inside[0]!)).toEqual([]);
    expect(await serious(page)).toEqual([]);
  });

test('what chance decided is told by the rules, and by no notation', async ({ page }) => {
  await openMelee(page, {}, ['me', 'random']);
  await placeAll(page);
  await ourTurn(page);
  await resign(page);
  await page.goto(`${page.url()}/verify`);
  await expect(page.getByText('It holds.')).toBeVisible();
  const moves = (await page.locator('.step h3 .faint').allTextContents()).filter(Boolean);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expect(move).toMatch(/^\p{Lu}.*[^\d ]+.*\.$/u);
  for (const move of moves) expect(move).not.toMatch(/: [a-z]/);
});

test('of many men every name can be read at the edge of the table', async ({ page }) => {
  await openMelee(page, { ...small, guards: ['rochefort', ...Array<string>(7).fill('guard')] }, [
    'me',
    'random',
  ]);
  const names = page.locator('.enemies .name');
  await expect(names).toHaveCount(8);
  for (const name of await names.all())
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the announcing has its button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMelee(page, {}, ['me', 'random']);
  await placeAll(page);
  await ourTurn(page);
  await page.locator('.friends button.can').first().click();
  await surveyed(page);
  await page.getByRole('button', { name: /^Announce/ }).click();
  const send = page.getByRole('button', { name: 'Announce it' });
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await serious(page)).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    test(`axe finds nothing serious at the table, nor at its end, ${scheme}`, async ({ page }) => {
      await openMelee(page, small, ['me', 'random']);
      await placeAll(page);
      await ourTurn(page);
      await page.locator('.friends button').first().press('Enter');
      await surveyed(page);
      await page.locator('.deeds select').first().selectOption({ index: 1 });
      await expect(page.locator('.ask .main-button')).toBeEnabled();
      expect(await serious(page)).toEqual([]);
      await resign(page);
      await expect(finished(page)).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has the own zone in sight, and a touch in it places the man who is asked for', async ({ page }) => {
    await openMelee(page, {}, ['me', 'random']);
    await ours(page);
    const chosen = page.locator('.friends button.chosen');
    await expect(chosen).toHaveCount(1);
    const man = await chosen.getAttribute('data-figure');
    const [arena] = await boxes(page, '.arena');
    if (!arena) throw new Error('there is no table');
    // Beyond the zone nobody is placed, and it is said why.
    await page.touchscreen.tap((arena.left + arena.right) / 2, arena.top + 60);
    await expect(page.locator('.refusal a')).toHaveText(/^A1FA-/);
    // What was said has made the table a little lower.
    const [now = arena] = await boxes(page, '.arena');
    const slots = await boxes(page, '.arena .slot');
    const inSight = slots.filter((one) => outside([one], now).length === 0);
    expect(inSight.length).toBeGreaterThan(5);
    const spot = inSight[Math.floor(inSight.length / 2)] ?? now;
    const drawn = page.locator('.arena .slot').nth(slots.indexOf(spot));
    const [x, y] = [Number(await drawn.getAttribute('cx')), Number(await drawn.getAttribute('cy'))];
    const { n } = await see(page);
    await page.touchscreen.tap((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2);
    await newer(page, n);
    await ours(page);
    // He stands there on the plan, and the next is asked for.
    const away = await page.locator(`[data-place="figure ${man}"]`).evaluate(
      (figure, at) => {
        const { e, f } = (figure.parentElement as unknown as SVGGElement).transform.baseVal.getItem(0).matrix;
        return Math.hypot(e - at.x, f - at.y);
      },
      { x, y },
    );
    expect(away).toBeLessThan(6);
    await expect(chosen).not.toHaveAttribute('data-figure', man ?? '');
  });

  test('says whom a man cannot fight and why, to keys, and to a finger that is wider than a seal', async ({
    page,
  }) => {
    await openMelee(page, {}, ['me', 'random']);
    await placeAll(page);
    await ourTurn(page);
    await page.locator('.friends button.can').first().tap();
    await surveyed(page);
    const why = page.locator('.ask .refusal a');
    const folded = page.getByText('Whom he cannot fight now, and why');
    await folded.press('Enter');
    const whom = page.getByRole('group', { name: 'Whom he cannot fight now' }).getByRole('button');
    await whom.first().press('Enter');
    await expect(why).toHaveText(/^A1FA-/);
    for (const { left, top, right, bottom } of await boxes(page, '.denied button, .unreached summary'))
      expect(Math.min(right - left, bottom - top)).toBeGreaterThan(43.5);
    await page.keyboard.press('Escape');
    await folded.press('Enter');
    await page.locator('.friends button.can').nth(1).tap();
    await page.locator('.friends button.can').first().tap();
    await surveyed(page);
    await expect(why).toHaveCount(0);
    // Beside a seal, where nothing else is nearer.
    await page.locator('.enemies button').first().tap();
    const [arena] = await boxes(page, '.arena');
    const hatched = await boxes(page, '.arena .spot.denied .hit');
    const others = await boxes(page, '.arena :is(.spot, [role="button"])');
    const above = await boxes(page, '.minimap, .zoom button, .speech');
    const spots = hatched.flatMap((seal) => {
      const [x, y] = [(seal.left + seal.right) / 2, (seal.top + seal.bottom) / 2];
      return [0, 1, 2, 3, 4, 5, 6, 7]
        .map((turn) => ({
          x: x + 18 * Math.cos((turn * Math.PI) / 4),
          y: y + 18 * Math.sin((turn * Math.PI) / 4),
        }))
        .filter(
          (at) =>
            arena &&
            above.every(
              (one) =>
                outside([{ what: 'it', left: at.x, right: at.x, top: at.y, bottom: at.y }], one).length > 0,
            ) &&
            outside([{ what: '', left: at.x, right: at.x, top: at.y, bottom: at.y }], arena).length === 0 &&
            others.every(
              (one) =>
                (Math.abs((one.left + one.right) / 2 - x) < 1 &&
                  Math.abs((one.top + one.bottom) / 2 - y) < 1) ||
                Math.hypot((one.left + one.right) / 2 - at.x, (one.top + one.bottom) / 2 - at.y) > 24,
            ),
        );
    });
    const [beside] = spots;
    if (!beside) throw new Error('no hatched seal has room beside it');
    await page.touchscreen.tap(beside.x, beside.y);
    await expect(why).toHaveText(/^A1FA-/);
  });

  test('shows with a tap, plays with the second, and scrolls nothing sideways', async ({ page }) => {
    await openMelee(page, {}, ['me', 'random']);
    await placeAll(page);
    await ourTurn(page);
    await page.locator('.friends button.can').first().tap();
    await surveyed(page);
    const seal = page.locator('.arena .spot').first();
    await seal.tap();
    await expect(page.locator('.ask .main-button')).toBeVisible();
    const { n } = await see(page);
    await page.locator('.ask .main-button').tap();
    await newer(page, n);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await ours(page);
    const little = await page
      .locator('button:visible, select:visible')
      .evaluateAll((all) =>
        all.filter((e) => e.getBoundingClientRect().height < 43.5).map((e) => e.outerHTML.slice(0, 120)),
      );
    expect(little).toEqual([]);
  });
});
