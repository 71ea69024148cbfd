/** What is seen of a battle; docs/fire-at-will-state.md describes it. Columns are counted from 1. */
export interface FireView {
  seat: number | 'spectator';
  phase: 'fire' | 'last-card' | 'over';
  sides: SideView[];
  [field: string]: unknown;
}

export interface SideView {
  faction: string;
  /** The printed numbers of the piles, from the left. */
  numbers: number[];
  locked: boolean;
  decks: Stack[];
  mate: Stack;
  flags: { card: string; count: number };
  piles: PileView[];
  hand: string;
  'hand-from': number | 'mate' | 'none';
  fired: number | 'none';
  flagged: number | 'none';
  plays: number;
  score: number;
  [field: string]: unknown;
}

/** A deck or a Gunner's Mate: its top card, `none` if it is empty. */
export interface Stack {
  top: string;
  size: number;
}

export interface PileView {
  buried: number;
  straightened: boolean;
  /** Those that are seen, the last one on top. */
  cards: string[];
}

export const NONE = 'none';
/** The top of a deck that we have lifted from and that the server has not yet told us. */
export const UNTOLD = '?';
export const COLUMNS = 6;
/** So many cards of a pile are seen at most. */
export const FANNED = 4;

/** The index of the pile that faces the one with this index. */
export const facing = (index: number): number => COLUMNS - 1 - index;

export const left = (side: SideView): number =>
  side.decks.reduce((sum, deck) => sum + deck.size, side.mate.size) + (side.hand === NONE ? 0 : 1);
