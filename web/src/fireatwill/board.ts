import type { Board } from '../board.ts';
import { PAPER, STEEL, THUD, type Tone, WOOD } from '../live/sounds.ts';
import CatalogueCard from './CatalogueCard.svelte';
import FireTable from './FireTable.svelte';
import { fly } from './flights.ts';
import type { Move, Seen, Told } from './seam.gen.ts';

const CANNON: Tone = { pitch: 55, partials: [1, 1.5, 2.2], length: 0.5, noise: 0.9 };

export const board: Board<Seen, Move, Told> = {
  Table: FireTable,
  Card: CatalogueCard,
  status: (view) => view.sides.map((side) => side.left).join(' : '),
  headings: ['opened', 'ceased', 'ceased-for-both'],
  loud: ['scored', 'exploded', 'totalled', 'ended'],
  sounds: {
    opened: CANNON,
    lifted: PAPER,
    played: WOOD,
    stashed: PAPER,
    flagged: STEEL,
    ceased: THUD,
    'ceased-for-both': THUD,
  },
  fly,
  open: true,
  ending: true,
  crowded: true,
};
