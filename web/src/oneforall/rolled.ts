import type { HostEvent } from '../wire.ts';
import type { Told } from './seam.gen.ts';

/** A roll of somebody's dice, with which of them count. */
export interface Cast {
  figure: string;
  dice: number[];
  total: number;
  sources: string[];
}

/** The newest action or duel, as it was rolled. */
export interface Rolled {
  /** Tells one from the next. */
  number: number;
  figure: string;
  verb: string;
  thing: string;
  own: Cast | null;
  rivals: Cast[];
  hits: Record<string, number>;
  /** What befell whom, in words. */
  fates: string[];
  friendly: { about: string; die: number; granted: boolean } | null;
  /** The sentence, if it was announced. */
  sentence: string;
  winner: string;
}

const nothing = (number: number, figure: string, verb: string, thing: string): Rolled => ({
  number,
  figure,
  verb,
  thing,
  own: null,
  rivals: [],
  hits: {},
  fates: [],
  friendly: null,
  sentence: '',
  winner: '',
});

/** The last thing that was rolled for; null before anything was. */
export function lastRoll(events: (Told | HostEvent)[]): Rolled | null {
  let found: Rolled | null = null;
  const from = Math.max(0, events.length - 120);
  events.slice(from).forEach((event, i) => {
    found = extend(found, event, from + i);
  });
  return found;
}

function extend(so: Rolled | null, event: Told | HostEvent, number: number): Rolled | null {
  switch (event.kind) {
    case 'acted':
      return {
        ...nothing(number, event.figure, event.verb, event.thing),
        friendly: so?.own ? null : (so?.friendly ?? null),
      };
    case 'announced':
      return { ...nothing(number, event.figure, 'announce', event.thing), sentence: event.sentence };
    case 'crossed':
      return {
        ...nothing(number, event.figure, 'duel', event.enemy),
        own: { figure: event.figure, dice: [], total: 0, sources: event.attack },
        rivals: [{ figure: event.enemy, dice: [], total: 0, sources: event.defence }],
      };
    case 'friendly-die':
      return {
        ...(so ?? nothing(number, '', '', '')),
        friendly: { about: event.about, die: event.die, granted: event.granted },
      };
    case 'dice': {
      const base = so ?? nothing(number, event.figure, '', '');
      const cast = { figure: event.figure, dice: event.dice, total: event.total };
      if (event.figure === base.figure)
        return { ...base, own: { ...cast, sources: base.own?.sources ?? [] } };
      const known = base.rivals.find((one) => one.figure === event.figure && one.dice.length === 0);
      return known
        ? {
            ...base,
            rivals: base.rivals.map((one) => (one === known ? { ...cast, sources: one.sources } : one)),
          }
        : { ...base, rivals: [...base.rivals, { ...cast, sources: [] }] };
    }
    case 'decided':
      return so && { ...so, winner: event.winner, hits: { ...so.hits, [event.loser]: event.hits } };
    case 'suffered':
      return so && { ...so, fates: [...so.fates, `${event.figure} ${event.what}`] };
    case 'placed':
    case 'rolled-for-initiative':
      return null;
    default:
      return so;
  }
}

/** The dice that count: the highest, and every further 6 beside a 6. */
export function counting(dice: number[]): boolean[] {
  const best = Math.max(...dice, 0);
  let first = true;
  return dice.map((die) => {
    if (die !== best || (die < 6 && !first)) return false;
    first = false;
    return true;
  });
}
