import type { Board } from '../board.ts';
import { PAPER, PARRY, STEEL, THUD, WOOD } from '../live/sounds.ts';
import { face } from './cards.ts';
import CatalogueCard from './CatalogueCard.svelte';
import { fly } from './flights.ts';
import HaveTable from './HaveTable.svelte';
import { tell } from './tell.ts';
import type { Move, Seen, Told } from './seen.ts';
import { TERMS } from './terms.ts';

export const board: Board<Seen, Move, Told> = {
  Table: HaveTable,
  Card: CatalogueCard,
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
    declared: STEEL,
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
