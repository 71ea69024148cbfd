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

const SOLVED = 'derring.solved';

function allSolved(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(SOLVED) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

/** Whether somebody has found the solution of a puzzle here. */
export const solved = (game: string, puzzle: number): boolean => allSolved()[game]?.includes(puzzle) ?? false;

export function solve(game: string, puzzle: number): void {
  if (solved(game, puzzle)) return;
  const known = allSolved();
  try {
    localStorage.setItem(SOLVED, JSON.stringify({ ...known, [game]: [...(known[game] ?? []), puzzle] }));
  } catch {
    // Then it counts as new again.
  }
}
