const KEY = 'derring.learnt';

/** How far somebody has come in the first match of each game. */
export function learnt(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keeps the farthest: going back to a situation loses nothing. */
export function learn(game: string, situations: number): void {
  const known = learnt();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: Math.max(known[game] ?? 0, situations) }));
  } catch {
    // Then it is offered again.
  }
}
