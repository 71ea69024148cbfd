import { api } from '../api.ts';
import type { SeatedPlayer } from '../wire.ts';

/** Which faces the bots of a game have; known a moment after the table is. */
export class Cast {
  private known = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(game: string) {
    api.games().then(
      (games) => {
        const bots = games.find((one) => one.id === game)?.bots ?? [];
        this.known = new Map(bots.map((bot) => [bot.name, bot.face]));
      },
      () => undefined,
    );
  }

  /**
   * The face of each seat; empty where it has none of its own, or somebody before it has the same.
   *
   * @param others those who stand in for the empty ones, each once
   */
  of(seats: SeatedPlayer[], others: string[] = []): string[] {
    const own = this.own(seats);
    const free = others.filter((face) => !own.includes(face));
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
