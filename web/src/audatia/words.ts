import { literal } from '../live/literal.ts';
import type { Table } from '../wire.ts';
import { called, type Catalogue } from './cards.ts';
import type { Seen } from './seam.gen.ts';

export type Phase = Seen['phase'];

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
];

export const counted = (count: number): string => NUMBERS[count] ?? String(count);

export const characterOf = (view: Seen, seat: number): string => view.fighters[seat]?.character ?? '';

/** The name of a seat, as it is told to whoever looks. */
export const nameAt = (table: Table, seat: number): string => table.seats[seat]?.name || `Seat ${seat + 1}`;

/** What a sentence calls a seat: the swordsman, or the player where both fight as the same. */
const fencer = (table: Table, view: Seen, seat: number): string =>
  characterOf(view, seat) === characterOf(view, 1 - seat) ? nameAt(table, seat) : characterOf(view, seat);

/** Whose ink is red and whose blue: each character has his own, and of two alike the second takes the other. */
export function inkOf(view: Seen, seat: number): 'red' | 'blue' {
  const [first, second] = view.fighters.map((fighter) => fighter.character);
  if (first === second) return seat === 0 ? 'red' : 'blue';
  return characterOf(view, seat).startsWith('Boucicault') ? 'blue' : 'red';
}

/** Where a blow is aimed. */
function aim(card: string): string {
  if (card.includes('Fendente')) return 'at the head';
  if (card.includes('Mezano')) return 'across the middle';
  if (card.includes('Sottano')) return 'from below';
  return 'at the breast';
}

const side = (inside: boolean): string => (inside ? 'Inside' : 'Outside');

interface Words {
  view: Seen;
  faces: Catalogue;
  own: number;
  /** What the other is called. */
  other: string;
}

function standing({ view, faces }: Words): string {
  const top = view.attacker === undefined ? '' : (view.fighters[view.attacker]?.stack.at(-1) ?? '');
  return called(faces, top);
}

function bind({ view, own }: Words, waits: string): string {
  return view.bind === 'stretto'
    ? `${waits}The swords are bound, Stretto. Play a Remedy on the ${side(view.inside === own)}, or wait?`
    : `${waits}The swords part, Largo. Strike, or wait?`;
}

const MINE: Readonly<Record<Phase, (words: Words) => string>> = {
  exchange: () => 'Your first hand. Lay aside what you do not want; you draw as many.',
  trade: ({ view, own }) =>
    view.fighters[own]?.tradeBegun
      ? `A Trade is begun: give ${view.fighters[own].aside.length === 0 ? 'two cards' : 'one card more'}.`
      : 'Out of Measure. Trade two cards for one, or keep what you hold?',
  posta: ({ view, own, other }) =>
    view.fighters[1 - own]?.chosen
      ? `Choose your guard. ${other} has sealed his; yours stays hidden till then.`
      : 'Choose your guard. It stays hidden till both are shown.',
  order: () => 'Lay your cards in a row, from left to right: so they will be turned up.',
  virtue: () => 'Which Virtue do you take?',
  salute: ({ other }) =>
    `Salute ${other} with a card? If it is not returned, your first Strike has 4 more Audatia.`,
  'salute-answer': ({ other }) =>
    `${other} salutes. Return it with a card, or leave him 4 more Audatia for his first Strike?`,
  skills: () => 'Before the fight: play a Skill, or wait?',
  lure: () => 'The Lure: into which other guard do you step?',
  'pre-empt': ({ other }) => `${other} is about to act. Pre-empt him?`,
  'pre-empt-strike': () => 'You are before him: strike now.',
  'step-5': () => 'The measure is yours, Challenger. Do you attack?',
  'step-6': ({ other }) => `${other} holds back. Do you attack?`,
  'step-7': () => 'Challenger, now you must attack, or it is a draw.',
  lead: () => 'You lead. Turn up your next card.',
  react: (words) => {
    const blow = standing(words);
    const form = words.view.form === 'counterattack' ? 'Counterattack: ' : '';
    return `${form}${blow} from ${words.other}, ${aim(blow)}. How do you answer?`;
  },
  exchanged: () => 'Your Punta is exchanged. Only a Remedy on the Outside saves you.',
  counter: ({ view, other }) =>
    `${other} enters with ${view.remedy?.card ?? 'a Remedy'}, ${side(view.remedy?.inside ?? true)}. Counter it?`,
  feint: () => 'Your blow is parried. Was it a Feint?',
  'feint-strike': () => 'It was a Feint: now strike in earnest.',
  orient: () => 'You turn the Side Card. Which side shall be yours?',
  entry: ({ view }) =>
    `Your blow is parried, ${view.bind === 'stretto' ? 'Stretto' : 'Largo'}. Do you go on at once?`,
  'repeat-strike': () => 'Repeat: the same blow again.',
  'bind-defender': (words) => bind(words, ''),
  'bind-attacker': (words) => bind(words, `${words.other} waits. `),
  'kick-strike': () => 'The kick lands. A Fendente now ends it.',
  measure: ({ view, own }) =>
    `He struck the air and stands in ${view.fighters[1 - own]?.posta ?? 'a guard'}. One Attack is yours.`,
  'beat-first': () => 'His guard is beaten aside. Strike, or wait?',
  'beat-second': ({ other }) => `Your guard is beaten aside, and ${other} waits. Strike?`,
  'break-attacker': () => 'Your Thrust is broken. Enter with a Remedy, or wait?',
  'break-defender': () => 'You broke the Thrust. A Mezano now, or wait?',
  deny: ({ view, other }) => `${other} plays ${view.pending?.card ?? 'a Skill'}. Do you deny it?`,
  over: () => 'The bout is over.',
};

