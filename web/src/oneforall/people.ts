import type { Person } from './seam.gen.ts';

/** How somebody is dressed: what tells the men of a side apart is the plume, then hat and hair. */
export interface Dress {
  plume: string;
  second: string;
  hat: string;
  hair: string;
  beard: 'none' | 'moustache' | 'both' | 'full' | 'patch';
  /** No cape of a side: a servant, a hired man. */
  coat?: string;
}

const dress = (
  plume: string,
  second: string,
  hat: string,
  hair: string,
  beard: Dress['beard'],
  coat?: string,
): Dress => ({ plume, second, hat, hair, beard, ...(coat ? { coat } : {}) });

const KNOWN: Readonly<Record<string, Dress>> = {
  dartagnan: dress('#e9b23c', '#b27d17', '#8d6a3a', '#8a5a30', 'moustache'),
  athos: dress('#f4efe2', '#c9c0aa', '#3c3630', '#2c221a', 'both'),
  porthos: dress('#2f7d54', '#1c5338', '#6d4326', '#5b3217', 'full'),
  aramis: dress('#b9a0d6', '#8d72b0', '#4c6a8f', '#b98a4a', 'moustache'),
  rochefort: dress('#b8232c', '#7d1219', '#211d1e', '#1c1614', 'patch'),
  planchet: dress('#c9a36a', '#94713c', '#7a6544', '#a8753c', 'none', '#7a6a4c'),
  blade: dress('#3f4650', '#23282f', '#2d2a2a', '#3b2a1e', 'full', '#4a4140'),
  other: dress('#9a8a6a', '#6f6149', '#5a4c38', '#6a4a2c', 'none'),
  bystander: dress('#a99b80', '#7a6d55', '#7d705a', '#7a5a3a', 'none', '#8a7c62'),
};

const GUARDS: readonly Dress[] = [
  dress('#f1ece0', '#c4bba6', '#2a2523', '#9b6a35', 'moustache'),
  dress('#a9a39a', '#7b756c', '#332d2b', '#4a3b30', 'both'),
  dress('#e08a35', '#a85c14', '#2a2523', '#b05a22', 'full'),
  dress('#5e6167', '#3b3e43', '#3b3634', '#8b8781', 'moustache'),
];

export function dressOf(id: string): Dress {
  const known = KNOWN[id] ?? KNOWN[id.replace(/\d+$/, '')];
  if (known) return known;
  const number = Number(/\d+$/.exec(id)?.[0] ?? '1');
  return GUARDS[(number - 1) % GUARDS.length] as Dress;
}

export const SIDES = ['The Musketeers', 'The Cardinal’s Guards', 'Bystanders'];

const RATINGS = ['', 'good', 'dashing', 'magnificent', 'superb'];
export const ratingOf = (person: Person): string =>
  `Rating ${person.rating}, ${RATINGS[person.rating] ?? 'unheard of'}`;

/** What befell somebody, in words for who cannot see the marks. */
export function stateOf(person: Person): string {
  const words = [];
  if (!person.placed) return 'not placed yet';
  if (person.lost) return 'gone';
  if (person.down) return 'out of the fight';
  if (person.wounds > 0) words.push(person.wounds === 1 ? 'one wound' : `${person.wounds} wounds`);
  if (person.stunned) words.push('stunned');
  if (person.weaponless) words.push('disarmed');
  if (person.outside) words.push('outside');
  if (person.hangs) words.push('hanging');
  if (person.carries) words.push('carrying something');
  return words.join(', ') || 'unhurt';
}

export const inFight = (person: Person): boolean => person.placed && !person.down && !person.lost;
