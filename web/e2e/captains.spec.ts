import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { boxes, outside, overlapping, SIZES } from './boxes.ts';
import { serious, test } from './table.ts';

/** Two who share one screen. */
const ship = (page: Page, name: string) => page.getByRole('region', { name: `${name}’s ship` });
const deck = (page: Page, name: string, column: number) =>
  ship(page, name).getByRole('button', { name: new RegExp(`^${name}’s deck ${column}:`) });
const pile = (page: Page, name: string, column: number) =>
  ship(page, name).getByRole('button', { name: new RegExp(`^${name}’s pile ${column},`) });
const hand = (page: Page, name: string) =>
  page.getByRole('img', { name: new RegExp(`^In ${name}’s hand: Load`) });

async function sit(page: Page): Promise<void> {
  await page.goto('/games/fire-at-will/new');
  await page.getByRole('radio', { name: 'One screen' }).check();
  await expect(page.getByText('Two captains, each with a half of it.')).toBeVisible();
  await page.getByLabel('Your name').fill('Mara');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.locator('.battle[data-ready="true"]')).toBeVisible();
}

test('at one keyboard both play at once, each with keys of their own', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('1');
  await page.keyboard.press('9');
  await expect(hand(page, 'Illyria')).toBeVisible();
  await expect(hand(page, 'Northwall'), 'both hold a card at the same time').toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('2');
  await expect(pile(page, 'Northwall', 6)).toHaveAccessibleName(/number 6: Load \d$/);
  await expect(pile(page, 'Illyria', 2)).toHaveAccessibleName(/number 2: Load \d$/);
  await expect(page.locator('.battle[data-waiting="false"]')).toBeVisible();

  // The mouse belongs to whose half it is in; a flag is laid by a key, an own pile is unloaded.
  await deck(page, 'Northwall', 1).click();
  await pile(page, 'Northwall', 1).click();
  await expect(pile(page, 'Northwall', 1)).not.toHaveAccessibleName(/empty/);
  await page.keyboard.press('n');
  await page.keyboard.press('8');
  await expect(pile(page, 'Northwall', 1)).toHaveAccessibleName(/flag of Northwall$/);
  await page.keyboard.press('j');
  await expect(page.locator('.far .asks.refused a'), 'who is refused is told in the own half').toHaveText(
    /^FAW-/,
  );
  await expect(page.locator('.half:not(.far) .asks.refused')).toHaveCount(0);
  expect(await serious(page)).toEqual([]);

  // Piles face each other: pile 6 of one is over pile 1 of the other.
  const above = await pile(page, 'Northwall', 6).boundingBox();
  const below = await pile(page, 'Illyria', 1).boundingBox();
  expect(Math.abs((above?.x ?? 0) - (below?.x ?? 99))).toBeLessThan(2);
  expect(above?.y ?? 99).toBeLessThan(below?.y ?? 0);
});

