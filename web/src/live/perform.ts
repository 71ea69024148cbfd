import type { Board } from '../board.ts';
import type { GameEvent } from '../wire.ts';
import { type Marks, slide, still } from './flights.ts';
import { sound } from './sounds.ts';

/**
 * What was just told is seen and heard: things come from where they were, and each event has its sound.
 *
 * @param before where things were; null where nothing was seen before
 * @param mine the seats of who looks
 */
export function perform(board: Board | null, before: Marks | null, fresh: GameEvent[], mine: number[]): void {
  if (before && !still()) {
    slide(before);
    board?.fly?.(before, fresh, mine);
  }
  for (const event of fresh) {
    const made = board?.sounds[event.kind];
    sound(typeof made === 'function' ? made(event) : made);
  }
}

/** Whatever moves is there at once: a motion never stands in the way of who has seen enough. */
export function skip(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
