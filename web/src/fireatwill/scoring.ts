import type { HostEvent } from '../wire.ts';
import { COLUMNS } from './battle.ts';
import type { Told } from './seam.gen.ts';

/** What became of a card that was turned. */
export type Fate = 'open' | 'scored' | 'kept' | 'void' | 'blown' | 'works';

export interface Turned {
  card: string;
  fate: Fate;
  /** Points that the shot which ends here brought, its flag among them. */
  points: number;
  /** Flags that it reclaimed. */
  flags?: number;
  /** The number, in its pile, of the shot or the rest that it belongs to; none while that is open. */
  shot?: number;
}

/** The scoring after one of its events. */
export interface Moment {
  /** Whose pile is being turned; -1 before and after. */
  seat: number;
  pile: number;
  cards: Turned[];
  /** What is said under each shot of the pile, by its number. */
  notes: string[];
  text: string;
  rules: string[];
  kind: string;
  scores: [number, number];
  /** Flags that lie in front of each pile. */
  pools: [number[], number[]];
  /** What each pile has brought: shots and reclaimed flags. */
  piles: [number[], number[]];
}

const SUMS: readonly string[] = ['maneuvers-scored', 'outmaneuvered', 'penalised', 'totalled', 'ended'];
const none = (): number[] => Array.from({ length: COLUMNS }, () => 0);

export const BEFORE: Moment = {
  seat: -1,
  pile: 0,
  cards: [],
  notes: [],
  text: '',
  rules: [],
  kind: '',
  scores: [0, 0],
  pools: [none(), none()],
  piles: [none(), none()],
};

function changed(pair: [number[], number[]], seat: number, index: number, by: number): [number[], number[]] {
  return pair.map((list, s) =>
    s === seat ? list.map((value, i) => (i === index ? value + by : value)) : list,
  ) as [number[], number[]];
}

/** Decides the first `count` cards that are still open; `note` is said under them. */
function decided(
  now: Moment,
  note: string,
  fate: Fate,
  count = Infinity,
  points = 0,
): Pick<Moment, 'cards' | 'notes'> {
  let left = count;
  const shot = now.notes.length;
  const after = now.cards.map((one) => {
    if (one.fate === 'open' && left-- > 0) return { ...one, fate, shot };
    return one.fate === 'works' && one.shot === undefined && left > 0 ? { ...one, shot } : one;
  });
  if (!after.some((one) => one.shot === shot)) return { cards: now.cards, notes: now.notes };
  const last = after.at(-1);
  return {
    cards: points > 0 && last ? [...after.slice(0, -1), { ...last, points }] : after,
    notes: [...now.notes, note],
  };
}

const SCORED: Record<number, string> = { 4: 'Sharpshooter', 2: 'in order', 1: 'loaded and fired' };

/** The moment after one more event. */
export function next(before: Moment, event: Told | HostEvent): Moment {
  const rules = 'rules' in event ? event.rules : [];
  const now: Moment = { ...before, text: event.text, rules, kind: event.kind };
  if ('score' in event) now.scores = before.scores.with(event.seat, event.score) as [number, number];
  switch (event.kind) {
    case 'flags-lifted':
      return { ...now, pools: changed(now.pools, event.seat, event.pile - 1, event.flags) };
    case 'turned': {
      const { seat, pile, card } = event;
      const same = before.seat === seat && before.pile === pile;
      return {
        ...now,
        seat,
        pile,
        cards: [...(same ? before.cards : []), { card, fate: 'open', points: 0 }],
        notes: same ? before.notes : [],
      };
    }
    case 'discarded':
      return {
        ...now,
        ...decided(
          now,
          event.rules.includes('FAW-R3')
            ? 'no Load before it'
            : event.rules.includes('FAW-R5')
              ? 'broken off'
              : 'never fired',
          'void',
          event.cards,
        ),
      };
    case 'missed':
      return { ...now, ...decided(now, event.why, 'void') };
    case 'cleared':
      return { ...now, ...decided(now, 'unloaded', 'void') };
    case 'scored':
      return {
        ...now,
        ...decided(now, SCORED[event.points] ?? '', 'scored', Infinity, event.points),
        piles: changed(now.piles, event.seat, event.pile - 1, event.points),
      };
    case 'claimed': {
      const cards = now.cards.map((one, i) =>
        i === now.cards.length - 1 ? { ...one, points: one.points + 1, flags: (one.flags ?? 0) + 1 } : one,
      );
      return {
        ...now,
        cards,
        pools: changed(now.pools, event.seat, event.from - 1, -1),
        piles: changed(now.piles, event.seat, event.pile - 1, 1),
      };
    }
    case 'exploded':
      return {
        ...now,
        ...decided(now, 'the breech bursts', 'blown'),
        pools: changed(now.pools, event.seat, event.pile - 1, -event.forgiven),
      };
    case 'maneuvered':
      return {
        ...now,
        ...decided(
          now,
          event.counts ? 'set aside: it counts' : 'wrong number',
          event.counts ? 'kept' : 'void',
        ),
      };
    case 'gunner-works':
      return event.card === 'Breecher'
        ? now
        : {
            ...now,
            cards: now.cards.map((one, i) => (i === now.cards.length - 1 ? { ...one, fate: 'works' } : one)),
          };
    default:
      return SUMS.includes(event.kind) ? { ...now, seat: -1, pile: 0, cards: [], notes: [] } : now;
  }
}

