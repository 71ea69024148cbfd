const KEY = 'derring.away';

/** The matches that somebody does not want to see at home; they stay among one's matches. */
export function putAway(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function remember(away: Set<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...away].slice(-200)));
  } catch {
    // Then it is there again next time.
  }
}
