import type { Board } from '../board.ts';
import { PAPER, PARRY, STEEL, THUD, type Tone, WOOD } from '../live/sounds.ts';
import { face, spoken } from './cards.ts';
import CatalogueCard from './CatalogueCard.svelte';
import { fly } from './flights.ts';
import HaveTable from './HaveTable.svelte';
import { tell } from './tell.ts';
import type { Deed, Move, Seen, Told } from './seen.ts';
import { TERMS } from './terms.ts';

const WHIRR: Tone = { pitch: 320, partials: [], length: 0.16, noise: 0.5 };
const STEP: Tone = { pitch: 130, partials: [1, 1.3], length: 0.07, noise: 0.3 };
const CORK: Tone = { pitch: 520, partials: [1, 2.1], length: 0.08, noise: 0.1 };
const SHOT: Tone = { pitch: 95, partials: [1, 1.5], length: 0.3, noise: 1 };

/** What a card is heard as when it is played: steel where steel meets, a step, a bottle, else the paper it is. */
const HEARD: Partial<Record<Deed, Tone>> = {
  attack: STEEL,
  strike: STEEL,
  'strike across': STEEL,
  parry: PARRY,
  throw: WHIRR,
  catch: WOOD,
  shove: THUD,
  dodge: STEP,
  move: STEP,
  run: STEP,
  drink: CORK,
};

export const board: Board<Seen, Move, Told> = {
  Table: HaveTable,
  Card: CatalogueCard,
  words: (card) => spoken(face(card)),
  isCard: (card, name) => face(card).name === name,
  spot: ({ kind, name }) =>
    kind === 'rank'
      ? `.boards [data-target="rank:${name}"]`
      : kind === 'slot'
        ? `[data-target="floor:${name}"]`
        : kind === 'seat'
          ? `.boards [data-place="figure:${name}"]`
          : null,
  terms: TERMS,
  status: (view) => `Turn ${Math.max(...view.sets.map((set) => set.turns)) + 1}`,
  headings: ['turn-began'],
  loud: ['struck', 'fell', 'scored'],
  tell,
  sounds: {
    declared: ({ deed, mode }) => (mode === 'shot' ? SHOT : (HEARD[deed] ?? PAPER)),
    averted: PARRY,
    struck: THUD,
    placed: WOOD,
    holds: WOOD,
    rolled: WOOD,
    lost: WOOD,
    discarded: PAPER,
    drew: PAPER,
    fell: THUD,
  },
  fly,
  ending: true,
};
