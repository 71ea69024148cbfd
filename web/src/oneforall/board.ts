import type { Board } from '../board.ts';
import { PAPER, STEEL, THUD, WOOD } from '../live/sounds.ts';
import CatalogueCard from './CatalogueCard.svelte';
import { fly } from './flights.ts';
import MeleeTable from './MeleeTable.svelte';
import { lineOf, titleOf } from './pieces.ts';
import { SIDES } from './people.ts';
import type { Move, Seen, Told } from './seam.gen.ts';
import { TERMS } from './terms.ts';

export const board: Board<Seen, Move, Told> = {
  Table: MeleeTable,
  Card: CatalogueCard,
  words: (card) =>
    `${titleOf(card)}. ${lineOf(card)}${typeof card.top === 'number' ? `. ${card.top} in high` : ''}`,
  pieces: ['piece', 'pieces'],
  isCard: (card, name) => card.kind === name,
  spot: ({ kind, name }) =>
    kind === 'figure' ? `[data-place="figure ${name}"]` : `[data-place="thing ${name}"]`,
  terms: TERMS,
  status: (view) => {
    if (view.phase === 'place') return 'Placing';
    if (view.seat === undefined) return SIDES[view.initiative] ?? '';
    return view.seat % 2 === view.initiative ? 'Your initiative' : 'Their initiative';
  },
  headings: ['initiative'],
  loud: ['crossed', 'decided', 'announced'],
  sounds: { crossed: STEEL, dice: PAPER, acted: WOOD, suffered: THUD, shifted: WOOD, announced: PAPER },
  fly,
  ending: true,
  open: true,
};
