import type { OfferedMove } from '../wire.ts';
import type { Move } from './seam.gen.ts';

/** One way to make a choice: perhaps with a place, and with a target unless it strikes everybody. */
export interface Option {
  notation: string;
  label: string;
  at: string;
  target: number | null;
}

/** Moves of one kind about the same card: one thing to choose. */
export interface Choice {
  id: string;
  kind: Move['kind'];
  card: string;
  /** How much of a ready item is used up; null where it is no such item. */
  used: number | null;
  /** Whether the card is in the hand; else it lies ready, or there is none. */
  inHand: boolean;
  key: string;
  options: Option[];
}

const FROM_HAND: ReadonlySet<Move['kind']> = new Set(['discard', 'ready', 'attack', 'defend']);

const targetOf = (move: Move): number | null => ('target' in move && move.target >= 0 ? move.target : null);

/** What can be chosen, in the order offered; keys 1 to 9, and 0 to pass. */
export function choices(moves: OfferedMove<Move>[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const { notation, label, move } of moves) {
    const card = 'card' in move ? move.card : '';
    const used = 'used' in move ? move.used : null;
    const id = `${move.kind} ${card} ${used ?? ''}`.trim();
    let choice = found.get(id);
    if (!choice) {
      choice = { id, kind: move.kind, card, used, inHand: FROM_HAND.has(move.kind), key: '', options: [] };
      found.set(id, choice);
    }
    const at = move.kind === 'attack' ? (move.at ?? '') : '';
    choice.options.push({ notation, label, at, target: targetOf(move) });
  }
  const all = [...found.values()];
  for (const choice of all) {
    const places = new Set(choice.options.map((option) => option.at));
    // A place that is printed on the card need not be said again.
    if (places.size === 1) choice.options.forEach((option) => (option.at = ''));
  }
  let next = 1;
  for (const choice of all) {
    choice.key = choice.kind === 'pass' ? '0' : next <= 9 ? String(next++) : '';
  }
  return all;
}
