import type { Locator, Page } from '@playwright/test';

/** Whether a page is used with fingers. */
export const touched = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Presses something with what the page is used with. On a phone a card of the hand is shown first, then played. */
export async function point(page: Page, at: Locator): Promise<void> {
  if (!(await touched(page))) return at.click();
  await at.tap();
  const again = await at
    .evaluate((e) => e.matches('.hand .lit') && e.closest('li.shown, .shown') !== null, null, {
      timeout: 300,
    })
    .catch(() => false);
  if (again) await at.tap({ timeout: 2_000 }).catch(() => undefined); // what was asked may be answered by now
}

/** Presses a key, or with fingers what that key stands for. */
export async function strike(page: Page, key: string): Promise<void> {
  if (!(await touched(page))) return page.keyboard.press(key);
  const scope = await page.evaluate(
    () => ['dialog[open]', '[data-picking]'].find((one) => document.querySelector(one)) ?? 'body',
  );
  const wanted = page.locator(`${scope} button:not(:disabled):has(kbd:text-is("${key}"))`).first();
  if ((await wanted.count()) === 0) return;
  await point(page, wanted).catch(() => undefined); // it may have gone before the finger came
}
