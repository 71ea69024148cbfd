import { tick } from 'svelte';
import { find, mark, move as flip, shake, still } from '../live/flights.ts';
import type { Played } from '../live/played.ts';
import type { Refusal, Table } from '../wire.ts';
import { type Asked, sentence } from './ask.ts';
import { isGunner } from './cards.ts';
import { wayOf } from './flights.ts';
import { foresee, unseen } from './foresee.ts';
import { intent, type Keys } from './keys.ts';
import { Orders } from './orders.svelte.ts';
import { facing, MATE, type Seen, type SideSeen, UNTOLD } from './battle.ts';
import type { Move } from './seam.gen.ts';

/** The battle as a captain commands from it. */
export interface Scene {
  match: Played;
  table: Table<Seen, Move>;
  /** With the unconfirmed moves of all captains here played over it. */
  view: Seen;
  /** Whether we play here at all, else we only look. */
  seated: boolean;
  /** Whether the call has come. */
  ready: boolean;
  /** Whether things are pointed out. */
  slow: boolean;
  nameOf: (seat: number) => string;
}

export type Act = 'flag' | 'straighten' | 'unload' | 'cease' | 'let go';

/** One who commands a ship at this screen: what a hand or a key means, and what is on its way. */
export class Captain {
  mode = $state<'play' | 'unload' | 'flag'>('play');
  private reason = $state.raw<Refusal | null>(null);
  readonly sent: Orders;

  constructor(
    private readonly scene: () => Scene,
    private readonly commands: () => number,
    private readonly held: () => Keys,
  ) {
    this.sent = new Orders(
      () => scene().match,
      (move) => this.goesBack(move),
    );
  }

  get seat(): number {
    return this.commands();
  }

  get keys(): Keys {
    return this.held();
  }

  get side(): SideSeen | undefined {
    return this.scene().view.sides[this.seat];
  }

  get hand(): string | undefined {
    return this.side?.hand;
  }

  get playing(): boolean {
    const { seated, table } = this.scene();
    return seated && table.state === 'running';
  }

  get acts(): boolean {
    const { ready, view } = this.scene();
    return this.playing && ready && view.phase !== 'over' && !this.side?.locked;
  }

  /** Some of our moves are not yet in the newest view. */
  get waits(): boolean {
    return unseen(this.sent.waiting, this.scene().match.state.last ?? -1).length > 0;
  }

  get finished(): boolean {
    return this.side?.left === 0;
  }

  /** Flags may go anywhere at any time. */
  get free(): boolean {
    return this.scene().table.options.flags === 'free';
  }

  /** Where there is a teacher, it is the teacher who tells of a wrong try. */
  private get taught(): boolean {
    return this.scene().match.wanted !== undefined;
  }

  get refused(): Refusal | null {
    if (this.taught) return null;
    return this.sent.refused ?? this.reason;
  }

  get asks(): string {
    const { view, seated, ready, slow, nameOf } = this.scene();
    const asked: Asked = {
      view,
      seat: this.seat,
      playing: seated,
      ready,
      unloading: this.mode === 'unload',
      flagging: this.mode === 'flag',
      foe: nameOf(1 - this.seat),
      slow,
    };
    return sentence(asked);
  }

  /** Whether something may be laid on the own pile with this index. */
  hotOwn(): boolean {
    return this.acts && ((this.hand !== undefined && !isGunner(this.hand)) || this.mode === 'unload');
  }

  /** The same of the enemy's pile that faces the own one with this index. */
  hotAcross(index: number): boolean {
    const across = this.side?.fired === index + 1 || this.side?.flagged === index + 1;
    return (
      this.acts &&
      this.mode !== 'unload' &&
      (isGunner(this.hand) || this.mode === 'flag' || (this.hand === undefined && across))
    );
  }

  /** The server lists the moves of one seat at a time, and of what it knows already. */
  private offered(move: Move): boolean {
    const { table, view } = this.scene();
    if (!this.waits && table.eye === this.seat) return table.moves.some((one) => same(one.move, move));
    const early = move.kind === 'flag' && !this.free && Number(move.across) !== this.side?.fired;
    return !early && foresee(view, this.seat, move) !== null;
  }

  /** In a first match, whether this is what is asked for, or begins it. */
  leads(what: Act): '' | undefined {
    const { wanted = '' } = this.scene().match;
    return wanted.startsWith(what) && this.mode !== what ? '' : undefined;
  }

