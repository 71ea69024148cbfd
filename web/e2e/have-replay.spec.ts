import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fight, foughtOut, look } from './have.ts';
import { exchange, type Shuffle } from './record.ts';
import { cards, comeTo, finished, serious, test, whatIf } from './table.ts';

const step = async (page: Page): Promise<number> =>
  Number(await page.locator('.theatre').getAttribute('data-step'));

async function recordOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

async function verifyFile(page: Page, record: unknown): Promise<void> {
  await page.goto('/record');
  await page.getByLabel('Choose a record').setInputFiles({
    name: 'battle.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('link', { name: 'Verify' }).click();
}

/** What the tracks of all fighters say, whoever looks. */
const tracks = async (page: Page): Promise<string[]> =>
  (
    await page
      .getByRole('img', { name: /^(Fatigue|Physical) \d+ of \d+$/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).sort();

test('every shuffle of a duel is verified', async ({ page }) => {
  await foughtOut(page, { seats: ['me', 'greedy'] }, 12);
  await finished(page).getByRole('link', { name: 'check it' }).click();
  await expect(page.locator('.verdict')).toContainText('It holds.');
  await expect(page.getByText('A shuffle of 60 cards')).toBeVisible();
  await expect(page.getByText('A shuffle of 24 cards')).toBeVisible();
  await expect(page.getByText(/gave from this browser went into the seed/)).toBeVisible();
  expect(await page.locator('li.bad, li.warning').count()).toBe(0);
});

test('a record whose deck was stacked does not verify', async ({ page }) => {
  interface Told {
    deal: Shuffle[];
    moves: { drew: Shuffle[] }[];
  }
  let path = '';
  let record: Told = { deal: [], moves: [] };
  const shuffle = (): number => record.moves.findIndex((move) => move.drew.length > 0);
  await comeTo(
    async () =>
      (path = await foughtOut(
        page,
        { options: { battle: 'brawl', target: 30 }, seats: ['greedy', 'me'], passes: false },
        60,
      )),
    async () => {
      await page.goto(`${path}/replay`);
      await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveAttribute('max', '0');
      record = JSON.parse(await recordOf(page)) as Told;
      return shuffle() >= 0;
    },
  );
  const verdict = page.locator('.verdict');
  await verifyFile(page, record);
  await expect(verdict).toContainText('It holds.');

  const stacked = (drawn: (copy: Told) => Shuffle | undefined): Told => {
    const copy = structuredClone(record);
    exchange(drawn(copy) as Shuffle);
    return copy;
  };
  const found = 'It does not hold. A shuffle of';
  for (const drawn of [
    (copy: Told) => copy.deal[0],
    (copy: Told) => copy.deal[1],
    (copy: Told) => copy.moves[shuffle()]?.drew[0],
  ]) {
    await verifyFile(page, stacked(drawn));
    await expect(verdict).toContainText(found);
    await expect(verdict).toContainText('on top, but the record says');
  }
});

test('a battle is replayed from each seat, and a spectator sees no hand', async ({ page }) => {
  const path = await foughtOut(
    page,
    { options: { battle: 'team-duel' }, seats: ['me', 'greedy', 'greedy', 'greedy'] },
    8,
  );
  await page.goto(`${path}/replay?seat=0&step=6`);
  await expect(page.locator('.hand')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Board/ })).toHaveCount(2);
  const own = await cards(page);
  await page.getByLabel('Seen by').selectOption({ index: 2 });
  await expect.poll(() => cards(page)).not.toEqual(own);
  await page.getByLabel('Seen by').selectOption({ index: 0 });
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(7);
  await page.keyboard.press('End');
  expect(await step(page)).toBe(Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max')));
  // Nothing is asked in a replay, and nothing passes by itself.
  await expect(page.locator('.ask.mine')).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
});

test('what if: one screen goes on from a step, with the same tracks', async ({ page }) => {
  const path = await foughtOut(page, { seats: ['me', 'greedy'] }, 10);
  await page.goto(`${path}/replay?seat=0&step=9`);
  await expect(page.locator('.hand')).toBeVisible();
  const before = await tracks(page);
  expect(before).toHaveLength(4);
  await whatIf(page, 'All of them');
  await page.waitForURL((url) => url.pathname !== path && /^\/match\/[^/]+$/.test(url.pathname));
  await page.getByRole('button', { name: /show my hand/ }).click();
  await expect(page.locator('.hand')).toBeVisible();
  expect(await tracks(page)).toEqual(before);
  const { n } = await look(page);
  let moves = 0;
  await fight(page, () => ++moves > 6);
  expect((await look(page)).n).toBeGreaterThan(n);
});

test('at one screen a curtain falls between the players', async ({ page }) => {
  await page.goto('/games/have-at-you/new');
  await page.getByLabel('Your name').fill('Mara');
  await page.getByRole('radio', { name: 'One screen' }).check();
  await page.getByRole('button', { name: 'Open the match' }).click();
  const curtain = page.getByRole('dialog', { name: /Pass to/ });
  await expect(curtain).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.hand')).toBeVisible();
  const { n } = await look(page);
  let moves = 0;
  await fight(page, () => ++moves > 25);
  expect((await look(page)).n).toBeGreaterThan(n + 20);
});

test('a clause is seen played on the real board', async ({ page }) => {
  await page.goto('/games/have-at-you/rules#HAY-1.3.3.5');
  await page.locator('[id="HAY-1.3.3.5"]').getByText('See it played').click();
  await page.locator('details[open] li a').first().click();
  await expect(page.locator('.theatre .table')).toBeVisible();
  const last = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'));
  expect(last).toBeGreaterThan(0);
  for (let i = 0; i < last; i++) await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(last);
  await expect(page.locator('[role=log] p').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});
