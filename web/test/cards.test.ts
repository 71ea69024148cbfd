import { describe, expect, it } from 'vitest';
import { question } from '../src/swordplay/ask.ts';
import { face, rows } from '../src/swordplay/cards.ts';
import type { Fighter, Seen } from '../src/swordplay/seam.gen.ts';
import { BLANK } from './blank.ts';
import type { Table } from '../src/wire.ts';

describe('a card', () => {
  it('tells what it does where its file has no text', () => {
    const riposte = face(
      { name: 'Riposte - Low', stops: ['low'], tags: ['parry'], counter: 'high' },
      'pirates',
    );
    expect(riposte).toMatchObject({ kind: 'defence', line: 'Stops Low. Then strikes High.', foot: 'Parry' });
    expect(riposte.marks.map((mark) => mark.says)).toEqual(['stops low', 'strikes back high']);
    expect(face({ name: 'Sidestep', stops: ['left', 'right', 'thrust'] }, '').line).toBe(
      'Stops Left, Right or Thrust.',
    );
  });

  it('has as many uses as it counters or absorbs', () => {
    expect(face({ name: 'Cloak', hands: 1, counters: 2 }, '').uses).toBe(2);
    expect(face({ name: 'Steel Cuirass', absorbs: 5 }, '')).toMatchObject({ kind: 'armour', uses: 5 });
    expect(face({ name: 'Rapier', hands: 1, damage: 2 }, '')).toMatchObject({ kind: 'weapon', uses: null });
  });

  it('breaks its rule between words', () => {
    expect(rows('Only a Dodge or a cloak stops it.', 14)).toEqual([
      'Only a Dodge',
      'or a cloak',
      'stops it.',
    ]);
  });
});

describe('the question', () => {
  const attack = {
    form: 'card',
    attacker: 1,
    target: 0,
    card: 'Lunge',
    at: 'thrust',
    damage: 4,
    overextended: false,
  } as const;
  const fighter = (name: string): Fighter => ({
    name,
    beast: false,
    life: 10,
    tripped: false,
    set: 'pirates',
    ready: [],
    reckless: false,
    abilitySpent: false,
    fell: 0,
    handSize: 5,
  });
  const view: Seen = {
    seat: 0,
    phase: 'answer',
    active: 1,
    turns: 3,
    first: 0,
    attack,
    question: 1,
    decks: [{ set: 'pirates', deckSize: 30, discard: [] }],
    fighters: [fighter('Captain Mara Quick'), fighter('Bosun Tom Iron')],
  };
  const table: Table = { ...BLANK, view };
  const words = (t: Table, v: Seen): string =>
    question(t, v)
      .text.map((part) => part.word)
      .join(' ');

  it('is one sentence that says what comes', () => {
    expect(words(table, view)).toBe('Tom attacks thrust with Lunge for 4. Answer it?');
  });

  it('says who is thinking', () => {
    expect(words({ ...table, toAct: [1] }, { ...view, phase: 'combat' })).toBe('Tom looks for an opening …');
  });
});
