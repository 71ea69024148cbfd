import type { GameEvent } from '../wire.ts';

/** When 'Fire at Will!' is called, by the server's clock; null if there is no call. */
export function callAt(events: GameEvent[]): number | null {
  const until = events.findLast((event) => event.kind === 'held')?.until;
  return typeof until === 'number' ? until : null;
}

/** However well the clocks agree, nobody shall be refused for a millisecond. */
const MARGIN = 8;
/** Nobody begins earlier than this, however long a question took. */
const EARLY = 100;
const QUESTIONS = 5;

/**
 * When that is by the clock of this browser, whatever it shows: one guess after another, each better.
 * The server told its time somewhere between question and answer, so each answer says between which
 * times the call is; the middle of what they all leave is taken. So both browsers count to the same
 * moment, however far away they are.
 */
export async function* byOurClock(
  until: number,
  ask: () => Promise<{ now: number }>,
  clock: () => number = Date.now,
): AsyncGenerator<number> {
  let first = -Infinity;
  let last = Infinity;
  for (let i = 0; i < QUESTIONS; i++) {
    const asked = clock();
    const answer = await ask().catch(() => null);
    const back = clock();
    if (!answer && last === Infinity) yield until; // then we trust our own
    if (!answer) return;
    if (answer.now >= until) {
      yield back;
      return;
    }
    first = Math.max(first, until - answer.now + asked);
    last = Math.min(last, until - answer.now + back);
    yield last - Math.min((last - first) / 2, EARLY) + MARGIN;
  }
}
