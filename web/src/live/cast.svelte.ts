import { api } from '../api.ts';
import type { SeatedPlayer } from '../wire.ts';

/** Who is printed on the cards of a game, and stands in for guests; elsewhere they are pirates, each of his own. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  audatia: ['galeazzo', 'boucicault'],
  'one-for-all': ['gaston', 'clement'],
};

/** Which faces the bots of a game have; known a moment after the table is. */
export class Cast {
  private known = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(private readonly game: string) {
    api.games().then(
      (games) => {
        const bots = games.find((one) => one.id === game)?.bots ?? [];
        this.known = new Map(bots.map((bot) => [bot.name, bot.face]));
      },
      () => undefined,
    );
  }

  /**
   * The face of each seat; empty where it has none of its own, or somebody before it has the same, and nobody stands in.
   */
  of(seats: SeatedPlayer[]): string[] {
    const own = this.own(seats);
    const free = (PRINTED[this.game] ?? []).filter((face) => !own.includes(face));
    return own.map((face) => face || (free.shift() ?? ''));
  }

  private own(seats: SeatedPlayer[]): string[] {
    const taken = new Set<string>();
    return seats.map((seat) => {
      const face = seat.kind === 'bot' ? (this.known.get(seat.bot) ?? '') : '';
      if (taken.has(face)) return '';
      taken.add(face);
      return face;
    });
  }
}
