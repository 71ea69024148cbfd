import { describe, expect, it } from 'vitest';
import { choices, deadMove, speak } from '../src/swordplay/notation.ts';
import { item } from '../src/swordplay/view.ts';

const CARDS = new Set(['Attack - High', 'Berserk Charge', 'Broad Slash', 'Duck', 'Cloak', 'Rapier']);
const isCard = (name: string): boolean => CARDS.has(name);
const offered = (...moves: string[]) => moves.map((move) => ({ move, label: move }));

describe('notation', () => {
  it.each([
    ['pass', { verb: 'pass', card: '', at: '', target: '' }],
    ['throw in', { verb: 'throw in', card: '', at: '', target: '' }],
    ['attack Attack - High at 1', { verb: 'attack', card: 'Attack - High', at: '', target: '1' }],
    [
      'attack Berserk Charge high at beast',
      { verb: 'attack', card: 'Berserk Charge', at: 'high', target: 'beast' },
    ],
    ['attack Broad Slash left', { verb: 'attack', card: 'Broad Slash', at: 'left', target: '' }],
    ['fire Flintlock Pistol at 3', { verb: 'fire', card: 'Flintlock Pistol', at: '', target: '3' }],
    ['cloak Cloak (1 left)', { verb: 'cloak', card: 'Cloak (1 left)', at: '', target: '' }],
    ['beat aside Rapier', { verb: 'beat aside', card: 'Rapier', at: '', target: '' }],
    ['leap overboard', { verb: 'other', card: '', at: '', target: '' }],
  ])('takes apart %s', (move, spoken) => expect(speak(move, isCard)).toEqual(spoken));

  it('makes one choice of a card with several targets, and 0 of passing', () => {
    const found = choices(
      offered(
        'pass',
        'attack Berserk Charge high at 1',
        'attack Berserk Charge low at 1',
        'attack Attack - High at 1',
      ),
      isCard,
    );
    expect(found.map((choice) => [choice.key, choice.card, choice.options.length])).toEqual([
      ['0', '', 1],
      ['1', 'Berserk Charge', 2],
      ['2', 'Attack - High', 1],
    ]);
  });

  it('tells cards in the hand from those that lie ready', () => {
    const found = choices(offered('ready Rapier', 'drop Cloak (1 left)'), isCard);
    expect(found.map((choice) => choice.inHand)).toEqual([true, false]);
  });

  it('asks about a dead card with the move of the phase', () => {
    expect(deadMove('Duck', 'defence', 'combat', '1')).toBe('attack Duck at 1');
    expect(deadMove('Duck', 'defence', 'answer', '1')).toBe('defend Duck');
    expect(deadMove('Rapier', 'weapon', 'ready', '1')).toBe('ready Rapier');
  });

  it('reads what is left of an item', () => {
    expect(item('Steel Cuirass (3 left)')).toEqual({ name: 'Steel Cuirass', left: 3 });
    expect(item('Rapier')).toEqual({ name: 'Rapier', left: null });
  });
});
