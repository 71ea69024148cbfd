import { listed } from '../parts/listed.ts';
import type { Table } from '../wire.ts';
import type { Play } from './plays.ts';
import { type Declared, type Item, type Move, type Seen, type SetSeen, topOf, type Type } from './seen.ts';
import { deedName, isUse, type Plain } from './uses.ts';

type HaveTable = Table<Seen, Move>;

export const nameAt = (table: HaveTable, seat: number): string =>
  table.you.length === 1 && table.you[0] === seat ? 'You' : table.seats[seat]?.name || `Seat ${seat + 1}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const weaponOf = (view: Seen, seat: number): string => view.fighters[seat]?.weapon?.name ?? 'bare hands';

const PLACES = {
  here: 'Stay at this set',
  left: 'Go to the set on the left',
  right: 'Go to the set on the right',
} as const;

const AGES = ['oldest', 'middle', 'newest'];

/** How long something has lain on the Floor, by its place from 1. */
export const age = (slot: number, lying: number): string =>
  slot === lying && slot > 1 ? 'newest' : (AGES[slot - 1] ?? '');

/** The same, where another like it lies there. */
function ageAmong(floor: Item[], slot: number): string {
  const name = floor[slot - 1]?.name;
  return floor.filter((one) => one.name === name).length > 1 ? `${age(slot, floor.length)} ` : '';
}

/** What is still to be settled where one thing that was pointed at can mean several moves. */
export function whichWords(plays: Play[]): string {
  const kinds = new Set(plays.map((one) => one.target.split(':')[0]));
  const only = kinds.size === 1 ? [...kinds][0] : '';
  if (plays.every(({ move }) => move.kind === 'discard')) return 'Which card do you throw away?';
  if (only === 'rank') return 'To which rank?';
  if (plays.every(({ move }) => move.kind === 'dodge')) return 'Dodge to which rank, or stay?';
  if (plays.every(({ move }) => move.kind.startsWith('grab') || move.kind === 'seize'))
    return 'Which weapon do you take?';
  if (only === 'seat' && new Set(plays.map((one) => one.target)).size > 1) return 'At whom, and how?';
  return only === 'seat' ? 'Which blow?' : 'What do you do?';
}

const LEAVE: Partial<Record<SetSeen['phase'], string>> = {
  answer: 'Let it come',
  'last-word': 'Say nothing',
  'follow-up': 'No attack',
  mourn: 'Stay here',
};

/** A move as a button says it; without the card, which stands beside it or above. */
export function words({ move }: Play, table: HaveTable, view: Seen): string {
  const nameOf = (seat: number): string => nameAt(table, seat);
  const phase = view.sets[view.here]?.phase;
  switch (move.kind) {
    case 'pass':
      return (phase && LEAVE[phase]) ?? 'Pass';
    case 'pass-turn':
      return 'Pass: new hand';
    case 'draw':
      return 'Draw (1 fatigue)';
    case 'done':
      return phase === 'redraw' ? 'Draw as many' : 'End turn';
    case 'attack':
    case 'strike':
      return `${capital(move.mode)} at ${nameOf(move.target)}${move.lunge ? ', lunging a rank (+2 fatigue)' : ''}`;
    case 'throw':
      return `Throw your ${weaponOf(view, view.seat ?? 0)} at ${nameOf(move.target)}`;
    case 'grab':
      return `Take the ${ageAmong(view.sets[view.here]?.floor ?? [], move.slot)}${move.item} from the Floor`;
    case 'grab-deck':
      return 'Draw from the Armaments';
    case 'seize':
      return `Seize the ${weaponOf(view, move.target)} of ${nameOf(move.target)}: a die of 5 or more`;
    case 'step':
      return `Step to rank ${move.rank}`;
    case 'weapon':
      return 'Look for a weapon';
    case 'drink':
      return 'Drink the rum';
    case 'discard':
      return 'Throw it away';
    case 'parry':
      return 'Parry';
    case 'dodge':
      return move.rank > 0 ? `Dodge to rank ${move.rank}` : 'Dodge and stay';
    case 'swash':
      if (move.use === 'run') return `${deedName(move.use)} to rank ${move.to}`;
      if (move.use === 'shove') return `${deedName(move.use)} ${nameOf(move.to)}`;
      return deedName(move.use);
    case 'choose':
      return move.item === undefined ? 'Start with bare hands' : `Start with the ${move.item}`;
    case 'stand':
      return `Stand on rank ${move.rank}`;
    case 'where':
      return PLACES[move.place];
  }
}

const ANSWERS: Partial<Record<Type, string>> = { parry: 'Parry!', dodge: 'Dodge!', swash: 'Swash!' };

/** What can answer the card on top, or be the last word. */
export function answers(set: SetSeen): string {
  const names = set.answers.map((type) => ANSWERS[type] ?? type);
  const last = names.pop() ?? '';
  if (names.length > 0) return `${names.join(', ')} or ${last}`;
  const top = topOf(set);
  return `a ${last}${top?.hit ? ': the throw will hit' : top?.closed ? ' only' : ''}`;
}

const DEEDS: Record<Exclude<Plain, 'attack'>, [string, string]> = {
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
  const whom = one.at === undefined ? '' : nameOf(one.at) === 'You' ? 'you' : nameOf(one.at);
  if (one.deed === 'attack') {
    return `${who} ${you ? 'attack' : 'attacks'} ${whom}: ${one.mode ?? 'a blow'}${one.lunge ? ', with a lunge' : ''}, range ${one.range ?? 0}`;
  }
  if (isUse(one.deed)) {
    const use = deedName(one.deed).toLowerCase();
    return `${who} ${you ? 'play' : 'plays'} a Swash!: ${use}${whom ? ` against ${whom}` : ''}`;
  }
  const [does, youDo] = DEEDS[one.deed];
  return `${who} ${you ? youDo : does}${one.deed === 'throw' ? ` at ${whom}` : ''}`;
}

export interface Question {
  text: string;
  /** What the table waits for, where it is not us. */
  waits: string;
  mine: boolean;
}

/** The one sentence at the hand. */
export function question(table: HaveTable, set: SetSeen, own: number): Question {
  const mine = table.toAct.includes(own) && table.you.includes(own);
  if (table.state === 'finished')
    return { text: table.outcome?.reason ?? 'The battle is over.', waits: '', mine: false };
  const nameOf = (seat: number): string => nameAt(table, seat);
  const others = table.toAct
    .filter((seat) => seat !== own || !mine)
    .map((seat) => table.seats[seat]?.name || `Seat ${seat + 1}`);
  const waits = others.length > 0 ? `Waiting for ${listed(others)}` : '';
  if (!mine) return { text: theirs(table, set, listed(others)), waits, mine };
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
        set.followUp?.by === 'weapon'
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

function theirs(table: HaveTable, set: SetSeen, who: string): string {
  if (table.toAct.length === 0) return 'The cards are dealt …';
  const many = table.toAct.length > 1;
  if (set.phase === 'answer') return `${who} may answer with ${answers(set)} …`;
  if (set.phase === 'last-word') return `${who} may have the last word …`;
  if (set.phase === 'arm') return `${who} ${many ? 'choose' : 'chooses'} a weapon …`;
  if (set.phase === 'discard' || set.phase === 'draw')
    return `${who} ${many ? 'refill' : 'refills'} the hand …`;
  return `${who} ${many ? 'look' : 'looks'} for an opening …`;
}
