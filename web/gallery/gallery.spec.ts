import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as fencing from '../e2e/audatia.ts';
import * as battle from '../e2e/fire.ts';
import { fight as brawl } from '../e2e/have.ts';
import * as melee from '../e2e/oneforall.ts';
import { type Sitting, sit } from '../e2e/sit.ts';
import { comeTo, fight as duel, PAGES, test, turnTo } from '../e2e/table.ts';

const FOLDER = process.env.DERRING_GALLERY ?? 'target/gallery';
const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

/** One screen at three sizes, by day and by night. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const time of ['day', 'night'] as const) {
      await page.emulateMedia({ colorScheme: time === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      });
      await page.screenshot({
        path: join(FOLDER, `${name}-${width}-${time}.png`),
        // The ground of a page stays in the window; a picture of all of it has it all the way.
        // And what is drawn only when it comes into sight is drawn.
        style:
          'body { position: relative } body::before { position: absolute } * { content-visibility: visible !important }',
        ...(await whole(page)),
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A page that can be scrolled is taken as far as somebody would look at it. */
const LONG = 3600;
async function whole(
  page: Page,
): Promise<{ fullPage?: true; clip?: { x: 0; y: 0; width: number; height: number } }> {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    return [clientWidth, Math.max(clientHeight, scrollHeight)];
  });
  return height <= LONG ? { fullPage: true } : { fullPage: true, clip: { x: 0, y: 0, width, height: LONG } };
}

for (const game of ['have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
  test(`lab ${game}`, async ({ page }) => {
    await page.goto(`/lab/${game}`);
    await page.locator('main article section').first().waitFor();
    await take(page, `lab-${game}`);
  });

for (const path of Object.keys(PAGES) as (keyof typeof PAGES)[])
  test(`page ${path}`, async ({ page }) => {
    await turnTo(page, path);
    // Covers are drawn a moment after their page.
    await page.waitForLoadState('networkidle');
    await take(page, `page${path.replaceAll('/', '-')}`);
  });

interface Scene extends Sitting {
  name: string;
  /** How many choices are made before the picture is taken. */
  moves: number;
}

/** Against people with a name and a face. */
const against = (others: number): string[] => [
  'me',
  ...Array.from({ length: others }, (_, i) => CAST[i % CAST.length] ?? ''),
];
const CAST = ['solid', 'beginner'];

const SWORDPLAY: Scene[] = [
  { name: 'swordplay', game: 'swordplay', seats: against(1), moves: 8 },
  { name: 'swordplay-three', game: 'swordplay', options: { seats: 3 }, seats: against(2), moves: 9 },
  { name: 'swordplay-four', game: 'swordplay', options: { seats: 4 }, seats: against(3), moves: 6 },
  { name: 'swordplay-six', game: 'swordplay', options: { seats: 6 }, seats: against(5), moves: 8 },
  { name: 'swordplay-eight', game: 'swordplay', options: { seats: 8 }, seats: against(7), moves: 12 },
];

const ring = (sets: number, perSet: number) => ({ battle: 'multi-game-brawl', sets, 'per-set': perSet });
const HAVE: Scene[] = [
  { name: 'have-at-you', game: 'have-at-you', seats: against(1), moves: 16 },
  {
    name: 'have-at-you-teams',
    game: 'have-at-you',
    options: { battle: 'team-duel' },
    seats: against(3),
    moves: 12,
  },
  {
    name: 'have-at-you-last-man',
    game: 'have-at-you',
    options: { battle: 'last-man-standing' },
    seats: against(3),
    moves: 12,
  },
  {
    name: 'have-at-you-brawl',
    game: 'have-at-you',
    options: { battle: 'multiplayer-brawl' },
    seats: against(3),
    moves: 20,
  },
  { name: 'have-at-you-ring', game: 'have-at-you', options: ring(3, 2), seats: against(5), moves: 5 },
  { name: 'have-at-you-ring-eight', game: 'have-at-you', options: ring(2, 4), seats: against(7), moves: 4 },
  { name: 'have-at-you-ring-full', game: 'have-at-you', options: ring(4, 4), seats: against(15), moves: 3 },
];

/** Waits until this page is asked; the keys that answer, cards before buttons. False if the match is over. */
async function asked(page: Page): Promise<string[] | null> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.over')) return { over: true, keys: [] };
      if (!document.querySelector('.match:not([data-busy=true]) .ask.mine')) return null;
      const keys = [...document.querySelectorAll('.hand .lit kbd, .ask button:not(:disabled) kbd')]
        .map((key) => key.textContent?.trim() ?? '')
        .filter((key) => /^[0-9]$/.test(key));
      return keys.length > 0 ? { over: false, keys } : null;
    },
    undefined,
    { timeout: 30_000, polling: 50 },
  );
  const { over, keys } = (await found.jsonValue()) ?? { over: true, keys: [] };
  return over ? null : keys;
}

