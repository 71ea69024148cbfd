const KEY = 'derring.away';

/** The matches that somebody does not want to see at home; they stay among one's matches. */
export function putAway(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

const EXPECTED = 'derring.running';

/** Whether something stood above the shelf when home was last seen: then its place is kept until it is there again. */
export function expected(): boolean {
  try {
    return localStorage.getItem(EXPECTED) !== 'no'; // at the first visit a first match is offered there
  } catch {
    return false;
  }
}

export function expectNext(something: boolean): void {
  try {
    localStorage.setItem(EXPECTED, something ? 'yes' : 'no');
  } catch {
    // Then the shelf moves a little next time.
  }
}

export function remember(away: Set<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...away].slice(-200)));
  } catch {
    // Then it is there again next time.
  }
}
