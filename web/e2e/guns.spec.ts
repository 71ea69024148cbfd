import { expect, type Page } from '@playwright/test';
import { battle, begun, deck, ending, fire, now, open, pile, scoring, skip } from './fire.ts';
import { boxes, outside, overlap, overlapping, SIZES } from './boxes.ts';
import { serious, test } from './table.ts';

/** Practice, where nobody hurries. */
async function practise(page: Page): Promise<void> {
  await open(page, ['me', 'me'], { idle: false }, 'local');
  await begun(page);
}

const told = (page: Page): Promise<void> =>
  expect(page.locator('.battle[data-waiting="false"][data-hand="none"]')).toBeVisible();

/** What the plate under a gun of ours says. */
const plate = (page: Page, column: number) => pile(page, column).locator('.plate');

async function lay(page: Page, from: number, on: number): Promise<string> {
  await page.keyboard.press(`Digit${from}`);
  const { hand } = await now(page);
  await page.keyboard.press(`Digit${on}`);
  await told(page);
  return hand;
}

/** Lays whatever comes on a pile until a card of this kind lies on top of a deck; says on which. */
async function dig(page: Page, kind: string, on: number): Promise<number> {
  for (let i = 0; i < 60; i++) {
    const { tops } = await now(page);
    const found = tops.findIndex((top) => top.startsWith(kind));
    if (found >= 0) return found + 1;
    const any = tops.findIndex((top) => top !== 'none' && top !== '?');
    await lay(page, any + 1, on);
  }
  throw new Error(`no ${kind} came up`);
}

test('a plate says what fits next and for how much; a second Load is seen to be wasted', async ({ page }) => {
  await practise(page);
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'Load first, for 4');
  await deck(page, 1).click();
  await expect(page.locator('.row:not(.away) .plate.fits'), 'all six wait for a Load').toHaveCount(6);
  const load = (await now(page)).hand;
  await page.keyboard.press('Digit1');
  await told(page);
  const stars = Number(load.charAt(1));
  await expect(plate(page, 1)).toHaveAttribute('data-says', `Ready ${'★'.repeat(stars)} next, for 4`);
  await expect(plate(page, 1).locator('.laid')).toHaveCount(1);
  await expect(plate(page, 1).locator('.next')).toHaveText('R');
  await expect(pile(page, 1), 'who listens hears it').toHaveAccessibleDescription(
    `Ready ${stars} next, for 4`,
  );
  await expect(pile(page, 1)).toHaveAttribute('data-gun', 'loaded');

  await lay(page, 2, 1);
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'loaded twice: unload');
  await expect(plate(page, 1).locator('.wrong')).toHaveCount(1);
  await expect(plate(page, 1).locator('.coin')).toHaveText('!');
  await expect(pile(page, 1)).toHaveAttribute('data-gun', 'double');
  await page.keyboard.press('x');
  await page.keyboard.press('Digit1');
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'unloaded · now Load');
  expect(await serious(page)).toEqual([]);
});

test('what has spoilt a shot is crossed out and named, and what it can still bring stands on the coin', async ({
  page,
}) => {
  await practise(page);
  await lay(page, 1, 1);
  await lay(page, await dig(page, 'A', 6), 1);
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'Aim before Ready: 1');
  await expect(plate(page, 1).locator('.wrong')).toHaveText(/^A/);
  await expect(plate(page, 1).locator('.coin')).toHaveText('1');
  await expect(pile(page, 1)).toHaveAttribute('data-gun', 'spoilt');
  await lay(page, await dig(page, 'F', 6), 1);
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'fired: 1 · now Load');
});

