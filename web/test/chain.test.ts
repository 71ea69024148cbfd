import { describe, expect, it } from 'vitest';
import { extend, NO_EXCHANGE, shownExchange } from '../src/swordplay/chain.ts';
import type { AttackedTold, DefendedTold, Told } from '../src/swordplay/seam.gen.ts';

const attacked = (form: string, seat: number, card: string, at: string, damage: number): AttackedTold => ({
  kind: 'attacked',
  form,
  seat,
  target: 1 - seat,
  card,
  at,
  damage,
  rules: [],
  text: '',
});
const defended = (seat: number, card: string): DefendedTold => ({
  kind: 'defended',
  seat,
  card,
  with: 'card',
  rules: [],
  text: '',
});
const told = (...events: Told[]) => events.reduce(extend, NO_EXCHANGE);

describe('the exchange', () => {
  it('is a chain of attack, riposte and parry', () => {
    const chain = told(
      attacked('card', 0, 'Attack - High', 'high', 3),
      defended(1, 'Riposte - High'),
      attacked('counter', 1, 'Riposte - High', 'thrust', 2),
      defended(0, 'Parry - Thrust'),
    );
    expect(chain.links.map((link) => link.card)).toEqual([
      'Attack - High',
      'Riposte - High',
      'Parry - Thrust',
    ]);
    expect(chain.links[1]).toMatchObject({ counter: { at: 'thrust', damage: 2 }, target: 0, seat: 1 });
    expect(chain.settled).toBe(false);
  });

  it('tells what a hit did beside the card that did it', () => {
    const chain = told(
      attacked('card', 0, 'Lunge', 'thrust', 4),
      { kind: 'hit', seat: 1, damage: 1, absorbed: 3, life: 9, rules: [], text: '' },
      { kind: 'fell', seat: 1, hand: [], rules: [], text: '' },
    );
    expect(chain.links[0]?.notes).toEqual(['hits for 1, armour takes 3', 'fells']);
  });

  it('begins anew with the next attack, and is settled when a turn begins', () => {
    const before = told(attacked('card', 0, 'Feint', '', 1), {
      kind: 'turn-began',
      seat: 1,
      turn: 2,
      rules: [],
      text: '',
    });
    expect(before.settled).toBe(true);
    const next = extend(before, attacked('shot', 1, 'Flintlock Pistol', '', 4));
    expect(next.links).toHaveLength(1);
    expect(next.settled).toBe(false);
  });

  it('is taken from the view where nothing was told', () => {
    const attack = {
      form: 'card',
      attacker: 1,
      target: 0,
      card: 'Lunge',
      at: 'thrust',
      damage: 4,
      overextended: false,
    } as const;
    expect(shownExchange(NO_EXCHANGE, attack).links[0]).toMatchObject({
      seat: 1,
      card: 'Lunge',
      at: 'thrust',
      damage: 4,
    });
    expect(shownExchange(NO_EXCHANGE, undefined)).toBe(NO_EXCHANGE);
  });
});
