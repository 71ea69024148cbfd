import { api } from '../api.ts';
import type { Card, CardSet, Clause } from '../wire.ts';

/** What can be laid open at the table without leaving it. */
export type Opened =
  | { what: 'card'; name: string }
  | { what: 'clause'; game: string; rule: string }
  /** All cards in sight, to choose from. */
  | { what: 'cards'; names: string[] };

const sets = new Map<string, Promise<CardSet[]>>();
const clauses = new Map<string, Promise<ReadonlyMap<string, Clause>>>();

/** What a promise came to, kept; a failure is forgotten, so that it is tried again. */
function once<T>(kept: Map<string, Promise<T>>, game: string, fetch: () => Promise<T>): Promise<T> {
  let found = kept.get(game);
  if (!found) {
    found = fetch();
    kept.set(game, found);
    found.catch(() => kept.delete(game));
  }
  return found;
}

/** A card by the name that the table has for it, with its set. */
export async function cardNamed(
  game: string,
  name: string,
  isCard: (card: Card, name: string) => boolean,
): Promise<{ card: Card; set: string } | null> {
  const all = await once(sets, game, () => api.cards(game));
  for (const { set, cards } of all) {
    const card = cards.find((one) => isCard(one, name));
    if (card) return { card, set };
  }
  return null;
}

export async function clauseOf(game: string, rule: string): Promise<Clause | null> {
  const all = await once(clauses, game, async () => {
    const book = await api.rules(game);
    return new Map(book.chapters.flatMap((chapter) => chapter.clauses).map((one) => [one.id, one]));
  });
  return all.get(rule) ?? null;
}

const RULE = /^\/games\/([^/]+)\/rules$/;

/** The clause that a link leads to, wherever it stands at a table; the bar above it leads away. */
export function clauseAt(element: Element | null): Extract<Opened, { what: 'clause' }> | null {
  const link = element?.closest<HTMLAnchorElement>('a[href]:not([data-leaves])');
  const game = link && !link.closest('header') ? RULE.exec(link.pathname)?.[1] : undefined;
  return game && link && link.hash.length > 1
    ? { what: 'clause', game, rule: decodeURIComponent(link.hash.slice(1)) }
    : null;
}

/** The card that an element shows. */
export function cardAt(element: Element | null): Extract<Opened, { what: 'card' }> | null {
  const shows = element?.closest<HTMLElement>('[data-look], [data-card]');
  const name = shows?.dataset.look ?? shows?.dataset.card ?? '';
  return name === '' || name === 'none' ? null : { what: 'card', name };
}

/** All cards that lie open, each once. */
export function cardsInSight(): string[] {
  const all = document.querySelectorAll<HTMLElement>('main [data-look], main [data-card]');
  return [...new Set([...all].flatMap((one) => cardAt(one)?.name ?? []))].sort();
}

/** The reason why a card of a hand cannot be played stands above it, this far to either side. */
const REASON = 130;

/**
 * Where something of this size stands beside what it is about, and in the window.
 *
 * @param held it is in a hand: then above the others, and beside the reason why it cannot be played
 */
export function placed(
  about: DOMRect,
  width: number,
  height: number,
  held: boolean,
): { left: number; top: number } {
  const gap = 14;
  const edge = 8;
  const middle = about.left + about.width / 2;
  const [from, to] = held ? [middle - REASON, middle + REASON] : [about.left, about.right];
  const right = to + gap;
  const left = right + width > innerWidth - edge ? from - gap - width : right;
  const top = held ? about.top - gap - height : about.top + about.height / 2 - height / 2;
  return {
    left: Math.min(Math.max(edge, left), Math.max(edge, innerWidth - width - edge)),
    top: Math.min(Math.max(edge, top), Math.max(edge, innerHeight - height - edge)),
  };
}
