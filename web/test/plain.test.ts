import { expect, test } from 'vitest';
import { fieldsOf, plain, sentenceCase } from '../src/plain/words.ts';

test('the name of a field is read as words', () => {
  expect(sentenceCase('nearestRing')).toBe('Nearest ring');
  expect(sentenceCase('head-start')).toBe('Head start');
});

test('a point and a list of words are one word', () => {
  expect(plain({ x: 3, y: -4 })).toEqual({ word: 'x 3, y -4' });
  expect(plain(['a', 2, true])).toEqual({ word: 'a, 2, yes' });
  expect(plain([])).toEqual({ word: 'none' });
});

test('the fields of a part stay together', () => {
  expect(fieldsOf({ round: 2, players: [{ chosen: false, points: 1 }] })).toEqual([
    { name: 'Round', value: { word: '2' } },
    {
      name: 'Players',
      value: {
        items: [
          {
            fields: [
              { name: 'Chosen', value: { word: 'no' } },
              { name: 'Points', value: { word: '1' } },
            ],
          },
        ],
      },
    },
  ]);
});
