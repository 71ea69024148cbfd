import { beforeEach, expect, test } from 'vitest';
import { courseOf, keep } from '../src/coach/kept.ts';
import { lucky, span } from '../src/coach/points.ts';
import { spoken } from '../src/coach/words.ts';
import type { Analysis } from '../src/wire.gen.ts';

const estimate = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const analysis = {
  moves: 30,
  sides: [
    { seat: 0, end: 1, worst: [2] },
    { seat: 1, end: 0, worst: [] },
  ],
  moments: [
    { step: 3, seat: 0, chance: estimate(0.5) },
    { step: 7, seat: 1, chance: estimate(0.4) },
    { step: 20, seat: 0, chance: estimate(0.8) },
  ],
} as unknown as Analysis;

beforeEach(() => localStorage.clear());

test('what the coach found is kept for each side, and of no match that nobody had gone through', () => {
  keep('one', analysis);
  expect(courseOf('one', 0)?.points.map((one) => one.step)).toEqual([3, 20]);
  expect(courseOf('one', 0)?.worst).toEqual([20]);
  expect(courseOf('one', 1)?.end).toBe(0);
  expect(courseOf('another', 0)).toBeNull();
});

test('only the newest are kept', () => {
  for (let i = 0; i < 20; i++) keep(`match ${i}`, analysis);
  expect(courseOf('match 0', 0)).toBeNull();
  expect(courseOf('match 19', 0)).not.toBeNull();
});

test('a store that holds something else is as good as empty', () => {
  localStorage.setItem('derring.coached', '{');
  expect(courseOf('one', 0)).toBeNull();
  keep('one', analysis);
  expect(courseOf('one', 0)).not.toBeNull();
});

test('the coach names a move without the number that tells equal cards apart', () => {
  expect(spoken('Swash!: run to rank 4 (Swash! 58) rather than pass')).toBe(
    'Swash!: run to rank 4 rather than pass',
  );
  expect(spoken('Parry - Low (the second)')).toBe('Parry · Low (the second)');
});

test.each([
  [0.04, 'hard to tell'],
  [0.3, 'lucky'],
  [-0.3, 'unlucky'],
])('who gains %d by chance, give or take 0.1, is called so', (value, word) =>
  expect(lucky(estimate(value))).toBe(word),
);

test('an interval has the minus of its figure', () => expect(span(estimate(0))).toBe('−10 to 10'));
