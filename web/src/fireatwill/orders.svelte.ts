import type { Refusal } from '../wire.ts';
import type { Move } from './seam.gen.ts';
import type { Played } from '../live/played.ts';
import { type Order, unseen } from './foresee.ts';

/** Our own moves on their way: shown at once, sent at once, dropped when the view has them or they are refused. */
export class Orders {
  waiting = $state.raw<Order[]>([]);
  /** Why the last one was refused. */
  refused = $state.raw<Refusal | null>(null);
  private next = 0;

  constructor(
    private readonly match: () => Played,
    /** Told of a refused move while it is still shown. */
    private readonly back: (move: Move) => void,
  ) {}

  async give(seat: number, move: Move): Promise<void> {
    const match = this.match();
    const order: Order = { id: this.next++, move };
    this.refused = null;
    this.waiting = [...unseen(this.waiting, match.state.last ?? -1), order];
    const ack = await match.send(seat, move);
    if (ack.ok) {
      this.waiting = this.waiting.map((one) => (one.id === order.id ? { ...one, n: ack.n } : one));
      return;
    }
    // What follows a refused move is refused with it; the first reason is the one that says something.
    this.refused ??= { rule: ack.rule, sentence: ack.sentence };
    this.back(move);
    this.waiting = this.waiting.filter((one) => one.id !== order.id);
  }
}
