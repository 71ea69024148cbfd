import type { Story } from './story.ts';

/** Angles of a jointed figure that faces right, in degrees; each joint is relative to the last. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  lean: number;
  arm: [number, number, number];
  off: [number, number];
  front: [number, number];
  back: [number, number];
}

const READY: Pose = {
  x: 0,
  y: 0,
  turn: 0,
  lean: 4,
  arm: [52, -58, -16],
  off: [130, -70],
  front: [68, 26],
  back: [112, -4],
};
const change = (part: Partial<Pose>): Pose => ({ ...READY, ...part });

export const POSES = {
  ready: READY,
  strike: change({
    x: 14,
    y: 6,
    lean: 14,
    arm: [-6, -10, 8],
    off: [170, -30],
    front: [40, 50],
    back: [138, -6],
  }),
  swing: change({
    x: 10,
    y: 4,
    lean: 8,
    arm: [-64, -14, 40],
    off: [168, -40],
    front: [46, 44],
    back: [134, -6],
  }),
  parry: change({ x: -6, lean: -8, arm: [20, -66, -40], off: [150, -80] }),
  dodge: change({
    x: -16,
    y: 18,
    lean: -22,
    arm: [70, -30, -10],
    off: [210, -30],
    front: [30, 60],
    back: [112, 34],
  }),
  hurl: change({ x: 10, lean: 12, arm: [-40, 20, 0], off: [190, -20], front: [44, 40], back: [136, -8] }),
  cheer: change({ lean: -4, arm: [-80, -12, -10], off: [-110, 20] }),
  hit: change({
    x: -12,
    y: 6,
    lean: -24,
    arm: [84, 20, 30],
    off: [220, 20],
    front: [66, 16],
    back: [116, 14],
  }),
  // With nothing behind him he cannot reel back.
  cornered: change({
    x: -2,
    y: 5,
    lean: -6,
    arm: [100, 20, 30],
    off: [236, 30],
    front: [62, 22],
    back: [110, 16],
  }),
  crouched: change({
    y: 22,
    lean: 18,
    arm: [60, -30, -10],
    off: [200, -30],
    front: [22, 76],
    back: [112, 44],
  }),
  down: change({
    x: 26,
    y: 50,
    turn: -82,
    lean: 0,
    arm: [60, 30, 20],
    off: [130, 10],
    front: [84, 8],
    back: [100, 30],
  }),
} as const;

export type PoseName = keyof typeof POSES;

const STRIKES: ReadonlySet<string> = new Set(['thrust', 'stab', 'shot', 'punch']);

/** The same where the board ends behind him. */
export const atTheEdge = (pose: PoseName): PoseName =>
  pose === 'hit' ? 'cornered' : pose === 'dodge' ? 'crouched' : pose;

/** How a fighter stands, by what was last told of him. */
export function poseOf(seat: number, out: boolean, story: Story): PoseName {
  if (out) return 'down';
  if (story.struck === seat) return 'hit';
  const last = story.links.findLast((link) => link.by === seat);
  if (!last) return 'ready';
  switch (last.deed) {
    case 'attack':
      return STRIKES.has(last.mode) ? 'strike' : 'swing';
    case 'throw':
      return 'hurl';
    case 'parry':
      return 'parry';
    case 'dodge':
      return 'dodge';
    case 'grab from floor':
    case 'grab from deck':
    case 'seize':
      return 'strike';
    case 'move':
    case 'weapon':
    case 'drink':
      return 'ready';
    default:
      return 'cheer';
  }
}

/** How large a weapon is drawn in a hand. */
export const weaponScale = (weapon: string): number => (weapon === 'Pike' ? 0.85 : 0.56);

/** Where the farthest point of what is held lies, in the units of the figure, which faces right. */
export function tip(pose: Pose, weapon: string | undefined): { x: number; y: number } {
  let x = weapon === undefined ? 10 : LENGTH * weaponScale(weapon);
  let y = 0;
  const joints: [number, number, number][] = [
    [19, 0, pose.arm[2]],
    [20, 0, pose.arm[1]],
    [6, -36, pose.arm[0]],
    [0, 0, pose.lean],
    [pose.x, pose.y, pose.turn],
  ];
  for (const [atX, atY, degrees] of joints) {
    const turn = (degrees * Math.PI) / 180;
    [x, y] = [atX + x * Math.cos(turn) - y * Math.sin(turn), atY + x * Math.sin(turn) + y * Math.cos(turn)];
  }
  return { x, y };
}

/** Weapons are drawn from the grip to here. */
const LENGTH = 112;
