import { expect, test } from 'vitest';
import { headline, standings, victory } from '../src/live/places.ts';

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

test('winners are named to who was not there, however many have fought', () => {
  expect(headline([1, 2], ['Ann', 'Ben'])).toBe('Ann beats Ben');
  expect(headline([3, 1, 2], ['Ann', 'Ben', 'Cat'])).toBe('Ben wins');
  expect(headline([1, 2, 1, 2], ['Ann', 'Ben', 'Cat', 'Dan'])).toBe('Ann and Cat win');
  expect(headline([1, 1], ['Ann', 'Ben'])).toBe('Ann and Ben win');
  expect(victory([1, 2], ['Ann', 'Ben'])).toBe('Ann wins');
});
