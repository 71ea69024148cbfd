import { expect, type Page } from '@playwright/test';
import { strike, touched } from './fingers.ts';

/** Opens a match of One For All, as whoever the page is. */
export async function openMelee(
  page: Page,
  options: Record<string, unknown> = {},
  seats: string[] = ['me', 'greedy'],
  who: 'link' | 'local' = 'link',
  host = '',
): Promise<void> {
  await page.goto(`${host}/about`);
  const match = await page.evaluate(
    async (opening) => {
      await fetch('/api/me');
      const answer = await fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(opening),
      });
      return ((await answer.json()) as { match: string }).match;
    },
    { game: 'one-for-all', options, seats, who, clock: { kind: 'none' } },
  );
  await page.goto(`${host}/match/${match}`);
}

export interface Moment {
  n: number;
  /** The match waits for this page, and hears it. */
  mine: boolean;
  over: boolean;
  phase: string;
  /** What can be done with the chosen man, by the words at the seals. */
  deeds: string[];
  /** What a run could lead to, by name. */
  runs: string[];
  chosen: string;
  able: string[];
  meant: boolean;
}

/** What the page shows, all of one instant. */
export const see = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const all = <T>(selector: string, of: (element: HTMLElement) => T): T[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(of);
    const match = document.querySelector<HTMLElement>('.match');
    return {
      n: Number(match?.dataset.n ?? -1),
      mine: document.querySelector('.match:not([data-busy=true]) .ask.mine') !== null,
      over: document.querySelector('.over') !== null,
      phase: document.querySelector<HTMLElement>('.melee')?.dataset.phase ?? '',
      deeds: all('.deeds li button span', (e) => e.textContent ?? ''),
      runs: all('.deeds select option', (e) => e.textContent ?? ''),
      chosen: all('.friends button.chosen', (e) => e.dataset.figure ?? '')[0] ?? '',
      able: all('.friends button.can', (e) => e.dataset.figure ?? ''),
      meant: document.querySelector('.ask .main-button') !== null,
    };
  });

/** Waits until the page shows a newer frame. */
export const newer = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1) > last,
    n,
    {
      timeout: 10_000,
      polling: 15,
    },
  );

/** Waits until it is ours to act, or all is over. */
export const ours = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('.match:not([data-busy=true]) .ask.mine') !== null ||
      document.querySelector('.over') !== null,
    null,
    { timeout: 30_000, polling: 15 },
  );

/** Waits until the runs of the chosen man are known. */
export const surveyed = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('.melee')?.dataset.runs ?? 0) > 0,
    null,
    { timeout: 5_000, polling: 15 },
  );

/** Both sides stand. */
export async function placeAll(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await ours(page);
    await strike(page, '1');
  }
  for (const page of pages) await expect(page.locator('.melee')).not.toHaveAttribute('data-phase', 'place');
}

/** It is ours to choose a man; what is asked before that is granted. */
export async function ourTurn(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await ours(page);
    const now = await see(page);
    if (now.phase === 'act' || now.over) return;
    await strike(page, '1');
    await newer(page, now.n);
  }
}

/** One thing by keys alone: the best that is at hand, else a run to an enemy. */
export async function swash(page: Page, turn: number): Promise<void> {
  const now = await see(page);
  if (!now.mine || now.over) return;
  if (now.phase !== 'act') {
    await strike(page, '1');
    await newer(page, now.n);
    return;
  }
  if (now.chosen === '') {
    const figure = now.able[turn % now.able.length];
    const man = page.locator(`.friends [data-figure="${figure}"]`);
    await ((await touched(page)) ? man.tap() : man.press('Enter'));
    // A companion may have acted in between, and this man may be out of the fight: then all is looked at anew.
    const chosen = await page
      .waitForFunction(() => document.querySelector('.friends button.chosen') !== null, null, {
        timeout: 2_000,
      })
      .catch(() => null);
    return chosen ? swash(page, turn) : undefined;
  }
  if (now.deeds.some((deed) => deed.startsWith('Duel'))) return act(page, now.n);
  const enemy = now.runs.findIndex((name) => /^(Guard|Rochefort|Hired)/.test(name));
  if (enemy > 0) {
    await page.locator('.deeds select').first().selectOption({ index: enemy });
    if (!(await touched(page))) await page.keyboard.press('Escape');
    await page.locator('.deeds select').first().selectOption({ index: enemy });
    return act(page, now.n);
  }
  if (now.deeds.length > 0) return act(page, now.n);
  await strike(page, '0');
  await newer(page, now.n);
}

/** The first thing in the panel: shown, then done. */
async function act(page: Page, n: number): Promise<void> {
  const deed = page.locator('.deeds li button').first();
  const done = page.locator('.ask .main-button');
  if (await touched(page)) {
    await deed.tap();
    await done.tap();
  } else {
    await deed.focus();
    await page.keyboard.press('1');
    await done.press('Enter');
  }
  await newer(page, n);
}

/** Fights on until `stop` says so, or to the end. */
export async function fight(
  page: Page,
  stop: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    await ours(page);
    if ((await see(page)).over || (await stop())) return;
    await swash(page, i);
  }
  throw new Error('the fight does not end');
}
