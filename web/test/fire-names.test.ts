import { expect, test } from 'vitest';
import { captain, told } from '../src/fireatwill/names.ts';
import type { Table } from '../src/wire.ts';

const view = { sides: [{ faction: 'Illyria' }, { faction: 'Northwall Confederation' }] };
const table = (who: Table['who'], ...names: string[]) => ({ who, seats: names.map((name) => ({ name })), view });

test('two captains of one name are called like their ships, in the log too', () => {
  const screen = table('local', 'Mara 1', 'Mara 2');
  expect([captain(screen, 0), captain(screen, 1)]).toEqual(['Illyria', 'Northwall']);
  expect(told('Mara 2 lays a flag across from cannon 3 of Mara 1.', screen)).toBe('Northwall lays a flag across from cannon 3 of Illyria.');
});

test('whoever has a name of their own keeps it', () => {
  const bot = table('local', 'Mara', 'Gunner');
  expect([captain(bot, 0), captain(bot, 1)]).toEqual(['Mara', 'Gunner']);
  const strangers = table('link', 'Mara 1', 'Mara 2');
  expect(captain(strangers, 0)).toBe('Mara 1');
  expect(told('Mara 1 calls Cease Fire.', strangers)).toBe('Mara 1 calls Cease Fire.');
  expect(captain(table('public', 'Mara', ''), 1), 'nobody sits there yet').toBe('Northwall');
});