/** One choice with the keyboard, if the page is asked. */
async function choose(page: Page): Promise<boolean> {
  const keys = await asked(page);
  if (!keys) return false;
  const n = await page.locator('.match').getAttribute('data-n');
  await page.keyboard.press(keys[0] ?? '0');
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('1');
  await expect(page.locator('.match'))
    .not.toHaveAttribute('data-n', n ?? '', { timeout: 5_000 })
    .catch(() => undefined);
  return true;
}

for (const game of ['swordplay', 'have-at-you'])
  test(`window ${game}`, async ({ page, visitor }) => {
    const guest = await visitor();
    await sit(page, { game, seats: ['me', 'open'] });
    await guest.goto(page.url());
    await guest.getByRole('button', { name: 'Sit down' }).click();
    for (let i = 0; i < 60; i++) {
      for (const one of [page, guest]) {
        if (await one.locator('.ask.mine .window').isVisible()) {
          await one.keyboard.press('t');
          await take(one, `window-${game}`);
          return;
        }
        if (await one.locator('.match:not([data-busy=true]) .ask.mine').isVisible()) await choose(one);
      }
      await page.waitForTimeout(100);
    }
    throw new Error('nobody was asked for an answer');
  });

for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'one-for-all', 'audatia'])
  test(`invitation ${game}`, async ({ page, visitor }) => {
    await page.goto(`/games/${game}/new`);
    await page.locator('[data-cover]').first().waitFor();
    await take(page, `open-${game}`);
    await sit(page, { game, seats: ['me', 'open'] });
    await page.getByRole('button', { name: 'Let a bot sit here' }).click();
    await take(page, `waiting-${game}`);
    const guest = await visitor();
    await guest.goto(page.url());
    await guest.locator('[data-cover]').waitFor();
    await take(guest, `join-${game}`);
    await page.goto('/');
    await page.locator('.shelf [data-cover=audatia]').waitFor();
    await page.getByRole('link', { name: 'Solve it' }).waitFor();
    await take(page, `home-waiting-${game}`);
  });

test('lists', async ({ page, visitor }) => {
  for (const game of ['swordplay', 'have-at-you', 'audatia', 'one-for-all']) {
    await sit(page, { game, seats: against(1) });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, I strike my colours' }).click();
  }
  await sit(page, { game: 'swordplay', seats: against(1) });
  for (let move = 0; move < 4; move++) await choose(page);
  await page.goto('/');
  await page.locator('.running .whole').waitFor({ state: 'attached' });
  await take(page, 'home-running');
  await page.goto('/mine');
  await expect(page.locator('.matches .whole')).not.toHaveCount(0);
  await take(page, 'mine');
  const guest = await visitor();
  await guest.goto('/');
  await guest.getByRole('button', { name: 'Find me one' }).click();
  await guest.getByRole('list', { name: 'Seats' }).waitFor();
  await page.goto('/lobby');
  await page.locator('.matches [data-cover]').first().waitFor();
  await take(page, 'lobby');
  await page.goto(`/match/${'0'.repeat(32)}`);
  await page.getByRole('heading', { name: 'This link leads to no table' }).waitFor();
  await take(page, 'link-to-nothing');
});

/** A public match of two who have long names, given up after a move or two. */
async function foughtInPublic(page: Page, other: Page, game: string): Promise<void> {
  await sit(page, { game, seats: ['me', 'open'], who: 'public' });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('button', { name: 'Yes, I strike my colours' }).click();
  await page.getByRole('region', { name: 'The match is over' }).waitFor();
}

