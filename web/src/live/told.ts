import type { Board } from '../board.ts';
import type { GameEvent } from '../wire.ts';

/** The names of cards as they are printed. */
export const printed = (text: string): string =>
  text.replaceAll(/\b(Attack|Parry|Riposte|Counter Blow) - (?=[A-Z])/g, '$1 · ');

/** An event in words, by the names that the board has for things. */
export const told = (event: GameEvent, board: Board | null, view: unknown): string =>
  printed((view === undefined ? null : board?.tell?.(event, view)) ?? event.text);
