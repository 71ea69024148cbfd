export type None = 'none';

export type Phase =
  | 'set-up'
  | 'arm'
  | 'begin'
  | 'act'
  | 'discard'
  | 'draw'
  | 'last-word'
  | 'answer'
  | 'follow-up'
  | 'redraw'
  | 'mourn'
  | 'stand'
  | 'where'
  | 'over';

export interface Fighter {
  physical: number;
  start: number;
  fatigue: number;
  rank: number;
  board: number;
  weapon: string;
  out: boolean;
  offer: string[];
  'hand-size': number;
  hand?: string[];
}

/** A declared card; the last one of a chain is on top. */
export interface Declared {
  deed: string;
  card: string;
  by: number;
  at: number | None;
  mode?: string;
  range?: number;
  lunge?: number;
  weak?: boolean;
  hit?: boolean;
  item?: string;
  ranks?: number;
  /** Only a Swash! may answer it any more. */
  closed: boolean;
}

/** One set: one or two boards with their decks, and a turn of its own. */
export interface SetView {
  phase: Phase;
  active: number;
  actions: number;
  free: boolean;
  turns: number;
  asked: number[];
  chain: Declared[];
  'follow-up': None | { seat: number; by: string; discarded: number };
  arriving: number[];
  victor: number | None;
  freed: None | { seat: number; attack: boolean };
  floor: string[];
  /** Cards played and drawn for the card in progress, the last first. */
  'in-play': string[];
  discard: string[];
  'armament-discard': string[];
  'deck-size': number;
  'armaments-size': number;
}

/** What a seat sees of a battle (Sheet.describeView). */
export type BattleView = {
  seat: number | 'spectator';
  end: string;
  points?: [number, number];
  fighters: Fighter[];
} & (SetView | { sets: SetView[] });

export const RANKS = [1, 2, 3, 4, 5, 6, 7] as const;
export const STARS: readonly number[] = [2, 6];

export const setsOf = (view: BattleView): SetView[] => ('sets' in view ? view.sets : [view]);

export const perSet = (view: BattleView): number => view.fighters.length / setsOf(view).length;

export const homeOf = (view: BattleView, seat: number): number =>
  Math.floor(Math.max(0, seat) / perSet(view));

export const seatsOf = (view: BattleView, set: number): number[] =>
  Array.from({ length: perSet(view) }, (_, i) => set * perSet(view) + i);

/** Where four share a set, the first and the last are one side (HAY-5.2a); sides are the same everywhere. */
export const sideOf = (view: BattleView, seat: number): number => {
  const place = seat % perSet(view);
  return place === 0 || place === 3 ? 0 : 1;
};

/** Whether a set waits for a seat: an answer at home comes before a turn as a guest (HAY-D7). */
function waits(set: SetView, seat: number): boolean {
  switch (set.phase) {
    case 'answer':
    case 'last-word':
    case 'mourn':
      return set.asked.includes(seat);
    case 'follow-up':
    case 'redraw':
      return set['follow-up'] !== 'none' && set['follow-up'].seat === seat;
    case 'stand':
      return set.victor === seat;
    case 'where':
      return set.freed !== 'none' && set.freed.seat === seat;
    case 'act':
    case 'discard':
    case 'draw':
      return set.active === seat;
    default:
      return false;
  }
}

/** The set at which a seat is asked, or its own. */
export function askedAt(view: BattleView, seat: number): number {
  const home = homeOf(view, seat);
  const sets = setsOf(view);
  const order = [home, ...sets.keys()];
  return order.find((index) => sets[index] && waits(sets[index], seat)) ?? home;
}

export const boardsOf = (view: BattleView, set: number): number[] =>
  [...new Set(seatsOf(view, set).map((seat) => view.fighters[seat]?.board ?? 1))].length > 1 ||
  perSet(view) > 2
    ? [1, 2]
    : [1];

export const topOf = (set: SetView): Declared | undefined => set.chain.at(-1);

/** `Bottle of Rum (full)` is a Bottle of Rum that is full. */
export function itemOf(text: string): { name: string; state: string } {
  const found = /^(.*) \((full|fired)\)$/.exec(text);
  return found ? { name: found[1] ?? text, state: found[2] ?? '' } : { name: text, state: '' };
}
