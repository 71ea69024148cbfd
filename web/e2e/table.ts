import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { strike } from './fingers.ts';
import { startServer } from './server.ts';

interface Ours {
  errors: string[];
  /** Somebody else with a browser of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Tests at a real server; whatever any of their browsers complains about fails them. */
export const test = base.extend<Ours, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      listen(context, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, address, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      listen(context, errors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function listen(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
}

/** The pages that need no match, each with what is seen when all that it asked the server for has come. */
export const PAGES = {
  '/': '.shelf .actions',
  '/lobby': 'section:last-of-type > :not(h2, :text("Looking …"))',
  '/mine': '.matches',
  '/games/swordplay/new': 'option:has-text("beginner")',
  '/games/swordplay/rules': 'article',
  '/games/swordplay/cards': 'li svg',
  '/games/have-at-you/cards': 'li svg',
  '/games/fire-at-will/cards': 'li svg',
  '/games/audatia/cards': 'li svg',
  '/games/one-for-all/cards': 'li svg',
  '/about': 'h2',
  '/lab': 'article section',
} as const;

/** Opens a page and waits until it is whole. */
export async function turnTo(page: Page, path: keyof typeof PAGES): Promise<void> {
  await page.goto(path);
  await expect(page.locator(`main ${PAGES[path]}`)).not.toHaveCount(0);
}

/**
 * What axe finds that is serious or worse. By night only colours differ, so it looks at nothing else then. No page of
 * ours has frames, so it need not open one of its own for each look.
 */
export async function serious(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    axe.withRules(['color-contrast']);
  const found = await axe.analyze();
  return found.violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
}

/**
 * Gives up, whatever else is going on at the table: a menu that was closed by it is opened again. A match that ends before
 * that is over as well.
 */
export async function resign(page: Page): Promise<void> {
  const wish = page.getByRole('button', { name: 'Resign' });
  const sure = page.getByRole('button', { name: 'Yes, I strike my colours' });
  const over = page.locator('.over');
  await expect(async () => {
    if ((await over.count()) > 0) {
      await page.keyboard.press('Escape'); // the menu that was to be used
      return;
    }
    if (!(await wish.or(sure).isVisible()))
      await page.getByRole('button', { name: 'Menu' }).click({ timeout: 2000 });
    if (!(await sure.isVisible())) await wish.click({ timeout: 2000 });
    await sure.click({ timeout: 2000 });
  }).toPass();
}

export async function againstTheBot(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

export async function open(
  page: Page,
  who: 'By link' | 'Public' | 'One screen',
  name: string,
  change?: () => Promise<void>,
): Promise<void> {
  await page.goto('/games/swordplay/new');
  await expect(page.getByRole('heading', { name: /Open a match/ })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: who }).check();
  await change?.();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.waitForURL(/\/match\//);
}

/** Two people at a table, each with a browser of their own: the host and who came by the link. */
export async function together(host: Page, guest: Page, change?: () => Promise<void>): Promise<void> {
  await open(host, 'By link', 'Mara', change);
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.locator('.table')).toBeVisible();
  await expect(host.locator('.table')).toBeVisible();
}

/** Plays on from where something stands: as one of those who sat there, or for all of them at one screen. */
export async function whatIf(
  page: Page,
  whom: string | RegExp,
  from: string | RegExp = /What if/,
): Promise<void> {
  await page.getByRole('button', { name: from }).click();
  const dialog = page.getByRole('dialog', { name: 'Whom do you want to be?' });
  await dialog.getByRole('radio', { name: whom }).check();
  await dialog.getByRole('button', { name: 'Play on' }).click();
}

/** The names of the cards in a hand; what is written on them, and why one is dead, may come later. */
export const cards = (page: Page): Promise<string[]> =>
  page
    .locator('.hand [data-card]')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card ?? ''));

export const question = (page: Page) => page.locator('.ask.mine');
export const finished = (page: Page) => page.getByRole('region', { name: 'The match is over' });

interface Moment {
  /** The number of the newest frame. */
  n: number;
  /** What the table asks of this page; empty if it asks nothing. */
  asks: string;
  lit: number;
  dead: number;
  /** The key of the last card that can be played. */
  last: string;
  curtain: boolean;
  over: boolean;
}

/** What a page shows, all of one instant. */
export const look = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({
    n: Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1),
    // While the page is deaf it asks nothing yet.
    asks: document.querySelector('.match:not([data-busy=true]) .ask.mine p')?.textContent ?? '',
    lit: document.querySelectorAll('.hand .lit').length,
    dead: document.querySelectorAll('.hand .dead').length,
    last:
      [...document.querySelectorAll('.hand .lit kbd')]
        .map((key) => key.textContent ?? '')
        .sort()
        .at(-1) ?? '0',
    curtain: document.querySelector('.curtain') !== null,
    over: document.querySelector('.over') !== null,
  }));

/** Whether this page has seen a frame after number n. */
const moved = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1) > last,
    n,
    { timeout: 8_000, polling: 20 },
  );

function key(now: Moment): string {
  // Attacks come first in a hand: throwing the last away finds more of them, so that a match ends.
  if (now.asks.includes('Throw one')) return now.last;
  return now.lit > 0 && !now.asks.includes('Lay one') ? '1' : '0';
}

/** One move with the keyboard, if one is wanted: a card where it helps, else pass. */
export async function press(page: Page, now?: Moment): Promise<boolean> {
  const seen = now ?? (await look(page));
  if (seen.curtain) {
    await page.getByRole('button', { name: /show my hand/ }).press('Enter');
    return true;
  }
  if (seen.asks === '' || seen.over) return false;
  await strike(page, key(seen));
  if (await page.locator('dialog[open]').isVisible()) await strike(page, '1');
  // The server may have passed for us in the same moment: then the key found nothing, and no harm is done.
  await moved(page, seen.n).catch(() => undefined);
  return true;
}

/** Plays until it is over, for everybody given; or until `stop` says so. */
export async function fight(
  pages: Page[],
  stop: (page: Page, now: Moment) => boolean = () => false,
): Promise<Page | null> {
  for (let i = 0; i < 3000; i++) {
    let acted = false;
    for (const page of pages) {
      const now = await look(page);
      if (stop(page, now)) return page;
      acted = (await press(page, now)) || acted;
    }
    if ((await Promise.all(pages.map(look))).every((now) => now.over)) return null;
    if (!acted) await pages[0]?.waitForTimeout(20);
  }
  throw new Error('the match does not end');
}

/**
 * Plays to a moment that chance may keep out of one match: a match that ends without it is followed by another.
 *
 * @param begin opens a match
 * @param play plays it; whether the moment came
 */
export async function comeTo(begin: () => Promise<unknown>, play: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await begin();
    if (await play()) return;
  }
  throw new Error('six matches without the moment that was looked for');
}