test('lists of many, and of long names', async ({ page, visitor }) => {
  const other = await visitor();
  for (const [one, name] of [
    [page, 'Wilhelmina of Sparrow-Hill'],
    [other, 'Bartholomew Featherstonehaugh'],
  ] as const) {
    await one.goto('/about');
    await one.request.post('/api/me', { data: { name }, headers: { origin: new URL(one.url()).origin } });
  }
  for (let i = 0; i < 10; i++)
    await foughtInPublic(page, other, i % 3 === 0 ? 'have-at-you' : i % 3 === 1 ? 'audatia' : 'swordplay');
  await sit(page, { game: 'swordplay', seats: ['me', 'open'], who: 'public' });
  await other.goto('/lobby');
  await other.locator('.matches [data-cover]').first().waitFor();
  await take(other, 'lobby-many');
  // A board is drawn when it comes into sight.
  await other.getByRole('heading', { name: 'Fought out' }).evaluate((one) => one.scrollIntoView());
  await other.locator('.matches .whole').first().waitFor({ state: 'attached' });
  await take(other, 'lobby-fought-out');
  await page.goto('/mine');
  await page.locator('.matches .whole').first().waitFor({ state: 'attached' });
  await take(page, 'mine-many');
});

test('before and beside a table', async ({ page, visitor }) => {
  await page.goto('/');
  await page.locator('.shelf [data-cover=audatia]').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await take(page, 'menu');
  await page.goto('/games/swordplay/new');
  await page.getByLabel('How many').selectOption('8');
  await take(page, 'open-eight');
  await page.goto('/games/have-at-you/new');
  await page.getByRole('radio', { name: /^A ring of decks/ }).click();
  await page.getByLabel('Seat 8').waitFor();
  await take(page, 'open-ring');
  await sit(page, {
    game: 'swordplay',
    options: { seats: 8 },
    seats: [...against(1), ...Array<string>(6).fill('open')],
  });
  const guest = await visitor();
  await guest.goto(page.url());
  await guest.locator('[data-cover]').waitFor();
  await take(page, 'waiting-eight');
  await take(guest, 'join-eight');
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('button', { name: 'Yes, call it off' }).click();
  await guest.getByRole('heading', { name: 'This match was never played' }).waitFor();
  await take(guest, 'called-off');
  await sit(page, { game: 'swordplay', seats: against(1) });
  await page.locator('.ask').first().waitFor();
  await guest.goto(page.url());
  await guest.getByText('All seats are taken').waitFor();
  await take(guest, 'seats-taken');
});

test('toast', async ({ page, visitor }) => {
  const guest = await visitor();
  await sit(page, { game: 'swordplay', seats: ['me', 'open'] });
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Offer a draw' }).click();
  await page.locator('.offer').first().waitFor({ state: 'attached' });
  await take(page, 'offer');
});

for (const [rules, phase] of [
  ['salle', 'step'],
  ['sudden-death', 'order'], // rows are laid there instead
] as const)
  test(`bout ${rules}, and who watches it`, async ({ page, visitor }) => {
    await fencing.fightTo(phase, page, () =>
      sit(page, { game: 'audatia', options: { rules }, seats: against(1) }),
    );
    await take(page, `audatia-${rules}`);
    const watcher = await visitor();
    await watcher.goto(page.url());
    await watcher.locator('.table.audatia').waitFor();
    await take(watcher, `audatia-${rules}-watched`);
  });

for (const scene of SWORDPLAY)
  test(`match ${scene.name}`, async ({ page }) => {
    const until = (stop: (asks: string) => boolean) =>
      comeTo(
        () => sit(page, scene),
        async () => (await duel([page], (_, now) => now.asks !== '' && stop(now.asks))) !== null,
      );
    let asks = 0;
    await until(() => asks++ >= scene.moves);
    await asked(page);
    await take(page, `match-${scene.name}`);
    await until((question) => question.includes('Answer it?'));
    await take(page, `match-${scene.name}-answer`);
  });

for (const scene of HAVE)
  test(`match ${scene.name}`, async ({ page }) => {
    const until = (stop: Parameters<typeof brawl>[1]) =>
      comeTo(
        () => sit(page, scene),
        () => brawl(page, stop),
      );
    let asks = 0;
    await until((now) => asks++ >= scene.moves && !now.dialog && now.lit.length > 0);
    await take(page, `match-${scene.name}`);
    await until((now) => now.loose.some(([words]) => words.startsWith('Let it come')));
    await take(page, `match-${scene.name}-answer`);
  });

test('choices of have-at-you', async ({ page }) => {
  const until = (stop: Parameters<typeof brawl>[1]) =>
    comeTo(
      () => sit(page, { game: 'have-at-you', seats: against(1) }),
      () => brawl(page, stop),
    );
  await until((now) => now.dialog);
  await take(page, 'have-at-you-which');
  await until((now) => !now.dialog && now.lit.some(([card]) => card.startsWith('Swash!')));
  await page.locator('.hand .lit[data-card^="Swash!"]').first().click();
  await page.locator('dialog[open]').waitFor();
  await take(page, 'have-at-you-swash');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What the cards say' }).click();
  await take(page, 'have-at-you-legend');
});

