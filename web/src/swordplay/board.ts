import type { Board } from '../board.ts';
import { PAPER, PARRY, STEEL, THUD, WOOD } from '../live/sounds.ts';
import { face, spoken } from './cards.ts';
import CatalogueCard from './CatalogueCard.svelte';
import { fly } from './flights.ts';
import SwordplayTable from './SwordplayTable.svelte';
import type { Move, Seen, Told } from './seam.gen.ts';
import { TERMS } from './terms.ts';

export const board: Board<Seen, Move, Told> = {
  Table: SwordplayTable,
  Card: CatalogueCard,
  words: (card, set) => {
    const known = face(card, set);
    return `${spoken(known)} ${known.foot} ${known.marks.map((mark) => mark.text ?? '').join(' ')}`;
  },
  spot: ({ kind, name }, seat) =>
    kind === 'item' ? `[data-place="item:${seat}:${name.replace(/ \(.*/, '')}"]` : null,
  terms: TERMS,
  status: (view) => `Turn ${view.turns + 1}`,
  headings: ['turn-began'],
  loud: ['hit', 'fell'],
  sounds: {
    attacked: STEEL,
    defended: PARRY,
    hit: THUD,
    readied: WOOD,
    dropped: WOOD,
    discarded: PAPER,
    drew: PAPER,
    fell: THUD,
  },
  fly,
  ending: true,
};
