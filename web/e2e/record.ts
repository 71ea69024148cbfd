/** A shuffle in a record: docs/records.md. */
export interface Shuffle {
  shuffle: string[];
  from: number[];
}

/**
 * Stacks a deck: the uppermost card and the next that is another change places. Where they lay before the
 * shuffle is told as it was; else two cards would only have changed their names, and the order be that of
 * the seed.
 */
export function exchange({ shuffle: deck, from }: Shuffle): void {
  const at = deck.findIndex((card) => card !== deck[0]);
  [deck[0], deck[at]] = [deck[at] ?? '', deck[0] ?? ''];
  for (const [i, place] of from.entries()) from[i] = place === 0 ? at : place === at ? 0 : place;
}
