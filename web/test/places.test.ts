import { expect, test } from 'vitest';
import { standings, together } from '../src/live/places.ts';

test('everybody is named in the order of places, those who share one together', () => {
  expect(standings([2, 1, 4, 3], ['Ann', 'Ben', 'Cat', 'Dan'])).toEqual([
    '1. Ben',
    '2. Ann',
    '3. Dan',
    '4. Cat',
  ]);
  expect(standings([1, 3, 1], ['Ann', 'Ben', 'Cat'])).toEqual(['1. Ann and Cat', '3. Ben']);
});

test('where one only wins or loses nothing is added', () => {
  expect(standings([2, 1], ['Ann', 'Ben'])).toEqual([]);
  expect(standings([1, 2, 2, 1], ['Ann', 'Ben', 'Cat', 'Dan'])).toEqual([]);
});

test('several are named in one breath', () => {
  expect(together(['Ann'])).toBe('Ann');
  expect(together(['Ann', 'Ben', 'Cat'])).toBe('Ann, Ben and Cat');
});
