// docs/records.md, in the browser.

/**
 * One outcome of chance with what it was drawn from: a die and its sides; a card and the pile it was drawn
 * from, bottom first; a pile after its shuffle, the next card first, and where in it each card is that lay in
 * the pile before, from the bottom.
 */
export type Drawn =
  { die: number; from: number } | { card: string; from: string[] } | { shuffle: string[]; from: number[] };

export interface RecordedMove {
  seat: number;
  move: string;
  at: number;
  drew: Drawn[];
}

/** What was sealed, each part by its digest; `commitment` was made known before the match. */
export interface Seal {
  commitment: string;
  secret: string;
  game: string;
  cards: string;
  options: string;
  seats: string;
  given: string;
}

export type Option = string | number | boolean | string[];

export interface MatchRecord {
  'derring-record': number;
  game: string;
  rules: number;
  cards: Record<string, string>;
  options: Record<string, Option>;
  seats: string[];
  seed: { secret: string; seats: string[] };
  seal: Seal;
  deal: Drawn[];
  moves: RecordedMove[];
  /** How it ended before the rules ended it, if it did. */
  'cut-short'?: { how: 'resigned' | 'timed-out' | 'drawn' | 'closed'; seat?: number; why?: string };
  outcome?: { places: number[]; drawn: boolean; reason: string; rule: string };
}

/** How the match of a record ended, in a sentence; empty if it did not. */
export function endOf(record: MatchRecord): string {
  const cut = record['cut-short'];
  if (!cut) return record.outcome?.reason ?? '';
  const name = record.seats[cut.seat ?? -1] ?? 'Nobody';
  switch (cut.how) {
    case 'resigned':
      return `${name} resigns.`;
    case 'timed-out':
      return `The time of ${name} is over.`;
    case 'drawn':
      return 'The players agreed to a draw.';
    case 'closed':
      return cut.why ?? '';
  }
}

const FORMAT = 2;
const HEX = /^[0-9a-f]{64}$/;
const SEALED: readonly (keyof Seal)[] = [
  'commitment',
  'secret',
  'game',
  'cards',
  'options',
  'seats',
  'given',
];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, good: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(good);
const isText = (value: unknown): boolean => typeof value === 'string';
const isHex = (value: unknown): boolean => typeof value === 'string' && HEX.test(value);
const isOption = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || isList(value, isText);

/** Whether an outcome could have come from what it says it was drawn from. */
function isDrawn(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { die, card, shuffle, from } = value;
  if (typeof die === 'number')
    return typeof from === 'number' && Number.isInteger(die) && die >= 1 && die <= from;
  if (typeof card === 'string') return isList(from, isText) && (from as string[]).includes(card);
  return (
    isList(shuffle, isText) &&
    Array.isArray(from) &&
    [...(from as unknown[])].sort((a, b) => Number(a) - Number(b)).every((place, i) => place === i) &&
    from.length === (shuffle as string[]).length
  );
}

function isMove(value: unknown): boolean {
  return (
    isFields(value) &&
    Number.isInteger(value.seat) &&
    typeof value.move === 'string' &&
    isList(value.drew, isDrawn)
  );
}

function isCut(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { how, seat, why } = value;
  if (how === 'closed') return isText(why);
  return how === 'drawn' || ((how === 'resigned' || how === 'timed-out') && Number.isInteger(seat));
}

function isWhole(record: Fields): boolean {
  const { game, rules, cards, options, seats, seed, seal, deal, moves } = record;
  const cut = record['cut-short'];
  return (
    (cut === undefined || isCut(cut)) &&
    isText(game) &&
    Number.isInteger(rules) &&
    isFields(cards) &&
    Object.values(cards).every(isText) &&
    isFields(options) &&
    Object.values(options).every(isOption) &&
    isList(seats, isText) &&
    isFields(seed) &&
    isHex(seed.secret) &&
    isList(seed.seats, isHex) &&
    isFields(seal) &&
    SEALED.every((part) => isHex(seal[part])) &&
    isList(deal, isDrawn) &&
    isList(moves, isMove)
  );
}

/** Takes a text for a record, or says what it lacks. */
export function readRecord(text: string): MatchRecord {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error('This is not a record: it is no JSON.');
  }
  if (!isFields(found) || typeof found['derring-record'] !== 'number')
    throw new Error('This is not a record of a match.');
  if (found['derring-record'] === 1)
    throw new Error(
      'This record is of an old kind, in which neither options nor seats were sealed and outcomes did not say what they were drawn from. It cannot be checked any more.',
    );
  if (found['derring-record'] !== FORMAT)
    throw new Error('This record is of a newer kind than this page knows; load the page anew.');
  if (!isWhole(found))
    throw new Error(
      'This record is not whole: it must have its game, cards, options, seats, seed and seal, and each outcome what it was drawn from.',
    );
  return found as unknown as MatchRecord;
}
