import { expect, type Page } from '@playwright/test';
import { serious, test } from './table.ts';

const teacher = (page: Page) => page.locator('.teacher');
const said = (page: Page) => page.locator('.teacher .say');

/** Waits until something can be tried in a situation. */
async function at(page: Page, n: number): Promise<void> {
  await expect(page.locator(`.learn[data-at="${n}"][data-busy="false"][data-done="false"]`)).toBeVisible();
}

const done = (page: Page) => page.locator('.learn[data-done="true"]');

/** Plays a card of the hand by name. */
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });

test('the first duel: a wrong card is told why, what was learnt is kept, and then a real match', async ({
  page,
}) => {
  await page.goto('/games/swordplay/learn');
  await at(page, 0);
  await expect(said(page)).toContainText('ten drops of life');
  await card(page, 'Attack - Low').click();
  await expect(done(page)).toBeVisible();
  await expect(said(page)).toContainText('Pip loses a drop');
  await page.keyboard.press('Enter');

  await at(page, 1);
  await card(page, 'Parry - Low').click();
  await expect(done(page)).toBeVisible();
  await teacher(page).getByRole('button', { name: 'Go on' }).click();

  await at(page, 2);
  await card(page, 'Duck').click();
  await expect(said(page)).toContainText('the other card stops it and strikes');
  await card(page, 'Riposte - High').click();
  await expect(done(page)).toBeVisible();
  await page.reload();
  await at(page, 3); // what was learnt is kept
  await expect(page.getByRole('button', { name: 'Finish it' })).toBeDisabled();
  expect(await serious(page)).toEqual([]);

  await card(page, 'Parry - Left').first().click();
  await expect(done(page)).toBeVisible();
  await page.getByRole('button', { name: 'I know this game, let me fight' }).click();
  await expect(page).toHaveURL(/\/match\//);
});

const LIT = {
  'have-at-you': [1, '[data-target="rank:4"]', '[data-card="Move! 17"]'],
  'fire-at-will': [0, '.deck', '.deck'],
  'one-for-all': [2, '[data-place="figure guard"]', '[data-place="figure guard"]'],
} as const;

for (const [game, [situation, place, other]] of Object.entries(LIT))
  test(`what the sentence speaks of is lit at the table of ${game}, and in sight`, async ({ page }) => {
    await page.addInitScript(
      ([id, n]) => localStorage.setItem('derring.learnt', JSON.stringify({ [id]: n })),
      [game, situation] as const,
    );
    await page.goto(`/games/${game}/learn`);
    await at(page, situation);
    await expect(page.locator(`${place}[data-wanted]`).first()).toBeInViewport();
    await expect(page.locator(`${other}[data-wanted]`).first()).toBeVisible();
  });

test('a first match is offered at the first visit and at the first table, never forced, once each', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The first time here?' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The first time here?' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const offer = page.getByRole('region', { name: 'Swordplay for the first time?' });
  await expect(offer.getByRole('link', { name: 'Teach me' })).toHaveAttribute(
    'href',
    '/games/swordplay/learn',
  );
  await offer.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('on a phone the lesson fits', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/games/swordplay/learn');
  await at(page, 0);
  await expect(teacher(page)).toBeInViewport();
  // What is asked for lies above the sentence, not under it.
  const wanted = await page.locator('[data-wanted]').first().boundingBox();
  const says = await teacher(page).boundingBox();
  expect(wanted && says && wanted.y + wanted.height <= says.y + 1).toBe(true);
  await expect(page.locator('[data-wanted]').first()).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