  private async play(move: Move): Promise<void> {
    if (!this.acts) return;
    this.reason = null;
    this.mode = 'play';
    if (!this.taught && !this.offered(move)) {
      this.reason = await this.scene().match.whyNot(this.seat, move);
      return;
    }
    const way = wayOf(this.seat, move);
    const from = way && find(way.from)?.getBoundingClientRect();
    void this.sent.give(this.seat, move);
    if (!way || !from || still()) return;
    await tick();
    this.flies(way.to, from);
  }

  /** In a half that is turned round, so would be its flights. */
  private flies(to: string, from: DOMRect | undefined): void {
    const element = find(to);
    const half = element?.closest('.far');
    if (!half || getComputedStyle(half).rotate === 'none') flip(element, from);
  }

  /** A card that was shown where the server does not have it goes back before our eyes. */
  private goesBack(move: Move): void {
    const way = wayOf(this.seat, move);
    const before = mark();
    void tick().then(() => {
      if (!way || still()) return;
      this.flies(way.from, before.get(way.to));
      shake(find(way.from));
    });
  }

  lift(from: number | typeof MATE): boolean {
    const card = from === MATE ? this.side?.mate.top : this.side?.decks[from - 1]?.top;
    if (!this.acts || card === undefined || card === UNTOLD || this.hand !== undefined) return false;
    void this.play({ kind: 'lift', card, from: String(from) });
    return true;
  }

  private lay(card: string, column: number): void {
    const where = String(column);
    void this.play(
      isGunner(card) ? { kind: 'gunner', card, across: where } : { kind: 'drop', card, on: where },
    );
  }

  private unload(column: number): void {
    void this.play({ kind: 'unload', pile: String(column) });
  }

  private flag(column: number): void {
    void this.play({ kind: 'flag', across: String(column) });
  }

  private straighten(column: number): void {
    void this.play({ kind: 'straighten', across: String(column) });
  }

  /** A pile of ours was chosen: column from 1. */
  ours(column: number): void {
    if (this.mode === 'unload') this.unload(column);
    else if (this.mode === 'flag') this.flag(column);
    else if (this.hand !== undefined) this.lay(this.hand, column);
  }

  /** The enemy pile that faces this column of ours was chosen. */
  enemy(column: number): void {
    if (isGunner(this.hand)) this.lay(this.hand, column);
    else if (this.side?.flagged === column) this.straighten(column);
    else this.flag(column);
  }

  mate(): void {
    if (this.hand !== undefined) void this.play({ kind: 'drop', card: this.hand, on: MATE });
    else this.lift(MATE);
  }

  /** The card in the hand was let go over a place, or over none. */
  dropped(target: string): void {
    const { what, seat, column } = placeOf(target);
    if (what === 'mate' && seat === this.seat) this.mate();
    else if (what === 'pile' && seat === this.seat) this.ours(column);
    else if (what === 'pile' && isGunner(this.hand)) this.enemy(facing(column - 1) + 1);
  }

  flagDropped(target: string): void {
    const { what, seat, column } = placeOf(target);
    if (what !== 'pile') return;
    if (seat === this.seat) this.unload(column);
    else this.flag(facing(column - 1) + 1);
  }

  act(what: Act): void {
    if (what === 'unload') this.mode = this.mode === 'unload' ? 'play' : 'unload';
    else if (what === 'flag') {
      if (this.side?.fired !== undefined || !this.free) this.flag(this.side?.fired ?? 1);
      else this.mode = this.mode === 'flag' ? 'play' : 'flag';
    } else if (what === 'straighten') this.straighten(this.side?.flagged ?? 1);
    else void this.play({ kind: what === 'cease' ? 'cease' : 'let-go' });
  }

  /** Whether the key was one of ours. */
  pressed(event: KeyboardEvent): boolean {
    const wish = this.acts ? intent(event, this.keys) : null;
    if (wish?.what === 'place') {
      if (this.hand !== undefined || this.mode !== 'play') this.ours(wish.index + 1);
      else this.lift(wish.index + 1);
    } else if (wish?.what === 'mate') this.mate();
    else if (wish?.what === 'leave') this.mode = 'play';
    else if (wish) this.act(wish.what);
    return wish !== null;
  }
}

/** Whether two moves are the same, field by field. */
const same = (one: Move, other: Move): boolean => {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value)
  );
};

/** A place that something can be let go over: `pile 0 3` or `mate 1`. */
function placeOf(target: string): { what: string; seat: number; column: number } {
  const [what = '', seat, column] = target.split(' ');
  return { what, seat: Number(seat), column: Number(column) };
}
