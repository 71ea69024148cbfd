import { expect, type Page } from '@playwright/test';
import { againstTheBot, finished, resign, serious, test } from './table.ts';

const WORDS = 'A part of this page did not come. Is there a network?';

/** Keeps parts of the page away until it is told to let them come; the browser may complain of that. */
async function without(page: Page, errors: string[], parts: string): Promise<() => Promise<void>> {
  await page.route(parts, (route) => route.abort());
  return async () => {
    await page.unroute(parts);
    errors.splice(0);
  };
}

test('the end of a match that does not come says so, and is tried again', async ({ page, errors }) => {
  const come = await without(page, errors, '**/Finale-*.js');
  await againstTheBot(page);
  await resign(page);
  await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await come();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(finished(page).getByRole('heading')).toHaveText(/wins$/);
  await expect(page.getByText(WORDS)).toHaveCount(0);
});

test('so does the scene of it, and what was fought is told beside', async ({ page, errors }) => {
  const come = await without(page, errors, '**/End-*.js');
  await againstTheBot(page);
  await resign(page);
  await expect(finished(page).getByRole('heading')).toHaveText(/wins$/);
  await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
  await come();
});

for (const [path, part, there] of [
  ['/lobby', '**/Lobby-*.js', 'h1:has-text("The lobby")'],
  ['/games/swordplay/learn', '**/Learn-*.js', '.teacher'],
] as const)
  test(`a page that does not come says so, and is tried again: ${path}`, async ({ page, errors }) => {
    const come = await without(page, errors, part);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
    await come();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(there)).toBeVisible();
  });

test('a board that does not come says so, and is tried again', async ({ page, errors }) => {
  await againstTheBot(page);
  const come = await without(page, errors, '**/board-*.js');
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
  await come();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
});
