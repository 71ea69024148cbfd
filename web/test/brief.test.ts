import { expect, test } from 'vitest';
import { brief } from '../src/parts/brief.ts';

test('a name that fits stays whole', () => {
  expect(brief('Pip Marlow 3', 14)).toBe('Pip Marlow 3');
});

test('two of a rank can be told apart in a narrow place', () => {
  expect(brief('Quartermaster Calloway 2', 14)).toBe('Calloway 2');
  expect(brief('Quartermaster Calloway 12', 8)).toBe('Calloway 12');
});

test('somebody is always left', () => {
  expect(brief('Rochefoucauld-Montmorency', 8)).toBe('Rochefoucauld-Montmorency');
  expect(brief('Jean de la Rochefoucauld', 8)).toBe('Rochefoucauld');
});
