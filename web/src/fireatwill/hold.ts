/** How long both hold their fire when a battle begins, and in how many beats it is counted down. */
export const BEATS = 3;
export const BEAT = 700;

/**
 * When a battle may begin for us, in milliseconds since 1970. It is remembered for the tab, so that
 * coming back in the middle of a battle does not count down again.
 */
export function holdUntil(battle: string, now: number): number {
  const key = `derring.fire.${battle.slice(0, 24)}`;
  try {
    const known = sessionStorage.getItem(key);
    if (known) return Number(known);
    sessionStorage.setItem(key, String(now + BEATS * BEAT));
  } catch {
    // Then it is counted down once more.
  }
  return now + BEATS * BEAT;
}
