import { expect } from '@playwright/test';
import { boxes } from './boxes.ts';
import { changed } from '../src/pages/whatif.ts';
import type { SetFile } from '../src/wire.ts';
import { serious, test } from './table.ts';

test('a set of one’s own is compared with ours, and one that is ours is not', async ({ page, errors }) => {
  test.slow(); // the lab takes up to a minute
  await page.goto('/lab/swordplay');
  await expect(page.getByLabel('Card')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByRole('alert')).toHaveText('These cards are as ours are: nothing differs.');
  await expect(page.getByRole('progressbar')).toBeHidden();
  errors.splice(0); // the browser complains of each answer that is a refusal
  const ours = (await (await page.request.get('/api/games/swordplay/cards/pirates')).json()) as SetFile;
  await page.getByLabel('or compare a set of your own').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(changed(ours.content, 'Rapier', 'damage', 4))),
  });
  await expect(page.getByRole('status')).toContainText(/mine.json: [\d,]+ of about [\d,]+ matches/);
  await expect(page.getByRole('alert')).toBeHidden();
  const result = page.locator('h2.result', { hasText: 'mine.json' });
  await expect(result).toBeVisible({ timeout: 180_000 });
  const figures = page.locator('article.lab').first();
  await expect(figures).toContainText('Your pirates against ours');
  await expect(figures).toContainText('What it changes');
  expect(await serious(page)).toEqual([]);
});

test('the lab shows how games go, tells how far it is, and says in words what is wrong', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.locator('article.lab h3').first()).toHaveText('Who wins');
  await expect(page.getByText('our reconstruction').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'Have at You!' }).click();
  await expect(page.locator('article.have-at-you')).toBeVisible();
  await page.goto('/lab/swordplay');
  await page.getByLabel('Card').selectOption('Rapier');
  await expect(page.getByLabel('had')).toHaveValue('damage');
  await page.getByLabel('of', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByRole('alert')).toContainText('Rapier with damage 1000: expected a whole number');
  await page.getByLabel('of', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByRole('status')).toContainText(
    /Rapier with damage 3: [1-9][\d,]* of about [\d,]+ matches/,
  );
});

test('a figure keeps its sign, and on a phone each mark stands beside its figure', async ({ page }) => {
  for (const game of ['swordplay', 'fire-at-will']) {
    await page.goto(`/lab/${game}`);
    await expect(page.locator('article.lab h3').first()).toBeVisible();
    expect(await page.locator('article.lab').innerText()).not.toMatch(/\d %/);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
    const marks = await boxes(page, '.sheets .row svg .dot:visible');
    const figures = await boxes(page, '.sheets .row .value > span:visible');
    expect(marks.length).toBeGreaterThan(3);
    expect(marks).toHaveLength(figures.length);
    marks.forEach((mark, i) =>
      expect(Math.abs(middle(mark) - middle(figures[i] ?? mark)), `figure ${i + 1}`).toBeLessThan(6),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
