import { tick } from 'svelte';
import { api, sentenceOf } from '../api.ts';
import { type Board, boardOf } from '../board.ts';
import type { Ack, Frame, Refusal, SaidMove, Thing, Try } from '../wire.ts';
import type { Tried } from '../wire.gen.ts';
import { mark, still } from './flights.ts';
import type { Played } from './played.ts';
import { type MatchState, NOTHING_YET, reduce } from './reduce.ts';
import { perform } from './perform.ts';

/** Long enough to see what one did before the others answer. */
const BEAT = 650;

/** What could not be done, in a sentence, and the way to try it again. */
export interface Failure {
  why: string;
  again: () => void;
}

/** A situation of a first match, at the real table: the server knows what is asked for, and what the others do. */
export class Practice implements Played {
  state = $state.raw<MatchState>(NOTHING_YET);
  refusal = $state.raw<Refusal | null>(null);
  /** What was tried last, if nobody has heard it. */
  failure = $state.raw<Failure | null>(null);
  board = $state.raw<Board | null>(null);
  busy = $state(true);
  done = $state(false);
  /** What is asked for, in the words of a button. */
  wants = $state('');
  /** The same as it is written. */
  wanted = $state('');
  /** All that one could point at to do so. */
  lit = $state.raw<Thing[]>([]);
  /** How often something else was tried. */
  slips = $state(0);
  private made = 0;
  private gone = false;

  /**
   * @param ask tries something; a first match unless something else is said
   */
  constructor(
    readonly game: string,
    readonly at: number,
    private readonly ask: (tried: Try) => Promise<Tried> = (tried) => api.tryOut(game, at, tried),
  ) {}

  get live(): boolean {
    return !this.done;
  }

  begin(): Promise<void> {
    return this.attempt(async () => {
      this.board = await boardOf(this.game);
      await this.take(await this.ask({ made: 0 }));
    });
  }

  /** Nothing that comes later is shown. */
  leave(): void {
    this.gone = true;
  }

  /** Has the move made that is asked for, where the server does that. */
  async giveUp(): Promise<void> {
    if (this.busy || this.done) return;
    await this.attempt(async () => this.take(await this.ask({ made: this.made, 'give-up': true })));
  }

  async move(seat: number, move: SaidMove): Promise<void> {
    await this.send(seat, move);
  }

  async send(_seat: number, move: SaidMove): Promise<Ack> {
    if (this.busy || this.done) return { id: '', ok: false, rule: '', sentence: '' };
    let ack: Ack | null = null;
    await this.attempt(async () => {
      const tried = await this.ask({ made: this.made, move });
      await this.take(tried);
      ack = tried.refused ? { id: '', ok: false, ...tried.refused } : { id: '', ok: true, n: tried.made };
    });
    return ack ?? { id: '', ok: false, rule: '', sentence: this.failure?.why ?? '' };
  }

  /** No table waits for what becomes of a try, so it is told here if nothing does. */
  private async attempt(something: () => Promise<void>): Promise<void> {
    this.failure = null;
    this.busy = true;
    try {
      await something();
    } catch (error) {
      this.failure = { why: sentenceOf(error), again: () => void this.attempt(something) };
    }
    this.busy = this.state.table === null; // until there is a table nothing can be tried
  }

  why(_seat: number, thing: Thing): Promise<Refusal | null> {
    return this.reason({ made: this.made, thing });
  }

  whyNot(_seat: number, move: SaidMove): Promise<Refusal | null> {
    // Nothing is kept of a try: it only tells what would be said.
    return this.reason({ made: this.made, move });
  }

  private async reason(tried: Try): Promise<Refusal | null> {
    try {
      return (await this.ask(tried)).refused ?? null;
    } catch (error) {
      return { rule: '', sentence: sentenceOf(error) };
    }
  }

  think = (): Promise<void> => Promise.resolve();
  manner = (): Promise<void> => Promise.resolve();

  async foresee(_: number, lines: SaidMove[][], further: boolean): Promise<unknown[]> {
    const nothing = lines.map(() => null);
    if (this.done) return nothing;
    // One who is not heard foresees nothing, and may still try.
    return this.ask({ made: this.made, lines, further }).then(
      (told) => told.foresights ?? nothing,
      () => nothing,
    );
  }

  private async take(tried: Tried): Promise<void> {
    if (this.gone) return;
    this.refusal = tried.refused ?? null;
    if (tried.refused) this.slips++;
    this.made = tried.made;
    this.wants = tried.wants ?? '';
    this.wanted = tried.wanted ?? '';
    this.lit = tried.lit;
    const frames = tried.frames as Frame[];
    for (const [i, frame] of frames.entries()) {
      if (i > 0 && !still()) await new Promise((done) => setTimeout(done, BEAT));
      if (this.gone) return;
      const before = this.state.table ? mark() : null;
      this.state = reduce(this.state, frame);
      await tick();
      perform(this.board, before, this.state.fresh, frame.table?.you ?? []);
    }
    this.busy = false;
    this.done = tried.done;
  }
}