/** Where somebody stands at the end of the deck, with what is longest in his hand: a scenario and the step of it. */
const EDGES: [string, string][] = [
  ['no-shove-and-no-grab-across-boards', '0'],
  ['a-shove-works-at-the-first-rank', '1'],
  ['a-shove-is-not-dodged', '1'],
  ['a-pike-reaches-two-ranks', '1'],
];

test('ranks of have-at-you', async ({ page }) => {
  for (const [scene, step] of EDGES) {
    await page.goto(`/games/have-at-you/scenarios/${scene}`);
    await page.locator('.boards .fighter').first().waitFor();
    await page.getByRole('slider').fill(step);
    await take(page, `have-at-you-${scene}`);
  }
});

test('bout with a thirteenth card', async ({ page }) => {
  const options = { characters: ['boucicault', 'galeazzo'], 'thirteenth-card': true };
  await fencing.fightTo('step', page, () => sit(page, { game: 'audatia', options, seats: against(1) }));
  await take(page, 'audatia-thirteen');
});

test('bout', async ({ page }) => {
  const taken = new Set<string>();
  const all = (): boolean =>
    ['exchange', 'trade', 'posta', 'step-', 'react'].every((kind) =>
      [...taken].some((phase) => phase.startsWith(kind)),
    );
  await comeTo(
    () => sit(page, { game: 'audatia', seats: against(1) }),
    async () => {
      for (let i = 0; i < 90 && (taken.size < 9 || !all()); i++) {
        const now = await fencing.look(page);
        if (now.over) break;
        if (now.asked && !taken.has(now.phase)) {
          taken.add(now.phase);
          await take(page, `audatia-${taken.size}-${now.phase}`);
        }
        if (!(await fencing.press(page))) await page.waitForTimeout(50);
      }
      return all();
    },
  );
});

test('melee', async ({ page }) => {
  await melee.openMelee(page, {}, ['me', 'solid']);
  await take(page, 'one-for-all-placing');
  await melee.placeAll(page);
  for (let i = 0; i < 8; i++) {
    await melee.ours(page);
    if ((await melee.see(page)).over) break;
    await melee.swash(page, i);
  }
  await melee.ourTurn(page);
  const man = (await melee.see(page)).able[0] ?? '';
  await page.locator(`.friends [data-figure="${man}"]`).click();
  await melee.surveyed(page);
  await take(page, 'one-for-all');
  await page.goto('/games/one-for-all/tables');
  await page.locator('main svg').first().waitFor();
  await take(page, 'one-for-all-tables');
});

for (const table of ['convent', 'deck'])
  test(`melee ${table}`, async ({ page }) => {
    await comeTo(
      () => melee.openMelee(page, { table, seats: 4 }, ['me', ...against(2).slice(1), 'greedy']),
      async () => {
        for (let i = 0; i < 14; i++) {
          await melee.ours(page);
          if ((await melee.see(page)).over) return false;
          await melee.swash(page, i);
        }
        await melee.ours(page);
        return !(await melee.see(page)).over;
      },
    );
    await take(page, `one-for-all-${table}-four`);
  });

for (const table of ['convent', 'deck'])
  test(`melee ended on the ${table}`, async ({ page }) => {
    await melee.openMelee(
      page,
      { table, musketeers: ['athos', 'porthos', 'aramis'], guards: ['guard', 'guard'] },
      ['me', 'beginner'],
    );
    await melee.placeAll(page);
    await melee.fight(page);
    await page.locator('.share img').waitFor();
    await take(page, `end-one-for-all-${table}`);
  });

test('melee announced', async ({ page }) => {
  await melee.openMelee(page, {}, ['me', 'solid']);
  await melee.placeAll(page);
  // On until something can be done: what that would come to, then the words for something else.
  await melee.fight(page, async () => (await melee.see(page)).deeds.length > 0);
  await page.locator('.deeds li button').first().click();
  await page.locator('.ask .main-button').waitFor();
  await take(page, 'one-for-all-odds');
  await page.keyboard.press('a');
  await page.getByLabel('In your words').fill('I swing on the chandelier and kick Jussac into the soup!');
  await take(page, 'one-for-all-announcing');
});

