// Shorter names for what seam.gen.ts says in full.
import type { HostEvent } from '../wire.ts';
import type { Declared, Set as SetSeen, Told } from './seam.gen.ts';

export type { Declared, Fighter, Item, Move, Seen, Stakes, Told } from './seam.gen.ts';
/** One set: one or two boards with their decks, and a turn of its own. */
export type { SetSeen };
export type Deed = Declared['deed'];
/** The types of action card. */
export type Type = SetSeen['answers'][number];
/** All that is told at a table. */
export type Heard = Told | HostEvent;

export const topOf = (set: SetSeen): Declared | undefined => set.chain.at(-1);
