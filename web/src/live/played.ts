import type { Refusal } from '../wire.ts';
import type { MatchState } from './reduce.ts';

/** What a board needs of a match: one that is played, or a replay or scenario that is stepped through. */
export interface Played {
  /** Whether moves can be made; else the board shows what is asked, and asks nobody. */
  readonly live: boolean;
  readonly state: MatchState;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  move(seat: number, move: string): Promise<void>;
  why(seat: number, move: string): Promise<Refusal | null>;
}
