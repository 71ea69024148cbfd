import type { OfferedMove } from '../wire.ts';
import type { Move } from './seam.gen.ts';

/** One way to use a card. */
export interface Use {
  kind: Move['kind'];
  notation: string;
}

/** A card, a guard or a Virtue that something can be done with. */
export interface Choice {
  name: string;
  key: string;
  uses: Use[];
}

/** What can be done now, sorted by what one points at. */
export interface Choices {
  cards: Choice[];
  /** Cards that can be put away for a new one. */
  cycles: ReadonlyMap<string, string>;
  guards: Choice[];
  virtues: Choice[];
  /** What is done without pointing at anything. */
  acts: { kind: Move['kind']; notation: string; label: string; key: string; inside?: boolean }[];
}

/** Keys in the order of what they choose; I, L, T, U and W are taken by the page, X and G by this table. */
const KEYS = '123456789abcdefhjkmnopqrsvyz';

const ACT_KEYS: Readonly<Partial<Record<Move['kind'], string>>> = {
  pass: '0',
  yield: '0',
  done: '0',
  trade: 'x',
  reveal: '1',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function choicesOf(moves: OfferedMove<Move>[]): Choices {
  const cards = new Map<string, Choice>();
  const guards: Choice[] = [];
  const virtues: Choice[] = [];
  const cycles = new Map<string, string>();
  const acts: Choices['acts'] = [];
  for (const { move, notation, label } of moves) {
    const use = { kind: move.kind, notation };
    if (move.kind === 'cycle') cycles.set(move.card, notation);
    else if (move.kind === 'guard') guards.push({ name: move.posta, key: '', uses: [use] });
    else if (move.kind === 'take') virtues.push({ name: move.virtue, key: '', uses: [use] });
    else if ('card' in move) {
      const known = cards.get(move.card);
      if (known) known.uses.push(use);
      else cards.set(move.card, { name: move.card, key: '', uses: [use] });
    } else {
      const inside = move.kind === 'orient' ? move.inside : undefined;
      const key = inside === undefined ? (ACT_KEYS[move.kind] ?? '') : inside ? '1' : '2';
      acts.push({ ...use, label: capital(label), key, ...(inside === undefined ? {} : { inside }) });
    }
  }
  // What leaves it be stands last.
  acts.sort((a, b) => Number(a.key === '0') - Number(b.key === '0'));
  for (const list of [[...cards.values()], guards, virtues])
    list.forEach((choice, i) => (choice.key = KEYS[i] ?? ''));
  return { cards: [...cards.values()], cycles, guards, virtues, acts };
}

export const NOTHING: Choices = choicesOf([]);

/** What a use is called on a button. */
export const USES: Readonly<Partial<Record<Move['kind'], string>>> = {
  attack: 'Attack',
  beat: 'Beat aside',
  parry: 'Parry',
  counterattack: 'Counterattack',
  exchange: 'Exchange',
  defend: 'Defend',
  break: 'Break',
  feint: 'Feint and strike',
  remedy: 'Enter',
  counter: 'Counter',
  play: 'Play',
  cycle: 'Cycle for a new card',
  salute: 'Salute with it',
  discard: 'Lay aside',
  give: 'Give',
  place: 'Place',
};