test('each captain has six guns, on a phone too, and none lies on a card, a plate or a word', async ({
  page,
}) => {
  await sit(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const guns = await boxes(page, '.half .mount:visible');
    expect(guns, `${width} px`).toHaveLength(12);
    const rest = await boxes(page, '.half :is(.plate, .fan .slot, .deck, .asks, .acts button)');
    expect(overlapping([...guns, ...rest]), `${width} px`).toEqual([]);
    const [field] = await boxes(page, '.field');
    expect(field && outside([...guns, ...rest], field), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // Where there is room for it the sky lies between the ships, and the guns of both reach out into it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const [theirs, ours] = await boxes(page, '.planking .rail');
  expect((ours?.top ?? 0) - (theirs?.bottom ?? 0)).toBeGreaterThan(90);
  const muzzles = await boxes(page, '.half .mount');
  expect(
    muzzles.filter((one) => one.bottom > (theirs?.bottom ?? 0) && one.top < (ours?.top ?? 0)),
  ).toHaveLength(12);
});

test('whoever opens for one screen finds two captains, whatever the rules, and the log calls them by their names', async ({
  page,
}) => {
  await page.goto('/games/fire-at-will/new');
  await page.getByRole('radio', { name: 'One screen' }).check();
  await page.getByLabel('Your name').fill('Mara');
  await page.getByText('Clock and finer rules').click();
  await page.getByRole('checkbox', { name: 'If neither side plays on' }).uncheck();
  await page.getByLabel('Name of player 1').fill('Mara');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.locator('.battle[data-ready="true"]')).toBeVisible();
  await page.keyboard.press('8');
  await expect(hand(page, 'Ben')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('Ben lifts');
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('Mara (Illyria) has');
  await page.reload();
  await expect(hand(page, 'Ben'), 'and still after the page was loaded anew').toBeVisible();
});

test('who practises may let a second captain take the other ship', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Practise alone' }).click();
  await expect(page.locator('.battle[data-ready="true"]')).toBeVisible();
  await expect(ship(page, 'Northwall')).toHaveCount(0);
  await page.getByRole('button', { name: 'Two captains' }).click();
  await page.keyboard.press('8');
  await expect(hand(page, 'Northwall')).toBeVisible();
  // However narrow the window, both have the whole width.
  await page.setViewportSize({ width: 390, height: 844 });
  const short = async (half: string): Promise<number> => {
    const [[decks], [field]] = [await boxes(page, `${half} .decks`), await boxes(page, '.field')];
    if (!decks || !field) throw new Error('there is no battle');
    return field.right - field.left - (decks.right - decks.left);
  };
  await expect.poll(() => short('.half.far')).toBeLessThan(30);
  expect(await short('.half:not(.far)')).toBeLessThan(30);
  expect(await serious(page)).toEqual([]);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  const at = async (target: Locator): Promise<{ x: number; y: number }> => {
    const box = await target.boundingBox();
    if (!box) throw new Error('not there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  type Touch = { x: number; y: number; id: number };
  const touch = (
    fingers: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Touch[],
  ): Promise<unknown> => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });

  /** Two fingers go down, move if they are to move, and up, all at the same time. */
  async function together(page: Page, from: Locator[], to?: Locator[]): Promise<void> {
    const fingers = await page.context().newCDPSession(page);
    const points = async (targets: Locator[]): Promise<Touch[]> =>
      (await Promise.all(targets.map(at))).map((point, id) => ({ ...point, id }));
    const start = await points(from);
    await touch(fingers, 'touchStart', start);
    if (to) {
      const end = await points(to);
      for (const part of [0.3, 0.7, 1]) {
        const way = start.map((point, i) => ({
          id: i,
          x: point.x + ((end[i]?.x ?? 0) - point.x) * part,
          y: point.y + ((end[i]?.y ?? 0) - point.y) * part,
        }));
        await touch(fingers, 'touchMove', way);
      }
    }
    await touch(fingers, 'touchEnd', []);
  }

  test('both touch at the same time, facing each other, and both are heard', async ({ page }) => {
    await sit(page);
    await expect(page.locator('.far')).toHaveCSS('rotate', '180deg');
    await together(page, [deck(page, 'Illyria', 1), deck(page, 'Northwall', 1)]);
    await expect(hand(page, 'Illyria')).toBeVisible();
    await expect(hand(page, 'Northwall')).toBeVisible();
    await together(page, [pile(page, 'Illyria', 3), pile(page, 'Northwall', 4)]);
    await expect(pile(page, 'Illyria', 3)).toHaveAccessibleName(/number 3: Load \d$/);
    await expect(pile(page, 'Northwall', 4)).toHaveAccessibleName(/number 4: Load \d$/);

    await together(
      page,
      [deck(page, 'Illyria', 2), deck(page, 'Northwall', 5)],
      [pile(page, 'Illyria', 6), pile(page, 'Northwall', 2)],
    );
    await expect(pile(page, 'Illyria', 6), 'two drags at once').not.toHaveAccessibleName(/empty/);
    await expect(pile(page, 'Northwall', 2)).not.toHaveAccessibleName(/empty/);
    await expect(page.locator('.lifted-card')).toHaveCount(0);
  });

  for (const size of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    test(`all of both halves is in reach at ${size.width} by ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await sit(page);
      const found = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.half button')].map((e) => e.getBoundingClientRect());
        return {
          buttons: boxes.length,
          small: boxes.filter((box) => box.width < 43.5 || box.height < 43.5).length,
          outside: boxes.filter(
            (box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || box.top < 0,
          ).length,
          wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        };
      });
      expect(found).toEqual({ buttons: 32, small: 0, outside: 0, wide: false });
      expect((await pile(page, 'Northwall', 1).boundingBox())?.y ?? 9999).toBeLessThan(size.height / 2);
    });
  }
});
