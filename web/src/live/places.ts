import { listed } from '../parts/listed.ts';

/** Who has won, as it is told to anybody: 'Ann wins', 'Ann and Cat win'. */
export function victory(places: readonly number[], names: readonly string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** The same where nobody has seen the table: of a duel it is said, too, who was beaten. */
export function headline(places: readonly number[], names: readonly string[]): string {
  const [winner] = names.filter((_, seat) => places[seat] === 1);
  const beaten = names.filter((_, seat) => places[seat] !== 1);
  return names.length === 2 && beaten.length === 1
    ? `${winner ?? ''} beats ${beaten[0] ?? ''}`
    : victory(places, names);
}

/** Everybody in the order of places, those who share one together; nothing where one only wins or loses. */
export function standings(places: readonly number[], names: readonly string[]): string[] {
  if (Math.max(0, ...places) <= 2) return [];
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => `${place}. ${listed(names.filter((_, seat) => places[seat] === place))}`);
}
