import { expect, type Page } from '@playwright/test';
import { fight as bout, look, press } from './audatia.ts';
import { tooSmall } from './boxes.ts';
import { begun, fire, open as sail } from './fire.ts';
import { openMelee, ourTurn, placeAll, surveyed } from './oneforall.ts';
import { sit } from './sit.ts';
import { test } from './table.ts';

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** All letters that are too small, at a desk and on a phone; what is named is opened on the way. */
async function small(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const one of await tooSmall(page, '.match')) found.push(`${width}: ${one}`);
  }
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
  return found;
}

for (const rules of ['basic', 'sudden-death'])
  test(`every letter on the table of Audatia can be read, ${rules}`, async ({ page }) => {
    const seen = new Set<string>();
    const begin = (): Promise<void> =>
      sit(page, { game: 'audatia', options: { rules }, seats: ['me', 'beginner'] });
    for (let i = 0; i < 3; i++) {
      await begin();
      await bout([page], press, async (now) => {
        const many = (await page.locator('.hand.many').count()) > 0;
        const moment = `${now.phase} ${many}`;
        if (!now.asked || seen.has(moment)) return false;
        seen.add(moment);
        expect(await small(page), moment).toEqual([]);
        return false;
      });
    }
    expect((await look(page)).over).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
  });

test('every letter on the table of Fire at Will can be read', async ({ page }) => {
  await sail(page, ['me', 'me'], { gunners: 'both', idle: false }, 'local');
  await begun(page);
  expect(await small(page), 'two at one screen').toEqual([]);
  await sail(page, ['me', 'beginner'], { gunners: 'both', expert: true });
  await begun(page);
  await fire(page, 8);
  expect(await small(page)).toEqual([]);
});

test('every letter on the table of One For All can be read', async ({ page }) => {
  await openMelee(page, {}, ['me', 'random']);
  expect(await small(page), 'placing').toEqual([]);
  await placeAll(page);
  await ourTurn(page);
  await page.locator('.friends button.can').first().click();
  await surveyed(page);
  expect(await small(page), 'a man is chosen').toEqual([]);
  await page.locator('.deeds li button').first().click();
  expect(await small(page), 'what he does is shown').toEqual([]);
});
