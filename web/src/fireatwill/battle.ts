import type { Face, PileSeen, Seen, SideSeen } from './seam.gen.ts';

export type { Face, PileSeen, Seen, SideSeen };

/** The top of a deck that we have lifted from and that the server has not yet told us. */
export const UNTOLD = '?';
export const COLUMNS = 6;
/** So many cards of a pile are drawn at most. */
export const FANNED = 4;
/** In the place of a column, the Gunner's Mate. */
export const MATE = 'mate';

/** The index of the pile that faces the one with this index. */
export const facing = (index: number): number => COLUMNS - 1 - index;

/** The colours of a side, by its flag. */
export const CLOTHS: Readonly<Record<string, string>> = { I: '#2b5f8c', N: '#7c2a2a' };
