import { expect, test } from 'vitest';
import { absent } from '../src/live/absent.ts';
import type { Table } from '../src/wire.ts';

const seat = (name: string, here: boolean, kind = 'guest') => ({ name, kind, here });
const table = (toAct: number[], ...seats: ReturnType<typeof seat>[]) =>
  ({ seats, toAct }) as unknown as Pick<Table, 'seats' | 'toAct'>;

test('who comes to a full table is told who has left it, and whether the match waits for that', () => {
  const mara = seat('Mara', false);
  const bot = seat('Pip Marlow', false, 'bot');
  expect(absent(table([0], mara, bot))).toBe('Mara is away just now, and the match waits.');
  expect(absent(table([1], mara, seat('Jonas', true)))).toBe('Mara is away just now.');
  expect(absent(table([], mara, seat('Jonas', false)))).toBe('Mara and Jonas are away just now.');
  expect(absent(table([0], seat('Mara', true), bot))).toBe('');
});
