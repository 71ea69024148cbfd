import { expect, type Page } from '@playwright/test';
import { test } from './table.ts';

const waiting = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Waiting for somebody' }) });

/** Lets so many matches wait, and answers as the server does: fifty at once, or those before a time. */
async function waits(page: Page, all: () => number, show = 'open'): Promise<void> {
  const seat = { name: 'Mara', kind: 'guest', bot: '', face: '' };
  const of = (at: number) => ({
    match: String(at).padStart(32, '0'),
    game: 'swordplay',
    name: 'Swordplay',
    state: 'open',
    seats: [seat, { ...seat, name: '', kind: 'open' }],
    you: [],
    host: 0,
    options: {},
    who: 'public',
    clock: { kind: 'none' },
    turn: 0,
    toAct: [],
    watching: 0,
    opened: at,
    at,
  });
  await page.route(`**/api/matches?show=${show}*`, (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? all() + 1);
    const told = Array.from({ length: Math.min(50, before - 1) }, (_, i) => of(before - 1 - i));
    return route.fulfill({ json: told });
  });
}

for (const all of [50, 51])
  test(`of ${all} matches all are turned over to, and then nothing older is offered`, async ({ page }) => {
    let there = all;
    await waits(page, () => there);
    await page.clock.install();
    await page.goto('/lobby');
    const list = waiting(page).locator('.matches > li');
    const older = waiting(page).getByRole('button', { name: 'Older ones' });
    await expect(list).toHaveCount(6);
    // Somebody opens another while one looks: what is older stays.
    there += 1;
    await page.clock.fastForward(5_100);
    await expect(list.first().locator('a').first()).toHaveAttribute('href', new RegExp(`0${there}$`));
    for (let shown = 6; shown < there; shown += 6) {
      await expect(list).toHaveCount(shown);
      await older.click();
    }
    await expect(list).toHaveCount(there);
    await expect(older).toHaveCount(0);
  });

test('of exactly fifty none is older', async ({ page }) => {
  await waits(page, () => 50);
  await page.goto('/lobby');
  const list = waiting(page).locator('.matches > li');
  const older = waiting(page).getByRole('button', { name: 'Older ones' });
  for (let shown = 6; shown < 50; shown += 6) {
    await expect(list).toHaveCount(shown);
    await older.click();
  }
  await expect(list).toHaveCount(50);
  await expect(older).toHaveCount(0);
});

test('of exactly fifty matches of mine none is older', async ({ page }) => {
  await waits(page, () => 50, 'mine');
  await page.goto('/mine');
  const list = page.locator('.matches > li');
  const older = page.getByRole('button', { name: 'Older ones' });
  for (let shown = 8; shown < 50; shown += 8) {
    await expect(list).toHaveCount(shown);
    await older.click();
  }
  await expect(list).toHaveCount(50);
  await expect(older).toHaveCount(0);
});
