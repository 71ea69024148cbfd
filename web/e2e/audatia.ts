import { expect, type Page } from '@playwright/test';
import { point, strike } from './fingers.ts';

/** What the page shows, all of one instant. */
export interface Moment {
  n: number;
  phase: string;
  /** Whether this page is asked, and hears. */
  asked: boolean;
  over: boolean;
  lit: number;
  guards: number;
  virtues: number;
  /** The keys of the buttons at the question. */
  keys: string[];
}

export const look = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({
    n: Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1),
    phase: document.querySelector<HTMLElement>('.table')?.dataset.phase ?? '',
    // Where there is nothing to choose, the server moves for us.
    asked:
      document.querySelector('.match:not([data-busy=true]) .ask.mine') !== null &&
      document.querySelector('.ask .buttons button, .hand .lit, .guards, .virtues, .sides') !== null,
    over: document.querySelector('.over') !== null,
    lit: document.querySelectorAll('.hand .lit').length,
    guards: document.querySelectorAll('.guards button').length,
    virtues: document.querySelectorAll('.virtues button').length,
    keys: [...document.querySelectorAll('.ask .buttons kbd')].map((key) => key.textContent ?? ''),
  }));

export const moved = (page: Page, n: number): Promise<unknown> =>
  page
    .waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1) > last,
      n,
      { timeout: 8_000, polling: 20 },
    )
    // The server may have moved for us in the same moment: then nothing was left to do.
    .catch(() => undefined);

/** Moments in which the hand is only looked over. */
export const KEEP = ['exchange', 'trade', 'salute', 'salute-answer', 'skills'];

/** One move with the keyboard, if one is wanted. */
export async function press(page: Page): Promise<boolean> {
  const now = await look(page);
  if (!now.asked || now.over) return false;
  if (now.guards > 0) {
    await strike(page, '2');
    await expect(page.locator('.guards [aria-pressed=true]')).toHaveCount(1);
    await point(page, page.locator('.ask .main-button'));
  } else if (KEEP.includes(now.phase)) await strike(page, '0');
  else if (now.lit > 0 || now.virtues > 0 || now.phase === 'orient') await strike(page, '1');
  else await strike(page, now.keys.at(-1) ?? '0');
  if (await page.locator('dialog[open]').isVisible()) await strike(page, '1');
  await moved(page, now.n);
  return true;
}

/** Plays on for everybody given, until it is over or `stop` says so. */
export async function fight(
  pages: Page[],
  act: (page: Page) => Promise<boolean> = press,
  stop: (now: Moment, page: Page) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    let acted = false;
    for (const page of pages) {
      const now = await look(page);
      if (await stop(now, page)) return;
      acted = (await act(page)) || acted;
    }
    if ((await Promise.all(pages.map(look))).every((now) => now.over)) return;
    if (!acted) await pages[0]?.waitForTimeout(20);
  }
  throw new Error('the bout does not end');
}

/** Fights until this page is asked something in a phase. A first blow can end a bout before that: then another is begun. */
export async function fightTo(phase: string, page: Page, begin: () => Promise<void>): Promise<void> {
  const there = (now: Moment): boolean => now.phase.startsWith(phase) && now.asked;
  for (let i = 0; i < 8; i++) {
    await begin();
    await fight([page], press, there);
    if (there(await look(page))) return;
  }
  throw new Error(`eight bouts ended without ${phase}`);
}