const THEIRS: Readonly<Partial<Record<Phase, string>>> = {
  exchange: 'looks over the first hand',
  trade: 'looks over the hand',
  posta: 'chooses a guard',
  order: 'lays a row',
  virtue: 'chooses a Virtue',
  salute: 'may salute',
  'salute-answer': 'may return your salute',
  react: 'looks for an answer to your blow',
  exchanged: 'looks for a Remedy',
  counter: 'looks for a Counter-Remedy',
  feint: 'may have feinted',
  orient: 'turns the Side Card',
  deny: 'may deny it',
  lure: 'steps into another guard',
  lead: 'must attack',
  'pre-empt': 'may pre-empt',
  'step-5': 'has the measure, and may attack',
  'step-6': 'may attack',
  'step-7': 'must attack, or it is a draw',
  'bind-defender': 'may go on from the bind',
  'bind-attacker': 'may go on from the bind',
};

/** What both do at once, in secret. */
const BOTH: Readonly<Partial<Record<Phase, string>>> = {
  exchange: 'look over their first hands',
  trade: 'look over their hands',
  posta: 'choose a guard',
  order: 'lay their rows',
};

/** What is waited for, told to whoever is not asked himself. */
function waitedFor(table: Table, view: Seen, watching: boolean): string {
  const [waited, more] = table.toAct;
  if (waited === undefined) return 'The match has not begun.';
  if (more !== undefined) return `Both ${BOTH[view.phase] ?? 'consider'} …`;
  const does = THEIRS[view.phase] ?? 'considers';
  const other = `${fencer(table, view, 1 - waited)}’s`;
  return `${fencer(table, view, waited)} ${watching ? does.replace('your', () => other) : does} …`;
}

/** The one sentence of the moment; who watches, at nobody's place, is asked nothing. */
export function question(table: Table, view: Seen, faces: Catalogue, own: number, watching: boolean): string {
  if (table.state === 'finished') return table.outcome?.reason ?? 'The match is over.';
  return watching || !table.toAct.includes(own)
    ? waitedFor(table, view, watching)
    : MINE[view.phase]({ view, faces, own, other: fencer(table, view, 1 - own) });
}

/** What the cards that serve now are called. */
export function serving(phase: Phase, count: number): string {
  const many = count !== 1;
  const noun =
    phase === 'react'
      ? many
        ? 'answers'
        : 'answer'
      : phase === 'counter'
        ? many
          ? 'counters'
          : 'counter'
        : many
          ? 'cards that serve'
          : 'card that serves';
  return `${counted(count)} ${noun}`;
}

/**
 * Why a card rests or a blow is closed, without its name before it: said of several at once. What is not answered is the
 * blow that stands, also where the card has the same name.
 */
export function reasonOf(sentence: string, name: string): string {
  const bare = sentence.startsWith(`${name} `)
    ? sentence.slice(name.length + 1)
    : sentence.replace(new RegExp(`(?<! answer) ${literal(name)}`), ' it');
  return unlettered(bare).replace(/\.$/, '');
}

/** A Strike by its name alone, without the letter that tells its half sun. */
export const unlettered = (sentence: string): string =>
  sentence.replace(/\b(Fendente|Mezano|Sottano) [LR]\b/g, '$1');

/** In two words, where there is no room for a sentence. */
const BRIEF: Readonly<Record<string, string>> = {
  'AUD-ELI.1': 'not from this guard',
  'AUD-ELI.2': 'line closed',
  'AUD-ELI.3': 'other side',
  'AUD-ELI.4': 'same line',
  'AUD-VIR.P': 'wants Prudentia',
  'AUD-EXT.1': 'beat it first',
  'AUD-CUT.1': 'not now',
  'AUD-CUT.2': 'no parry',
  'AUD-STR.1': 'bound',
  'AUD-CTR.4': 'only the same',
  'AUD-R35': 'no parry here',
};

export const brief = (rule: string): string => BRIEF[rule] ?? 'closed';

export const ENDINGS: Readonly<Record<Seen['ending'], string>> = {
  none: '',
  cut: 'by a cut that found no answer',
  thrust: 'by a thrust that found no answer',
  exchange: 'by an exchange of thrusts',
  remedy: 'by a Remedy that nothing countered',
  'perfect-counter': 'by a perfect counter',
  kick: 'by a kick and a Fendente',
  'two-draws': 'as the challenge was not upheld',
  points: 'on points',
  'equal-points': 'with equal points',
  'out-of-cards': 'as the other has no cards left',
  'both-out': 'with both rows empty',
};
