import type { Piece, Seen, Spot } from './seam.gen.ts';

/** The plan is drawn 36 units to the inch; the table's y points up, the drawing's down. */
export const INCH = 36;
export const px = (thousandths: number): number => (thousandths * INCH) / 1000;

/** The base of a figure: 0.6 inches. */
export const BASE = px(600);

/** The walls round the floor. */
export const WALL = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Floor {
  width: number;
  height: number;
}

/** Where a point of the table is on the plan. */
export const onPlan = (floor: Floor, spot: Spot): Point => ({ x: px(spot.x), y: px(floor.height - spot.y) });

/** The point of the table that is drawn there, held within its edges. */
export const onTable = (floor: Floor, point: Point): Spot => ({
  x: Math.round(Math.min(floor.width, Math.max(0, (point.x * 1000) / INCH))),
  y: Math.round(Math.min(floor.height, Math.max(0, floor.height - (point.y * 1000) / INCH))),
});

export const inches = (thousandths: number): string => String(Math.round(thousandths / 50) / 20);

export type Ground = 'boards' | 'flags' | 'deck';

const HOUSE = ['bar', 'fireplace', 'chandelier', 'keg-rack', 'rug', 'stairs', 'window', 'round-table'];
const YARD = ['well', 'cart', 'hay', 'statue', 'trough', 'laundry'];
const SHIP = ['quarterdeck', 'mast', 'cannon', 'ratlines', 'capstan', 'wheel', 'hatch'];

/** What the floor is made of follows from what stands on it. */
export function groundOf(objects: { kind: string }[]): Ground {
  const many = (kinds: string[]): number => objects.filter((object) => kinds.includes(object.kind)).length;
  if (many(SHIP) > Math.max(many(HOUSE), many(YARD))) return 'deck';
  return many(YARD) > many(HOUSE) ? 'flags' : 'boards';
}

/** What is drawn above the figures. */
export const isOverhead = (piece: Piece): boolean =>
  (piece.kind === 'chandelier' && !piece.fallen) || piece.kind === 'laundry';

/** What is flat on the floor. */
export const isFlat = (piece: Piece): boolean => piece.top === 0;

/** What belongs to the walls. */
export const isWall = (piece: Piece): boolean =>
  ['door', 'window', 'fireplace', 'cleat'].includes(piece.kind);

/** A number between 0 and 1 that is always the same for the same name: for grain and turns. */
export function chanceOf(name: string, salt = 0): number {
  let hash = 2166136261 ^ salt;
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return ((hash >>> 8) & 0xffff) / 0xffff;
}

/** Where what lies on an object is drawn: strewn over its middle, the same each time. */
export function strewn(piece: Piece, index: number, many: number): Point {
  const long = piece.b === 0 ? piece.a * 0.55 : Math.max(piece.a, piece.b) * 0.72;
  const short = piece.b === 0 ? piece.a * 0.55 : Math.min(piece.a, piece.b) * 0.45;
  if (piece.b === 0) {
    const angle = (2 * Math.PI * (index + chanceOf(piece.id))) / Math.max(many, 1);
    return { x: px(long * Math.cos(angle)), y: px(short * Math.sin(angle)) };
  }
  const along = many === 1 ? 0 : -1 + (2 * index) / (many - 1);
  const across = (chanceOf(piece.id, index + 1) - 0.5) * 2 * short;
  const wide = piece.a >= piece.b;
  return wide ? { x: px(along * long), y: px(across) } : { x: px(across), y: px(along * long) };
}

/** The corners of a rectangle, or a ring of points: for shadows. */
export function footprint(piece: Pick<Piece, 'a' | 'b'>): Point[] {
  const a = px(piece.a);
  const b = px(piece.b);
  if (piece.b > 0)
    return [
      { x: -a, y: -b },
      { x: a, y: -b },
      { x: a, y: b },
      { x: -a, y: b },
    ];
  return Array.from({ length: 20 }, (_, i) => ({
    x: a * Math.cos((i * Math.PI) / 10),
    y: a * Math.sin((i * Math.PI) / 10),
  }));
}

/** Everything that is on the table as a name in a sentence would have it. */
export function called(view: Seen, id: string): string {
  const figure = view.figures.find((one) => one.id === id);
  if (figure) return figure.name;
  const object = view.objects.find((one) => one.id === id);
  if (object) return `the ${object.name}`;
  const item = view.items.find((one) => one.id === id);
  if (item) return `the ${item.name}`;
  const owner = view.figures.find((one) => `${one.id}-weapon` === id);
  return owner ? `${owner.name}’s rapier` : id;
}

/** Where anything is. */
export function spotOf(view: Seen, id: string): Spot | null {
  const owner = view.figures.find((one) => `${one.id}-weapon` === id);
  if (owner) return owner.weapon ?? null;
  const item = view.items.find((one) => one.id === id);
  if (item) return item.spot ?? (item.at ? spotOf(view, item.at) : null);
  return view.figures.find((one) => one.id === id) ?? view.objects.find((one) => one.id === id) ?? null;
}
