import { expect, type Page } from '@playwright/test';
import { againstTheBot, cards, comeTo, fight, finished, look, open, press, test, together } from './table.ts';

/** Plays until a card can be played in combat; whether it came to that. */
const combat = async (page: Page): Promise<boolean> =>
  (await fight([page], (_, now) => now.asks.includes('Strike with what') && now.lit > 0)) === page;

const toCombat = (page: Page, begin: () => Promise<unknown>): Promise<void> =>
  comeTo(begin, () => combat(page));

async function menu(page: Page, ...words: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const word of words)
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: word }).click();
}

test('a card is played by dragging it to the foe', async ({ page }) => {
  await toCombat(page, () => againstTheBot(page));
  const { n } = await look(page);
  const card = page.locator('.hand .lit').first();
  const from = await card.boundingBox();
  const to = await page.locator('.others .fighter').first().boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
  await expect(page.locator('.hand [data-lifted]')).toHaveCount(1);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('1');
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
  await expect(page.locator('.hand [data-lifted]')).toHaveCount(0);
});

test('a card let go over nothing goes back to the hand', async ({ page }) => {
  await toCombat(page, () => againstTheBot(page));
  const { n } = await look(page);
  const card = page.locator('.hand .lit').first();
  const from = await card.boundingBox();
  if (!from) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(200);
  expect((await look(page)).n).toBe(n);
  await expect(card).toHaveCSS('translate', 'none');
});

test('with two foes the chooser asks whom, and can be left', async ({ page }) => {
  const chooser = page.getByRole('dialog', { name: /where, and whom/ });
  await comeTo(
    async () => {
      await open(page, 'By link', 'Mara', async () => {
        await page.getByLabel('How many').selectOption('3');
        for (const seat of ['Seat 2', 'Seat 3'])
          await page.getByLabel(seat, { exact: true }).selectOption('beginner');
      });
      await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
    },
    async () => {
      if (!(await combat(page))) return false;
      await page.keyboard.press('1');
      // Not if one of the two has fallen before our first blow.
      return chooser.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    },
  );
  expect(await chooser.locator('.options button').count()).toBeGreaterThan(1);
  const before = (await look(page)).n;
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  expect((await look(page)).n).toBe(before);
  await page.locator('.portrait.targeted').first().click();
  await expect(page.getByRole('dialog', { name: /where, and whom/ })).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(before);
});

test('at one screen an attack is taken back before it is answered', async ({ page }) => {
  await toCombat(page, () => open(page, 'One screen', 'Mara'));
  const hand = await cards(page);
  const { n } = await look(page);
  await page.keyboard.press('1');
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: /Pass to/ })).toBeVisible();
  expect((await look(page)).n).toBe(n + 1);
  await page.keyboard.press('u');
  await expect.poll(async () => (await look(page)).n).toBe(n + 2);
  await expect(page.locator('[role=log]').first()).toContainText('takes the last move back');
  if ((await look(page)).curtain) await page.getByRole('button', { name: /show my hand/ }).click();
  await expect.poll(() => cards(page)).toEqual(hand);
  await expect(page.locator('.ribbon .link')).toHaveCount(0);
});

