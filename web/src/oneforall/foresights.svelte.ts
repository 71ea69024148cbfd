import type { Played } from '../live/played.ts';
import type { SaidMove } from '../wire.ts';
import type { Foresight } from './seam.gen.ts';

/** Not more often than this: a server hears twenty messages a second from one guest, and others are moves. */
const BREATH = 80;

/**
 * Asks the rules what moves would come to. What a pointer asks is asked one at a time: while an answer is on its
 * way only the newest question waits, so that a slow line is late but never behind.
 */
export class Foresights {
  /** How long the last answer took, in milliseconds. */
  delay = $state(0);
  private waiting: {
    lines: SaidMove[][];
    further: boolean;
    settle: (found: (Foresight | null)[] | null) => void;
  } | null = null;
  private asking = false;

  constructor(
    private readonly match: () => Played,
    private readonly seat: () => number,
  ) {}

  /** Asks at once. */
  async ask(lines: SaidMove[][], further: boolean): Promise<(Foresight | null)[]> {
    const began = performance.now();
    const found = (await this.match().foresee(this.seat(), lines, further)) as (Foresight | null)[];
    this.delay = Math.round(performance.now() - began);
    return found;
  }

  /** As `ask`, for a pointer: null if a newer question has taken its place. */
  point(lines: SaidMove[][], further: boolean): Promise<(Foresight | null)[] | null> {
    return new Promise((settle) => {
      this.waiting?.settle(null);
      this.waiting = { lines, further, settle };
      if (!this.asking) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.asking = true;
    for (let next = this.waiting; next; next = this.waiting) {
      this.waiting = null;
      next.settle(await this.ask(next.lines, next.further));
      if (!this.match().near) await new Promise((go) => setTimeout(go, BREATH));
    }
    this.asking = false;
  }
}
