import { expect, test } from 'vitest';
import { continued, MOST, renewed, type Turned } from '../src/pages/turned.ts';
import type { Summary } from '../src/wire.ts';

/** Matches from the newest number down to the oldest. */
const matches = (newest: number, oldest: number): Summary[] =>
  Array.from({ length: newest - oldest + 1 }, (_, i) => ({
    match: `m${newest - i}`,
    at: newest - i,
  })) as Summary[];

const names = ({ matches }: Turned): string[] => matches.map((match) => match.match);

test('fewer than the server tells at once are all there are', () => {
  expect(renewed(undefined, matches(49, 1)).whole).toBe(true);
  expect(renewed(undefined, matches(MOST, 1)).whole).toBe(false);
});

test('what follows the last of exactly fifty is nothing, and of fifty-one one', () => {
  expect(continued(renewed(undefined, matches(50, 1)), []).whole).toBe(true);
  const more = continued(renewed(undefined, matches(51, 2)), matches(1, 1));
  expect(more.whole).toBe(true);
  expect(more.matches).toHaveLength(51);
});

test('a new match pushes the oldest off the page of the server, and it stays', () => {
  const before = renewed(undefined, matches(50, 1));
  const now = renewed(before, matches(51, 2));
  expect(names(now)).toEqual(names({ matches: matches(51, 1), whole: false }));
  expect(now.whole).toBe(false);
  expect(renewed({ ...before, whole: true }, matches(51, 2)).whole).toBe(true);
});

test('of two that came in the same moment neither is lost', () => {
  const both = [...matches(51, 3), { match: 'a', at: 2 }, { match: 'b', at: 2 }] as Summary[];
  const now = renewed({ matches: both, whole: true }, both.slice(0, MOST));
  expect(names(now)).toEqual(names({ matches: both, whole: true }));
});

test('where so many are new that something lies between, one turns over anew', () => {
  const now = renewed({ matches: matches(70, 1), whole: true }, matches(200, 151));
  expect(names(now)).toEqual(names({ matches: matches(200, 151), whole: false }));
  expect(now.whole).toBe(false);
});
