const KEY = 'derring.have-at-you.always-ask';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether we are asked even when there is nothing but to pass. */
class Asking {
  always = $state(remembered());

  choose(always: boolean): void {
    this.always = always;
    try {
      localStorage.setItem(KEY, always ? 'yes' : 'no');
    } catch {
      // Not remembered, that is all.
    }
  }
}

export const asking = new Asking();

/** As long as somebody might think, so that a pass that is said by itself does not betray the hand. */
export const pause = (): number => 700 + Math.random() * 1500;
