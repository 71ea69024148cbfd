import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../src/audatia/body.ts';
import { face } from '../src/audatia/cards.ts';
import { extend, NO_CHAIN } from '../src/audatia/chain.ts';
import { choicesOf } from '../src/audatia/choices.ts';
import { glossaryOf, partsOf } from '../src/audatia/glossary.ts';
import { BLOWS, GUARDS, PARRIES, POSES } from '../src/audatia/poses.ts';
import type { Move, Seen, Told } from '../src/audatia/seam.gen.ts';
import { veiled } from '../src/audatia/veil.ts';
import { grouped } from '../src/audatia/verdict.ts';
import { reasonOf } from '../src/audatia/words.ts';
import type { OfferedMove } from '../src/wire.ts';

// Tests run in the folder of the web.
const read = (file: string): string =>
  readFileSync(`../audatia/src/main/resources/derring/audatia/${file}`, 'utf8');

/** The names in one list of the card set. */
const named = (list: string): string[] => {
  const text = read('cards/common.yaml');
  const from = text.indexOf(`\n${list}:`);
  const to = text.slice(from + 1).search(/\n\w/);
  return [...text.slice(from, from + 1 + to).matchAll(/- name: (.+)/g)].map((found) => found[1] ?? '');
};

describe('the swordsman', () => {
  it('has a guard of its own for each of the twelve Poste', () => {
    const poste = named('poste');
    expect(poste).toHaveLength(12);
    expect(Object.keys(GUARDS).sort()).toEqual([...poste].sort());
    const drawn = Object.values(GUARDS).map((pose) => `${pose.hilt.join()} ${pose.blade}`);
    expect(new Set(drawn).size).toBe(12);
  });

  it('keeps his feet on the ground and the hilt within reach in every pose', () => {
    const poses = [
      ...Object.values(GUARDS),
      ...Object.values(BLOWS).map((blow) => blow.to),
      ...Object.values(PARRIES),
      ...Object.values(POSES),
    ];
    for (const pose of poses)
      for (const mirrored of [false, true]) {
        const body = bodyOf(pose, mirrored);
        expect(body.legs.join()).not.toContain('NaN');
        const hand = mirrored ? body.far.hand : body.near.hand;
        expect(Math.hypot(hand[0] - pose.hilt[0], hand[1] - pose.hilt[1])).toBeLessThan(8);
      }
  });
});

describe('the words of the art', () => {
  const text = read('rulebook.md').split('## Glossary')[1]?.split('## ')[0] ?? '';
  const glossary = glossaryOf({
    title: '',
    text: '',
    chapters: [{ title: 'Glossary', text, clauses: [] }],
  });

  it('are read from the rulebook', () => {
    expect(glossary.get('stretto')).toContain('close play');
    expect(glossary.get('respondent')).toBe(glossary.get('challenger'));
  });

  it('are found in a sentence, also in the plural', () => {
    const parts = partsOf(glossary, 'The bind is Stretto: no Fendenti, and no guard.');
    expect(parts.filter((part) => part.meaning).map((part) => part.text)).toEqual([
      'Stretto',
      'Fendenti',
      'guard',
    ]);
    expect(parts.map((part) => part.text).join('')).toBe('The bind is Stretto: no Fendenti, and no guard.');
  });
});

describe('a card', () => {
  it('says of each value how it is known', () => {
    const drawn = face({
      kind: 'strike',
      name: 'Punta',
      strike: 'PU',
      symbols: ['attack', 'exchange'],
      copies: 2,
      fact: ['name'],
      inference: ['symbols'],
    });
    expect(drawn.sources.map((source) => `${source.what} ${source.origin}`)).toEqual([
      'Name fact',
      'Symbols inference',
      'Copies reconstruction',
    ]);
  });

  it('rests for a reason that is said of several at once', () => {
    expect(reasonOf('Punta has no Parry symbol.', 'Punta')).toBe('has no Parry symbol');
    expect(reasonOf('This is not the moment for Feint.', 'Feint')).toBe('This is not the moment for it');
    // The Punta that is not answered is his, whoever holds another.
    expect(reasonOf('An Attack does not answer Punta.', 'Punta')).toBe('An Attack does not answer Punta');
    // A set of one's own may name its cards as it likes.
    expect(reasonOf('This is not the moment for Zwerch (high.', 'Zwerch (high')).toBe(
      'This is not the moment for it',
    );
  });

  it('that is held twice failed for one reason, and is told once', () => {
    const rule = 'AUD-CUT.2';
    const groups = grouped([
      { card: 'Punta', rule, sentence: 'Punta has no Parry symbol.' },
      { card: 'Feint', rule: 'AUD-K.feint', sentence: 'This is not the moment for Feint.' },
      { card: 'Punta', rule, sentence: 'Punta has no Parry symbol.' },
    ]);
    expect(groups.map((group) => group.sentence)).toEqual([
      'Punta has no Parry symbol.',
      'This is not the moment for Feint.',
    ]);
    expect(groups.map((group) => [...group.cards])).toEqual([[['Punta', 2]], [['Feint', 1]]]);
  });

  it('that can be cycled is no answer by that', () => {
    const moves: OfferedMove<Move>[] = [
      { notation: 'cycle Repeat', label: '', move: { kind: 'cycle', card: 'Repeat' } },
      { notation: 'parry Punta', label: '', move: { kind: 'parry', card: 'Punta' } },
      { notation: 'exchange Punta', label: '', move: { kind: 'exchange', card: 'Punta' } },
    ];
    const choices = choicesOf(moves);
    expect(choices.cards).toHaveLength(1);
    expect(choices.cards[0]?.uses.map((use) => use.kind)).toEqual(['parry', 'exchange']);
    expect(choices.cycles.get('Repeat')).toBe('cycle Repeat');
  });
});

describe('the chain of blows', () => {
  const told = (kind: string, fields: object): Told =>
    ({ kind, rules: [], text: '', ...fields }) as unknown as Told;
  const blows = [
    told('struck', { seat: 0, use: 'attack', card: 'Punta' }),
    told('struck', { seat: 1, use: 'parry', card: 'Mandritto Fendente L' }),
    told('bound', { bind: 'largo', attack: 'none', parry: 'left' }),
  ];

  it('grows by each blow and knows how it was bound', () => {
    const chain = blows.reduce(extend, NO_CHAIN);
    expect(chain.links.map((link) => link.use)).toEqual(['blow', 'parry']);
    expect(chain.links[1]?.bind).toBe('largo');
  });

  it('begins anew in the next measure', () => {
    const later = [...blows, told('measured', { measure: 2 }), blows[0] ?? told('', {})].reduce(
      extend,
      NO_CHAIN,
    );
    expect(later.links).toHaveLength(1);
  });
});

it('a screen that is passed round shows nobody’s secrets', () => {
  const fighter = { hand: ['Punta'], row: ['Punta'], choice: 'Posta Longa', aside: ['Punta'], handSize: 1 };
  const view = { cards: [{ card: 'Punta' }], fighters: [fighter] } as unknown as Seen;
  expect(JSON.stringify(veiled(view))).not.toMatch(/Punta|Longa/);
  expect(veiled(view).fighters[0]?.handSize).toBe(1);
});