test('two people: chat, a draw declined, a draw agreed, a rematch', async ({ page, visitor }) => {
  const other = await visitor();
  await together(page, other);
  await page.getByLabel('Say something').fill('Have at you!');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(other.getByRole('region', { name: 'Chat' })).toContainText('Mara Have at you!');

  await menu(page, 'Offer a draw');
  await expect(page.getByText('Waiting for an answer.')).toBeVisible();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Waiting for an answer.')).toHaveCount(0);
  await expect(finished(page)).toHaveCount(0);

  await menu(other, 'Offer a draw');
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(finished(page).getByRole('heading', { name: 'A draw' })).toBeVisible();
  await expect(finished(other)).toBeVisible();

  const record = (await (
    await page.request.get(`/api${new URL(page.url()).pathname.replace('match', 'matches')}/record`)
  ).json()) as { seed: { seats: string[] } };
  for (const part of record.seed.seats)
    expect(part, 'both gave a part of the seed when they saw the seal').not.toMatch(/^0+$/);

  await page.getByRole('button', { name: 'Once more' }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  const before = page.url();
  await page.getByRole('link', { name: 'Go to the rematch' }).click();
  await other.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(page.locator('.hand')).toBeVisible();
  await expect(other.locator('.hand')).toBeVisible();
  expect(page.url()).not.toBe(before);
  expect(other.url()).toBe(page.url());
});

test('whoever resigns has lost, and both are told', async ({ page, visitor }) => {
  const other = await visitor();
  await together(page, other);
  await menu(page, 'Resign', 'Yes, I strike my colours');
  await expect(finished(other).getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(finished(page)).toContainText('You resign.');
});

test('a clock runs down before ones eyes, and its end is the end', async ({ page }) => {
  await page.goto('/lobby');
  const answer = await page.request.post('/api/matches', {
    data: {
      game: 'swordplay',
      options: {},
      seats: ['me', 'greedy'],
      who: 'link',
      clock: { kind: 'move', seconds: 6 },
    },
  });
  await page.goto(`/match/${((await answer.json()) as { match: string }).match}`);
  await expect(page.locator('.ask.mine')).toBeVisible();
  const clock = page.locator('.mine .fighter .clock');
  await expect(clock).toBeVisible();
  const seconds = async (): Promise<number> => Number((await clock.textContent())?.split(':')[1]);
  const first = await seconds();
  await expect.poll(seconds).toBeLessThan(first);
  await expect(finished(page)).toContainText('Your time is over.', { timeout: 15_000 });
});

test('sounds are off until asked for, stay on, and are as loud as one wants them', async ({ page }) => {
  await page.addInitScript(() => {
    const made: number[] = []; // how loud each is
    Object.assign(globalThis, { made });
    const Real = AudioContext;
    Object.assign(globalThis, {
      AudioContext: class extends Real {
        override createGain(): GainNode {
          const node = super.createGain();
          const set = node.gain.setValueAtTime.bind(node.gain);
          node.gain.setValueAtTime = (value, time) => {
            made.push(value);
            return set(value, time);
          };
          return node;
        }
      },
    });
  });
  const heard = (): Promise<number[]> =>
    page.evaluate(() => (globalThis as unknown as { made: number[] }).made);
  await againstTheBot(page);
  for (let i = 0; i < 6; i++) await press(page);
  expect(await heard()).toEqual([]);
  await menu(page, 'Sounds');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sounds' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Volume').fill('0.1');
  await againstTheBot(page); // the first match may be over by now
  await fight([page]);
  const quiet = await heard();
  expect(quiet.length).toBeGreaterThan(0);
  expect(Math.max(...quiet)).toBeLessThan(0.03);
});

test('sounds wake up when they are switched on, and with the first touch or key after that', async ({
  page,
}) => {
  // As on a telephone: what is made without a touch sleeps until it is woken in one.
  await page.addInitScript(() => {
    const woken: number[] = [];
    Object.assign(globalThis, {
      woken,
      AudioContext: class {
        state = 'suspended';
        constructor() {
          woken.push(0);
        }
        resume(): Promise<void> {
          woken.push(1);
          return Promise.resolve();
        }
      },
    });
  });
  const woken = (): Promise<number[]> =>
    page.evaluate(() => (globalThis as unknown as { woken: number[] }).woken);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await page.mouse.click(300, 300);
  expect(await woken(), 'nobody wants any').toEqual([]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sounds' }).press('Enter');
  expect(await woken()).toContain(1);
  for (const touch of ['mouse', 'key'] as const) {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    expect(await woken(), 'not before').toEqual([]);
    if (touch === 'mouse') await page.mouse.click(300, 300);
    else await page.keyboard.press('Shift');
    expect(await woken(), touch).toEqual([0, 1]);
  }
});

test('the lobby counts moves, and lists what waits, runs and is over', async ({ page, visitor }) => {
  await open(page, 'Public', 'Mara');
  const other = await visitor();
  await other.goto('/lobby');
  const waiting = other.locator('section', {
    has: other.getByRole('heading', { name: 'Waiting for somebody' }),
  });
  await expect(waiting.getByText('Mara against an empty seat').first()).toBeVisible();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.locator('.table')).toBeVisible();
  let made = 0;
  await fight([page, other], () => ++made > 6);
  await page.goto('/lobby');
  await expect(page.getByText(/Swordplay.* · \d+ moves?$/).first()).toBeVisible();
  await expect(page.getByText(/turn \d+/i)).toHaveCount(0);
});

test('the cards are all there, the Beast too, and can be filtered', async ({ page }) => {
  await page.goto('/games/swordplay/cards');
  await expect(page.getByText('Pit Beast', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('Kind').selectOption('monster');
  await expect(page.getByRole('status')).toHaveText(/^1\s+card\b/);
  await page.getByLabel('Kind').selectOption('');
  await page.getByLabel('Words').fill('riposte');
  await expect(page.locator('.page li').first()).toContainText('Riposte');
  await page.getByLabel('Words').fill('+1');
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d*\s+cards?\b/);
  await page.getByLabel('Words').fill('copies');
  await expect(page.getByRole('status'), 'what stands only in their file').toHaveText(/^0\s+cards\b/);
});