/** Lays cards until one of them is a Fire. */
async function shoot(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const { tops } = await battle.now(page);
    const fire = tops.findIndex((top) => top.startsWith('F'));
    const from = fire < 0 ? tops.findIndex((top) => top !== 'none' && top !== '?') : fire;
    await page.keyboard.press(`Digit${from + 1}`);
    await page.keyboard.press(`Digit${(i % 6) + 1}`);
    if (fire >= 0) {
      await page.locator('.blast').first().waitFor();
      return;
    }
    await page.locator('.battle[data-waiting="false"][data-hand="none"]').waitFor();
  }
}

/** A gun just fired, each picture of another one: what moves is held still where it is brightest. */
test('fire moment', async ({ page }) => {
  await battle.open(page, ['me', 'me'], { idle: false }, 'local');
  await battle.begun(page);
  for (const [width, height] of SIZES)
    for (const time of ['day', 'night'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        colorScheme: time === 'day' ? 'light' : 'dark',
        reducedMotion: 'no-preference',
      });
      await shoot(page);
      await page.evaluate(() => {
        for (const one of document.getAnimations()) {
          one.pause();
          one.currentTime = 130;
        }
      });
      mkdirSync(FOLDER, { recursive: true });
      await page.screenshot({ path: join(FOLDER, `fire-at-will-fire-${width}-${time}.png`) });
      await page.locator('.blast').waitFor({ state: 'detached' });
    }
});

test('broadside', async ({ page, visitor }) => {
  const other = await visitor();
  await battle.meet(page, other, { idle: false });
  await battle.fire(page, 2);
  await take(page, 'fire-at-will-begin');
  await battle.fire(page, 44);
  await battle.fire(other, 40);
  await page.keyboard.press('Digit1');
  await take(page, 'fire-at-will');
  await page.keyboard.press('Digit1');
  await battle.fire(page);
  await battle.scoring(page).waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press(' ');
  for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowRight');
  await take(page, 'fire-at-will-scoring');
  // A whole gun of the enemy's, then the seals.
  for (let i = 0; i < 4; i++) await page.keyboard.press(' ');
  await take(page, 'fire-at-will-scoring-theirs');
  for (
    let i = 0;
    i < 12 && !(await page.getByRole('heading', { name: 'The seals are broken' }).isVisible());
    i++
  )
    await page.keyboard.press(' ');
  await take(page, 'fire-at-will-scoring-seals');
  await battle.skip(page);
  await page.locator('.share img').waitFor();
  await take(page, 'fire-at-will-end');
  await take(other, 'fire-at-will-scoring-begin');
  const path = new URL(page.url()).pathname;
  await coached(page, path, 'fire-at-will');
  await page.goto(`${path}/replay?seat=0&step=60`);
  await page.locator('.battle').waitFor();
  await take(page, 'replay-fire-at-will');
});

test('practice', async ({ page }) => {
  await battle.open(page, ['me', 'me'], { idle: false }, 'local');
  await battle.begun(page);
  await battle.fire(page, 17);
  await take(page, 'fire-at-will-practice');
  await page.getByRole('button', { name: 'Two captains' }).click();
  await take(page, 'fire-at-will-two');
});

test('advanced game', async ({ page }) => {
  await battle.open(page, ['me', 'me'], { idle: false, gunners: 'both', expert: true }, 'local');
  await battle.begun(page);
  await battle.fire(page, 30);
  await take(page, 'fire-at-will-advanced');
});

/** What the coach says of a match, when he has gone through all of it. */
async function coached(page: Page, path: string, game: string): Promise<void> {
  await page.goto(`${path}/coach`);
  await expect(page.locator('.coach[data-done="true"] .table')).toBeVisible({ timeout: 180_000 });
  await take(page, `coach-${game}`);
}

/** Each game fought to its end by the keys that its own tests press. */
const ENDS: Record<string, { options?: Record<string, unknown>; fight: (page: Page) => Promise<unknown> }> = {
  swordplay: { fight: (page) => duel([page]) },
  'have-at-you': { fight: (page) => brawl(page) },
  audatia: { fight: (page) => fencing.fight([page]) },
  'one-for-all': {
    options: { musketeers: ['dartagnan', 'athos', 'porthos'], guards: ['guard', 'guard'] },
    fight: async (page) => {
      await melee.placeAll(page);
      await melee.fight(page);
    },
  },
};

