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

test('what the server does not hear is said, the table stays, and it is tried again', async ({
  page,
  errors,
}) => {
  const heard = '**/api/games/*/lesson/*';
  await page.addInitScript(() => localStorage.setItem('derring.learnt', JSON.stringify({ swordplay: 1 })));
  await page.route(heard, (route) => route.fulfill({ status: 500 }));
  await page.goto('/games/swordplay/learn');
  const alert = teacher(page).getByRole('alert');
  const again = alert.getByRole('button', { name: 'Try again' });
  await expect(alert).toContainText('The server could not answer just now.');
  await page.unroute(heard);
  await again.click();
  await at(page, 1);
  await expect(alert).toHaveCount(0);

  // Somebody looks for a network, and the table waits.
  await page.route(heard, (route) => route.abort());
  await page.route('**/here/**', (route) => route.abort());
  await card(page, 'Parry - Low').click();
  await expect(alert).toContainText('The server cannot be reached. Is there a network?');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(said(page)).not.toBeEmpty();
  expect(await serious(page)).toEqual([]);
  await page.unroute(heard);
  await again.click();
  await expect(done(page)).toBeVisible();
  await expect(alert).toHaveCount(0);

  await page.route('**/api/matches', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'I know this game, let me fight' }).click();
  await expect(alert).toContainText('The server could not answer just now.');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await teacher(page).getByRole('button', { name: 'Go on' }).click();
  await at(page, 2);
  await expect(alert, 'it is of the step before').toHaveCount(0);
  await page.getByRole('button', { name: 'I know this game, let me fight' }).click();
  await expect(alert).toContainText('The server could not answer just now.');
  await page.unroute('**/api/matches');
  await again.click();
  await expect(page).toHaveURL(/\/match\//);
  errors.splice(0); // the browser complains of each answer that did not come
});

test('a puzzle stays on its board while the server does not hear, and is tried again', async ({
  page,
  errors,
}) => {
  await page.goto('/puzzle/swordplay/1');
  const puzzle = page.getByRole('region', { name: 'The puzzle' });
  await expect(puzzle.getByRole('button', { name: 'Show me' })).toBeEnabled();
  await page.route('**/api/games/*/puzzles/*', (route) => route.fulfill({ status: 500 }));
  await puzzle.getByRole('button', { name: 'Show me' }).click();
  await expect(puzzle.getByRole('alert')).toContainText('The server could not answer just now.');
  await expect(page.locator('.puzzle main .table')).toBeVisible();
  await page.unroute('**/api/games/*/puzzles/*');
  await puzzle.getByRole('button', { name: 'Try again' }).click();
  await expect(puzzle).toContainText(/It was /);
  await expect(puzzle.getByRole('alert')).toHaveCount(0);
  errors.splice(0); // the browser complains of each answer that did not come
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
