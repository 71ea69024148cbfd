import type { SeatedPlayer } from '../wire.ts';

/** Who is printed on the cards of a game, and stands in for guests; elsewhere they are pirates, each of his own. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  audatia: ['galeazzo', 'boucicault'],
  'one-for-all': ['gaston', 'clement'],
};

/**
 * The face of each seat; empty where it has none of its own, or somebody before it has the same, and nobody stands in.
 */
export function facesAt(game: string, seats: SeatedPlayer[]): string[] {
  const own = seats.map(({ face }, i) => (seats.findIndex((one) => one.face === face) < i ? '' : face));
  const free = (PRINTED[game] ?? []).filter((face) => !own.includes(face));
  return own.map((face) => face || (free.shift() ?? ''));
}
