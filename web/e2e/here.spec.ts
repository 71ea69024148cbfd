import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { serve, type Site } from '../tools/static.mjs';
import * as audatia from './audatia.ts';
import * as guns from './fire.ts';
import * as have from './have.ts';
import * as melee from './oneforall.ts';
import { startServer } from './server.ts';
import { finished, fight, look, resign, whatIf } from './table.ts';

const test = base.extend<{ site: Site; kept: Page }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const folder = process.env.DERRING_SITE;
    if (!folder) throw new Error('DERRING_SITE must name what `derring site` has written');
    const site = await serve(folder);
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
  /** A page that keeps all of it, after its first load. */
  kept: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('derring.pace', 'quick'));
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
    });
    await use(page);
  },
});

/** Against the bot that the shelf proposes for Swordplay. */
async function play(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

test('with no network from the second load on, a duel is left, come back to, played out, taken along, gone through, and gone on from at a server', async ({
  kept: page,
  context,
}) => {
  await context.setOffline(true);
  await page.goto('/');
  await play(page);
  expect(page.url()).toContain('/match/here-');
  await page.goto('/');
  await page.getByRole('region', { name: 'Your matches' }).getByRole('link').first().click(); // it is kept in the browser
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await fight([page]);
  await expect(finished(page).first()).toBeVisible();
  const loaded = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^record$/i })
    .first()
    .click();
  const record = readFileSync(await (await loaded).path(), 'utf8');
  expect(JSON.parse(record)).toMatchObject({ 'derring-record': 2, game: 'swordplay' });
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();

  // A server finds it sound, and goes on from it.
  await context.setOffline(false);
  const server = await startServer();
  await page.goto(`${server.address}/record`);
  await page
    .getByLabel('Choose a record')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.getByRole('link', { name: 'Verify' }).click();
  await expect(page.locator('.verdict')).toContainText('It holds.');
  await page.goBack();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('4');
  await whatIf(page, 'All of them');
  await expect(page.getByRole('dialog', { name: /Pass to/ })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`^${server.address}/match/[0-9a-f]{32}`));
  await server.stop();
});

/** Against the bot that the shelf proposes for a game. */
const shelved = (game: string) => (page: Page) =>
  page
    .locator('.shelf li', { has: page.getByRole('heading', { name: game }) })
    .getByRole('button', { name: /^Play / })
    .click();

interface Whole {
  begin: (page: Page) => Promise<void>;
  end: (page: Page) => Promise<unknown>;
}

/** How the others are begun and played to their end, by keys; the guns alone, for bots keep their tempo. */
const TO_THE_END: Record<string, Whole> = {
  'Have at You!': { begin: shelved('Have at You!'), end: (page) => have.fight(page) },
  'Fire at Will': {
    begin: (page) => page.getByRole('button', { name: 'Practise alone' }).click(),
    end: async (page) => {
      await guns.begun(page);
      expect(await guns.fire(page)).toBe(78);
      await guns.skip(page);
    },
  },
  Audatia: { begin: shelved('Audatia'), end: (page) => audatia.fight([page]) },
  '...And One For All!': {
    begin: async (page) => {
      await page.goto('/games/one-for-all/new');
      await page.getByRole('radio', { name: 'Man against man' }).click();
      await page.locator('.cast button').first().click();
      await page.getByRole('button', { name: 'Open the match' }).click();
    },
    end: async (page) => {
      await melee.placeAll(page);
      await melee.fight(page);
    },
  },
};

for (const [game, { begin, end }] of Object.entries(TO_THE_END))
  test(`with no network from the second load on ${game} is played to its end`, async ({
    kept: page,
    context,
  }) => {
    await context.setOffline(true);
    await page.goto('/');
    await begin(page);
    await page.waitForURL(/\/match\/here-/);
    await end(page);
    await expect(finished(page).first()).toBeVisible();
  });

test('with no network the coach goes through a duel, a puzzle is shown, and a clause is seen played', async ({
  kept: page,
  context,
}) => {
  await context.setOffline(true);
  await page.goto('/');
  await play(page);
  await fight([page], (_, now) => now.n > 12 && now.asks !== '');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint .says')).toContainText(/The coach: .+, for \d+ in 100/);
  await resign(page);
  await finished(page).getByRole('link', { name: 'Coach' }).click();
  await expect(page.locator('.coach[data-done="true"]')).toBeVisible({ timeout: 60_000 });
  for (const game of ['swordplay', 'one-for-all', 'fire-at-will']) {
    await page.goto(`/puzzle/${game}/1`);
    const puzzle = page.getByRole('region', { name: 'The puzzle' });
    await puzzle.getByRole('button', { name: 'Show me' }).click();
    await expect(puzzle).toContainText(/It was .+(in 100; the next best|That is worth)/);
  }
  await page.goto('/games/swordplay/rules');
  await page.getByText('See it played').first().click();
  await page.locator('article details[open] a').first().click();
  await expect(page).toHaveURL(/\/scenarios\//);
  await expect(page.getByRole('list', { name: 'Ready' }).first()).toBeVisible();
});

test('with no network every game lays its table, two share a screen, and the first lesson begins', async ({
  kept: page,
  context,
}) => {
  await context.setOffline(true);
  for (const game of ['have-at-you', 'fire-at-will', 'audatia', 'one-for-all']) {
    await page.goto(`/games/${game}/new`);
    await page.getByRole('radio', { name: 'One screen' }).check();
    await page.getByRole('button', { name: 'Open the match' }).click();
    await page.waitForURL(/\/match\/here-/);
    await expect(page.locator('.board > *').nth(1)).toBeVisible();
    await expect(page.locator('.match')).toHaveAttribute('data-n', /[1-9]/);
  }
  await page.goto('/games/swordplay/learn');
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await page.goto('/games/swordplay/rules');
  await expect(page.locator('article').first()).toBeVisible();
});

test('a newer version is taken between two matches, never in one, and is whole', async ({
  kept: page,
  site,
}) => {
  const version = (): Promise<string | null> => page.locator('html').getAttribute('data-version');
  await page.reload();
  const old = await version();
  expect(old).toMatch(/\w{16}/);
  await play(page);
  site.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  expect(await version()).toBe(old);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Take it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'newer');
  await expect(page.getByText('The games are kept in this browser')).toBeVisible();
});

