const KEY = 'derring.fire.tempo';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'quick';
  } catch {
    return true;
  }
}

/** How one practises: slowly, with things pointed out, or quickly and for oneself. */
class Tempo {
  slow = $state(remembered());

  choose(slow: boolean): void {
    this.slow = slow;
    try {
      localStorage.setItem(KEY, slow ? 'slow' : 'quick');
    } catch {
      // Not remembered, that is all.
    }
  }
}

export const tempo = new Tempo();
