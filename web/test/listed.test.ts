import { expect, test } from 'vitest';
import { listed } from '../src/parts/listed.ts';

test('names are said one after another, the last after an and', () => {
  expect(listed([])).toBe('');
  expect(listed(['Mara'])).toBe('Mara');
  expect(listed(['Mara', 'Jonas'])).toBe('Mara and Jonas');
  expect(listed(['Mara', 'Jonas', 'Pip'])).toBe('Mara, Jonas and Pip');
});
