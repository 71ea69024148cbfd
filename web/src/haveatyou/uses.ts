/** The twelve uses of a Swash! (HAY-1.3.3.8), in the order in which they are offered. */
export interface Use {
  use: string;
  name: string;
  /** When it can be used. */
  when: string;
  rule: string;
}

const rule = (part: string): string => `HAY-1.3.3.8.${part}`;

export const USES: readonly Use[] = [
  { use: 'cancel', name: 'Cancel', when: 'the card an enemy has just played', rule: rule('cancel') },
  { use: 'reverse', name: 'Reverse', when: 'an attack on you strikes its maker', rule: rule('reverse') },
  { use: 'catch', name: 'Catch', when: 'a weapon thrown at you that will hit', rule: rule('catch') },
  { use: 'heal', name: 'Heal', when: 'a die: 1 to 3 one wound, 4 or 5 two, 6 three', rule: rule('heal') },
  { use: 'reload', name: 'Reload', when: 'a fired pistol in your hand', rule: rule('reload') },
  { use: 'run', name: 'Run', when: 'one to four ranks, past anybody', rule: rule('move') },
  { use: 'strike', name: 'Attack', when: 'as with an Attack! card, for no action', rule: rule('attack') },
  {
    use: 'strike across',
    name: 'Attack across',
    when: 'an enemy on another board, at range +1',
    rule: rule('across'),
  },
  {
    use: 'shove',
    name: 'Shove',
    when: 'an enemy at the rail: a die above his Physical',
    rule: rule('shove'),
  },
  { use: 'redraw', name: 'Draw anew', when: 'discard any of your cards, draw as many', rule: rule('redraw') },
  {
    use: 'switch',
    name: 'Switch boards',
    when: 'a friend has just fallen: take his place',
    rule: rule('switch'),
  },
  { use: 'two actions', name: 'Two more actions', when: 'in your own turn', rule: rule('actions') },
];

/** A move to ask about when a use is not offered. */
export const deadUse = (card: string, use: string, rank: number, foe: number): string =>
  `swash ${card} ${use === 'run' ? `run to ${rank === 7 ? 6 : rank + 1}` : use === 'shove' ? `shove ${foe}` : use}`;
