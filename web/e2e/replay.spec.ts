import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { boxes, overlapping } from './boxes.ts';
import { exchange, type Shuffle } from './record.ts';
import {
  againstTheBot,
  cards,
  fight,
  finished,
  look,
  open,
  press,
  resign,
  serious,
  test,
  whatIf,
} from './table.ts';

const step = async (page: Page): Promise<number> =>
  Number(await page.locator('.theatre').getAttribute('data-step'));

/** A match that is over quickly: some moves, then the white flag. */
async function foughtOut(page: Page, moves = 12): Promise<string> {
  await againstTheBot(page);
  let made = 0;
  await fight([page], (_, now) => now.over || (now.asks !== '' && ++made > moves));
  if (await finished(page).isVisible()) return new URL(page.url()).pathname;
  await resign(page);
  await expect(finished(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function recordOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

async function choose(page: Page, record: string): Promise<void> {
  await page.goto('/record');
  await page
    .getByLabel('Choose a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
}

test('a finished match is stepped, scrubbed and played through, from each seat', async ({ page }) => {
  await foughtOut(page);
  await finished(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(8);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  expect(await step(page)).toBe(1);
  await page.keyboard.press('End');
  expect(await step(page)).toBe(last);
  await expect(page.getByRole('button', { name: 'On', exact: true })).toBeDisabled();
  await slider.fill('4');
  expect(await step(page)).toBe(4);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => step(page)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Pause' }).click();
  const held = await step(page);
  await page.waitForTimeout(1200);
  expect(await step(page)).toBe(held);

  const own = await cards(page);
  await page.getByLabel('Seen by').selectOption({ index: 2 });
  await expect.poll(() => cards(page)).not.toEqual(own);
  await expect(page).toHaveURL(new RegExp(`seat=1&step=${held}`));
  await page.getByLabel('Seen by').selectOption({ index: 0 });
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => step(page)).toBe(held);
  await expect(slider).toHaveValue(String(held));
});

test('what if: a hot seat goes on from any step', async ({ page }) => {
  const path = await foughtOut(page);
  await page.goto(`${path}/replay?seat=0&step=5`);
  await expect(page.locator('.hand')).toBeVisible();
  const life = await page.locator('.drops').allTextContents();
  const deck = await page.locator('.pile').first().textContent();
  await whatIf(page, 'All of them');
  await page.waitForURL((url) => url.pathname !== path && /^\/match\/[^/]+$/.test(url.pathname));
  await page.getByRole('button', { name: /show my hand/ }).click();
  await expect(page.locator('.hand')).toBeVisible();
  expect((await page.locator('.drops').allTextContents()).sort()).toEqual(life.sort());
  expect(await page.locator('.pile').first().textContent()).toBe(deck);
  const { n } = await look(page);
  await press(page);
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
});

test('a record is downloaded, loaded by a stranger, replayed and played on from', async ({
  page,
  visitor,
}) => {
  const path = await foughtOut(page);
  await page.goto(`${path}/replay`);
  await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveAttribute('max', '0');
  const record = await recordOf(page);
  const stranger = await visitor();
  await choose(stranger, record);
  await expect(stranger.getByRole('region', { name: 'The record' })).toContainText('moves');
  await stranger.getByRole('link', { name: 'Replay' }).click();
  const told = JSON.parse(record) as { moves: unknown[]; 'cut-short'?: unknown };
  const steps = told.moves.length + (told['cut-short'] ? 1 : 0);
  await expect(stranger.getByRole('slider', { name: 'Step' })).toHaveAttribute('max', String(steps));
  await stranger.getByRole('slider', { name: 'Step' }).fill('4');
  await whatIf(stranger, 'All of them');
  await expect(stranger.getByRole('dialog', { name: /Pass to/ })).toBeVisible();
});

test('a record is played on as whom one likes, and who was a bot stays one', async ({ page }) => {
  const path = await foughtOut(page, 2);
  await page.goto(`${path}/replay`);
  await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveAttribute('max', '0');
  const record = await recordOf(page);
  const [me, bot] = (JSON.parse(record) as Told).seats;
  await choose(page, record);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Whom do you want to be?' });
  await expect(dialog.getByRole('radio', { name: me ?? '' }), 'whoever was no bot').toBeChecked();
  await expect(dialog).toContainText(`With you at the table: ${bot ?? ''}.`);
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/match\/[0-9a-f]{32}$/);
  await expect(page.locator('.hand')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Pass to/ }), 'the bot plays the other').toHaveCount(0);
});

test('a match verifies in the browser, with the part that this browser gave', async ({ page }) => {
  await againstTheBot(page);
  await fight([page]);
  await finished(page).getByRole('link', { name: 'check it' }).click();
  await expect(page.getByText('It holds.')).toBeVisible();
  await expect(page.getByText('It is the seal that this browser saw before the deal')).toBeVisible();
  await expect(page.getByText(/gave from this browser went into the seed/)).toBeVisible();
  await expect(page.getByText('Sealed: the options')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The deal' })).toBeVisible();
  await expect(page.getByText(/^A shuffle of \d+ cards$/).first()).toBeVisible();
  await page.getByText('before and after').first().click();
  await expect(page.getByText('Before, from the top').first()).toBeVisible();
  expect(await page.locator('li.bad, li.warning').count()).toBe(0);
});

/** A record as a file has it, as far as it is tampered with here. */
interface Told {
  options: Record<string, unknown>;
  seats: string[];
  seed: { secret: string; seats: string[] };
  deal: Partial<Shuffle>[];
}

test('a record that was tampered with does not verify, and the page says in what', async ({ page }) => {
  const path = await foughtOut(page, 6);
  await page.goto(`${path}/replay`);
  await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveAttribute('max', '0');
  const record = JSON.parse(await recordOf(page)) as Told;
  const verdict = page.locator('.verdict');
  const tampered = async (change: (copy: Told) => void, found: string | RegExp): Promise<void> => {
    const copy = structuredClone(record);
    change(copy);
    await choose(page, JSON.stringify(copy));
    await page.getByRole('link', { name: 'Verify' }).click();
    await expect(verdict).toContainText(found);
  };
  await tampered(() => undefined, 'It holds.');
  const sealed = (noun: string): string => `It does not hold. Altered after it was sealed: the ${noun}`;
  await tampered((copy) => (copy.options['turn-limit'] = 999), sealed('options'));
  await tampered((copy) => copy.seats.reverse(), sealed('names of the seats'));
  await tampered(
    (copy) => (copy.seed.secret = copy.seed.secret.split('').reverse().join('')),
    sealed('secret'),
  );
  await tampered((copy) => (copy.seed.seats[0] = '11'.repeat(32)), sealed('parts that seats gave'));
  await tampered((copy) => {
    const drawn = copy.deal.find((one) => one.shuffle);
    exchange(drawn as Shuffle);
  }, /It does not hold\. A shuffle of \d+ cards: the seed puts/);
});

test('the page warns of a seed that no seat had a hand in', async ({ page }) => {
  const golden = '../contract/src/test/resources/golden/swordplay/v1';
  const file = readdirSync(golden).find((name) => name.endsWith('.json')) ?? '';
  await choose(page, readFileSync(`${golden}/${file}`, 'utf8'));
  await page.getByRole('link', { name: 'Verify' }).click();
  await expect(page.locator('.verdict')).toContainText('It holds.');
  await expect(page.locator('.verdict')).toContainText('But no seat gave a part of it');
  await expect(page.locator('li.warning')).toContainText('No seat gave a part of the seed');
});

test('turns and blows are marked on the line, gone to, and played at another speed', async ({ page }) => {
  const golden = '../contract/src/test/resources/golden/swordplay/v1';
  const file = readdirSync(golden).find((name) => name.endsWith('.json')) ?? '';
  await choose(page, readFileSync(`${golden}/${file}`, 'utf8'));
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect.poll(() => page.locator('.marks .turn').count()).toBeGreaterThan(1);
  expect(await page.locator('.marks .blow').count()).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'To the blow before' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'To the beginning' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'To the end' })).toBeEnabled();
  await page.keyboard.press('.');
  const first = await step(page);
  expect(first).toBeGreaterThan(0);
  await expect(page.locator('.now')).toContainText(/takes \d|falls/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(',');
  expect(await step(page)).toBe(first);
  await page.getByLabel('Speed').selectOption('4 ×');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => step(page), { intervals: [1000], timeout: 20_000 }).toBeGreaterThan(3);

  // Where one is, is said in words, and the numbers of turns under the line keep apart.
  await page.keyboard.press('End');
  await expect(page.locator('.where')).toContainText(/^Turn \d+: /);
  const numbers = await boxes(page, '.marks small');
  expect(numbers.length).toBeGreaterThan(1);
  expect(overlapping(numbers)).toEqual([]);

  // On a phone the line is as wide as the screen allows, and nothing of the bar is cut off.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByLabel('Speed')).toBeVisible();
  const line = await page.getByRole('slider', { name: 'Step' }).boundingBox();
  expect(line?.width).toBeGreaterThan(330);
  const ends = await page
    .locator('.steps > *:visible, .steps .row > *:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  expect(overlapping(await boxes(page, '.marks small'))).toEqual([]);
  expect(await serious(page)).toEqual([]);
});

