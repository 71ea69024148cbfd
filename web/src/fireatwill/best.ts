/** The best scores of this browser. */
export interface Best {
  battle?: number;
  practice?: number;
}

const KEY = 'derring.fire.best';

export function best(): Best {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Best;
  } catch {
    return {};
  }
}

/** Notes a score; says what the best was before. */
export function note(kind: keyof Best, score: number): number | undefined {
  const all = best();
  const before = all[kind];
  if (before !== undefined && before >= score) return before;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [kind]: score }));
  } catch {
    // Not remembered, that is all.
  }
  return before;
}
