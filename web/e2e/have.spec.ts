import { endsWhole } from './ends.ts';
import { expect, type Page } from '@playwright/test';
import { battle, fight, look } from './have.ts';
import { comeTo, finished, serious, test } from './table.ts';

test('a duel to the end against the bot, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const book = page.locator('.shelf li', { hasText: 'Have at You!' });
  await book.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The board' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'The Floor' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /^Fatigue \d+ of 10$/ })).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Physical \d of 8$/ })).toHaveCount(2);
  await fight(page);
  await expect(finished(page)).toBeVisible();
});

test('a dead card tells why, with its clause', async ({ page }) => {
  await comeTo(
    () => battle(page, { seats: ['me', 'greedy'] }),
    () => fight(page, (now) => now.lit.length < 5 && now.lit.length > 0),
  );
  await page.locator('.hand .dead').first().hover();
  await expect(page.locator('.why a')).toHaveText(/^HAY-/);
  await page.locator('.why a').click({ trial: true }); // nothing lies over it
});

test('a card is dragged to where it leads, and only its own targets are lit', async ({ page }) => {
  await comeTo(
    () => battle(page, { seats: ['me', 'greedy'] }),
    () => fight(page, (now) => now.lit.some(([name]) => name.startsWith('Move!'))),
  );
  const { n } = await look(page);
  const card = page.locator('.hand .lit[data-card^="Move!"]').first();
  await card.hover();
  const ranks = page.locator('.ranks .on');
  expect(await ranks.count()).toBeLessThanOrEqual(2);
  const from = await card.boundingBox();
  const to = await ranks.first().boundingBox();
  if (!from || !to) throw new Error('card and rank must be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
  await expect(page.getByRole('group', { name: /chain of answers|last card/ })).toContainText('move');
});

test('Swash! offers twelve uses by name, and says of each that is not to be had why', async ({ page }) => {
  // A brawl goes on until a Swash! has come.
  const swash = page.locator('.hand .lit[data-card^="Swash!"]');
  await comeTo(
    () =>
      battle(page, { seats: ['me', 'greedy'], options: { battle: 'brawl', target: 500, stalemate: false } }),
    () => fight(page, (now) => now.lit.some(([name]) => name.startsWith('Swash!'))),
  );
  await swash.first().click();
  const sheet = page.getByRole('dialog', { name: /twelve ways/ });
  await expect(sheet.getByRole('heading')).toHaveText(/^Swash!( \(die \d\))?: in which of twelve ways\?$/);
  await expect(sheet.getByRole('listitem')).toHaveCount(12);
  expect(await sheet.locator('.way').count()).toBeGreaterThan(0);
  await expect(sheet.locator('.not').first()).toHaveText(/\w\. HAY-\S+$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('who wants to be asked always is asked, and a pass by itself comes after a pause', async ({ page }) => {
  const when = page.getByRole('checkbox', { name: 'Ask me only when I have a choice' });
  await comeTo(
    async () => {
      await battle(page, { seats: ['me', 'greedy'], passes: false });
      await when.setChecked(false);
    },
    () =>
      fight(
        page,
        (now) =>
          now.lit.length === 0 &&
          now.loose.length === 1 &&
          /^(Let it come|Say nothing)/.test(now.loose[0]?.[0] ?? ''),
      ),
  );
  const { n } = await look(page);
  await page.waitForTimeout(2_500);
  expect((await look(page)).n).toBe(n);
  await when.check();
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
});

test('a question shows how long it is open, to all, and is passed when nobody answers', async ({
  page,
  visitor,
}) => {
  const watcher = await visitor();
  const timer = (at: Page) => at.locator('.ask').getByRole('timer', { name: 'Time to answer' });
  await comeTo(
    async () => {
      await battle(page, { seats: ['me', 'greedy'], passes: false, answers: 8 });
      await page.getByRole('checkbox', { name: 'Ask me only when I have a choice' }).setChecked(false);
      await watcher.goto(page.url());
      await expect(watcher.locator('.table')).toBeVisible();
    },
    () => fight(page, (now) => now.loose.some(([words]) => /^(Let it come|Say nothing)/.test(words))),
  );
  const { n } = await look(page);
  await Promise.all([page, watcher].map((at) => expect(timer(at)).toHaveText(/^0:0[1-8]$/)));
  // Who listens is told once how long it is, and no live region ticks.
  await expect(
    page.locator('.ask [aria-live=polite]').filter({ hasText: '8 seconds to answer.' }),
  ).toHaveCount(1);
  expect(await timer(page).evaluate((clock) => clock.closest('[aria-live]'))).toBeNull();
  await expect.poll(async () => (await look(page)).n, { timeout: 20_000 }).toBeGreaterThan(n);
  for (const at of [page, watcher])
    await expect(at.getByText('did not answer in time.').first()).toBeAttached();
});

test('who opens a match with other people gives them half a minute for an answer', async ({ page }) => {
  await page.goto('/games/have-at-you/new');
  await page.getByText('Clock and finer rules').click();
  const limit = page.getByLabel(/^Who thinks about it has/);
  await expect(limit).toHaveValue('30');
  await page.getByLabel('Seat 2').selectOption({ index: 2 });
  await expect(limit).toHaveValue('0');
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('radio', { name: 'One screen' }).check();
  await expect(limit).toBeDisabled();
  await page.getByRole('radio', { name: 'By link' }).check();
  await limit.selectOption('15');
  await page.getByLabel('Your name').fill('Mara');
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(
    page.getByText('A question stays open for 5 seconds; who says that he thinks about it has 15.'),
  ).toBeVisible();
});

test('a Team Duel of two people and two bots', async ({ page, visitor }) => {
  const other = await visitor();
  await battle(page, {
    options: { battle: 'team-duel', 'turn-limit': 30 },
    seats: ['me', 'greedy', 'greedy', 'open'],
  });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('region', { name: /^Board/ })).toHaveCount(2);
  await Promise.all([fight(page), fight(other)]);
  await expect(finished(page)).toBeVisible();
  await expect(finished(other)).toBeVisible();
});

test('a Brawl to 9 points', async ({ page }) => {
  await battle(page, { options: { battle: 'brawl', target: 9, stalemate: false }, seats: ['me', 'greedy'] });
  await expect(page.getByRole('meter')).toHaveCount(2);
  await fight(page);
  await expect(finished(page)).toContainText('Ended by HAY-5.4');
  await endsWhole(page);
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(page.getByRole('meter')).toHaveCount(2);
  const most = await page
    .getByRole('meter')
    .evaluateAll((all) => Math.max(...all.map((one) => (one as HTMLMeterElement).value)));
  expect(most).toBeGreaterThanOrEqual(9);
});

test('a Multi-Game Brawl of two sets in a ring', async ({ page }) => {
  await battle(page, {
    options: { battle: 'multi-game-brawl', sets: 2, target: 7, stalemate: false },
    seats: ['me', 'greedy', 'greedy', 'greedy'],
  });
  await expect(page.getByRole('region', { name: 'The ring of sets' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Set 2' })).toBeVisible();
  await fight(page);
  await expect(finished(page)).toBeVisible();
});

test('while other sets of a ring go on, what one has no choice about is still done', async ({ page }) => {
  // Nothing to answer with: only the pass is left, and the bots of the second set move all the time.
  let asked = '';
  await comeTo(
    () =>
      battle(page, {
        options: { battle: 'multi-game-brawl', sets: 2, target: 500, stalemate: false },
        seats: ['me', 'greedy', 'greedy', 'greedy'],
        passes: false,
      }),
    () =>
      fight(page, ({ asks, lit, loose }) => {
        asked = asks;
        return lit.length === 0 && loose.length === 1 && loose[0]?.[0].startsWith('Let it come') === true;
      }),
  );
  await page.getByRole('checkbox', { name: 'Ask me only when I have a choice' }).check();
  await expect.poll(async () => (await look(page)).asks).not.toBe(asked);
});

test('the page that opens a match asks for as many seats as the battle has', async ({ page }) => {
  await page.goto('/games/have-at-you/new');
  await page.getByText('Clock and finer rules').click();
  await expect(page.getByLabel(/^Seat \d/)).toHaveCount(2);
  await page.getByLabel('How the game is played and won.').selectOption('team-duel');
  await expect(page.getByLabel(/^Seat \d/)).toHaveCount(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows, the second plays, all can be hit, nothing is too wide', async ({ page }) => {
    await comeTo(
      () => battle(page, { seats: ['me', 'greedy'] }),
      () => fight(page, (now) => now.lit.length > 0),
    );
    const { n } = await look(page);
    const card = page.locator('.hand .lit').first();
    await card.tap();
    await expect(page.locator('.hand .shown')).toHaveCount(1);
    await card.tap();
    // What could mean several moves asks which: at the hand, or on the sheet of a Swash!.
    await expect.poll(() => look(page).then((now) => now.n > n || now.dialog)).toBe(true);
    if ((await look(page)).dialog)
      await page.locator('.ask [data-picking] button, dialog[open] .way').first().tap();
    await expect.poll(async () => (await look(page)).n).toBeGreaterThan(n);
    const small = await page
      .locator('button:visible, label:visible')
      .evaluateAll((all) =>
        all
          .filter((e) => e.getBoundingClientRect().width < 43.5 || e.getBoundingClientRect().height < 43.5)
          .map((e) => e.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('on a phone with four players', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const type of ['team-duel', 'multi-game-brawl']) {
    test(`${type}: question, hand and own board are seen without scrolling`, async ({ page }) => {
      await comeTo(
        () => battle(page, { options: { battle: type }, seats: ['me', 'greedy', 'greedy', 'greedy'] }),
        () => fight(page, (now) => now.lit.length > 0 && !now.dialog),
      );
      for (const what of [
        page.locator('.ask.mine'),
        page.locator('.hand .lit').first(),
        page.getByRole('region', { name: type === 'team-duel' ? 'Board 1' : 'The board' }),
      ]) {
        await expect(what).toBeInViewport({ ratio: 0.95 });
      }
      const ends = (await page.getByRole('list', { name: 'Your hand' }).boundingBox()) ?? {
        y: 0,
        height: 9999,
      };
      expect(ends.y + ends.height).toBeLessThanOrEqual(844);
      // Nothing lies over the board: what is in its middle is its own.
      const own = await page
        .locator('.boards .deck')
        .first()
        .evaluate((deck) => {
          const box = deck.getBoundingClientRect();
          return [0.1, 0.9].every((part) =>
            deck.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part)),
          );
        });
      expect(own).toBe(true);
      const small = await page
        .locator('button:visible, label:visible')
        .evaluateAll((all) =>
          all
            .filter((e) => e.getBoundingClientRect().width < 43.5 || e.getBoundingClientRect().height < 43.5)
            .map((e) => e.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing serious at the table, nor among the cards', async ({ page }) => {
      await battle(page, {
        options: { battle: 'multiplayer-brawl' },
        seats: ['me', 'greedy', 'greedy', 'greedy'],
      });
      let moves = 0;
      expect(await fight(page, () => ++moves > 3)).toBe(true);
      expect(await serious(page)).toEqual([]);
      await page.goto('/games/have-at-you/cards');
      await page.getByLabel('Words').fill('die 6. fist: 1 fatigue');
      await expect(page.locator('ul li svg').first()).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });
  });
}