for (const [game, { options = {}, fight }] of Object.entries(ENDS))
  test(`end ${game}`, async ({ page }) => {
    await sit(page, { game, options, seats: ['me', 'beginner'] });
    await fight(page);
    await page.locator('.share img').waitFor(); // the picture to send round, when all have fallen
    await take(page, `end-${game}`);
    const path = new URL(page.url()).pathname;
    await page.goto(`${path}/replay`);
    const steps = page.getByRole('slider', { name: 'Step' });
    await expect(steps).not.toHaveAttribute('max', '0');
    await steps.fill(String(Math.floor(Number(await steps.getAttribute('max')) / 2)));
    await take(page, `replay-${game}`);
    await coached(page, path, game);
    if (game !== 'swordplay') return;
    await page.goto(`${path}/verify`);
    await page.getByText('It holds.').waitFor();
    await take(page, 'verify');
    await page.goto(path);
    await page.locator('.chance polyline').waitFor();
    await take(page, 'end-with-the-coach');
  });

for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
  test(`lesson ${game}`, async ({ page }) => {
    await page.goto(`/games/${game}/learn`);
    await page.locator('.learn[data-busy="false"]').waitFor();
    await take(page, `lesson-${game}`);
    await page.goto(`/games/${game}/rules`);
    await page.locator('main article').first().waitFor();
    await take(page, `rules-${game}`);
  });

for (const game of ['swordplay', 'have-at-you', 'fire-at-will', 'audatia', 'one-for-all'])
  test(`puzzle ${game}`, async ({ page }) => {
    await page.goto(`/puzzle/${game}/1`);
    await page.locator('.table').first().waitFor();
    await take(page, `puzzle-${game}`);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('link', { name: 'Another' }).waitFor();
    await take(page, `puzzle-${game}-shown`);
  });

/** What opens over a table of each game: how to win, and what lies in sight. */
const OPEN = { swordplay: 2, 'have-at-you': 2, 'fire-at-will': 3, audatia: 5, 'one-for-all': 4 };
for (const [game, situation] of Object.entries(OPEN))
  test(`over the table of ${game}`, async ({ page }) => {
    await page.addInitScript(
      ([id, n]) => localStorage.setItem('derring.learnt', JSON.stringify({ [id]: n })),
      [game, situation] as const,
    );
    await page.goto(`/games/${game}/learn`);
    await page.locator(`.learn[data-at="${situation}"][data-busy="false"]`).waitFor();
    await take(page, `lesson-${game}-later`);
    await page.keyboard.press('w');
    await page.locator('dialog[open]').waitFor();
    await take(page, `how-to-win-${game}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.locator('dialog.lectern .names button').first().click();
    await page.locator('dialog.lectern .large svg').first().waitFor();
    await take(page, `in-place-card-${game}`);
    await page.keyboard.press('Escape');
    await page.locator('.teacher a.term, .ask a.term, .learn main a[href*="/rules#"]').first().click();
    await page.locator('dialog.lectern').waitFor();
    await take(page, `in-place-clause-${game}`);
  });

test('asked beside a table: a hint, the menu, whom one wants to be, the curtain', async ({ page }) => {
  await comeTo(
    () => sit(page, { game: 'swordplay', seats: against(1) }),
    async () => {
      let asks = 0;
      return (await duel([page], (_, now) => now.asks !== '' && asks++ > 5)) !== null;
    },
  );
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint .says').waitFor();
  await take(page, 'hint');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await take(page, 'match-menu');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I strike my colours' }).click();
  await page.getByRole('region', { name: 'The match is over' }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}/replay`);
  await page.getByRole('button', { name: /What if/ }).click();
  await page.getByRole('dialog', { name: 'Whom do you want to be?' }).waitFor();
  await take(page, 'what-if');
  await sit(page, { game: 'have-at-you', seats: ['me', 'me'], who: 'local' });
  await page.getByRole('dialog', { name: /Pass to/ }).waitFor();
  await take(page, 'curtain');
});

test('ways that lead nowhere, and records from a file', async ({ page }) => {
  await page.goto('/record');
  const file = page.getByLabel('Choose a record');
  await file.waitFor({ state: 'attached' });
  await take(page, 'record');
  const golden = fileURLToPath(
    new URL('../../contract/src/test/resources/golden/have-at-you/', import.meta.url),
  );
  const record = readdirSync(golden, { recursive: true, encoding: 'utf8' }).find((one) =>
    one.endsWith('.json'),
  );
  await file.setInputFiles(golden + record);
  await page.getByRole('region', { name: 'The record' }).waitFor();
  await take(page, 'record-loaded');
  await page.goto('/no/such/page');
  await page.getByRole('heading').first().waitFor();
  await take(page, 'lost');
});
