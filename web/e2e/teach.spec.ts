import { expect, type Locator, type Page } from '@playwright/test';
import { serious, test } from './table.ts';

/** Each game with a situation of its first match in which cards lie open, and one that the mouse can rest on. */
const GAMES = {
  swordplay: [2, '.hand [data-look]'],
  'have-at-you': [2, '.hand [data-look]'],
  'fire-at-will': [3, '.heap [data-look]'],
  audatia: [5, '.posta[data-look]'],
  'one-for-all': [4, '[data-look="long table"], g[data-look]'],
} as const;

async function learnFrom(page: Page, game: string, situation: number): Promise<void> {
  await page.addInitScript(([id, n]) => localStorage.setItem('derring.learnt', JSON.stringify({ [id]: n })), [
    game,
    situation,
  ] as const);
  await page.goto(`/games/${game}/learn`);
  await expect(page.locator(`.learn[data-at="${situation}"][data-busy="false"]`)).toBeVisible();
}

interface Known {
  id: string;
  bots: { name: string }[];
}

const winning = (page: Page): Locator => page.getByRole('dialog', { name: 'How to win' });
const lectern = (page: Page): Locator => page.locator('dialog.lectern');

for (const [game, [situation, card]] of Object.entries(GAMES)) {
  test(`one key away at the table of ${game} is how to win, and what the mouse rests on is shown large`, async ({
    page,
  }) => {
    await learnFrom(page, game, situation);
    await page.keyboard.press('w');
    await expect(winning(page).locator('svg').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(winning(page)).toBeHidden();
    await page.locator(`.learn main :is(${card})`).first().hover({ force: true });
    await expect(page.locator('.peek svg').first()).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(page.locator('.peek')).toHaveCount(0);
    // A word of the game in the sentence opens its clause where one is.
    await page.locator('.teacher a.term, .ask a.term, .learn main a[href*="/rules#"]').first().click();
    await expect(lectern(page)).toHaveAttribute('aria-label', /^Clause /);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/learn$/);
  });

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`how to win ${game} is in the menu of its table, and a long press lays a card open`, async ({
      page,
    }) => {
      await page.goto('/about');
      const games = (await (await page.request.get('/api/games')).json()) as Known[];
      const bot = games.find((one) => one.id === game)?.bots[0]?.name;
      const answer = await page.request.post('/api/matches', {
        data: { game, options: {}, seats: ['me', bot], who: 'link', clock: { kind: 'none' } },
      });
      await page.goto(`/match/${((await answer.json()) as { match: string }).match}`);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: /^How to win/ }).tap();
      await expect(winning(page).locator('svg').first()).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await winning(page).getByRole('button', { name: 'Close' }).tap();
      await learnFrom(page, game, situation);
      const at = page.locator('.learn main :is([data-look], [data-card]:not([data-card="none"]))').first();
      const touch = {
        pointerType: 'touch',
        isPrimary: true,
        pointerId: 7,
        button: 0,
        buttons: 1,
        bubbles: true,
      };
      await at.dispatchEvent('pointerdown', touch);
      await expect(lectern(page).locator('svg').first()).toBeVisible();
      await at.dispatchEvent('pointerup', { ...touch, buttons: 0 });
      await lectern(page).getByRole('button', { name: 'Close' }).tap();
      await expect(page.locator(`.learn[data-at="${situation}"][data-done="false"]`)).toBeVisible();
    });
  });
}
