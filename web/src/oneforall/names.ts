import { type Disc, Fan, lettering } from './fan.ts';
import { BASE, onPlan, type Point, px } from './plan.ts';
import type { Person, Seen } from './seam.gen.ts';

/** Where a name may stand, seen from its man, and how it is set there: below, above, right, left. */
const WAYS = [
  { x: 0, y: BASE + 13, anchor: 'middle' },
  { x: 0, y: -BASE - 6, anchor: 'middle' },
  { x: BASE + 5, y: 5, anchor: 'start' },
  { x: -BASE - 5, y: 5, anchor: 'end' },
] as const;
export type Way = (typeof WAYS)[number];

const LETTER = 6;

const stands = (one: Person): boolean => one.placed && !one.lost && !one.down;

/** The middle of a name that stands there. */
const middle = (at: Point, way: Way, letters: number): Point => ({
  x: at.x + way.x + ((way.anchor === 'start' ? 1 : way.anchor === 'end' ? -1 : 0) * letters * LETTER) / 2,
  y: at.y + way.y - 4,
});

/** Where the name of each man stands, so that no two cover each other, nor a man. */
export function namesOf(view: Seen): Map<string, Way> {
  const men: Disc[] = view.figures.filter(stands).map((one) => ({ ...onPlan(view, one), r: BASE - 3 }));
  const fan = new Fan(px(view.width), px(view.height), men);
  const found = new Map<string, Way>();
  for (const person of view.figures.filter(stands)) {
    const at = onPlan(view, person);
    const discs = (way: Way): Disc[] => lettering(middle(at, way, person.name.length), person.name.length);
    const way = WAYS.find((one) => discs(one).every((disc) => fan.isFree(disc))) ?? WAYS[0];
    fan.taken.push(...discs(way));
    found.set(person.id, way);
  }
  return found;
}

/** What of men and names nothing else may cover. */
export function covered(view: Seen): Disc[] {
  const names = namesOf(view);
  return view.figures.filter(stands).flatMap((one) => {
    const at = onPlan(view, one);
    const way = names.get(one.id) ?? WAYS[0];
    return [{ ...at, r: BASE }, ...lettering(middle(at, way, one.name.length), one.name.length)];
  });
}
