import type { Refusal } from '../wire.ts';
import type { MatchState } from './reduce.ts';

/** What a board needs of a match: live, or a scenario that is stepped through. */
export interface Played {
  readonly state: MatchState;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  move(seat: number, move: string): Promise<void>;
  why(seat: number, move: string): Promise<Refusal | null>;
}
