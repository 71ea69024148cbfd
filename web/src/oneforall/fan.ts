import type { Point } from './plan.ts';

/** Something that nothing may cover: a man, his name, a seal. */
export interface Disc extends Point {
  r: number;
}

const ROUND = 16;

/** Finds places on the plan that cover nothing, and remembers what was put there. */
export class Fan {
  readonly taken: Disc[];

  constructor(
    private readonly width: number,
    private readonly height: number,
    taken: readonly Disc[],
  ) {
    this.taken = [...taken];
  }

  /**
   * The free place for a disc round a point that is nearest to a direction, on the innermost ring that has one.
   *
   * @param near how far the point itself reaches
   * @param rings how many rings there are at most
   */
  put(at: Point, towards: Point, r: number, near: number, rings: number): Point | null {
    const first = Math.atan2(towards.y - at.y, towards.x - at.x);
    for (let ring = 0; ring < rings; ring++) {
      const far = near + r + 3 + ring * (2 * r + 2);
      for (let i = 0; i < ROUND; i++) {
        const angle = first + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / ROUND;
        const spot = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle), r };
        if (!this.isFree(spot)) continue;
        this.taken.push(spot);
        return spot;
      }
    }
    return null;
  }

  isFree({ x, y, r }: Disc): boolean {
    return (
      x > r &&
      y > r &&
      x < this.width - r &&
      y < this.height - r &&
      this.taken.every((one) => Math.hypot(one.x - x, one.y - y) >= one.r + r - 0.5)
    );
  }
}

/** A line of lettering as discs: as wide as it is, in the middle of its place. */
export const lettering = (middle: Point, letters: number): Disc[] => {
  const half = Math.max(0, letters * 3 - 7);
  return [-1, -0.33, 0.33, 1].map((part) => ({ x: middle.x + part * half, y: middle.y, r: 8 }));
};
