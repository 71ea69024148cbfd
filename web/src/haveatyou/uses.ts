import type { Deed } from './seen.ts';

/** What is declared with a card of its own type; all other deeds are uses of a Swash!. */
export type Plain = Extract<
  Deed,
  | 'attack'
  | 'throw'
  | 'grab from floor'
  | 'grab from deck'
  | 'seize'
  | 'move'
  | 'weapon'
  | 'drink'
  | 'parry'
  | 'dodge'
>;
export type Use = Exclude<Deed, Plain>;

export interface UseWords {
  name: string;
  /** When it can be used. */
  when: string;
}

/** The uses of a Swash! (HAY-1.3.3.8), in the order in which they are shown. */
const WORDS: Record<Use, UseWords> = {
  cancel: { name: 'Cancel', when: 'the card an enemy has just played' },
  reverse: { name: 'Reverse', when: 'an attack on you strikes its maker' },
  catch: { name: 'Catch', when: 'a weapon thrown at you that will hit' },
  heal: { name: 'Heal', when: 'a die: 1 to 3 one wound, 4 or 5 two, 6 three' },
  reload: { name: 'Reload', when: 'a fired pistol in your hand' },
  run: { name: 'Run', when: 'one to four ranks, past anybody' },
  strike: { name: 'Attack', when: 'as with an Attack! card, for no action' },
  'strike across': { name: 'Attack across', when: 'an enemy on another board, at range +1' },
  shove: { name: 'Shove', when: 'an enemy at the rail: a die above his Physical' },
  redraw: { name: 'Draw anew', when: 'discard any of your cards, draw as many' },
  switch: { name: 'Switch boards', when: 'a friend has just fallen: take his place' },
  'two actions': { name: 'Two more actions', when: 'in your own turn' },
};

export const USES = Object.entries(WORDS).map(([use, words]) => ({ use: use as Use, ...words }));

export const isUse = (deed: Deed): deed is Use => deed in WORDS;

/** What a deed is called on its own. */
export const deedName = (deed: Deed): string => (isUse(deed) ? WORDS[deed].name : deed);
