import type { GameEvent } from '../wire.ts';
import { COLUMNS } from './view.ts';

/** What became of a card that was turned. */
export type Fate = 'open' | 'scored' | 'kept' | 'void' | 'blown' | 'works';

export interface Turned {
  card: string;
  fate: Fate;
  /** Points that the shot which ends here brought. */
  points: number;
}

/** The scoring after one of its events. */
export interface Moment {
  /** Whose pile is being turned; -1 before and after. */
  seat: number;
  pile: number;
  cards: Turned[];
  text: string;
  rules: string[];
  kind: string;
  scores: [number, number];
  /** Flags that lie in front of each pile. */
  pools: [number[], number[]];
  /** What each pile has brought: shots and reclaimed flags. */
  piles: [number[], number[]];
}

const SUMS = ['maneuvers-scored', 'outmaneuvered', 'penalised', 'totalled', 'ended'];
const none = (): number[] => Array.from({ length: COLUMNS }, () => 0);

export const BEFORE: Moment = {
  seat: -1,
  pile: 0,
  cards: [],
  text: '',
  rules: [],
  kind: '',
  scores: [0, 0],
  pools: [none(), none()],
  piles: [none(), none()],
};

const number = (event: GameEvent, field: string): number =>
  typeof event[field] === 'number' ? event[field] : 0;

function changed(pair: [number[], number[]], seat: number, index: number, by: number): [number[], number[]] {
  return pair.map((list, s) =>
    s === seat ? list.map((value, i) => (i === index ? value + by : value)) : list,
  ) as [number[], number[]];
}

/** Decides the first `count` cards that are still open. */
function decided(cards: Turned[], fate: Fate, count = Infinity, points = 0): Turned[] {
  let left = count;
  const after = cards.map((one) => (one.fate === 'open' && left-- > 0 ? { ...one, fate } : one));
  const last = after.at(-1);
  return points > 0 && last ? [...after.slice(0, -1), { ...last, points }] : after;
}

/** The moment after one more event. */
export function next(before: Moment, event: GameEvent): Moment {
  const seat = event.seat ?? -1;
  const pile = number(event, 'pile');
  const now: Moment = { ...before, text: event.text, rules: event.rules ?? [], kind: event.kind };
  if (typeof event.score === 'number' && seat >= 0)
    now.scores = before.scores.map((old, s) => (s === seat ? number(event, 'score') : old)) as [
      number,
      number,
    ];
  switch (event.kind) {
    case 'flags-lifted':
      return { ...now, pools: changed(now.pools, seat, pile - 1, number(event, 'flags')) };
    case 'turned': {
      const same = before.seat === seat && before.pile === pile;
      return {
        ...now,
        seat,
        pile,
        cards: [...(same ? before.cards : []), { card: event.card ?? '', fate: 'open', points: 0 }],
      };
    }
    case 'discarded':
      return { ...now, cards: decided(now.cards, 'void', number(event, 'cards')) };
    case 'missed':
      return { ...now, cards: decided(now.cards, 'void') };
    case 'cleared':
      return { ...now, cards: decided(now.cards, 'void') };
    case 'scored':
      return {
        ...now,
        cards: decided(now.cards, 'scored', Infinity, number(event, 'points')),
        piles: changed(now.piles, seat, pile - 1, number(event, 'points')),
      };
    case 'claimed': {
      const cards = now.cards.map((one, i) =>
        i === now.cards.length - 1 ? { ...one, points: one.points + 1 } : one,
      );
      return {
        ...now,
        cards,
        pools: changed(now.pools, seat, number(event, 'from') - 1, -1),
        piles: changed(now.piles, seat, pile - 1, 1),
      };
    }
    case 'exploded':
      return {
        ...now,
        cards: decided(now.cards, 'blown'),
        pools: changed(now.pools, seat, pile - 1, -number(event, 'forgiven')),
      };
    case 'maneuvered':
      return { ...now, cards: decided(now.cards, event.counts === true ? 'kept' : 'void') };
    case 'gunner-works':
      return event.card === 'Breecher'
        ? now
        : {
            ...now,
            cards: now.cards.map((one, i) => (i === now.cards.length - 1 ? { ...one, fate: 'works' } : one)),
          };
    default:
      return SUMS.includes(event.kind) ? { ...now, seat: -1, pile: 0, cards: [] } : now;
  }
}

/** All moments of the scoring, in the order in which they are to be shown; empty if there was none. */
export function moments(events: GameEvent[]): Moment[] {
  const undone = events.findLastIndex((event) => event.kind === 'undone');
  const first = events.findIndex((event, i) => i > undone && event.kind === 'flags-lifted');
  if (first < 0) return [];
  let now = BEFORE;
  return events.slice(first).map((event) => (now = next(now, event)));
}

export interface Sum {
  shots: number;
  flags: number;
  maneuvers: number;
  bonus: number;
  penalty: number;
  total: number;
  sharpshooters: number;
}

/** What each side's points are made of. */
export function sums(events: GameEvent[]): [Sum, Sum] {
  const of = (seat: number): Sum => {
    const mine = events.filter((event) => event.seat === seat);
    const add = (kind: string, field: string): number =>
      mine.filter((event) => event.kind === kind).reduce((sum, event) => sum + number(event, field), 0);
    return {
      shots: add('scored', 'points'),
      flags: mine.filter((event) => event.kind === 'claimed').length,
      maneuvers: add('maneuvers-scored', 'maneuvers'),
      bonus: add('outmaneuvered', 'ours'),
      penalty: add('penalised', 'penalty'),
      total: add('totalled', 'score'),
      sharpshooters: add('totalled', 'sharpshooters'),
    };
  };
  return [of(0), of(1)];
}
