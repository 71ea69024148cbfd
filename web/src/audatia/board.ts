import type { Board } from '../board.ts';
import { PAPER, PARRY, STEEL, THUD, WOOD } from '../live/sounds.ts';
import AudatiaTable from './AudatiaTable.svelte';
import { face, spoken } from './cards.ts';
import CatalogueCard from './CatalogueCard.svelte';
import { fly } from './flights.ts';
import type { Move, Seen, Told } from './seam.gen.ts';

export const board: Board<Seen, Move, Told> = {
  Table: AudatiaTable,
  Card: CatalogueCard,
  words: (card) => spoken(face(card)),
  // The clauses of an answer that failed stand at the table, with the cards.
  tell: (event) => event.text.replaceAll(/ \(AUD-[\w.-]+\)/g, ''),
  spot: ({ kind, name }) => (kind === 'posta' ? `[data-guard="${name}"]` : null),
  status: (view) => `Measure ${Math.max(1, view.measures)}`,
  headings: ['measured'],
  loud: ['won', 'scored', 'yielded', 'bound'],
  quiet: ['pondered'],
  sounds: {
    struck: STEEL,
    beaten: PARRY,
    bound: PARRY,
    entered: WOOD,
    countered: WOOD,
    drew: PAPER,
    turned: PAPER,
    'took-posta': WOOD,
    yielded: THUD,
  },
  fly,
  ending: true,
};