test('no word of a plate is cut off, however narrow its column', async ({ page }) => {
  await practise(page);
  await lay(page, await dig(page, 'L3', 2), 1);
  await expect(plate(page, 1)).toHaveAttribute('data-says', 'Ready ★★★ next, for 4');
  await page.keyboard.press('l'); // the log beside it, as in a replay
  await page.getByRole('log', { name: 'What happened' }).waitFor();
  for (const width of [1440, 1200, 1024, 820, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    const words = page.locator('.row:not(.away) .plate :is(.says, .word):visible');
    await expect(words, `${width} px`).toHaveCount(6);
    const cut = await words.evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
        .map((one) => one.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('however long a pile, it runs over neither hand nor flags nor decks, at any size', async ({ page }) => {
  await practise(page);
  for (let i = 0; i < 26; i++) {
    const { tops } = await now(page);
    await lay(page, tops.findIndex((top) => top !== 'none' && top !== '?') + 1, (i % 2) * 5 + 1);
  }
  await expect(pile(page, 1).locator('.buried')).toHaveText('+9');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    const found = await page.evaluate(() => {
      const boxes = (what: string): DOMRect[] =>
        [...document.querySelectorAll(what)]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0);
      const meets = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const laid = boxes('.row:not(.away) .heap :is(.card, .edge, .buried)');
      const kept = boxes('.bar :is(.hand, .mate, .stock, .acts button), .row:not(.away) .deck, .asks');
      const theirs = boxes('.away .heap');
      const plates = boxes('.row:not(.away) .plate');
      return {
        laid: laid.length,
        over: laid.filter((card) => [...kept, ...theirs, ...plates].some((one) => meets(card, one))).length,
        outside: [...laid, ...kept].filter(
          (one) => one.bottom > innerHeight + 1 || one.right > innerWidth + 1,
        ).length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      };
    });
    expect(found, `${width} by ${height}`).toEqual({ laid: 16, over: 0, outside: 0, wide: false });
  }
});

for (const motion of ['reduce', 'no-preference'] as const)
  test(`who has won is told by the scoring and by nothing before it (motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, ['me', 'beginner']);
    await begun(page);
    await page.keyboard.press('l');
    await expect(scoring(page)).toBeVisible({ timeout: 60_000 });
    const verdict = /rules? the skies|You win| wins|A draw/;
    /** All that the page says while the scoring is still telling. */
    const said = (): Promise<string> =>
      page.evaluate(() =>
        document.querySelector('.scoring[data-over="false"]')
          ? `telling ${document.title} ${document.querySelector('.match')?.textContent ?? ''}`
          : '',
      );
    expect(await said()).toContain('telling');
    for (let i = 0; i < 20 && (await scoring(page).getAttribute('data-over')) === 'false'; i++) {
      expect(await said()).not.toMatch(verdict);
      await page.keyboard.press(' ');
    }
    await expect(ending(page)).toContainText(verdict);
    await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'What happened' })).toContainText(
      'The higher score rules the skies.',
    );
  });

test('in the scoring the scroll covers no gun, and says what each shot brought, at any size', async ({
  page,
}) => {
  await open(page, ['me', 'beginner'], { 'head-start': 'illyria', 'head-start-cards': 12 });
  await begun(page);
  await fire(page, 12);
  await expect(scoring(page)).toBeVisible({ timeout: 60_000 });
  await expect(scoring(page).getByRole('region', { name: 'What a shot is worth' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(scoring(page).locator('.battery:not(.away) .now .tail')).toHaveCount(1);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    const scroll = await boxes(page, '.scoring .scroll');
    const guns = await boxes(page, '.battery .mount');
    const shown = await boxes(page, '.battery :is(.shield, .pile)');
    const ledger = await boxes(page, '.ledger');
    expect(guns, 'six of ours, six of hers').toHaveLength(12);
    const over = [...scroll, ...ledger].flatMap((one) =>
      [...guns, ...shown].filter((it) => overlap(one, it)),
    );
    expect(over, `${width} by ${height}`).toEqual([]);
    const frame = { what: 'window', left: 0, top: 0, right: width, bottom: height };
    expect(outside([...scroll, ...guns, ...shown, ...ledger], frame), `${width} by ${height}`).toEqual([]);
  }
  // All guns are told before the seals are broken; then the sums stand there.
  await expect(page.getByText('sealed until the last gun')).toBeAttached();
  const broken = scoring(page).getByRole('heading', { name: 'The seals are broken' });
  for (let i = 0; i < 20 && !(await broken.isVisible()); i++) await page.keyboard.press(' ');
  await expect(scoring(page).locator('.battery .shield')).toHaveCount(12);
  await expect(scoring(page).locator('.seals b')).toHaveCount(3);
  // What lay under the seals is added to what the guns brought, nothing over anything else.
  const rows = scoring(page).getByRole('table', { name: 'The sums' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const [points, ...parts] = (await row.locator('td').allInnerTexts())
      .map((text) => Number(text.replace('−', '-')))
      .reverse();
    expect(parts).toHaveLength(4);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const said = await boxes(page, '.scoring table :is(thead span, tbody th span, td)');
    expect(overlapping(said), `sums at ${width}`).toEqual([]);
  }
});

test('practice has a slow tempo that points out decks, guns and mistakes; the quick one does not', async ({
  page,
}) => {
  await practise(page);
  const tempo = page.getByRole('group', { name: 'Tempo of the practice' });
  await expect(tempo.getByRole('button', { name: 'Slow' }), 'slow at first').toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await lay(page, 1, 1);
  await lay(page, await dig(page, 'L', 6), 1);
  await expect(page.locator('.remark')).toContainText('Gun 1 is loaded twice');
  const wanted = page.locator('.row:not(.away) .deck.wanted');
  await dig(page, 'L', 1); // which five guns still want
  await expect(page.locator('.asks')).toContainText(/^Deck \d has/);
  await expect(wanted).toHaveCount(1);
  await wanted.click();
  await expect(page.locator('.asks')).toContainText(/gun \d wants it|guns .* want it|On which pile/);
  await page.keyboard.press('Digit6');
  await told(page);
  await tempo.getByRole('button', { name: 'Quick' }).click();
  await expect(page.locator('.remark')).toHaveCount(0);
  await expect(wanted).toHaveCount(0);
  await page.reload();
  await expect(tempo.getByRole('button', { name: 'Quick' }), 'and it is remembered').toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('in practice the enemy’s name, the tempo and what is pointed out lie apart, however long the name', async ({
  page,
}) => {
  await page.goto('/about');
  await page.request.post('/api/me', {
    data: { name: 'Bartholomew Featherstone' },
    headers: { origin: new URL(page.url()).origin },
  });
  await practise(page);
  await lay(page, 1, 1);
  await lay(page, await dig(page, 'L', 6), 1);
  await expect(page.locator('.remark')).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => overlapping(await boxes(page, '.away header, .tempo, .remark, .captain:visible')), {
        message: `at ${width}`,
      })
      .toEqual([]);
    const [banner] = await boxes(page, '.away header');
    expect((banner?.bottom ?? 0) - (banner?.top ?? 0)).toBeLessThan(72);
    // A plate holds its coin, and says its whole word.
    const words = page.locator('.row:not(.away) .plate :is(.says, .word):visible');
    await expect
      .poll(() =>
        words.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerHTML),
        ),
      )
      .toEqual([]);
  }
});

test('in the first match the slip lies below the own name, and every plate holds its coin', async ({
  page,
}) => {
  await page.goto('/games/fire-at-will/learn');
  await page.locator('.learn[data-busy="false"]').waitFor();
  expect(overlapping(await boxes(page, '.slip, .row:not(.away) header'))).toEqual([]);
  const plates = await boxes(page, '.row:not(.away) .plate');
  const coins = await boxes(page, '.row:not(.away) .plate .coin');
  expect(coins.length).toBe(6);
  expect(coins.flatMap((coin, i) => outside([coin], plates[i] ?? coin))).toEqual([]);
});

test('the mountains stand on our rail at any size, and she who commands the other ship at her stern, clear of every card', async ({
  page,
}) => {
  await open(page, ['me', 'beginner'], { 'head-start': 'illyria', 'head-start-cards': 40 });
  await begun(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [sky] = await boxes(page, '.field > .sky');
    const [rail] = await boxes(page, '.floor .rail');
    const [gun] = await boxes(page, '.row:not(.away) .mount');
    expect(sky?.bottom, `the sky ends in the rail at ${width}`).toBeGreaterThan(rail?.top ?? Infinity);
    expect(sky?.bottom).toBeLessThan(rail?.bottom ?? 0);
    expect(gun?.top, `and barrels stand before it at ${width}`).toBeLessThan((sky?.bottom ?? 0) - 10);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const hers = await boxes(page, '.hers .joint :is(path, circle)');
  expect(hers.length).toBeGreaterThan(10);
  const others = await boxes(page, '.away :is(header, .deck, .heap, .mini)');
  expect(hers.filter((stroke) => others.some((one) => overlap(stroke, one)))).toEqual([]);
  // The same as in the lists: of the seat, not always the captain.
  await expect(page.locator('.hers .head')).toHaveCount(1);
});

test('a battle ends in the sky: the last broadside again, who rules it and by what, three figures, a picture, words over no ship', async ({
  page,
  visitor,
}) => {
  await open(page, ['me', 'beginner'], { 'head-start': 'illyria', 'head-start-cards': 12 });
  await begun(page);
  await fire(page, 12);
  await expect(scoring(page)).toBeVisible({ timeout: 60_000 });
  await skip(page);
  const end = ending(page);
  await expect(end.getByRole('heading').first()).toHaveText(/rules? the skies|A draw/);
  await expect(end.locator('.how')).toHaveText(/^\d+ to [−\d]+, by |points each/);
  await expect(end.locator('.figures li')).toHaveCount(3);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        async () => {
          const words = await boxes(page, '.victory .words > *');
          const ships = await boxes(page, '.victory .airship :is(.wood, .cloth, .brass)');
          return [ships.length > 4, ships.filter((ship) => words.some((word) => overlap(ship, word)))];
        },
        { message: `words over a ship at ${width}` },
      )
      .toEqual([true, []]);
    const parts = await boxes(page, '.victory :is(.words, .after .ways, .figures, .more, .share)');
    expect(overlapping(parts), `below the stage at ${width}`).toEqual([]);
  }
  // Also beside the picture, which comes a moment later.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.locator('.share img').waitFor();
  await expect(end.getByRole('button', { name: /^Once more/ })).toBeInViewport({ ratio: 1 });
  await expect(end.getByRole('link', { name: /coach/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  // Where motion is wanted the winner fires first, and then the other is wrecked; here she lies wrecked at once.
  const wrecked = (one: Page) => one.locator('.victory .airship.wrecked');
  if (!/A draw/.test((await end.getByRole('heading').first().textContent()) ?? '')) {
    await expect(wrecked(page)).toHaveCount(1);
    const lively = await visitor({ reducedMotion: 'no-preference' });
    await lively.goto(page.url());
    await expect(lively.locator('.victory .airship .flame')).toHaveCount(1);
    await expect(wrecked(lively)).toHaveCount(1);
    await expect(lively.locator('.victory .airship .flame')).toHaveCount(0);
  }
});

test('a gun that is fired is seen to fire, and stands still where motion is not wanted', async ({ page }) => {
  const blasts = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { blasts: number }).blasts);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await practise(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { blasts: 0 });
    new MutationObserver((all) => {
      for (const one of all)
        for (const node of one.addedNodes)
          if (node instanceof Element && (node.matches('.blast') || node.querySelector('.blast')))
            (globalThis as unknown as { blasts: number }).blasts++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await lay(page, await dig(page, 'F', 6), 2);
  await expect.poll(blasts).toBeGreaterThan(0);
  await expect(page.locator('.blast'), 'the smoke clears').toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await blasts();
  await lay(page, await dig(page, 'F', 6), 3);
  expect(await blasts()).toBe(before);
  await expect(pile(page, 3)).toHaveAttribute('data-gun', 'fired');
});

test('the log is folded away beside a battle and opens with L', async ({ page }) => {
  await practise(page);
  await expect(page.getByRole('log', { name: 'What happened' })).toHaveCount(0);
  const wide = (await battle(page).boundingBox())?.width ?? 0;
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'What happened' })).toBeVisible();
  expect((await battle(page).boundingBox())?.width ?? 9999).toBeLessThan(wide - 200);
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'What happened' })).toHaveCount(0);
  expect(await fire(page, 3)).toBe(3);
});
