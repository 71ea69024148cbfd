import { expect } from '@playwright/test';
import { boxes, overlapping } from './boxes.ts';
import { sit } from './sit.ts';
import { againstTheBot, comeTo, fight, question, test } from './table.ts';

test('why a card is thrown away, and that readying costs the blow, is said before', async ({ page }) => {
  await comeTo(
    () => againstTheBot(page),
    async () => (await fight([page], (_, now) => now.asks.includes('Throw one card away'))) !== null,
  );
  await expect(question(page)).toContainText('for another from the deck');
  await comeTo(
    () => againstTheBot(page),
    async () => (await fight([page], (_, now) => now.asks.includes('Lay one card ready'))) !== null,
  );
  await expect(question(page)).toContainText('Then you do not strike this turn');
  await expect(question(page).getByRole('button', { name: /I strike/ })).toBeVisible();
});

test('who is hit without an answer sees why, long enough to read it, and then no more', async ({ page }) => {
  const told = page.locator('.struck');
  await comeTo(
    () => againstTheBot(page),
    async () => {
      let seen = false;
      await fight([page], (_, now) => now.over || (seen = seen || now.asks.includes('Answer it?')));
      if (!seen) return false;
      await expect(told, 'an earlier blow is no longer told').toHaveCount(0, { timeout: 10_000 });
      await page.keyboard.press('0');
      return told.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    },
  );
  await expect(told).toContainText(/hit you: nothing was laid against .* It (cost \d|did no harm)/);
  await page.waitForTimeout(3_500);
  await expect(told).toBeVisible();
  await expect(told).toHaveCount(0, { timeout: 6_000 });
});

test('among many it is said beside the own portrait, and nothing on the stage is covered', async ({
  page,
}) => {
  const told = page.locator('.struck');
  await comeTo(
    () => sit(page, { game: 'swordplay', options: { seats: 4 }, seats: ['me', 'solid', 'solid', 'solid'] }),
    async () => {
      let seen = false;
      await fight([page], (_, now) => now.over || (seen = seen || now.asks.includes('Answer it?')));
      if (!seen) return false;
      await page.keyboard.press('0');
      return told.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    },
  );
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = await boxes(page, '.struck, .stage, .ask, .hand');
    expect(overlapping(found), `at ${width}`).toEqual([]);
    const [said] = await boxes(page, '.struck');
    expect(said?.right).toBeLessThanOrEqual(width);
  }
});

test('a card that dies under a resting pointer says why', async ({ page }) => {
  // All cards live while one may be thrown away; a parry is dead in the phases after it.
  const parry = page.locator('.hand [data-card^="Parry"]').first();
  await comeTo(
    () => againstTheBot(page),
    async () =>
      (await fight([page], (_, now) => now.asks.includes('Throw one card away'))) !== null &&
      (await parry.count()) > 0,
  );
  await parry.hover();
  await page.keyboard.press('0');
  await expect(page.locator('.why')).toBeVisible();
});

test('the chain runs from the one who strikes to the one who is struck', async ({ page }) => {
  const links = page.getByRole('list', { name: 'The exchange' }).locator('> li.link');
  // A chain that he has begun: one that answers ours runs the other way.
  await comeTo(
    () => againstTheBot(page),
    async () =>
      (await fight([page], (_, now) => now.asks.includes('Answer it?'))) !== null &&
      (await links.count()) === 2,
  );
  // He stands at the right and strikes: his card lies at the right, the empty place at ours.
  await expect
    .poll(async () => {
      const first = await links.first().boundingBox();
      const wanted = await links.last().boundingBox();
      return first && wanted && first.x > wanted.x;
    })
    .toBe(true);
});
