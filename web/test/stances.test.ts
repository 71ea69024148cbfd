import { expect, it } from 'vitest';
import { bladeOf, SWORD } from '../src/swordplay/blades.ts';
import { parryAt, POSES, type PoseName } from '../src/swordplay/poses.ts';

/** Where the point of a sword is, from the hip; down is more. */
function point(name: PoseName): { x: number; y: number } {
  const { x, y, lean, arm } = POSES[name];
  let [atX, atY] = [108, 0];
  for (const [dx, dy, degrees] of [
    [34, 0, arm[2]],
    [34, 0, arm[1]],
    [8, -58, arm[0]],
    [0, 0, lean],
  ] as const) {
    const turn = (degrees * Math.PI) / 180;
    [atX, atY] = [
      dx + atX * Math.cos(turn) - atY * Math.sin(turn),
      dy + atX * Math.sin(turn) + atY * Math.cos(turn),
    ];
  }
  return { x: x + atX, y: y + atY };
}
const HEAD = -80;
const KNEES = 46;

it('strikes and parries where the card says: high at the head, low at the legs', () => {
  expect(point('high').y).toBeLessThan(HEAD);
  expect(point('low').y).toBeGreaterThan(KNEES);
  for (const side of ['left', 'right', 'thrust'] as const) {
    expect(point(side).y).toBeGreaterThan(HEAD - 30);
    expect(point(side).y).toBeLessThan(KNEES - 40);
  }
  expect(point(parryAt('high')).y).toBeLessThan(HEAD);
  expect(point(parryAt('low')).y).toBeGreaterThan(KNEES);
});

it('has another stance for every place that is covered', () => {
  const stances = ['high', 'low', 'left', 'right', 'thrust'].map(parryAt);
  expect(new Set(stances).size).toBe(5);
  expect(parryAt('any')).toBe('parry');
});

it('turns the point away from the enemy when somebody dodges', () => {
  expect(point('dodge').x).toBeLessThan(point('guard').x - 60);
});

it('draws each weapon as what it is, and one that it does not know as a sword', () => {
  const names = [
    'Cutlass',
    'Dagger',
    'Great Sword',
    'Battle Axe',
    'War Hammer',
    'Mace',
    'Flail',
    'Flintlock Pistol',
  ];
  expect(new Set(names.map((name) => bladeOf(name).steel)).size).toBe(names.length);
  expect(bladeOf('Stick of somebody’s own set')).toBe(SWORD);
});
