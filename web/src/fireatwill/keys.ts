export type Intent =
  { what: 'place'; index: number } | { what: 'mate' | 'flag' | 'straighten' | 'unload' | 'cease' | 'leave' };

/** What a captain's keys are called, as they are shown: six for decks and piles, and one for each act. */
export interface Keys {
  places: readonly string[];
  mate: string;
  flag: string;
  straighten: string;
  unload: string;
  cease: string;
  /** Whether the digits of a numeric pad are places, too. */
  pad: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6'];

export const ONE: Keys = {
  places: DIGITS,
  mate: '0',
  flag: 'F',
  straighten: 'S',
  unload: 'X',
  cease: 'C',
  pad: true,
};
/** Two at one keyboard: who sits at the left, and who sits at the right. */
export const LEFT: Keys = { ...ONE, mate: 'Q', pad: false };
export const RIGHT: Keys = {
  places: ['8', '9', '0', 'I', 'O', 'P'],
  mate: 'M',
  flag: 'J',
  straighten: 'K',
  unload: 'N',
  cease: 'B',
  pad: true,
};

const ACTS = ['mate', 'flag', 'straighten', 'unload', 'cease'] as const;

/** What a key means. The digits are taken by their place, so that they need no shift on any keyboard. */
export function intent(event: { key: string; code: string }, keys: Keys = ONE): Intent | null {
  if (event.key === 'Escape') return { what: 'leave' };
  const [, where, digit = ''] = /^(Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  if (where === 'Numpad' && DIGITS.includes(digit))
    return keys.pad ? { what: 'place', index: Number(digit) - 1 } : null;
  const word = digit || (event.key.length === 1 ? event.key.toUpperCase() : '');
  const index = keys.places.indexOf(word);
  if (index >= 0) return { what: 'place', index };
  if (keys === ONE && word === 'M') return { what: 'mate' };
  const what = ACTS.find((act) => keys[act] === word);
  return what ? { what } : null;
}
