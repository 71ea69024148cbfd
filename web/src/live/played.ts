import type { Ack, Refusal } from '../wire.ts';
import type { MatchState } from './reduce.ts';

/** What a board needs of a match: one that is played, or a replay or scenario that is stepped through. */
export interface Played {
  /** Whether moves can be made; else the board shows what is asked, and asks nobody. */
  readonly live: boolean;
  readonly state: MatchState;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  move(seat: number, move: string): Promise<void>;
  /** As `move`, for a game in real time: does not wait for other moves, and says what became of it. */
  send(seat: number, move: string): Promise<Ack>;
  why(seat: number, move: string): Promise<Refusal | null>;
}
