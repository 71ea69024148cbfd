import { onPlan, type Point, spotOf } from './plan.ts';
import type { Seen } from './seam.gen.ts';

/** Where a move begins on the plan, and where what is done comes to. */
export interface Way {
  from: Point;
  to: Point;
}

const POINT = /^(\S+) (?:to|.* to|at) (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)$/;
const TARGETS = /^(\S+) (?:\S+ )?(?:\S+ )?at (.+)$/;

/**
 * The ways that a move takes, as it is written: one to a spot or a thing, or one to each whom it is meant for. Who stops,
 * stays where he is; what is done to nothing on the plan has no way.
 */
export function waysOf(view: Seen, notation: string): Way[] {
  if (notation === 'stop') {
    const active = view.figures.find((one) => one.id === view.active);
    const at = active && onPlan(view, active);
    return at ? [{ from: at, to: at }] : [];
  }
  const placed = notation.replace(/^place /, '');
  const who = view.figures.find(({ id }) => placed.startsWith(`${id} `));
  if (!who) return [];
  const from = who.placed ? onPlan(view, who) : null;
  const point = POINT.exec(placed);
  if (point) {
    const to = onPlan(view, {
      x: Math.round(Number(point[2]) * 1000),
      y: Math.round(Number(point[3]) * 1000),
    });
    return [{ from: from ?? to, to }];
  }
  if (!from) return [];
  const targets = TARGETS.exec(placed)?.[2]?.split(' ') ?? [placed.split(' ')[2] ?? ''];
  return targets.flatMap((id) => {
    const spot = id === '' ? null : spotOf(view, id);
    return spot ? [{ from, to: onPlan(view, spot) }] : [];
  });
}
