import type { OfferedMove } from '../wire.ts';
import type { Move } from './seen.ts';

/** A move that is offered, with the card it is made with, or none. */
export interface Play {
  notation: string;
  move: Move;
  card: string;
  /** What on the table it points at; a card may be dropped there. */
  target: string;
}

function targetOf(move: Move): string {
  switch (move.kind) {
    case 'discard':
      return 'discard';
    case 'attack':
    case 'strike':
    case 'throw':
    case 'seize':
      return `seat:${move.target}`;
    case 'step':
    case 'stand':
      return `rank:${move.rank}`;
    case 'dodge':
      return move.rank > 0 ? `rank:${move.rank}` : 'ribbon';
    case 'grab':
      return `floor:${move.slot}`;
    case 'grab-deck':
    case 'weapon':
      return 'armaments';
    case 'swash':
      return move.use === 'run' ? `rank:${move.to}` : move.use === 'shove' ? `seat:${move.to}` : 'ribbon';
    case 'drink':
    case 'parry':
      return 'ribbon';
    case 'pass':
    case 'pass-turn':
    case 'done':
    case 'draw':
    case 'choose':
    case 'where':
      return '';
  }
}

const played = ({ notation, move }: OfferedMove<Move>): Play => ({
  notation,
  move,
  card: 'card' in move ? move.card : '',
  target: targetOf(move),
});

/** All that can be done with one card, or one thing that needs none. */
export interface Choice {
  id: string;
  card: string;
  key: string;
  /** What the card is for. */
  plays: Play[];
  /** Throwing it away at the end of the turn, or for a Swash!. */
  discard: Play | null;
}

/** Leaves it at that, and so has the last key. */
const leaves = (choice: Choice): boolean =>
  choice.plays.some(({ move }) => move.kind === 'pass' || move.kind === 'done');

/**
 * The choices in the order of the hand, then those without a card; keys 1 to 9, and 0 to leave it. A
 * card that can only be thrown away has a key only while that is what is asked.
 */
export function choices(moves: OfferedMove<Move>[], hand: string[], refilling: boolean): Choice[] {
  const all: Choice[] = [];
  const plays = moves.map(played);
  for (const card of hand) {
    const own = plays.filter((play) => play.card === card);
    if (own.length === 0) continue;
    all.push({
      id: card,
      card,
      key: '',
      plays: own.filter((play) => play.move.kind !== 'discard'),
      discard: own.find((play) => play.move.kind === 'discard') ?? null,
    });
  }
  for (const play of plays.filter((other) => other.card === ''))
    all.push({ id: play.notation, card: '', key: '', plays: [play], discard: null });
  let next = 1;
  for (const choice of all) {
    if (choice.plays.length === 0 && !refilling) continue;
    choice.key = leaves(choice) ? '0' : next <= 9 ? String(next++) : '';
  }
  return all;
}
