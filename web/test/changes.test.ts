import { describe, expect, it } from 'vitest';
import { changed, fingerprint } from '../src/live/changes.ts';

describe('a change', () => {
  it('names the fields that are new, and null those that are gone', () => {
    expect(changed({ a: 1, b: 2, c: 3 }, { b: 5, c: null, d: 'x' })).toEqual({ a: 1, b: 5, d: 'x' });
  });

  it('goes into groups, and leaves the others the very same', () => {
    const before = { fighters: [{ life: 5, hand: ['Lunge'] }, { life: 4 }], deck: { size: 9 } };
    const now = changed(before, { fighters: { 1: { life: 3 } } }) as typeof before;
    expect(now.fighters).toEqual([{ life: 5, hand: ['Lunge'] }, { life: 3 }]);
    expect(now.fighters[0]).toBe(before.fighters[0]);
    expect(now.deck).toBe(before.deck);
    expect(before.fighters[1]).toEqual({ life: 4 });
  });

  it('brings a group where there was none, whole', () => {
    expect(changed({ a: 1 }, { attack: { card: 'Lunge', at: [1, 2] } })).toEqual({
      a: 1,
      attack: { card: 'Lunge', at: [1, 2] },
    });
  });

  it('cuts from the middle of a list and puts others there', () => {
    expect(changed(['a', 'b', 'c', 'd'], { cut: [1, 2, 'x', 'y', 'z'] })).toEqual(['a', 'x', 'y', 'z', 'd']);
    expect(changed(['a', 'b'], { cut: [0, 0, 'x'] })).toEqual(['x', 'a', 'b']);
  });

  it('replaces a list by a list, and a word by a word', () => {
    expect(changed([1, 2], [3])).toEqual([3]);
    expect(changed('draw', 'play')).toBe('play');
  });
});

describe('a fingerprint', () => {
  // The same values as in the test of the server's own, JsonTest.
  it('is what the server reckons', () => {
    expect(
      fingerprint({ name: 'Márá', life: -3, big: 4294967299, tripped: true, hand: ['Lunge', [0, 31]] }),
    ).toBe('43b437e1');
  });

  it('does not mind the order of fields, nor what is absent', () => {
    expect(fingerprint({ a: 1, b: 'x' })).toBe(fingerprint({ b: 'x', a: 1, c: undefined }));
  });

  it('tells small numbers in lists apart', () => {
    expect(fingerprint([0, 31])).not.toBe(fingerprint([1, 0]));
    expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
  });
});
