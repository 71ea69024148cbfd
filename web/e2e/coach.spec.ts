import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { boxes, outside, overlapping } from './boxes.ts';
import { againstTheBot, comeTo, fight, finished, resign, serious, test, whatIf } from './table.ts';

/** So many make a match worth going through; one that ends before is followed by another. */
const MOVES = 8;

test('a hint against a bot, the coach after the match, and play on from there', async ({ page }) => {
  await comeTo(
    () => againstTheBot(page),
    async () => {
      let made = 0;
      return (await fight([page], (_, now) => now.asks !== '' && ++made > MOVES)) !== null;
    },
  );
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint .says')).toContainText(/The coach: .+, for \d+ in 100/);
  await resign(page);
  await finished(page).getByRole('link', { name: 'Coach' }).click();

  const coach = page.locator('.coach[data-done="true"]');
  await expect(coach).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Your chance to win, from what you knew' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luck, kept apart' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await moment.fill('0');
  await expect(moment).toHaveAttribute('aria-valuetext', /^Move \d+, \d+ in 100: /);
  await page.locator('.coach h1').click();
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('1');
  await page.locator('.curve svg').click({ position: { x: 2, y: 20 } });
  await expect(moment).toHaveValue('0');
  expect(await serious(page)).toEqual([]);
  // What was found is kept; and who sat there is spoken to, also without being told which seat was his.
  await page.goto(new URL(page.url()).pathname);
  await expect(coach).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your chance to win, from what you knew' })).toBeVisible();

  // The whole table above the curve, as large as the window allows.
  const whole = (): Promise<{ cut: number; zoom: number }> =>
    page.locator('.coach main > .stage').evaluate((room) => ({
      cut: room.scrollHeight - room.clientHeight,
      zoom: Number((room.firstElementChild as HTMLElement).style.zoom),
    }));
  await page.setViewportSize({ width: 1440, height: 720 });
  await expect.poll(async () => (await whole()).cut).toBeLessThanOrEqual(1);
  const { zoom } = await whole();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect.poll(async () => (await whole()).zoom).toBeGreaterThan(zoom);
  expect((await whole()).cut).toBeLessThanOrEqual(1);

  // On a phone: the curve, then the table of the moment with the whole hand, and nothing to be pushed sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  const [curve] = await boxes(page, '.chart');
  const [stage] = await boxes(page, '.stage');
  expect(curve?.bottom ?? 0).toBeLessThanOrEqual(stage?.top ?? 0);
  const held = await boxes(page, '.hand [data-card]');
  expect(held.length).toBeGreaterThan(0);
  expect(outside(held, { what: 'screen', left: 0, top: -1e4, right: 390, bottom: 1e4 })).toEqual([]);
  expect(overlapping(held)).toEqual([]);
  await moment.fill('0');
  await page.getByRole('button', { name: 'The next moment' }).click();
  await expect(moment).toHaveValue('1');
  await page.getByRole('button', { name: 'The moment before' }).click();
  await expect(moment).toHaveValue('0');
  await page.getByLabel('Moves of').selectOption('1');
  await expect(page.getByRole('heading', { name: /^The chance of .* to win/ })).toBeVisible();
  // One is asked whom one wants to be, first the one whose moves were looked at; and a bot stays a bot.
  await page.keyboard.press('p');
  const whom = page.getByRole('dialog', { name: 'Whom do you want to be?' });
  await expect(whom.getByRole('radio').nth(1)).toBeChecked();
  expect(await serious(page)).toEqual([]);
  await whom.getByRole('button', { name: 'Close' }).click();
  const own = (await page.getByLabel('Moves of').locator('option').first().textContent()) ?? '';
  await whatIf(page, own, 'Play on from here');
  await expect(page).toHaveURL(/\/match\/[0-9a-f]{32}$/);
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Pass to/ }), 'the bot plays the other').toHaveCount(0);
});

test('on a phone what is picked far below is seen above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The coach says the same of the same match: here something was lost.
  const golden = '../contract/src/test/resources/golden/swordplay/v1';
  const record = readFileSync(`${golden}/variant-1-won-by-swp-5-the-last-fighter-is-standing.json`);
  await page.goto('/record');
  await page
    .getByLabel('Choose a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: record });
  await page.getByRole('link', { name: 'Coach', exact: true }).click();
  await expect(page.locator('.coach[data-done="true"]')).toBeVisible({ timeout: 60_000 });
  const costs = page.locator('aside li button');
  await expect(costs).not.toHaveCount(0);
  await costs.last().click();
  await expect(costs.last()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.chart')).toBeInViewport();
});

test('the puzzle of the day is told, solved or shown on the real board', async ({ page }) => {
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Puzzle of the day' });
  await expect(today.getByRole('link')).toHaveText('Solve it');
  await today.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/puzzle\/[a-z-]+\/\d+$/);
  const puzzle = page.getByRole('region', { name: 'The puzzle' });
  await expect(puzzle).toContainText(/clearly best|can be won in|What brings most|What now/);
  expect(await serious(page)).toEqual([]);
  await puzzle.getByRole('button', { name: 'Show me' }).click();
  await expect(puzzle).toContainText(SHOWN);
  await puzzle.getByRole('link', { name: 'Another' }).click();
  await expect(page).toHaveURL(/\/puzzle\//);
  await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
});

const SHOWN = /It was .+(in 100; the next best|That is worth)/;

for (const game of ['one-for-all', 'fire-at-will']) {
  test(`a puzzle of ${game} stands on its board, also on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/puzzle/${game}/2`);
    const puzzle = page.getByRole('region', { name: 'The puzzle' });
    await expect(puzzle.getByRole('button', { name: 'Show me' })).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await serious(page)).toEqual([]);
    await puzzle.getByRole('button', { name: 'Show me' }).click();
    await expect(puzzle).toContainText(SHOWN);
  });
}
