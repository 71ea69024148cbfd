import { describe, expect, it } from 'vitest';
import { choices } from '../src/swordplay/choices.ts';
import type { Move } from '../src/swordplay/seam.gen.ts';

const offered = (...moves: Move[]) =>
  moves.map((move, i) => ({ notation: `move ${i}`, label: `label ${i}`, move }));

describe('choices', () => {
  it('make one of a card with several targets or places, and 0 of passing', () => {
    const found = choices(
      offered(
        { kind: 'pass' },
        { kind: 'attack', card: 'Berserk Charge', at: 'high', target: 1 },
        { kind: 'attack', card: 'Berserk Charge', at: 'low', target: 1 },
        { kind: 'attack', card: 'Attack - High', at: 'high', target: 1 },
      ),
    );
    expect(found.map((choice) => [choice.key, choice.card, choice.options.length])).toEqual([
      ['0', '', 1],
      ['1', 'Berserk Charge', 2],
      ['2', 'Attack - High', 1],
    ]);
    expect(found[1]?.options.map((option) => option.at)).toEqual(['high', 'low']);
    expect(found[2]?.options).toEqual([{ notation: 'move 3', label: 'label 3', at: '', target: 1 }]);
  });

  it('tell cards in the hand from those that lie ready, and two cloaks by their wear', () => {
    const found = choices(
      offered(
        { kind: 'ready', card: 'Rapier' },
        { kind: 'drop', card: 'Cloak', used: 0 },
        { kind: 'drop', card: 'Cloak', used: 1 },
      ),
    );
    expect(found.map((choice) => choice.inHand)).toEqual([true, false, false]);
    expect(found.map((choice) => choice.used)).toEqual([null, 0, 1]);
  });

  it('have no target where a card strikes everybody', () => {
    const [sweep] = choices(offered({ kind: 'attack', card: 'Broad Slash', at: 'left', target: -1 }));
    expect(sweep?.options[0]?.target).toBeNull();
  });
});
