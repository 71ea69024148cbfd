import type { GameEvent } from '../wire.ts';

/** When 'Fire at Will!' is called, by the server's clock; null if it was, or if nobody waits for it. */
export function callAt(events: GameEvent[]): number | null {
  const held = events.findLastIndex((event) => event.kind === 'held');
  const until = events[held]?.until;
  const moved = events.some((event, i) => i > held && event.seat !== undefined && event.kind === 'lifted');
  return typeof until === 'number' && !moved ? until : null;
}

/** However well the clocks agree, nobody shall be refused for a millisecond. */
const MARGIN = 5;

/**
 * When that is by the clock of this browser, whatever it shows. Half of the time that the question took
 * was its way back; so both browsers count to the same moment, however far away they are.
 */
export async function byOurClock(until: number, ask: () => Promise<{ now: number }>, clock: () => number = Date.now): Promise<number> {
  const asked = clock();
  try {
    const { now } = await ask();
    return until - now + (asked + clock()) / 2 + MARGIN;
  } catch {
    return until; // then we trust our own
  }
}
