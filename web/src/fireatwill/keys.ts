export type Intent = { what: 'place'; index: number } | { what: 'mate' | 'flag' | 'straighten' | 'unload' | 'cease' | 'leave' };

const LETTERS: Record<string, Intent['what']> = { m: 'mate', f: 'flag', s: 'straighten', x: 'unload', c: 'cease', Escape: 'leave' };

/** What a key means. The digits are taken by their place, so that they need no shift on any keyboard. */
export function intent(event: { key: string; code: string }): Intent | null {
  const digit = /^(?:Digit|Numpad)([0-6])$/.exec(event.code)?.[1];
  if (digit === '0') return { what: 'mate' };
  if (digit) return { what: 'place', index: Number(digit) - 1 };
  const what = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return what && what !== 'place' ? { what } : null;
}
