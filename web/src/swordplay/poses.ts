import type { Link } from './chain.ts';

/** Angles of a jointed figure that faces right, in degrees; each joint is relative to the last. */
export interface Pose {
  x: number;
  y: number;
  lean: number;
  arm: [number, number, number];
  off: [number, number];
  front: [number, number];
  back: [number, number];
  turn: number;
}

const GUARD: Pose = {
  x: 0,
  y: 0,
  lean: 5,
  arm: [46, -42, -22],
  off: [158, -64],
  front: [58, 34],
  back: [122, -8],
  turn: 0,
};

const change = (part: Partial<Pose>): Pose => ({ ...GUARD, ...part });

const STRIDE: Partial<Pose> = { x: 26, y: 14, front: [32, 60], back: [146, -10] };

export const POSES = {
  guard: GUARD,
  high: change({ ...STRIDE, lean: 10, arm: [-72, -8, 44], off: [170, -40] }),
  low: change({ ...STRIDE, y: 24, lean: 20, arm: [40, -14, -8], off: [190, -20] }),
  left: change({ ...STRIDE, lean: 10, arm: [4, -34, 6], off: [170, -50] }),
  right: change({ ...STRIDE, lean: 12, arm: [-38, 30, 14], off: [170, -50] }),
  thrust: change({
    x: 40,
    y: 26,
    lean: 14,
    arm: [-10, -4, 2],
    off: [190, 10],
    front: [18, 74],
    back: [152, 0],
  }),
  parry: change({ x: -8, lean: -7, arm: [26, -62, -46], off: [150, -90] }),
  // Where a parry covers is seen by the blade: over the head, before the legs, close to the body, far out, aside.
  'parry-high': change({ x: -6, y: 6, lean: -4, arm: [-46, -30, -88], off: [150, -70] }),
  'parry-low': change({ x: -4, y: 14, lean: 6, arm: [44, -18, 46], off: [170, -60], front: [44, 52] }),
  'parry-left': change({ x: -10, lean: -7, arm: [40, -86, -40], off: [150, -90] }),
  'parry-right': change({ x: -4, lean: -3, arm: [6, -8, -78], off: [160, -80] }),
  'parry-thrust': change({ x: -12, lean: -10, arm: [70, -60, 30], off: [170, -60] }),
  duck: change({ x: -4, y: 38, lean: 30, arm: [40, -40, -20], front: [8, 96], back: [140, -84] }),
  jump: change({
    x: -6,
    y: -32,
    lean: 2,
    arm: [-20, 20, -24],
    off: [200, 20],
    front: [30, 92],
    back: [96, 70],
  }),
  dodge: change({
    x: -20,
    lean: -26,
    arm: [104, -14, 44],
    off: [236, -40],
    front: [44, 36],
    back: [112, 16],
  }),
  shot: change({ lean: -4, arm: [-4, 0, 0], off: [160, -60] }),
  hit: change({
    x: -8,
    y: 6,
    lean: -26,
    arm: [80, 20, 30],
    off: [230, 20],
    front: [62, 20],
    back: [116, 14],
  }),
  fallen: change({
    x: 30,
    y: 54,
    lean: 0,
    arm: [60, 30, 20],
    off: [130, 10],
    turn: -84,
    front: [84, 8],
    back: [100, 30],
  }),
  kick: change({
    x: 16,
    lean: -16,
    arm: [70, -60, -40],
    off: [170, -40],
    front: [2, -4],
    back: [102, 8],
  }),
  swing: change({
    y: -24,
    lean: 18,
    arm: [-6, -8, 10],
    off: [-92, -8],
    front: [16, 40],
    back: [130, 30],
  }),
  victory: change({
    lean: -2,
    arm: [-64, -24, -4],
    off: [150, -110],
    front: [20, 78],
    back: [98, 2],
  }),
  run: change({
    x: 6,
    y: -2,
    lean: 16,
    arm: [78, -76, -20],
    off: [140, -80],
    front: [26, 62],
    back: [134, 36],
  }),
  reach: change({
    x: 0,
    y: 44,
    lean: 54,
    arm: [34, -6, 0],
    off: [196, -30],
    front: [4, 86],
    back: [98, 74],
  }),
  salute: change({ lean: 0, arm: [40, -118, 4], off: [120, -20], front: [84, 8], back: [98, 2] }),
} as const;

export type PoseName = keyof typeof POSES;

const PLACES: readonly string[] = ['high', 'low', 'left', 'right', 'thrust'];

/** The parry that covers a place. */
export const parryAt = (place: string): PoseName =>
  PLACES.includes(place) ? (`parry-${place}` as PoseName) : 'parry';

function striking(link: Link): PoseName {
  if (link.means === 'shot') return 'shot';
  const at = link.counter?.at ?? link.at;
  return PLACES.includes(at) ? (at as PoseName) : 'thrust';
}

function answering(link: Link): PoseName {
  if (link.card.startsWith('Duck')) return 'duck';
  if (link.card.startsWith('Jump') || link.card.startsWith('Leap')) return 'jump';
  if (link.card === 'Dodge' || link.card === 'Sidestep') return 'dodge';
  return parryAt(/ - (\w+)$/.exec(link.card)?.[1]?.toLowerCase() ?? '');
}

/** How a fighter stands at the end of these links. */
export function poseOf(seat: number, life: number, links: Link[], settled: boolean): PoseName {
  if (life <= 0) return 'fallen';
  if (settled) return 'guard';
  const last = links.at(-1);
  if (!last) return 'guard';
  const struck = last.notes.some((note) => note.startsWith('hits'));
  if (last.target === seat && struck) return 'hit';
  if (last.seat === seat) return last.role === 'attack' || last.counter ? striking(last) : answering(last);
  const before = links.at(-2);
  if (before?.seat === seat) return striking(before);
  return 'guard';
}
