import type { Component, Snippet } from 'svelte';
import type { Marks } from './live/flights.ts';
import type { Played } from './live/played.ts';
import type { Tone } from './live/sounds.ts';
import { late, lateWords } from './parts/late.ts';
import type { Card, GameEvent, HostEvent, Table, Thing } from './wire.ts';

/** A move that was made, and the one that would have been better, as the game writes them. */
export interface Counsel {
  made: string;
  better?: string;
}

/**
 * What a game brings to be shown: the one thing that a new game implements here. See README.md. Its types are
 * those that its Java records have in its seam.gen.ts.
 */
export interface Board<View = unknown, Move = unknown, Told extends { kind: string } = GameEvent> {
  /** The whole table, drawn from the newest view; asks for moves through `match`. */
  Table: Component<{
    match: Played;
    table: Table<View, Move>;
    /** At one screen: hands lie face down until their player says so. */
    covered: boolean;
    /** What one can do when the match is over; a board with `ending` shows it where it shows the end. */
    after?: Snippet;
    /** Moves that the page speaks of, for a board that can show where they go. */
    counsel?: Counsel | undefined;
    /** A board with `verdict` calls this when it has told how the match ended. */
    ontold?: () => void;
  }>;
  /** One card, for the card browser; its card is 5 to 7. */
  Card: Component<{ card: Card; set: string }>;
  /** What those are called, one and several, where they are no cards. */
  pieces?: readonly [string, string];
  /** A card of the browser in words, as it is read out and as it is searched: nothing that is not printed on it. */
  words(card: Card, set: string): string;
  /** Whether a card of the browser is the one that the table calls so; without it, if its name is that. */
  isCard?(card: Card, name: string): boolean;
  /** Where a thing other than a card of the hand lies on the table of a seat, as a CSS selector; null if nowhere. */
  spot?(thing: Thing, seat: number): string | null;
  /** Words that stand in sentences at the table, in small letters, each with the clause that explains it. */
  terms?: Readonly<Record<string, string>>;
  /** Where the match stands, in two words for the bar. */
  status(view: View): string;
  /** Kinds of events that begin a part of the log, and those that are printed bold. */
  headings: readonly Told['kind'][];
  loud: readonly Told['kind'][];
  /** Kinds that the log leaves out: they tell of nothing that one can see. */
  quiet?: readonly Told['kind'][];
  /** An event in the words of who sees the table; null where what the server says will do. */
  tell?(event: Told, view: View): string | null;
  /** The sound of an event, by its kind; where one kind tells of many things, by what it tells. */
  sounds: {
    readonly [Kind in Told['kind']]?: Tone | ((event: Extract<Told, { kind: Kind }>) => Tone | undefined);
  };
  /** Lets things move from where they were; not called where motion is not wanted. */
  fly?(before: Marks, events: (Told | HostEvent)[], mine: number[]): void;
  /** Nobody hides anything, so that at one screen no curtain falls. */
  open?: boolean;
  /** The table itself shows how it ended, so that the log is not drawn over it. */
  ending?: boolean;
  /**
   * Kinds of events that tell how it ended: log and verdict keep them back until the table has told it (`ontold`).
   */
  verdict?: readonly Told['kind'][];
  /** Where there is room for it beside the table, the log is folded away until somebody wants it. */
  folded?: boolean;
  /** So much happens that the log is not read out: the table itself tells what matters to who listens. */
  crowded?: boolean;
}

/** What is told of a match of a game fits that game's board: the wire's types are made from the same records. */
const untyped = <View, Move, Told extends { kind: string }>(board: Board<View, Move, Told>): Board =>
  board as unknown as Board;

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  audatia: () => lateWords(import('./audatia/board.ts')).then((module) => untyped(module.board)),
  'fire-at-will': () => lateWords(import('./fireatwill/board.ts')).then((module) => untyped(module.board)),
  swordplay: () => lateWords(import('./swordplay/board.ts')).then((module) => untyped(module.board)),
  'one-for-all': () => lateWords(import('./oneforall/board.ts')).then((module) => untyped(module.board)),
  'have-at-you': () => lateWords(import('./haveatyou/board.ts')).then((module) => untyped(module.board)),
};

const plain = (): Promise<Board> => lateWords(import('./plain/board.ts')).then((module) => module.board);

/** The board of a game, fetched when it is first wanted: its own, or the plain one that any game can be played at. */
export const boardOf = (game: string): Promise<Board> => (BOARDS[game] ?? plain)();

/** How to win in twenty seconds: one picture a game, small enough for its cover, the joining page and the table. */
const TWENTY: Readonly<Record<string, () => Promise<Component>>> = {
  audatia: () => late(import('./audatia/Twenty.svelte')).then((module) => module.default),
  'fire-at-will': () => late(import('./fireatwill/Twenty.svelte')).then((module) => module.default),
  'have-at-you': () => late(import('./haveatyou/Twenty.svelte')).then((module) => module.default),
  'one-for-all': () => late(import('./oneforall/Twenty.svelte')).then((module) => module.default),
  swordplay: () => late(import('./swordplay/Twenty.svelte')).then((module) => module.default),
};

/** That picture, fetched when it is first wanted; null where a game has none. */
export const twentyOf = (game: string): Promise<Component | null> =>
  TWENTY[game]?.() ?? Promise.resolve(null);
