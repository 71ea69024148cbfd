import type { Board } from '../board.ts';
import { PAPER, STEEL, THUD, WOOD } from '../live/sounds.ts';
import { info, spoken } from './cards.ts';
import CatalogueCard from './CatalogueCard.svelte';
import FireTable from './FireTable.svelte';
import { fly, place } from './flights.ts';
import type { Move, Seen, Told } from './seam.gen.ts';
import { CANNON } from './volley.svelte.ts';
import { TERMS } from './terms.ts';

export const board: Board<Seen, Move, Told> = {
  Table: FireTable,
  Card: CatalogueCard,
  words: ({ name }) => `${spoken(name)}. ${info(name).line}`,
  spot: ({ kind, name }, seat) =>
    kind === 'deck'
      ? `[data-place="${place.deck(seat, Number(name))}"]`
      : kind === 'pile'
        ? `[data-target="${place.pile(seat, Number(name))}"]`
        : kind === 'across'
          ? `[data-target="${place.across(seat, Number(name))}"]`
          : kind === 'mate'
            ? `[data-target="${place.mate(seat)}"]`
            : null,
  terms: TERMS,
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
  verdict: [
    'flags-lifted',
    'turned',
    'loaded',
    'discarded',
    'missed',
    'scored',
    'claimed',
    'no-claim',
    'exploded',
    'maneuvered',
    'cleared',
    'gunner-works',
    'maneuvers-scored',
    'outmaneuvered',
    'penalised',
    'totalled',
    'ended',
  ],
  folded: true,
  crowded: true,
};
