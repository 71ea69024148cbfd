import type { Table } from '../wire.ts';
import type { Spoken } from './notation.ts';
import { USES } from './uses.ts';
import { type BattleView, type Declared, itemOf, type SetView, topOf } from './view.ts';

export const nameAt = (table: Table, seat: number): string =>
  table.you.length === 1 && table.you[0] === seat ? 'You' : table.seats[seat]?.name || `Seat ${seat + 1}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const weaponWord = (text: string): string => (text === 'none' ? 'bare hands' : itemOf(text).name);

const PLACES: Record<string, string> = {
  here: 'Stay at this set',
  left: 'Go to the set on the left',
  right: 'Go to the set on the right',
};

/** A move as a button says it; without the card, which stands beside it or above. */
export function words(said: Spoken, table: Table, view: BattleView): string {
  const whom = said.seat >= 0 ? nameAt(table, said.seat) : '';
  const own = typeof view.seat === 'number' ? view.fighters[view.seat] : undefined;
  switch (said.verb) {
    case 'attack':
    case 'strike':
      return `${capital(said.mode)} at ${whom}${said.lunge ? ', lunging a rank (+2 fatigue)' : ''}`;
    case 'throw':
      return `Throw your ${weaponWord(own?.weapon ?? 'none')} at ${whom}`;
    case 'grab':
      if (said.slot >= 0) return `Take the ${said.item} from the Floor`;
      if (said.seat >= 0)
        return `Seize the ${weaponWord(view.fighters[said.seat]?.weapon ?? 'none')} of ${whom}: a die of 5 or more`;
      return 'Draw from the Armaments';
    case 'move':
      return `Step to rank ${said.rank}`;
    case 'weapon':
      return 'Look for a weapon';
    case 'drink':
      return 'Drink the rum';
    case 'discard':
      return 'Throw it away';
    case 'parry':
      return 'Parry';
    case 'dodge':
      return said.rank >= 0 ? `Dodge to rank ${said.rank}` : 'Dodge and stay';
    case 'swash':
      return useWords(said, whom);
    case 'choose':
      return said.item === 'nothing' ? 'Start with bare hands' : `Start with the ${said.item}`;
    case 'stand':
      return `Stand on rank ${said.rank}`;
    case 'go':
      return PLACES[said.item] ?? said.move;
    default:
      return said.move;
  }
}

function useWords(said: Spoken, whom: string): string {
  const name = USES.find((one) => one.use === said.use)?.name ?? said.use;
  if (said.rank >= 0) return `${name} to rank ${said.rank}`;
  return whom ? `${name} ${whom}` : name;
}

const LEAVE: Partial<Record<SetView['phase'], string>> = {
  answer: 'Let it come',
  'last-word': 'Say nothing',
  'follow-up': 'No attack',
  mourn: 'Stay here',
};

/** The words of what needs no card. */
export function looseWords(said: Spoken, table: Table, view: BattleView, set: SetView): string {
  switch (said.move) {
    case 'pass':
      return LEAVE[set.phase] ?? 'Pass';
    case 'pass turn':
      return 'Pass: new hand';
    case 'draw':
      return 'Draw (1 fatigue)';
    case 'done':
      return set.phase === 'redraw' ? 'Draw as many' : 'End turn';
    default:
      return words(said, table, view);
  }
}

/** What can answer the card on top. */
export function answers(top: Declared | undefined): string {
  if (!top) return 'a Swash!';
  if (top.closed) return 'a Swash! only';
  if (top.deed === 'attack') return 'Parry!, Dodge! or Swash!';
  if (top.deed === 'throw') return top.hit ? 'a Swash!: the throw will hit' : 'Dodge! or Swash!';
  if (top.deed === 'parry') return 'Parry! or Swash!';
  return 'a Swash!';
}

const DEEDS: Record<string, [string, string]> = {
  throw: ['throws', 'throw'],
  'grab from floor': ['grabs from the Floor', 'grab from the Floor'],
  'grab from deck': ['draws a weapon', 'draw a weapon'],
  seize: ['grabs for the weapon', 'grab for the weapon'],
  move: ['moves', 'move'],
  weapon: ['looks for a weapon', 'look for a weapon'],
  drink: ['drinks', 'drink'],
  parry: ['parries', 'parry'],
  dodge: ['dodges', 'dodge'],
};

/** Somebody's deed as a sentence without its full stop. */
export function deedWords(one: Declared, nameOf: (seat: number) => string): string {
  const who = nameOf(one.by);
  const you = who === 'You';
  const whom = one.at === 'none' ? '' : nameOf(one.at) === 'You' ? 'you' : nameOf(one.at);
  if (one.deed === 'attack') {
    const does = capital(one.mode ?? 'attack').toLowerCase();
    return `${who} ${you ? 'attack' : 'attacks'} ${whom}: ${does}${one.lunge ? ', with a lunge' : ''}, range ${one.range ?? 0}`;
  }
  const plain = DEEDS[one.deed];
  if (plain) return `${who} ${you ? plain[1] : plain[0]}${one.deed === 'throw' ? ` at ${whom}` : ''}`;
  const use = USES.find((known) => known.use === one.deed)?.name ?? one.deed;
  return `${who} ${you ? 'play' : 'plays'} a Swash!: ${use.toLowerCase()}${whom ? ` against ${whom}` : ''}`;
}

export interface Question {
  text: string;
  /** What the table waits for, where it is not us. */
  waits: string;
  mine: boolean;
}

/** The one sentence at the hand. */
export function question(table: Table, set: SetView, own: number): Question {
  const mine = table.toAct.includes(own) && table.you.includes(own);
  if (table.state === 'finished')
    return { text: table.outcome?.reason ?? 'The battle is over.', waits: '', mine: false };
  const nameOf = (seat: number): string => nameAt(table, seat);
  const others = table.toAct
    .filter((seat) => seat !== own || !mine)
    .map((seat) => table.seats[seat]?.name || `Seat ${seat + 1}`);
  const waits = others.length > 0 ? `Waiting for ${others.join(', ')}` : '';
  if (!mine) return { text: theirs(table, set, others.join(' and ')), waits, mine };
  const top = topOf(set);
  const acts = `${set.actions} action${set.actions === 1 ? '' : 's'} left`;
  const say = (text: string): Question => ({ text, waits: '', mine });
  switch (set.phase) {
    case 'arm':
      return say('Which weapon do you start with?');
    case 'act':
      return say(
        set.free
          ? `A free turn against the others: ${acts}.`
          : set.actions > 0
            ? `Your turn, ${acts}. What now?`
            : 'No actions left. Refill your hand?',
      );
    case 'discard':
      return say('Throw away what you do not want, then draw.');
    case 'draw':
      return say('Draw up to five, one fatigue each.');
    case 'answer':
      return say(top ? `${deedWords(top, nameOf)}. Answer it?` : 'Answer it?');
    case 'last-word':
      return say(`${nameOf(set.active)} is done. A last word before the turn passes?`);
    case 'follow-up':
      return say(
        set['follow-up'] !== 'none' && set['follow-up'].by === 'weapon'
          ? 'Strike at once, with one damage card less?'
          : 'Your Swash! allows an attack.',
      );
    case 'redraw':
      return say('Throw away what you want to draw anew.');
    case 'mourn':
      return say('Your friend has fallen. Take his place?');
    case 'stand':
      return say('Victory! Where do you stand for the next one?');
    case 'where':
      return say('You have earned a free turn. Where?');
    default:
      return say('Your move.');
  }
}

function theirs(table: Table, set: SetView, who: string): string {
  if (table.toAct.length === 0) return 'The cards are dealt …';
  const many = table.toAct.length > 1;
  const top = topOf(set);
  if (set.phase === 'answer' && top) return `${who} may answer with ${answers(top)} …`;
  if (set.phase === 'last-word') return `${who} may have the last word …`;
  if (set.phase === 'arm') return `${who} ${many ? 'choose' : 'chooses'} a weapon …`;
  if (set.phase === 'discard' || set.phase === 'draw')
    return `${who} ${many ? 'refill' : 'refills'} the hand …`;
  return `${who} ${many ? 'look' : 'looks'} for an opening …`;
}
