import type { GameEvent } from '../wire.ts';

/** When 'Fire at Will!' is called, by the server's clock; null if there is no call. */
export function callAt(events: GameEvent[]): number | null {
  const until = events.findLast((event) => event.kind === 'held')?.until;
  return typeof until === 'number' ? until : null;
}

/** However well the clocks agree, nobody shall be refused for a millisecond. */
const MARGIN = 8;
const QUESTIONS = 5;

/**
 * When that is by the clock of this browser, whatever it shows: one guess after another, each better.
 * Half of the time that a question took was its way back, and the quickest tells most; so both browsers
 * count to the same moment, however far away they are.
 */
export async function* byOurClock(until: number, ask: () => Promise<{ now: number }>, clock: () => number = Date.now): AsyncGenerator<number> {
  let quickest = Infinity;
  for (let i = 0; i < QUESTIONS; i++) {
    const asked = clock();
    const answer = await ask().catch(() => null);
    const back = clock();
    if (!answer && quickest === Infinity) yield until; // then we trust our own
    if (!answer) return;
    const call = until - answer.now + (asked + back) / 2 + MARGIN;
    if (back - asked < quickest || answer.now >= until) yield answer.now >= until ? back : call;
    quickest = Math.min(quickest, back - asked);
    if (call < back) return;
  }
}
