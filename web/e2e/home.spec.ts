import { expect, type Page } from '@playwright/test';
import { sit } from './sit.ts';
import { serious, test } from './table.ts';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

test('home says what a match waits for, what the puzzle asks, and all of it on one screen', async ({
  page,
}) => {
  await sit(page, { game: 'swordplay', seats: ['me', 'greedy'] });
  await expect(page.locator('.ask.mine')).toBeVisible();
  const match = page.url().replace('/match/', '/api/matches/');
  const running = page.getByRole('region', { name: 'Your matches' });
  let told: { outlook: { sentence: string; gauges: { value: number; of: number }[] } };
  // Whoever has no answer to a blow is not asked for long, and then something else is.
  await expect(async () => {
    told = (await (await page.request.get(match)).json()) as typeof told;
    await page.goto('/');
    await expect(running.getByRole('heading')).toHaveText(told.outlook.sentence, { timeout: 2000 });
  }).toPass();
  await expect(running.getByRole('heading'), 'it is asked of us').toHaveText(/\?$/);
  for (const { value, of } of told!.outlook.gauges)
    await expect(running.getByRole('img', { name: `${value} of ${of} life` }).first()).toBeVisible();

  const puzzle = page.getByRole('region', { name: 'Puzzle of the day' });
  await expect(puzzle).toContainText(/your (hand|strength)|of yours against|cards left/);
  await expect(puzzle.locator('.stamp .table, .stamp .whole > *').first()).toBeAttached();
  await expect(page.locator('[data-cover=audatia]').first()).toBeVisible();
  const [fold] = await boxes(page, '.below');
  expect(fold?.bottom, 'the pairing and the puzzle are in sight').toBeLessThanOrEqual(900);
  const heights = (await boxes(page, '.play')).map((box) => Math.round(box.bottom - box.top));
  expect(new Set(heights).size, `buttons of one height: ${heights.join()}`).toBe(1);
  expect(await serious(page)).toEqual([]);

  await page.setViewportSize({ width: 820, height: 1180 });
  const [bar] = await boxes(page, '#app header');
  expect((bar?.bottom ?? 0) - (bar?.top ?? 0), 'one line').toBeLessThan(66);
  const covers = await boxes(page, '.shelf > li');
  expect(covers[3]?.top, 'the last two beside each other').toBe(covers[4]?.top);
  expect(covers[4]?.right).toBeCloseTo(covers[2]?.right ?? 0, 0);
  const plays = await boxes(page, '.play');
  expect(new Set(plays.slice(0, 3).map((one) => Math.round(one.top))).size, 'in one line').toBe(1);
});

test('each day has the puzzle of another game, with its board and what it asks', async ({ page }) => {
  const DAY = 24 * 60 * 60 * 1000;
  const puzzle = page.getByRole('region', { name: 'Puzzle of the day' });
  const games = new Set<string>();
  for (let day = 0; day < 5; day++) {
    await page.clock.setFixedTime(day * DAY + 1);
    await page.goto('/');
    await expect(puzzle).toContainText(/your (hand|strength)|of yours against|cards left/);
    await expect(puzzle.locator('.stamp .table, .stamp .whole > *').first()).toBeAttached();
    const to = await puzzle.getByRole('link', { name: 'Solve it' }).getAttribute('href');
    games.add(/^\/puzzle\/([a-z-]+)\/\d+$/.exec(to ?? '')?.[1] ?? '');
  }
  expect([...games].sort()).toEqual(['audatia', 'fire-at-will', 'have-at-you', 'one-for-all', 'swordplay']);
});

test('each game has an ink of its own, by day and by night', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.shelf h2')).toHaveCount(5);
  const inks = () =>
    page
      .locator('.shelf h2')
      .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await inks(), colorScheme).toBe(5);
    expect(await serious(page), colorScheme).toEqual([]);
  }
});

test('on a phone the pages are behind one button, for fingers and for keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const lobby = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lobby' });
  await expect(lobby).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(lobby).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lobby).toBeHidden();
  await menu.click();
  await lobby.click();
  await expect(page).toHaveURL(/\/lobby$/);
  await expect(lobby, 'it closes behind who has gone through').toBeHidden();
});

