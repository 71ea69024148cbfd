import type { OfferedMove } from '../wire.ts';

const VERBS = [
  'beat aside',
  'throw in',
  'discard',
  'attack',
  'defend',
  'ready',
  'cloak',
  'again',
  'drop',
  'fire',
  'bind',
  'name',
  'pass',
] as const;
export type Verb = (typeof VERBS)[number];

export interface Spoken {
  verb: Verb | 'other';
  card: string;
  at: string;
  target: string;
}

const LOCATION = / (high|low|left|right|thrust)$/;

/**
 * Takes a move apart for display. `cards` decides whether `Attack - High` ends in a location
 * (no: it is the name of a card).
 */
export function speak(move: string, isCard: (name: string) => boolean): Spoken {
  const verb = VERBS.find((v) => move === v || move.startsWith(`${v} `));
  if (!verb) return { verb: 'other', card: '', at: '', target: '' };
  let rest = move.slice(verb.length).trim();
  let target = '';
  if (verb === 'attack' || verb === 'fire') {
    const mark = rest.lastIndexOf(' at ');
    if (mark >= 0) {
      target = rest.slice(mark + 4);
      rest = rest.slice(0, mark);
    }
  }
  const found = verb === 'attack' && !isCard(rest) ? LOCATION.exec(rest) : null;
  return found
    ? { verb, card: rest.slice(0, found.index), at: found[1] ?? '', target }
    : { verb, card: rest, at: '', target };
}

/** Moves about the same card and verb: one thing to choose, perhaps with a place or a target. */
export interface Choice {
  id: string;
  verb: Verb | 'other';
  card: string;
  /** Whether the card is in the hand; else it lies ready, or there is none. */
  inHand: boolean;
  key: string;
  options: { move: string; label: string; at: string; target: string }[];
}

const FROM_HAND: ReadonlySet<string> = new Set(['discard', 'ready', 'attack', 'defend']);

/** What can be chosen, in the order offered; keys 1 to 9, and 0 to pass. */
export function choices(moves: OfferedMove[], isCard: (name: string) => boolean): Choice[] {
  const found = new Map<string, Choice>();
  for (const offered of moves) {
    const spoken = speak(offered.move, isCard);
    const id = spoken.verb === 'other' ? offered.move : `${spoken.verb} ${spoken.card}`.trim();
    let choice = found.get(id);
    if (!choice) {
      const { verb, card } = spoken;
      choice = { id, verb, card, inHand: FROM_HAND.has(verb), key: '', options: [] };
      found.set(id, choice);
    }
    choice.options.push({ move: offered.move, label: offered.label, at: spoken.at, target: spoken.target });
  }
  const all = [...found.values()];
  let next = 1;
  for (const choice of all) {
    choice.key = choice.verb === 'pass' ? '0' : next <= 9 ? String(next++) : '';
  }
  return all;
}

/** The move to ask about when a card in the hand cannot be played. */
export function deadMove(card: string, kind: string, phase: string, foe: string): string {
  if (phase === 'discard') return `discard ${card}`;
  if (phase === 'ready') return `ready ${card}`;
  if (phase === 'answer') return `defend ${card}`;
  if (phase === 'combat') return `attack ${card} at ${foe}`;
  return kind === 'attack'
    ? `attack ${card} at ${foe}`
    : kind === 'defence'
      ? `defend ${card}`
      : `ready ${card}`;
}
