import { type PoseName, POSES, tip } from './poses.ts';

// How large the figures of a board are drawn, where their feet stand and how high their names hang, in pixels: as large as
// the board has room for, nothing of anybody beyond it, no face before another, no name on another (docs/decisions/0101).

export interface Man {
  seat: number;
  /** The middle of his place, from 0 to 1 across the board. */
  at: number;
  pose: PoseName;
  weapon: string | undefined;
  /** Whether he looks left. */
  mirrored: boolean;
  out: boolean;
  /** How broad the tag with his name is. */
  tag: number;
}

export interface Room {
  wide: number;
  high: number;
  ranks: number;
  /** What a tag and the numbers of the ranks take of the height. */
  tags: number;
  /** And each line of tags above the first. */
  line: number;
}

export interface Stood {
  /** Where his feet are. */
  x: number;
  /** How many tags hang below his. */
  level: number;
}

/** The box that a figure is drawn in, in its own units, and where in it the feet are. Pirate.svelte draws it. */
export const BOX = { wide: 150, tall: 176, top: -112, feet: 62 } as const;
const MARGIN = 3;
const FEET = 24;

const STANDS = [-40, 46] as const;
const REACH: Partial<Record<PoseName, readonly [behind: number, ahead: number]>> = {
  parry: [-56, 46],
  cheer: [-50, 46],
  hit: [-84, 46],
  dodge: [-84, 46],
  cornered: [-52, 46],
  down: [-92, 100],
};

/** Of his size, how far one keeps from the next, feet and heads, and the least that he may. */
const APART = 0.34;
const CLOSEST = 0.2;
/** How high above the feet the middle of a head is. */
const HEAD = 62;
/** Of a rank, how far one may be moved from its middle for that. */
const LEEWAY = 0.6;
const SMALLEST = 30;

/** Of the tag, how much lies left of the feet: at the edges of the board less, or more. */
export const anchorOf = (at: number): number => (at < 0.15 ? 0.25 : at > 0.85 ? 0.75 : 0.5);

/** Where somebody's feet may be. */
function boundsOf(man: Man, size: number, room: Room): [number, number] {
  const point = tip(POSES[man.pose], man.weapon).x;
  const [behind, ahead] = REACH[man.pose] ?? STANDS;
  const back = (-Math.min(behind, point) / BOX.wide) * size + MARGIN;
  const front = (Math.max(ahead, point) / BOX.wide) * size + MARGIN;
  return man.mirrored ? [front, room.wide - back] : [back, room.wide - front];
}

/** How far before his feet somebody's head is, to the right. */
function aheadOf(man: Man, size: number): number {
  const { x, lean } = POSES[man.pose];
  const ahead = ((x + HEAD * Math.sin((lean * Math.PI) / 180)) / BOX.wide) * size;
  return man.mirrored ? -ahead : ahead;
}

/** What lies between two who stand beside each other, at their feet or at their heads. */
function between(men: Man[], xs: number[], [a, b]: [number, number], size: number): number {
  const feet = (xs[b] ?? 0) - (xs[a] ?? 0);
  const [one, other] = [men[a], men[b]];
  return one && other ? Math.min(feet, feet + aheadOf(other, size) - aheadOf(one, size)) : feet;
}

function placesOf(men: Man[], size: number, room: Room): number[] {
  const bounds = men.map((man) => boundsOf(man, size, room));
  const kept = (x: number, i: number): number => {
    const [least, most] = bounds[i] ?? [0, room.wide];
    return Math.max(least, Math.min(x, most));
  };
  const xs = men.map((man, i) => kept(man.at * room.wide, i));
  const leeway = (LEEWAY * room.wide) / room.ranks;
  const moved = (i: number, by: number): void => {
    const middle = (men[i]?.at ?? 0) * room.wide;
    const x = xs[i] ?? 0;
    const to = Math.max(middle - leeway, Math.min(x + by, middle + leeway));
    // Who could not stay at his rank at all is not drawn back to it.
    if (Math.abs(to - middle) >= Math.abs(x - middle)) xs[i] = kept(to, i);
  };
  for (const [a, b] of neighbours(men)) {
    const lacks = (): number => APART * size - between(men, xs, [a, b], size);
    if (lacks() > 0) moved(a, -lacks() / 2);
    if (lacks() > 0) moved(b, lacks());
    if (lacks() > 0) moved(a, -lacks());
  }
  return xs;
}

/** Those who stand beside each other, from left to right; who lies there is in nobody's way. */
function neighbours(men: Man[]): [number, number][] {
  const upright = men.map((_, i) => i).filter((i) => !men[i]?.out);
  upright.sort((a, b) => (men[a]?.at ?? 0) - (men[b]?.at ?? 0));
  return upright.slice(1).map((b, i) => [upright[i] ?? 0, b]);
}

function levelsOf(men: Man[], xs: number[]): number[] {
  const levels = men.map(() => 0);
  const taken: { level: number; from: number; to: number }[] = [];
  const order = men.map((_, i) => i).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
  for (const i of order) {
    const { tag, at } = men[i] ?? { tag: 0, at: 0 };
    const from = (xs[i] ?? 0) - tag * anchorOf(at);
    const to = from + tag;
    let level = 0;
    while (taken.some((one) => one.level === level && one.from < to && from < one.to)) level++;
    taken.push({ level, from, to });
    levels[i] = level;
  }
  return levels;
}

export function stand(men: Man[], room: Room): { size: number; stood: Map<number, Stood> } {
  // A pike that is raised wants its room, too.
  const raised = Math.max(0, ...men.map((man) => BOX.top - tip(POSES[man.pose], man.weapon).y));
  const most = Math.min(room.wide * 0.38, ((room.high - FEET - MARGIN) * BOX.wide) / (BOX.tall + raised));
  const under = (lines: number): number =>
    Math.max(SMALLEST, Math.min(most, (room.high - room.tags - lines * room.line) * (BOX.wide / BOX.tall)));
  const crowded = (xs: number[], size: number): boolean =>
    neighbours(men).some((two) => between(men, xs, two, size) < CLOSEST * size);

  // What names take makes figures smaller, and smaller ones stand elsewhere, with their names.
  let size = under(0);
  let xs: number[] = [];
  let levels: number[] = [];
  for (let i = 0; i < 4; i++) {
    xs = placesOf(men, size, room);
    while (crowded(xs, size) && size > SMALLEST) {
      size *= 0.95;
      xs = placesOf(men, size, room);
    }
    levels = levelsOf(men, xs);
    if (i < 3) size = Math.min(size, under(Math.max(0, ...levels)));
  }
  return {
    size,
    stood: new Map(men.map((man, i) => [man.seat, { x: xs[i] ?? 0, level: levels[i] ?? 0 }])),
  };
}
