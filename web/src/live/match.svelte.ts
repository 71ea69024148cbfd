import { tick } from 'svelte';
import type { Ack, Frame, Refusal, SaidMove, Table, Thing } from '../wire.ts';
import { sentenceOf } from '../api.ts';
import { type Board, boardOf } from '../board.ts';
import { deafness } from './deaf.ts';
import { mark } from './flights.ts';
import { Instant, type Question } from './instant.ts';
import { perform } from './perform.ts';
import { type MatchState, NOTHING_YET, reduce } from './reduce.ts';
import { isHere } from '../here/messages.ts';
import { type Connection, MatchSocket, type Request } from './socket.ts';

/** One match as a page shows it: the reduced frames, the link, and what was just refused. */
export class LiveMatch {
  state = $state.raw<MatchState>(NOTHING_YET);
  connection = $state<Connection>('connecting');
  refusal = $state<Refusal | null>(null);
  readonly live = true;
  board = $state.raw<Board | null>(null);
  /** Why there is no board. */
  trouble = $state('');
  /** What the server had to say of the match itself. */
  news = $state('');
  private readonly socket: MatchSocket;
  private readonly instant: Instant | null;
  private readonly reasons = new Map<string, Promise<Refusal | null>>();
  private readonly queue: Frame[] = [];
  private sending = $state(false);
  private deaf = $state(false);
  /** The frame that our last move became: its answer comes before it. */
  private made = -1;
  private hears: ReturnType<typeof setTimeout> | undefined;
  private draining = false;

  constructor(readonly id: string) {
    this.socket = new MatchSocket(id, {
      frame: (frame) => this.take(frame),
      connection: (state) => (this.connection = state),
      last: () => this.state.last,
      told: (sentence, forget) => this.told(sentence, forget),
    });
    this.instant = isHere(id) ? null : new Instant((request) => this.socket.ask(request));
  }

  /** Whether the rules are asked in this browser. */
  get near(): boolean {
    return this.instant?.near ?? true;
  }

  /** Whether nothing can be done just now: a move is on its way, or a question has come that nobody has read. */
  get busy(): boolean {
    return this.sending || this.deaf;
  }

  private told(sentence: string, forget: boolean): void {
    this.news = sentence;
    if (!forget) return;
    this.queue.length = 0;
    this.state = NOTHING_YET;
    this.reasons.clear();
  }

  private rest(millis: number): void {
    if (millis === 0) return;
    clearTimeout(this.hears);
    this.deaf = true;
    this.hears = setTimeout(() => (this.deaf = false), millis);
  }

  get table(): Table | null {
    return this.state.table;
  }

  close(): void {
    this.socket.close();
  }

  async move(seat: number, move: SaidMove): Promise<void> {
    if (this.busy) return;
    this.sending = true;
    // What was seen goes along: a move that comes late is not taken for the answer to another question.
    const ack = await this.socket.ask({ do: 'move', seat, move, seen: this.state.last ?? 0 });
    this.made = ack.ok ? ack.n : -1;
    this.show(ack);
    this.sending = false;
  }

  async think(seat: number): Promise<void> {
    if (!this.busy) await this.ask({ do: 'think', seat, seen: this.state.last ?? 0 });
  }

  async manner(seat: number, always: boolean): Promise<void> {
    await this.ask({ do: 'manner', seat, always });
  }

  send(seat: number, move: SaidMove): Promise<Ack> {
    return this.socket.ask({ do: 'move', seat, move });
  }

  async ask(request: Request): Promise<void> {
    this.show(await this.socket.ask(request));
  }

  /** Takes the last move back; at one screen it may be that of any of our seats. */
  async undo(): Promise<void> {
    for (const seat of this.table?.you ?? []) {
      const ack = await this.whisper({ do: 'undo', seat });
      this.show(ack);
      if (ack.ok) return;
    }
  }

  /** As `ask`, but a refusal is nobody's business. */
  whisper(request: Request): Promise<Ack> {
    return this.socket.ask(request);
  }

  /** Why nothing can be done with a thing, asked once for each position. */
  why(seat: number, thing: Thing): Promise<Refusal | null> {
    const key = `${this.state.last} ${seat} ${thing.kind} ${thing.name}`;
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = this.reason({ do: 'why', seat, thing });
      this.reasons.set(key, reason);
    }
    return reason;
  }

  /** Why a move cannot be made; null if it can. */
  whyNot(seat: number, move: SaidMove): Promise<Refusal | null> {
    return this.reason({ do: 'why', seat, move });
  }

  async foresee(seat: number, lines: SaidMove[][], further: boolean): Promise<unknown[]> {
    const ack = await this.answer({ do: 'foresee', seat, lines, further });
    return (ack.ok ? ack.foresights : null) ?? lines.map(() => null);
  }

  private async answer(question: Question): Promise<Ack> {
    const here = await this.instant?.answer(this.state.last ?? -1, question);
    return here ?? this.socket.ask(question);
  }

  private async reason(question: Question): Promise<Refusal | null> {
    const ack = await this.answer(question);
    return ack.ok ? null : { rule: ack.rule, sentence: ack.sentence };
  }

  private prepare(): void {
    const { table, last } = this.state;
    const seat = table?.you.find((own) => table.toAct.includes(own));
    if (seat !== undefined && last !== null) this.instant?.prepare(last, seat);
  }

  private async boardFor(table: Table | null): Promise<Board | null> {
    if (!this.board && table) {
      await boardOf(table.game).then(
        (board) => (this.board = board),
        (error: unknown) => (this.trouble = sentenceOf(error)),
      );
    }
    return this.board;
  }

  private show(ack: Ack): void {
    this.refusal = ack.ok ? null : { rule: ack.rule, sentence: ack.sentence };
  }

  private take(frame: Frame): void {
    this.queue.push(frame);
    if (!this.draining) void this.drain();
  }

  private async drain(): Promise<void> {
    this.draining = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      const live = this.state.table !== null && frame.table !== undefined;
      const before = live ? mark() : null;
      const last = this.state.last;
      const table = this.state.table;
      this.state = reduce(this.state, frame);
      if (this.state.table) this.rest(deafness(table, this.state.table, frame.n === this.made));
      this.prepare();
      if (frame.kind === 'moved' || frame.kind === 'undone') this.refusal = null;
      const board = await this.boardFor(this.state.table);
      if (!before || !board || last === this.state.last) continue;
      await tick();
      perform(board, before, this.state.fresh, this.state.table?.you ?? []);
    }
    this.draining = false;
  }
}
