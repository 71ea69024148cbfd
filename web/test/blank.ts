import type { Table } from '../src/wire.ts';

/** A table of two, Mara and a bot named Tom, at which nothing has happened yet. */
export const BLANK: Table = {
  game: 'swordplay',
  who: 'link',
  options: {},
  state: 'running',
  you: [0],
  seats: [
    { name: 'Mara', kind: 'guest', here: true, bot: '', face: '' },
    { name: 'Tom', kind: 'bot', here: true, bot: 'greedy', face: '' },
  ],
  view: {},
  toAct: [0],
  moves: [],
  sample: false,
  forced: false,
  always: [],
  undo: false,
  seed: { commitment: '', seats: [] },
};
