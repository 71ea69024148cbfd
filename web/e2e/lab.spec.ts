import { expect } from '@playwright/test';
import { serious, test } from './table.ts';

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
