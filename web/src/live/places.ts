import { listed } from '../parts/listed.ts';

/** Everybody in the order of places, those who share one together; nothing where one only wins or loses. */
export function standings(places: readonly number[], names: readonly string[]): string[] {
  if (Math.max(0, ...places) <= 2) return [];
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => `${place}. ${listed(names.filter((_, seat) => places[seat] === place))}`);
}
