import type { Component } from 'svelte';
import type { Marks } from './live/flights.ts';
import type { Played } from './live/played.ts';
import type { Tone } from './live/sounds.ts';
import type { Uses } from './verify/chance.ts';
import type { Card, GameEvent, Table } from './wire.ts';

/** What a game brings to be shown: the one thing that a new game implements here. See README.md. */
export interface Board {
  /** The whole table, drawn from the newest view; asks for moves through `match`. */
  Table: Component<{
    match: Played;
    table: Table;
    /** At one screen: hands lie face down until their player says so. */
    covered: boolean;
  }>;
  /** One card, for the card browser; its card is 5 to 7. */
  Card: Component<{ card: Card; set: string }>;
  /** Where the match stands, in two words for the bar. */
  status(view: unknown): string;
  /** Kinds of events that begin a part of the log, and those that are printed bold. */
  headings: readonly string[];
  loud: readonly string[];
  /** The sound of an event, by its kind. */
  sounds: Readonly<Record<string, Tone>>;
  /** Lets things move from where they were; not called where motion is not wanted. */
  fly?(before: Marks, events: GameEvent[], mine: number[]): void;
  /** Nobody hides anything, so that at one screen no curtain falls. */
  open?: boolean;
  /** The table itself shows how it ended, so that the log is not drawn over it. */
  ending?: boolean;
  /** So much happens that the log is not read out: the table itself tells what matters to who listens. */
  crowded?: boolean;
  /** What the game asked of chance, for the page that verifies; without it only the seed is checked. */
  chance?: Uses;
}

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  'fire-at-will': () => import('./fireatwill/board.ts').then((module) => module.board),
  swordplay: () => import('./swordplay/board.ts').then((module) => module.board),
  'have-at-you': () => import('./haveatyou/board.ts').then((module) => module.board),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

/** The board of a game, fetched when it is first wanted. */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  if (!load) throw new Error('There is no board for this game in your browser yet; load the page anew.');
  return load();
}
