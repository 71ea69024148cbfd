import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { againstTheBot, finished, type PAGES, press, resign, serious, test, turnTo } from './table.ts';

/** Pages that every game has, each with what is seen when it is whole. */
const OF_A_GAME = {
  new: 'button:has-text("Open the match")',
  rules: 'article',
  cards: 'li svg',
  learn: '.learn[data-busy="false"]',
};

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    for (const path of ['/', '/lobby', '/mine', '/about'] as const) {
      test(`axe finds nothing serious at ${path}`, async ({ page }) => {
        await turnTo(page, path);
        expect(await serious(page)).toEqual([]);
      });
    }

    for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
      test(`axe finds nothing serious at the pages of ${game}`, async ({ page }) => {
        for (const [path, whole] of Object.entries(OF_A_GAME)) {
          await page.goto(`/games/${game}/${path}`);
          await expect(page.locator(whole).first(), path).toBeVisible();
          expect(await serious(page), path).toEqual([]);
        }
      });

    test('axe finds nothing serious at the table, nor at its end', async ({ page }) => {
      await againstTheBot(page);
      for (let i = 0; i < 8; i++) await press(page);
      expect(await serious(page)).toEqual([]);
      await resign(page);
      await expect(finished(page)).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });
  });
}

test('the focus goes through a page in the order in which it is read', async ({ page }) => {
  await turnTo(page, '/');
  const order: { name: string; top: number; left: number; book: number }[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        top: box.top + scrollY,
        left: box.left,
        book: [...document.querySelectorAll('.shelf > li')].findIndex((li) => li.contains(element)),
      };
    });
    if (!at || order.some((seen) => seen.top === at.top && seen.left === at.left)) break;
    order.push(at);
  }
  const names = order.map((stop) => stop.name);
  expect(names[0]).toBe('To the content');
  expect(names.indexOf('Derring-Do')).toBeLessThan(names.indexOf('Lobby'));
  const play = names.findIndex((name) => name.startsWith('Play '));
  expect(names.indexOf('Lobby')).toBeLessThan(play);
  const main = order.slice(play);
  main.reduce((before, stop) => {
    // Down one book of the shelf, then to the next.
    if (stop.book >= 0 && stop.book !== before.book) expect(stop.book).toBe(before.book + 1);
    else expect(stop.top, `${stop.name} comes after ${before.name}`).toBeGreaterThanOrEqual(before.top - 40);
    return stop;
  });
});

test('at the table the focus goes from the bar over the question to the hand and the log', async ({
  page,
}) => {
  await againstTheBot(page);
  for (let i = 0; i < 40 && (await page.locator('.ask.mine').count()) === 0; i++)
    await page.waitForTimeout(50);
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')].filter(
      (e) => e.offsetParent !== null && !(e as HTMLButtonElement).disabled,
    );
    const first = (selector: string): number => all.findIndex((e) => e.closest(selector));
    return [first('header'), first('.ask'), first('.hand'), first('.log'), first('.chat')];
  });
  expect(found.every((place) => place >= 0)).toBe(true);
  expect([...found].sort((a, b) => a - b)).toEqual(found);
  expect(
    await page.evaluate(
      () => document.querySelectorAll('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').length,
    ),
  ).toBe(0);
});

/** How much script the browser fetches, packed, until the page shows what it came for. */
async function packed(page: Page, path: keyof typeof PAGES): Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  await turnTo(page, path);
  await page.waitForLoadState('networkidle'); // covers come when they are wanted
  const sizes = await Promise.all(bodies);
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const path of [
  '/',
  '/games/swordplay/cards',
  '/games/have-at-you/cards',
  '/games/fire-at-will/cards',
] as const) {
  // The cards are drawn by the game's board, which is all that a table loads beyond the pages.
  test(`whoever comes to ${path} for the first time loads less than 150 kB of script, packed`, async ({
    page,
  }) => {
    const size = await packed(page, path);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(150_000);
  });
}