test('a record of the old kind is refused in words', async ({ page }) => {
  await choose(page, '{"derring-record": 1, "game": "swordplay"}');
  await expect(page.getByRole('alert')).toContainText('This record is of an old kind');
});

test('a file that is no record is refused in words', async ({ page }) => {
  await choose(page, '{"chess": true}');
  await expect(page.getByRole('alert')).toHaveText('This is not a record of a match.');
});

test('a clause is seen played on the real board', async ({ page }) => {
  await page.goto('/games/swordplay/rules');
  await page.getByText('See it played').first().click();
  await page.locator('details[open] li a').first().click();
  await expect(page.locator('.theatre .table')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(0);
  for (let i = 0; i < last; i++) await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(last);
  await expect(page.locator('[role=log] p').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test('an unfinished match at one screen gives its record too', async ({ page }) => {
  await open(page, 'One screen', 'Mara');
  await page.getByRole('button', { name: /show my hand/ }).click();
  const answer = await page.request.get(
    `/api${new URL(page.url()).pathname.replace('match', 'matches')}/record`,
  );
  expect(answer.status()).toBe(200);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing serious at replay, verify and records', async ({ page }) => {
      const path = await foughtOut(page, 6);
      await page.goto(`${path}/replay?seat=0&step=3`);
      await expect(page.locator('.hand')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await page.goto(`${path}/verify`);
      await expect(page.getByText('It holds.')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await page.goto('/record');
      expect(await serious(page)).toEqual([]);
    });
  });
}
