import type { Lying, Piece } from './seam.gen.ts';

/** A table as its file has it, in inches; see docs/one-for-all-tables.md. */
export interface TableFile {
  title: string;
  size: [number, number];
  deploy: { a: number[]; b: number[] };
  objects: Placed[];
}

export interface Placed {
  id: string;
  kind: string;
  at: [number, number];
  turn?: number;
  size?: [number, number];
  radius?: number;
  on?: string;
  drops?: string;
  items?: string[];
}

/** A kind of object, as the catalogue has it. */
export interface Kind {
  kind: string;
  name?: string;
  radius?: number;
  size?: [number, number];
  top: number;
  bottom?: number;
  layer: string;
  affords?: string[];
}

export const EMPTY: TableFile = {
  title: 'A table of my own',
  size: [20, 20],
  deploy: { a: [0, 0, 20, 3], b: [0, 17, 20, 20] },
  objects: [],
};

const list = (values: (number | string)[]): string => `[${values.join(', ')}]`;

/** The file as it is written: one line for each object, as the ready-made tables have it. */
export function written(table: TableFile): string {
  const objects = table.objects.map((object) => {
    const fields = [`id: ${object.id}`, `kind: ${object.kind}`, `at: ${list(object.at)}`];
    if (object.turn) fields.push(`turn: ${object.turn}`);
    if (object.size) fields.push(`size: ${list(object.size)}`);
    if (object.radius !== undefined) fields.push(`radius: ${object.radius}`);
    if (object.on) fields.push(`on: ${object.on}`);
    if (object.drops) fields.push(`drops: ${object.drops}`);
    if (object.items?.length) fields.push(`items: ${list(object.items)}`);
    return `  - {${fields.join(', ')}}`;
  });
  return [
    '# A table of ...And One For All!: lengths in inches from the lower left corner, turns in degrees against the clock.',
    `title: ${JSON.stringify(table.title)}`,
    `size: ${list(table.size)}`,
    `deploy: {a: ${list(table.deploy.a)}, b: ${list(table.deploy.b)}}  # left, lower, right, upper`,
    objects.length > 0 ? 'objects:' : 'objects: []',
    ...objects,
    '',
  ].join('\n');
}

/** A new name that nothing on the table has: the kind and a number. */
export function freshId(table: TableFile, kind: string): string {
  const stem = kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (let i = 1; ; i++) {
    const id = `${stem}${i}`;
    if (!table.objects.some((object) => object.id.toLowerCase() === id.toLowerCase())) return id;
  }
}

/** To a twentieth of an inch. */
export const snapped = (inches: number): number => Math.round(inches * 20) / 20;

/** An object as the plan draws it. */
export function pieceOf(object: Placed, kinds: ReadonlyMap<string, Kind>): Piece {
  const kind = kinds.get(object.kind);
  const size = object.size ?? kind?.size;
  return {
    id: object.id,
    kind: object.kind,
    name: kind?.name ?? object.kind,
    x: object.at[0] * 1000,
    y: object.at[1] * 1000,
    turn: object.turn ?? 0,
    a: size ? size[0] * 500 : (object.radius ?? kind?.radius ?? 0.5) * 1000,
    b: size ? size[1] * 500 : 0,
    bottom: (kind?.bottom ?? 0) * 1000,
    top: (kind?.top ?? 0) * 1000,
    there: true,
    tipped: false,
    open: false,
    fallen: false,
    affords: kind?.affords ?? [],
    ...(object.drops ? { drops: object.drops } : {}),
  };
}

/** What lies on the objects, as the plan draws it. */
export const lyingOn = (table: TableFile): Lying[] =>
  table.objects.flatMap((object) =>
    (object.items ?? []).map((name, i) => ({
      id: `${object.id} ${i}`,
      name: name.replace('-', ' '),
      at: object.id,
      broken: false,
    })),
  );
