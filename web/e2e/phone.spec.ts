import { expect } from '@playwright/test';
import { againstTheBot, comeTo, fight, look, test, turnTo } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone shows with a tap, plays with the second, and scrolls nothing sideways', async ({ page }) => {
  await comeTo(
    () => againstTheBot(page),
    async () => (await fight([page], (_, now) => now.asks !== '' && now.lit > 0)) === page,
  );
  const { n } = await look(page);
  const card = page.locator('.hand .lit').first();
  await card.tap();
  await expect(page.locator('.hand .shown')).toHaveCount(1);
  // Too small for its rule to be read: it is told.
  await expect(page.locator('.hand .why')).toContainText(/\. Touch it again to play it\./);
  await card.tap();
  if (await page.locator('dialog[open]').isVisible())
    await page.locator('dialog .options button').first().tap();
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
  const small = await page
    .locator('button:visible, a.button:visible')
    .evaluateAll((all) =>
      all
        .filter((e) => e.getBoundingClientRect().width < 43.5 || e.getBoundingClientRect().height < 43.5)
        .map((e) => e.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

test('no page is wider than a phone', async ({ page }) => {
  const wide = async (): Promise<string[]> =>
    page.evaluate(() => {
      const most = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > most
        ? [`${location.pathname}: ${document.documentElement.scrollWidth}`]
        : [];
    });
  for (const path of [
    '/',
    '/lobby',
    '/mine',
    '/games/swordplay/new',
    '/games/swordplay/rules',
    '/games/swordplay/cards',
    '/about',
    '/lab',
  ] as const) {
    await turnTo(page, path);
    expect(await wide()).toEqual([]);
  }
  await againstTheBot(page);
  expect(await wide()).toEqual([]);
});
