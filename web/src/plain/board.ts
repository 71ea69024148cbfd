import type { Board } from '../board.ts';
import PlainCard from './PlainCard.svelte';
import PlainTable from './PlainTable.svelte';
import { fieldsOf, readOut } from './words.ts';

/** For a game that brings no board of its own: readable, and no more. */
export const board: Board = {
  Table: PlainTable,
  Card: PlainCard,
  words: (card) => readOut(fieldsOf(card)),
  status: () => '',
  headings: [],
  loud: [],
  sounds: {},
};
