import type { Move, Seen, Stakes } from './seen.ts';

/** What hangs on a move, as the rules reckon it from what we see; null if it is no blow and no throw. */
export function stakesOf(move: Move, view: Seen): Stakes | null {
  if (move.kind !== 'attack' && move.kind !== 'strike' && move.kind !== 'throw') return null;
  const aim = view.aims.find(
    (one) =>
      one.target === move.target &&
      (move.kind === 'throw' ? one.deed === 'throw' : one.deed === 'attack' && one.mode === move.mode),
  );
  return aim?.stakes ?? null;
}

type Span = Stakes['fatigue'];

/** The mean with one digit. */
export const mean = (span: Span): string => (span.mean / 100).toFixed(1);

/** `0 to 4`, or `2` where it is certain. */
export const range = (span: Span): string =>
  span.least === span.most ? String(span.most) : `${span.least} to ${span.most}`;

const spanWords = (span: Span, what: string): string =>
  span.least === span.most ? `${span.most} ${what}` : `${range(span)} ${what}, on average ${mean(span)}`;

export const cardsWords = (stakes: Stakes): string => `${stakes.cards} card${stakes.cards === 1 ? '' : 's'}`;

/** All of it for who listens: `2 cards: 0 to 4 fatigue, on average 1.6; 0 to 2 wounds, on average 0.4`. */
export function stakesWords(stakes: Stakes): string {
  const parts = [spanWords(stakes.fatigue, 'fatigue'), spanWords(stakes.wounds, 'wounds')];
  if (stakes.hits < 100) parts.unshift(`hits ${stakes.hits} times in 100`);
  if (stakes.star > 0) parts.push(`a star ${stakes.star} times in 100`);
  if (stakes.fells > 0) parts.push(`fells ${stakes.fells} times in 100`);
  return `${cardsWords(stakes)}: ${parts.join('; ')}`;
}
