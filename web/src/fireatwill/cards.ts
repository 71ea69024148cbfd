/** The names of the cards: docs/fire-at-will-notation.md. */
export type Kind = 'load' | 'ready' | 'aim' | 'fire' | 'maneuver' | 'gunner' | 'flag';

const KINDS: Record<string, Kind> = { L: 'load', R: 'ready', A: 'aim', F: 'fire', M: 'maneuver' };
const TITLES: Record<Kind, string> = {
  load: 'Load',
  ready: 'Ready',
  aim: 'Aim',
  fire: 'Fire',
  maneuver: 'Maneuver',
  gunner: '',
  flag: 'Flag',
};
const GUNNERS: Record<string, string> = {
  Breecher: 'Breecher',
  Ricochet: 'Ricochet',
  EyesOnly: 'Eyes Only',
  Defiance: 'Defiance',
};
const LINES: Record<string, string> = {
  load: 'Loads the cannon.',
  ready: 'The crew is ready.',
  aim: 'The gun is laid.',
  fire: 'Fires the cannon.',
  Breecher: 'Loads the enemy’s cannon.',
  Ricochet: 'Its shots reclaim flags only next door.',
  EyesOnly: 'Only full shots of it score.',
  Defiance: 'Its shots reclaim no flags.',
};

export interface CardInfo {
  name: string;
  kind: Kind;
  title: string;
  /** Of Load, Ready, Aim and Fire; 0 for the others. */
  stars: number;
  /** Of a Maneuver; 0 for the others. */
  number: number;
  line: string;
}

export const isGunner = (name: string | undefined): name is string => name !== undefined && name in GUNNERS;

export function info(name: string): CardInfo {
  if (name === 'I' || name === 'N') {
    return {
      name,
      kind: 'flag',
      title: name === 'I' ? 'Illyria' : 'Northwall',
      stars: 0,
      number: 0,
      line: 'A Battle Flag.',
    };
  }
  const gunner = GUNNERS[name];
  if (gunner) return { name, kind: 'gunner', title: gunner, stars: 0, number: 0, line: LINES[name] ?? '' };
  const kind = KINDS[name.charAt(0)] ?? 'load';
  const value = Number(name.charAt(1));
  const maneuver = kind === 'maneuver';
  return {
    name,
    kind,
    title: TITLES[kind],
    stars: maneuver ? 0 : value,
    number: maneuver ? value : 0,
    line: maneuver ? `Counts on pile ${value}.` : (LINES[kind] ?? ''),
  };
}

/** As it is written where it is read and not heard: Aim ★★. */
export function written(name: string): string {
  const { title, stars } = info(name);
  return stars > 0 ? `${title}\u00a0${'★'.repeat(stars)}` : spoken(name);
}

/** A sentence of the rules as it is heard: stars by their number. */
export const heard = (says: string): string => says.replace(/★+/g, (stars) => String(stars.length));

/** As a player would say it. */
export function spoken(name: string): string {
  const { kind, title, stars, number } = info(name);
  if (kind === 'flag') return `flag of ${title}`;
  if (kind === 'maneuver') return `Maneuver ${number}`;
  return stars > 0 ? `${title} ${stars}` : title;
}