test('the scene of an invitation has a night of its own, and eight have room at a table that waits', async ({
  page,
  visitor,
}) => {
  await sit(page, {
    game: 'swordplay',
    options: { seats: 8 },
    seats: ['me', 'greedy', ...Array<string>(6).fill('open')],
  });
  const friend = await visitor();
  await friend.goto(page.url());
  const sky = friend.locator('[data-cover] rect').first();
  const colour = (): Promise<string> => sky.evaluate((one) => getComputedStyle(one).fill);
  const day = await colour();
  await friend.emulateMedia({ colorScheme: 'dark' });
  expect(await colour(), 'the sky').not.toBe(day);
  expect(await serious(friend)).toEqual([]);
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = await boxes(page, 'ol[aria-label=Seats] > li, .asking');
    expect(places).toHaveLength(9);
    for (const [i, one] of places.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(width);
      for (const other of places.slice(i + 1))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
          `${i} lies upon another at ${width}`,
        ).toBe(true);
    }
  }
  expect(await serious(page)).toEqual([]);
});

test('who comes too late is told so: the seats are taken, or it was called off', async ({
  page,
  visitor,
}) => {
  await sit(page, { game: 'swordplay', seats: ['me', 'greedy'] });
  await expect(page.locator('.ask').first()).toBeVisible();
  const late = await visitor();
  await late.goto(page.url());
  const note = late.getByRole('status').filter({ hasText: 'All seats are taken' });
  await expect(note.getByRole('link', { name: 'Play Swordplay yourself' })).toBeVisible();
  expect(await serious(late)).toEqual([]);
  // Where the log is closed it is a line of its own, and covers nothing of the table.
  for (const width of [820, 390]) {
    await late.setViewportSize({ width, height: 900 });
    const [line] = await boxes(late, '.onlooker');
    const [board] = await boxes(late, 'main.board');
    expect(line?.bottom, `at ${width}`).toBeLessThanOrEqual((board?.top ?? 0) + 1);
  }
  await late.setViewportSize({ width: 1440, height: 900 });
  await note.getByRole('button', { name: 'Watch' }).click();
  await expect(note).toHaveCount(0);

  await sit(page, { game: 'swordplay', seats: ['me', 'open'] });
  const link = page.url();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('button', { name: 'Yes, call it off' }).click();
  await expect(page.locator('.shelf')).toBeVisible();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This match was never played' })).toBeVisible();
  await expect(late.getByRole('link', { name: 'Open Swordplay yourself' })).toHaveAttribute(
    'href',
    '/games/swordplay/new',
  );
  expect(await serious(late)).toEqual([]);
});

test('a page that gets nothing from its server says so, and is tried again', async ({ page, errors }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  for (const path of ['/lobby', '/mine', '/lab', '/games/swordplay/rules', '/games/swordplay/cards']) {
    await page.goto(path);
    await expect(page.getByRole('alert'), path).toHaveText(
      'The server could not answer just now. Try again in a moment.',
    );
    await expect(page.getByText('Looking …'), path).toHaveCount(0);
    expect(await serious(page), path).toEqual([]);
  }
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('li svg').first()).toBeVisible();
  errors.splice(0); // the browser complains of each answer that did not come
});

test('who opens a match reads names and sentences, and no words of programs', async ({ page }) => {
  const options = async (label: string | RegExp): Promise<string[]> => {
    const all = page
      .getByLabel(label, { exact: typeof label === 'string' })
      .first()
      .locator('option');
    await expect(all.first()).toBeAttached();
    return all.allTextContents();
  };
  await page.goto('/games/one-for-all/new');
  await expect(page.getByLabel('Seat 2', { exact: true })).toBeVisible();
  for (const seat of await options('Seat 2')) expect(seat).not.toMatch(/\bbot\b|greedy|random/i);
  await page.getByText('Clock and finer rules').click();
  const figures = await options(/^The figures of the first side/);
  expect(figures).toEqual(expect.arrayContaining(["D'Artagnan", 'Rochefort', 'Hired Blade']));
  for (const word of [...figures, ...(await options('Where the fight takes place.'))])
    expect(word, 'as it is in files').not.toMatch(/^(dartagnan|athos|guard|blade|tavern|convent)$/);
  await page.goto('/games/audatia/new');
  await page.getByText('Clock and finer rules').click();
  expect(await options(/^Whose deck each player takes/)).toEqual(['as it comes', 'Galeazzo', 'Boucicault']);
  const challenger = page.getByLabel('The seat that issues the challenge.');
  expect(await challenger.locator('option').allTextContents()).toEqual(['The first seat', 'The second seat']);
  await challenger.selectOption('The second seat');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('beginner');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.locator('.plate').first()).toContainText('Respondent');
});