/** How a browser that keeps nothing refuses, and what the page says then. */
const KEEPS_NOTHING = {
  'is full': `IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };`,
  'is closed': `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };`,
};

for (const [how, refusing] of Object.entries(KEEPS_NOTHING))
  test.describe('in a browser that keeps nothing', () => {
    test.use({ serviceWorkers: 'block' });

    test(`whose store ${how} a sentence says so, and play goes on`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('derring.pace', 'quick'));
      await page.route('**/here/worker-*.js', async (route) => {
        const script = await route.fetch();
        await route.fulfill({ response: script, body: refusing + (await script.text()) });
      });
      await page.goto('/');
      await play(page);
      await expect(page.getByText(`The browser’s store ${how}`)).toContainText('You can play on.');
      await fight([page], (_, now) => now.n > 40);
      expect((await look(page)).n, 'the duel goes on').toBeGreaterThan(15);
    });
  });

test('who keeps the games of a server plays on without it, under its policies', async ({ page, context }) => {
  const server = await startServer();
  await page.addInitScript(() => localStorage.setItem('derring.pace', 'quick'));
  await page.goto(`${server.address}/about`);
  await page.getByRole('button', { name: 'Keep the games in this browser' }).click();
  await expect(page.getByText('The games are kept in this browser')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto(`${server.address}/`);
  await play(page);
  expect(page.url()).toContain('/match/here-');
  await context.setOffline(false);
  await page.goto(`${server.address}/`);
  await expect(page.getByRole('region', { name: 'Your matches' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /here-/,
  );
  await server.stop();
});

test('who keeps the games of a server asks the rules at home what a move would do, on a line of 100 ms', async ({
  page,
}) => {
  const server = await startServer();
  const asked: string[] = [];
  await page.goto(`${server.address}/about`);
  await page.getByRole('button', { name: 'Keep the games in this browser' }).click();
  await expect(page.getByText('The games are kept in this browser')).toBeVisible({ timeout: 60_000 });
  await page.routeWebSocket(/\/socket/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => {
      asked.push((JSON.parse(String(message)) as { do: string }).do);
      setTimeout(() => line.send(message), 50);
    });
    line.onMessage((message) => setTimeout(() => socket.send(message), 50));
  });
  const small = { musketeers: ['athos'], guards: ['guard'] };
  await melee.openMelee(page, small, ['me', 'random'], 'link', server.address);
  await melee.placeAll(page);
  await melee.ourTurn(page);
  await page.locator('.friends button.can').first().press('Enter');
  await melee.surveyed(page);
  const before = asked.filter((one) => one === 'foresee').length;
  const delays = await pointed(page);
  expect(asked.filter((one) => one === 'foresee').length, 'what a pointer asks stays here').toBe(before);
  expect(asked, 'the server gives the state to ask about').toContain('world');
  expect(Math.min(...delays)).toBeLessThan(100);
  await server.stop();
});

/** Points here and there on the table; how long each answer took, in milliseconds. */
async function pointed(page: Page): Promise<number[]> {
  const box = await page.locator('.arena').boundingBox();
  if (!box) throw new Error('there is no table');
  const delays: number[] = [];
  for (const x of [0.35, 0.45, 0.55, 0.65]) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * 0.6);
    await page.waitForTimeout(150);
    delays.push(Number(await page.locator('.melee').getAttribute('data-delay')));
  }
  return delays;
}

/** What a JVM has played, written and said, a line each: `digest GAME VARIANT BOT SEED GAMES = DIGEST`. */
const played = (): string[] =>
  readFileSync(process.env.DERRING_SAMENESS ?? '', 'utf8')
    .split('\n')
    .filter((line) => /^(digest|coach|figures|letters) /.test(line));

test('this browser plays every variant exactly as a JVM does', async ({ page }) => {
  const lines = played();
  expect(lines.length).toBeGreaterThan(40);
  await page.goto('/');
  const found = await page.evaluate(async (asked) => {
    interface Rules {
      text(name: string, text: string): void;
      played(line: string): string;
    }
    const json = async (name: string): Promise<Record<string, string>> =>
      (await fetch(`/here/${name}`)).json() as Promise<Record<string, string>>;
    const files = await json('files.json');
    const runtime = (await import(`/here/${files.runtime}`)) as {
      load(code: ArrayBuffer): Promise<{ exports: Rules }>;
    };
    const rules = (await runtime.load(await (await fetch(`/here/${files.wasm}`)).arrayBuffer())).exports;
    for (const [name, text] of Object.entries(await json(files.texts ?? ''))) rules.text(name, text);
    const cases = asked.map((line) => line.split(' = ')[0] ?? '');
    return cases.map((line) => `${line} = ${rules.played(line)}`);
  }, lines);
  expect(found).toEqual(lines);
});
