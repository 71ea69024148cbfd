import type { Ack, Refusal, SaidMove, Thing } from '../wire.ts';
import type { MatchState } from './reduce.ts';

/** What a board needs of a match: one that is played, or a replay or scenario that is stepped through. */
export interface Played {
  /** The match on the server, where it is one. */
  readonly id?: string;
  /** Whether moves can be made; else the board shows what is asked, and asks nobody. */
  readonly live: boolean;
  readonly state: MatchState;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  /** In a first match, the move that is asked for, as it is written: the board lights what leads to it. */
  readonly wanted?: string;
  /** Whether the rules are asked in this browser, so that one need not be sparing with questions. */
  readonly near?: boolean;
  move(seat: number, move: SaidMove): Promise<void>;
  /** As `move`, for a game in real time: does not wait for other moves, and says what became of it. */
  send(seat: number, move: SaidMove): Promise<Ack>;
  /** We think about what we are asked, as long as the limit allows. */
  think(seat: number): Promise<void>;
  /** Whether we want to be asked even where we have no choice. */
  manner(seat: number, always: boolean): Promise<void>;
  /** Why nothing can be done with a thing that the seat sees; null if something can. */
  why(seat: number, thing: Thing): Promise<Refusal | null>;
  /** Why a move cannot be made; null if it can. */
  whyNot(seat: number, move: SaidMove): Promise<Refusal | null>;
  /**
   * What lines of moves would come to, as the game's rules foresee it; null for what they refuse.
   *
   * @param further whether what could follow is wanted, too
   */
  foresee(seat: number, lines: SaidMove[][], further: boolean): Promise<unknown[]>;
}
