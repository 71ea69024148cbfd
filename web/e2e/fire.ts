import { expect, type Locator, type Page } from '@playwright/test';
import { point, touched } from './fingers.ts';

export interface Now {
  hand: string;
  phase: string;
  tops: string[];
  mate: string;
}

export const battle = (page: Page) => page.locator('.battle');
export const deck = (page: Page, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Your deck ${column}:`) });
export const pile = (page: Page, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Your pile ${column},`) });
export const scoring = (page: Page) => page.getByRole('region', { name: 'The scoring' });
export const ending = (page: Page) => page.getByRole('region', { name: 'The match is over' });

/** Lets the scoring tell all it has at once. */
export async function skip(page: Page): Promise<void> {
  await point(page, scoring(page).getByRole('button', { name: /^Skip/ }));
  await expect(ending(page)).toBeVisible();
}

export const now = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.battle');
    return {
      hand: table?.dataset.hand ?? 'none',
      phase: table?.dataset.phase ?? '',
      tops: [...document.querySelectorAll<HTMLElement>('.row:not(.away) .decks [data-card]')].map(
        (e) => e.dataset.card ?? '',
      ),
      mate: document.querySelector<HTMLElement>('.mate [data-card]')?.dataset.card ?? 'none',
    };
  });

export async function open(
  page: Page,
  seats: string[],
  options: Record<string, unknown> = {},
  who = 'link',
): Promise<void> {
  await page.goto('/about');
  const answer = await page.request.post('/api/matches', {
    data: { game: 'fire-at-will', options, seats, who, clock: { kind: 'none' } },
  });
  await page.goto(`/match/${((await answer.json()) as { match: string }).match}`);
}

/** The countdown is over and both may fire. */
export const begun = (page: Page): Promise<void> =>
  expect(page.locator('.battle[data-ready="true"]')).toBeVisible();

/** Two captains, each with a browser of their own. */
export async function meet(host: Page, guest: Page, options: Record<string, unknown> = {}): Promise<void> {
  await open(host, ['me', 'open'], options);
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([begun(host), begun(guest)]);
}

/** Lays every card where it comes next, by two keys a card, until the battle is over or `cards` are laid. */
export async function fire(page: Page, cards = 200): Promise<number> {
  const fingers = await touched(page);
  const tap = (at: Locator): Promise<void> => at.tap({ timeout: 2_000 }).catch(() => undefined); // it may be too late
  const act = (key: string, name: RegExp): Promise<void> =>
    fingers ? tap(page.getByRole('button', { name }).first()) : page.keyboard.press(key);
  const column = (at: Locator, n: number): Promise<void> =>
    fingers ? tap(at) : page.keyboard.press(`Digit${n}`);
  const follows: Record<string, string> = { L: 'R', R: 'A', A: 'F', F: 'L', '': 'L' };
  const piles = ['', '', '', '', '', ''];
  let laid = 0;
  for (let i = 0; i < 3000 && laid < cards; i++) {
    const { hand, phase, tops } = await now(page);
    if (phase !== 'fire') break;
    const kind = hand.charAt(0);
    if (hand !== 'none') {
      const fits = piles.findIndex((last) => follows[last] === kind);
      const on = kind === 'M' ? Number(hand.charAt(1)) - 1 : fits < 0 ? laid % 6 : fits;
      if (kind !== 'M') piles[on] = kind;
      await column(pile(page, on + 1), on + 1);
      if (kind === 'F' && fits >= 0) await act('f', /^Flag/);
      laid++;
      continue;
    }
    const known = (top: string): boolean => top !== 'none' && top !== '?';
    const wanted = tops.findIndex(
      (top) => known(top) && piles.some((last) => follows[last] === top.charAt(0)),
    );
    const from = wanted < 0 ? tops.findIndex(known) : wanted;
    if (from >= 0) await column(deck(page, from + 1), from + 1);
    else if (tops.every((top) => top === 'none')) await act('c', /^Cease Fire!/);
  }
  return laid;
}
