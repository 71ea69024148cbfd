import { expect, type Page } from '@playwright/test';
import { againstTheBot, comeTo, fight, look, question, serious, test } from './table.ts';

const lectern = (page: Page) => page.locator('dialog.lectern');

test('a card opens in place: resting on it, by key, and a clause by a click, all in one layer', async ({
  page,
}) => {
  await againstTheBot(page);
  await expect(question(page)).toBeVisible();
  const card = page.locator('.hand [data-card]').first();
  await card.hover();
  const peek = page.locator('.peek');
  await expect(peek).toBeVisible();
  expect((await peek.boundingBox())?.width).toBe(220);
  await page.mouse.move(5, 5);
  await expect(peek).toHaveCount(0);
  const { n } = await look(page);
  await card.focus();
  await page.keyboard.press('i');
  await expect(lectern(page).locator('svg').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lectern(page)).toHaveCount(0);
  // A word of the game in the question opens what it means.
  await question(page).locator('a.term').first().click();
  await expect(lectern(page)).toContainText('SWP-');
  await expect(page).toHaveURL(/\/match\//);
  await page.keyboard.press('Escape');
  expect((await look(page)).n).toBe(n);
  await fight([page], (_, now) => now.n > n + 2 && now.asks !== '');
  await page.getByRole('log').locator('a').last().click();
  await expect(lectern(page)).toHaveAttribute('aria-label', /^Clause SWP-/);
  await expect(page.locator('dialog.lectern')).toHaveCount(1);
});

/** Each game with a situation of its first match in which cards lie open. */
const OPEN = { swordplay: 2, 'have-at-you': 2, 'fire-at-will': 2, audatia: 4, 'one-for-all': 2 };

for (const [game, situation] of Object.entries(OPEN))
  test(`at the table of ${game} the cards in sight open by the key i`, async ({ page }) => {
    await page.addInitScript(
      ([id, n]) => localStorage.setItem('derring.learnt', JSON.stringify({ [id]: n })),
      [game, situation] as const,
    );
    await page.goto(`/games/${game}/learn`);
    await expect(page.locator('.learn[data-busy="false"] main [data-card]').first()).toBeVisible();
    await page.keyboard.press('i');
    const sight = lectern(page).locator('.names button');
    await expect(sight.first()).toBeVisible();
    await sight.first().click();
    await expect(lectern(page).locator('.large svg').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lectern(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/learn$/);
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press opens a card and plays nothing', async ({ page }) => {
    await comeTo(
      () => againstTheBot(page),
      async () => (await fight([page], (_, now) => now.lit > 0)) !== null,
    );
    const { n } = await look(page);
    const card = page.locator('.hand .lit').first();
    const touch = {
      pointerType: 'touch',
      isPrimary: true,
      pointerId: 7,
      button: 0,
      buttons: 1,
      bubbles: true,
    };
    await card.dispatchEvent('pointerdown', touch);
    await expect(lectern(page).locator('svg').first()).toBeVisible();
    await card.dispatchEvent('pointerup', { ...touch, buttons: 0 });
    await lectern(page).getByRole('button', { name: 'Close' }).tap();
    await expect(lectern(page)).toHaveCount(0);
    expect((await look(page)).n).toBe(n);
  });
});
