import { readFileSync, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { startServer } from './server.ts';
import { finished, fight } from './table.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

interface Site {
  address: string;
  /** From now on it has another version. */
  renew(): void;
  close(): void;
}

/** Any web host: files of a folder, and nothing that thinks. */
function serve(folder: string): Promise<Site> {
  let newer = false;
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const content = readFileSync(file);
    const renewed = newer && path === '/sw.js';
    answer.end(renewed ? String(content).replace(/VERSION = '\w+'/, "VERSION = 'newer'") : content);
  });
  return new Promise((settle) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      const close = (): void => void server.close();
      settle({ address: `http://localhost:${port}`, renew: () => (newer = true), close });
    });
  });
}

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

test('with no network from the second load on, a duel is left, come back to, played out, taken along and gone through', async ({
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
  await page
    .getByRole('link', { name: /^(Replay|Go through it)$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
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

/** What a JVM has played, a line each: `digest GAME VARIANT BOT SEED GAMES = DIGEST`. */
function played(): string[] {
  const file = process.env.DERRING_SAMENESS;
  return file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('digest'))
    : [];
}

test('this browser plays every variant exactly as a JVM does', async ({ page }) => {
  const lines = played();
  test.skip(lines.length === 0, 'SamenessTest has not run');
  await page.goto('/');
  const found = await page.evaluate(async (asked) => {
    interface Rules {
      text(name: string, text: string): void;
      digest(game: string, variant: number, bot: string, seed: number, games: number): string;
    }
    const json = async (name: string): Promise<Record<string, string>> =>
      (await fetch(`/here/${name}`)).json() as Promise<Record<string, string>>;
    const files = await json('files.json');
    const runtime = (await import(`/here/${files.runtime}`)) as {
      load(code: ArrayBuffer): Promise<{ exports: Rules }>;
    };
    const rules = (await runtime.load(await (await fetch(`/here/${files.wasm}`)).arrayBuffer())).exports;
    for (const [name, text] of Object.entries(await json(files.texts ?? ''))) rules.text(name, text);
    return asked.map((line) => {
      const [, game = '', variant, bot = '', seed, games] = line.split(' ');
      return `${line.split(' = ')[0]} = ${rules.digest(game, Number(variant), bot, Number(seed), Number(games))}`;
    });
  }, lines);
  expect(found).toEqual(lines);
});
