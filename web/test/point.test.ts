import { describe, expect, it } from 'vitest';
import { advice, nextDeck, remark, wanting } from '../src/fireatwill/point.ts';
import type { SideSeen } from '../src/fireatwill/battle.ts';
import type { Gun } from '../src/fireatwill/seam.gen.ts';

const gun = (state: Gun['state'], wants: string[], worth: number | undefined, laid = 0): Gun => ({
  state,
  wants,
  says: `${state} ${worth ?? ''}`,
  word: '',
  sockets: Array.from({ length: 4 }, (_, i) => ({ mark: i < laid ? ('laid' as const) : ('open' as const) })),
  ...(worth === undefined ? {} : { worth }),
});

const side = (guns: Gun[], tops: string[]): SideSeen =>
  ({
    piles: guns.map((one) => ({ buried: 0, straightened: false, cards: [], gun: one })),
    decks: tops.map((top) => ({ top, size: 3 })),
  }) as unknown as SideSeen;

const EMPTY = gun('empty', ['L1', 'L2', 'L3', 'M1'], 4);
const AIMED = gun('aimed', ['F2'], 4, 3);
const MIXED = gun('aimed', ['F1', 'F2', 'F3'], 2, 3);
const SPOILT = gun('spoilt', ['F1', 'F2', 'F3'], 1, 1);

describe('what is pointed out', () => {
  it('is the gun where a card is worth most, before those that only take it', () => {
    expect(wanting(side([EMPTY, SPOILT, MIXED, AIMED], []), 'F2')).toEqual([4, 3, 2]);
    expect(wanting(side([EMPTY, SPOILT, MIXED, AIMED], []), 'F1')).toEqual([3, 2]);
  });

  it('says which guns want the card in the hand, or that none does', () => {
    expect(advice(side([EMPTY, AIMED], []), 'F2')).toBe('Fire\u00a0★★ is in your hand: gun 2 wants it.');
    expect(advice(side([MIXED, AIMED], []), 'F2')).toBe(
      'Fire\u00a0★★ is in your hand: guns 1 and 2 want it.',
    );
    expect(advice(side([EMPTY, AIMED], []), 'R1')).toContain('no gun wants it');
  });

  it('finds the deck whose top card brings most', () => {
    expect(nextDeck(side([EMPTY, AIMED], ['L1', 'R1', 'F2']))).toEqual({ deck: 3, gun: 2, card: 'F2' });
    expect(nextDeck(side([EMPTY, AIMED], ['R1', 'L1', 'F3']))).toEqual({ deck: 2, gun: 1, card: 'L1' });
    expect(nextDeck(side([AIMED], ['R1', 'A2']))).toBeNull();
  });

  it('names a mistake once, when it is made', () => {
    const loaded = gun('loaded', ['R2'], 4, 1);
    const twice = gun('double', ['I'], 0, 1);
    expect(remark(3, loaded, twice)).toContain('Gun 3 is loaded twice: the second Load is wasted');
    expect(remark(3, twice, twice)).toBeNull();
    expect(remark(1, gun('primed', ['A2'], 4, 2), gun('primed', ['A1'], 2, 2))).toContain(
      '2 now instead of 4',
    );
    expect(remark(1, AIMED, gun('fired', [], 4, 4))).toContain('Sharpshooter');
    expect(remark(1, undefined, twice), 'what a page finds on coming is no news').toBeNull();
  });
});
