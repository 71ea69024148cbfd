import { expect, test } from 'vitest';
import { type Disc, Fan, lettering } from '../src/oneforall/fan.ts';
import { waysOf } from '../src/oneforall/mean.ts';
import { covered, namesOf } from '../src/oneforall/names.ts';
import { sentenceOf } from '../src/oneforall/ask.ts';
import type { Move, Seen } from '../src/oneforall/seam.gen.ts';
import type { Table } from '../src/wire.ts';

const apart = (discs: Disc[]): boolean =>
  discs.every((a, i) => discs.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= a.r + b.r - 0.6));

test('seals round a man cover neither him nor one another, and none leaves the table', () => {
  const man = { x: 60, y: 60, r: 22 };
  const fan = new Fan(200, 200, [man]);
  const put = Array.from({ length: 40 }, () => fan.put(man, { x: 90, y: 60 }, 16, 22, 2));
  const placed = put.filter((one) => one !== null);
  expect(placed.length).toBeGreaterThan(5);
  expect(put.at(-1), 'where there is no room there is no seal').toBeNull();
  expect(apart([man, ...placed.map((one) => ({ ...one, r: 16 }))])).toBe(true);
  for (const { x, y } of placed) expect(Math.min(x, y, 200 - x, 200 - y)).toBeGreaterThanOrEqual(16);
});

test('the first seal lies towards what it is about', () => {
  const spot = new Fan(400, 400, []).put({ x: 200, y: 200 }, { x: 200, y: 300 }, 16, 22, 1);
  expect(spot?.x).toBeCloseTo(200);
  expect(spot?.y).toBeGreaterThan(230);
});

const person = (id: string, name: string, x: number, y: number) => ({
  id,
  name,
  x,
  y,
  placed: true,
  lost: false,
  down: false,
});
const melee = (...figures: ReturnType<typeof person>[]): Seen =>
  ({ width: 24_000, height: 24_000, figures }) as unknown as Seen;

test('men who stand together have their names on different sides', () => {
  const view = melee(
    person('athos', 'Athos', 12_000, 12_000),
    person('guard1', 'The first of the Guards', 13_300, 12_000),
    person('guard2', 'The second of the Guards', 12_600, 13_300),
  );
  const ways = [...namesOf(view).values()];
  expect(ways).toHaveLength(3);
  expect(new Set(ways).size).toBeGreaterThan(1);
  // Nobody who lies on the floor has a name there.
  expect(namesOf(melee({ ...person('athos', 'Athos', 5000, 5000), down: true })).size).toBe(0);
});

test('a man and the whole of his name are kept free', () => {
  const [man, ...name] = covered(melee(person('athos', 'Athos', 12_000, 12_000)));
  expect(name).toHaveLength(lettering({ x: 0, y: 0 }, 5).length);
  expect(name.every((disc) => disc.y > (man?.y ?? 0))).toBe(true);
});

test('a move is shown where it goes: to a spot, to a thing, to each whom it is meant for, or where it stays', () => {
  const view = {
    ...melee(
      person('athos', 'Athos', 12_000, 12_000),
      person('guard1', 'Guard 1', 3_000, 20_000),
      person('guard2', 'Guard 2', 6_000, 20_000),
    ),
    active: 'athos',
    objects: [{ id: 'st1', x: 2_000, y: 4_000 }],
    items: [{ id: 'tankard1', at: 'st1' }],
  } as unknown as Seen;
  const at = (x: number, y: number) => ({ x: x * 36, y: (24 - y) * 36 });
  const ends = (move: string) => waysOf(view, move).map(({ to }) => to);
  expect(ends('athos to 4.5 0.65')).toEqual([at(4.5, 0.65)]);
  expect(ends('athos leap-onto st1 to 2 4')).toEqual([at(2, 4)]);
  expect(ends('place athos at 9 1')).toEqual([at(9, 1)]);
  expect(ends('athos pick-up st1')).toEqual([at(2, 4)]);
  expect(ends('athos duel guard2')).toEqual([at(6, 20)]);
  expect(ends('athos taunt at guard1 guard2')).toEqual([at(3, 20), at(6, 20)]);
  expect(ends('athos throw tankard1 at guard1')).toEqual([at(3, 20)]);
  expect(ends('stop')).toEqual([at(12, 12)]);
  expect(ends('athos recover'), 'nothing on the plan is meant').toEqual([]);
  expect(ends('yield')).toEqual([]);
});

test('nobody who cannot run is asked to', () => {
  const view = { phase: 'act', figures: [{ ...person('athos', 'Athos', 12_000, 12_000), stunned: true }] };
  const asked = (...kinds: string[]): string => {
    const table = { state: 'running', moves: kinds.map((kind) => ({ move: { kind, figure: 'athos' } })) };
    return sentenceOf(
      table as unknown as Table<Seen, Move>,
      view as unknown as Seen,
      true,
      'athos',
      { run: null, deed: null, way: 0, own: null },
      null,
    ).after;
  };
  expect(asked('act')).toBe(' is stunned and stays where he is. What does he do?');
  expect(asked('act', 'go')).toContain('point where he runs');
  view.figures.forEach((one) => (one.stunned = false));
  expect(asked('act')).toBe(' cannot run. What does he do?');
});
