import type { Page } from '@playwright/test';
import { strike } from './fingers.ts';
import { resign } from './table.ts';

interface Opening {
  options?: Record<string, unknown>;
  seats: string[];
  passes?: boolean;
  /** Seconds for an answer. */
  answers?: number;
}

/** Opens a battle over the wire, as the pages do, and goes there. */
export async function battle(
  page: Page,
  { options = {}, seats, passes = true, answers = 0 }: Opening,
): Promise<void> {
  await page.goto('/about');
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
    { game: 'have-at-you', options, seats, who: 'link', clock: { kind: 'none' }, passes, answers },
  );
  await page.goto(`/match/${match}`);
}

interface Moment {
  n: number;
  asks: string;
  over: boolean;
  /** At one screen: nobody's hand lies open. */
  curtain: boolean;
  /** Something was pointed at and could mean several moves: which? */
  dialog: boolean;
  /** Cards that can be played, and their keys. */
  lit: [string, string][];
  loose: [string, string][];
}

/** What a page shows: at once, or as soon as it asks something after frame n, opens a dialog, or is over. */
export const look = (page: Page, n: number | null = null): Promise<Moment> =>
  page.evaluate(async (after) => {
    const now = (): Moment => ({
      n: Number(document.querySelector<HTMLElement>('.match')?.dataset.n ?? -1),
      // While the page is deaf it asks nothing yet.
      asks: document.querySelector('.match:not([data-busy=true]) .ask.mine p')?.textContent?.trim() ?? '',
      over: document.querySelector('.over') !== null,
      curtain: document.querySelector('.curtain') !== null,
      dialog: document.querySelector('dialog[open], .ask [data-picking]') !== null,
      lit: [...document.querySelectorAll<HTMLElement>('.hand .lit')].map((card): [string, string] => [
        card.dataset.card ?? '',
        card.querySelector('kbd')?.textContent ?? '',
      ]),
      loose: [...document.querySelectorAll('.ask .buttons button:not(:disabled)')].map(
        (button): [string, string] => [
          button.textContent?.trim() ?? '',
          button.querySelector('kbd')?.textContent ?? '',
        ],
      ),
    });
    const late = performance.now() + 4_000;
    for (;;) {
      const seen = now();
      if (
        after === null ||
        seen.over ||
        seen.curtain ||
        seen.dialog ||
        (seen.asks !== '' && seen.loose.length + seen.lit.length > 0 && seen.n > after) ||
        performance.now() > late
      )
        return seen;
      await new Promise((go) => setTimeout(go, 10));
    }
  }, n);

const WANTED = ['Attack!', 'Throw!', 'Weapon', 'Grab!', 'Move!'];

/** The key of a bold move: strike, come closer, refill, and let all blows come, so that battles are short. */
function key(now: Moment): string {
  const refill = now.loose.find(([words]) => words.startsWith('Draw ('));
  if (now.asks.startsWith('Draw up') || now.asks.startsWith('Throw away')) return refill?.[1] ?? '0';
  for (const wanted of WANTED) {
    const card = now.lit.find(([name]) => name.startsWith(wanted));
    if (card?.[1]) return card[1];
  }
  const other = now.loose.find(
    ([words, one]) =>
      one !== '0' && /^(Start|Stand|Go|Slash|Club|Stab|Thrust|Shot|Smash|Punch|Bludgeon|Stay)/.test(words),
  );
  return other?.[1] ?? refill?.[1] ?? now.loose.find(([words]) => words.startsWith('Pass: new'))?.[1] ?? '0';
}

/** Plays by keyboard alone until it is over, or until `stop` says so. */
export async function fight(page: Page, stop: (now: Moment) => boolean = () => false): Promise<boolean> {
  let now = await look(page, -1);
  for (let i = 0; i < 3000 && !now.over; i++) {
    if (now.curtain) {
      await page.getByRole('button', { name: /show my hand/ }).press('Enter');
      now = await look(page);
      continue;
    }
    if (now.asks !== '' && stop(now)) return true;
    if (now.asks !== '') await strike(page, now.dialog ? '1' : key(now));
    const next = await look(page, now.asks === '' ? now.n - 1 : now.n);
    // A key that found nothing: the server has passed for us, or a dialog is in the way.
    if (next.n === now.n && next.dialog && now.dialog) await page.keyboard.press('Escape');
    now = next.n === now.n && !next.dialog ? await look(page) : next;
  }
  if (!now.over) throw new Error('the battle does not end');
  return false;
}

/** Some moves, then the white flag. */
export async function foughtOut(page: Page, opening: Opening, moves: number): Promise<string> {
  await battle(page, opening);
  let made = 0;
  await fight(page, (now) => ++made > moves && !now.dialog);
  if (!(await look(page)).over) {
    await resign(page);
  }
  await page.locator('.over').waitFor({ state: 'attached' });
  return new URL(page.url()).pathname;
}
