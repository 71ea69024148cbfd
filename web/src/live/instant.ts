// Answers about a match on a server that the rules in this browser give, without a way there and back.
import { rulesKept } from '../here/messages.ts';
import type { Ack } from '../wire.ts';
import type { Request } from './socket.ts';

export type Question = Extract<Request, { do: 'why' | 'foresee' }>;

/** What looks to a seat like the position after frame n, as the rules here read it; null if the server has none. */
interface Given {
  n: number;
  seat: number;
  given: Promise<string | null>;
}

/**
 * What a seat may do, why not, and what would come of it follows from what it sees (the contract kit holds every game
 * to that). So the server gives a state that looks the same to the seat, and the rules here are asked about that. What
 * they cannot answer, the server does; and it judges every move that is made.
 */
export class Instant {
  private world: Given | null = null;

  /** @param ask asks the server */
  constructor(private readonly ask: (request: Request) => Promise<Ack>) {}

  /** Whether answers come from here, so that one need not be sparing with questions. */
  near = rulesKept();

  /** A position has come in which a seat of ours is to move: who asked in one before will ask in this one, too. */
  prepare(n: number, seat: number): void {
    if (this.world && !this.of(n, seat)) this.fetch(n, seat);
  }

  /** The answer of the rules here; null if the server has to be asked. */
  async answer(n: number, question: Question): Promise<Ack | null> {
    if (!rulesKept()) return null;
    const world = this.of(n, question.seat);
    if (!world) {
      this.fetch(n, question.seat);
      return null;
    }
    const given = await world.given;
    this.near = given !== null;
    if (!given) return null;
    const { host } = await import('../here/host.ts');
    const { status, text } = await host().ask(
      '/api/worlds',
      `{"world":${given},"ask":${JSON.stringify(question)}}`,
    );
    return status === 200 ? (JSON.parse(text) as Ack) : null;
  }

  private of(n: number, seat: number): Given | null {
    return this.world?.n === n && this.world.seat === seat ? this.world : null;
  }

  private fetch(n: number, seat: number): void {
    const given = this.ask({ do: 'world', seat }).then((ack) => {
      if (!ack.ok || ack.n !== n || !ack.state) return null;
      const { game, rules, options, state } = ack;
      return JSON.stringify({ game, rules, options, state });
    });
    this.world = { n, seat, given };
  }
}
