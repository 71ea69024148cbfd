import { expect, test } from 'vitest';
import { ending, everybody, others, result, waits, when } from '../src/parts/telling.ts';
import type { Summary } from '../src/wire.ts';

const seat = (name: string, kind: 'guest' | 'bot' | 'open' = 'guest') => ({ name, kind, bot: '', face: '' });
const match = (part: Partial<Summary>): Summary => ({
  match: 'm',
  game: 'swordplay',
  name: 'Swordplay',
  state: 'running',
  seats: [seat('Mara'), seat('Jonas')],
  you: [0],
  host: 0,
  options: {},
  who: 'link',
  clock: { kind: 'none', seconds: 0 },
  turn: 7,
  toAct: [0],
  watching: 0,
  opened: 0,
  at: 0,
  ...part,
});
const over = (places: number[], drawn = false) => ({ places, drawn, reason: 'So it ended.', rule: '' });

test('a running match is told as what it waits for', () => {
  expect(waits(match({}))).toBe('Jonas: it is your move.');
  expect(waits(match({ toAct: [1] }))).toBe('Jonas thinks it over.');
  expect(waits(match({ you: [0, 1] }))).toBe('A fight at one screen goes on.');
  const open = match({ state: 'open', seats: [seat('Mara'), seat('', 'open')], toAct: [] });
  expect(waits(open)).toBe('Your table waits for company.');
  expect(others(open)).toBe('an empty seat');
  expect(everybody(open)).toBe('You against an empty seat');
});

test('who plays is called you, and of a crowd only the first are named', () => {
  expect(everybody(match({ you: [] }))).toBe('Mara against Jonas');
  expect(everybody(match({ you: [1] }))).toBe('You against Mara');
  expect(everybody(match({ you: [0, 1] }))).toBe('Mara against Jonas');
  const three = ['Mara', 'Jonas', 'Ilse'].map((name) => seat(name));
  expect(everybody(match({ you: [2], seats: three }))).toBe('You, Mara and Jonas');
  const crowd = [...three, seat('Tom'), seat('', 'open')];
  expect(everybody(match({ you: [], seats: crowd }))).toBe('Mara, Jonas, Ilse and 2 more');
  const resigned = { ...over([2, 1]), reason: 'Mara resigns.' };
  expect(ending(match({ outcome: resigned }))).toBe('Jonas won. You resign.');
  expect(ending(match({ outcome: resigned, you: [] }))).toBe('Jonas won. Mara resigns.');
});

test('an ending is mine, of somebody else, or nobody’s', () => {
  expect(ending(match({}))).toBe('');
  expect(ending(match({ outcome: over([1, 2]) }))).toBe('You won. So it ended.');
  expect(ending(match({ outcome: over([2, 1]) }))).toBe('Jonas won. So it ended.');
  expect(ending(match({ outcome: over([1, 1], true) }))).toBe('A draw. So it ended.');
  expect(ending(match({ outcome: over([1, 1], true), turn: 0 }))).toBe('Never played. So it ended.');
  expect(result(match({ outcome: over([1, 2]) }))).toBe('won');
  expect(result(match({ outcome: over([2, 1]) }))).toBe('lost');
  expect(result(match({ outcome: over([2, 1]), you: [] }))).toBe('');
  expect(result(match({ outcome: over([2, 1]), you: [0, 1] }))).toBe('');
  expect(result(match({ outcome: over([1, 1], true), turn: 0 }))).toBe('');
});

test('a time of today and yesterday is told as such, an older one by its day', () => {
  const now = new Date(2026, 10, 17, 12, 0).getTime();
  expect(when(new Date(2026, 10, 17, 9, 5).getTime(), now)).toMatch(/^today, 0?9:05/);
  expect(when(new Date(2026, 10, 16, 23, 59).getTime(), now)).toMatch(/^yesterday, /);
  expect(when(new Date(2026, 9, 2, 9, 5).getTime(), now)).toContain('2026');
});
