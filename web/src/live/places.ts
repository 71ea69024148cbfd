const LIST = new Intl.ListFormat('en-GB');

/** Several in one breath: 'Mara, Tom and Pip'. */
export const together = (names: readonly string[]): string => LIST.format(names);

/** Everybody in the order of places, those who share one together; nothing where one only wins or loses. */
export function standings(places: readonly number[], names: readonly string[]): string[] {
  if (Math.max(0, ...places) <= 2) return [];
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => `${place}. ${together(names.filter((_, seat) => places[seat] === place))}`);
}