export interface Shot {
  cards: Turned[];
  /** What is said of it; null while nothing was. */
  note: string | null;
  /** What it brought without its flags. */
  points: number;
  flags: number;
}

/** The cards of a pile, shot by shot; those that nothing was said of yet come last. */
export function shots({ cards, notes }: Moment): Shot[] {
  const all: { cards: Turned[]; note: string | null; shot: number | undefined }[] = [];
  for (const card of cards) {
    const last = all.at(-1);
    if (last && last.shot === card.shot) last.cards.push(card);
    else
      all.push({
        cards: [card],
        note: card.shot === undefined ? null : (notes[card.shot] ?? null),
        shot: card.shot,
      });
  }
  return all.map(({ cards: of, note }) => {
    const flags = of.reduce((sum, one) => sum + (one.flags ?? 0), 0);
    return { cards: of, note, flags, points: of.reduce((sum, one) => sum + one.points, 0) - flags };
  });
}

/** One gun while the piles are gone through. */
export interface Piece {
  stage: 'waits' | 'now' | 'told';
  /** Cards of its pile that are still face down. */
  left: number;
  points: number;
  /** Flags that lie in front of it. */
  flags: number;
  /** How often it has gone off so far. */
  shots: number;
  burst: boolean;
}

/** The guns of a seat after so many moments of the scoring. */
export function battery(story: Moment[], at: number, seat: number): Piece[] {
  const now = at === 0 ? BEFORE : (story[at - 1] ?? BEFORE);
  const told = story.slice(0, at);
  const over = told.some((one) => SUMS.includes(one.kind));
  const reached = now.seat < 0 ? 0 : now.seat * COLUMNS + now.pile;
  return none().map((_, i) => {
    const of = (one: Moment): boolean => one.seat === seat && one.pile === i + 1;
    const nth = seat * COLUMNS + i + 1;
    return {
      stage: over || nth < reached ? 'told' : nth === reached ? 'now' : 'waits',
      left: story.slice(at).filter((one) => of(one) && one.kind === 'turned').length,
      points: now.piles[seat]?.[i] ?? 0,
      flags: now.pools[seat]?.[i] ?? 0,
      shots: told.filter((one) => of(one) && (one.kind === 'scored' || one.kind === 'exploded')).length,
      burst: told.some((one) => of(one) && one.kind === 'exploded'),
    };
  });
}

/** All moments of the scoring, in the order in which they are to be shown; empty if there was none. */
export function moments(events: (Told | HostEvent)[]): Moment[] {
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
export function sums(events: (Told | HostEvent)[]): [Sum, Sum] {
  const of = (seat: number): Sum => {
    const sum: Sum = { shots: 0, flags: 0, maneuvers: 0, bonus: 0, penalty: 0, total: 0, sharpshooters: 0 };
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.kind === 'scored') sum.shots += event.points;
      else if (event.kind === 'claimed') sum.flags++;
      else if (event.kind === 'maneuvers-scored') sum.maneuvers += event.maneuvers;
      else if (event.kind === 'outmaneuvered') sum.bonus += event.ours;
      else if (event.kind === 'penalised') sum.penalty += event.penalty;
      else if (event.kind === 'totalled') {
        sum.total += event.score;
        sum.sharpshooters += event.sharpshooters;
      }
    }
    return sum;
  };
  return [of(0), of(1)];
}

/** With a minus sign instead of a hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
