import type { Pose } from './poses.ts';

export type Point = readonly [number, number];

const THIGH = 74;
const SHIN = 73;
const UPPER = 47;
const FORE = 43;
export const BLADE = 148;
const GRIP = 24;

const RAD = Math.PI / 180;
const round = (value: number): number => Math.round(value * 10) / 10;
const at = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

const turned = (point: Point, degrees: number, around: Point): Point => {
  const c = Math.cos(degrees * RAD);
  const s = Math.sin(degrees * RAD);
  return [around[0] + point[0] * c - point[1] * s, around[1] + point[0] * s + point[1] * c];
};

/** Where a joint is between two ends that are as far apart as they are; what cannot be reached is stretched to. */
function joint(from: Point, to: Point, first: number, second: number, bend: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = Math.max(1, Math.hypot(dx, dy));
  const reach = Math.min(far, first + second - 0.5);
  const along = (first * first - second * second + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, first * first - along * along)) * bend;
  const ux = dx / far;
  const uy = dy / far;
  return [from[0] + ux * along - uy * off, from[1] + uy * along + ux * off];
}

/** A smooth line through points. */
function curve(points: Point[]): string {
  let path = '';
  points.forEach((c, i) => {
    const b = points[i - 1];
    if (!b) return;
    const a = points[i - 2] ?? b;
    const d = points[i + 1] ?? c;
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${at(first)} ${at(second)} ${at(c)}`;
  });
  return path;
}

/** How wide a leg is, from the hip over knee and calf to the ankle: part of the way, front, back. */
const LEG: readonly [segment: 0 | 1, part: number, front: number, back: number][] = [
  [0, 0, 13, 14],
  [0, 0.45, 13, 12],
  [0, 0.9, 9.5, 8.5],
  [1, 0.12, 9, 8.5],
  [1, 0.42, 7, 11.5],
  [1, 0.8, 5, 6],
  [1, 1, 5, 5.5],
];

function leg(hip: Point, knee: Point, ankle: Point): string {
  const front: Point[] = [];
  const back: Point[] = [];
  for (const [segment, part, ahead, behind] of LEG) {
    const [a, b] = segment === 0 ? [hip, knee] : [knee, ankle];
    const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
    const ux = (b[0] - a[0]) / length;
    const uy = (b[1] - a[1]) / length;
    const x = a[0] + (b[0] - a[0]) * part;
    const y = a[1] + (b[1] - a[1]) * part;
    front.push([x + uy * ahead, y - ux * ahead]);
    back.unshift([x - uy * behind, y + ux * behind]);
  }
  return `M${at(front[0] ?? hip)}${curve(front)}L${at(back[0] ?? ankle)}${curve(back)}Z`;
}

export interface Arm {
  upper: string;
  fore: string;
  hand: Point;
}

function arm(shoulder: Point, hand: Point, bend: number): Arm {
  const elbow = joint(shoulder, hand, UPPER, FORE, bend);
  return { upper: `M${at(shoulder)}L${at(elbow)}`, fore: `M${at(elbow)}L${at(hand)}`, hand };
}

/** All that is drawn of a pose. */
export interface Body {
  hip: Point;
  lean: number;
  /** Both legs, the far one first, and where the shoes stand. */
  legs: [string, string];
  shoes: [Point, Point];
  near: Arm;
  far: Arm;
  hilt: Point;
  blade: number;
  tip: Point;
  /** Whether sword and arms are beyond the body, as the onlooker sees it. */
  beyond: boolean;
}

/** The body of a pose; `mirrored` is one who faces left, of whom the onlooker sees the left side. */
export function bodyOf(pose: Pose, mirrored = false): Body {
  const hip = pose.hip;
  const nearShoulder = turned([-3, -84], pose.lean, hip);
  const farShoulder = turned([9, -86], pose.lean, hip);
  const behind: Point = [pose.feet[0], -9];
  const front: Point = [pose.feet[1], -9];
  const legOf = (from: Point, ankle: Point): string => leg(from, joint(from, ankle, THIGH, SHIN, -1), ankle);
  const hips: [Point, Point] = [
    [hip[0] - 5, hip[1] + 8],
    [hip[0] + 6, hip[1] + 8],
  ];
  const pommel = turned([-GRIP, 0], pose.blade, pose.hilt);
  const hold = turned([-7, 0], pose.blade, pose.hilt);
  const other = pose.free ?? pommel;
  // The right hand is at the cross; of one who faces left it is the far one.
  return {
    hip,
    lean: pose.lean,
    legs: mirrored
      ? [legOf(hips[1], front), legOf(hips[0], behind)]
      : [legOf(hips[0], behind), legOf(hips[1], front)],
    shoes: mirrored ? [front, behind] : [behind, front],
    near: arm(nearShoulder, mirrored ? other : hold, pose.elbows[mirrored ? 1 : 0]),
    far: arm(farShoulder, mirrored ? hold : other, pose.elbows[mirrored ? 0 : 1]),
    hilt: pose.hilt,
    blade: pose.blade,
    tip: turned([BLADE, 0], pose.blade, pose.hilt),
    beyond: mirrored ? pose.side > 0 : pose.side < 0,
  };
}

const STEPS = 12;
/** Only the end of a swing is drawn. */
const FIRST = 0.4;

/** What a blade sweeps over at the end of its way between two poses. */
export function sweep(from: Pose, to: Pose): string {
  const tips: Point[] = [];
  const roots: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const part = FIRST + ((1 - FIRST) * i) / STEPS;
    const hilt: Point = [
      from.hilt[0] + (to.hilt[0] - from.hilt[0]) * part,
      from.hilt[1] + (to.hilt[1] - from.hilt[1]) * part,
    ];
    const blade = from.blade + (to.blade - from.blade) * part;
    tips.push(turned([BLADE, 0], blade, hilt));
    roots.unshift(turned([BLADE * 0.55, 0], blade, hilt));
  }
  return `M${tips.map(at).join('L')}L${roots.map(at).join('L')}Z`;
}
