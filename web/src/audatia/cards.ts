import { listed } from '../parts/listed.ts';
import type { Card, CardSet } from '../wire.ts';
import { sentenceCase } from '../plain/words.ts';

export type Kind = 'posta' | 'strike' | 'remedy' | 'counter' | 'skill' | 'virtue' | 'side';
export type Strike = 'MF' | 'RF' | 'MM' | 'RM' | 'MS' | 'RS' | 'PU';
export type Origin = 'fact' | 'inference' | 'reconstruction';

/** One value of a card, and how it is known. */
export interface Source {
  what: string;
  value: string;
  origin: Origin;
}

/** A card as it is drawn. */
export interface Face {
  name: string;
  /** The name without the letter of its half sun, in the two parts that a Strike has. */
  title: string;
  over: string;
  kind: Kind;
  strike: Strike | null;
  sun: 'left' | 'right' | null;
  /** Where a Remedy or its counter works. */
  side: string;
  virtue: string;
  cycle: boolean;
  line: string;
  rule: string;
  strikes: Strike[];
  closed: Strike[];
  extended: boolean;
  exchange: boolean;
  bonus: { virtue: string; count: number } | null;
  grounds: string;
  sources: Source[];
}

export type Catalogue = ReadonlyMap<string, Face>;

export const STRIKES: Readonly<Record<Strike, { over: string; name: string }>> = {
  MF: { over: 'Mandritto', name: 'Fendente' },
  RF: { over: 'Roverso', name: 'Fendente' },
  MM: { over: 'Mandritto', name: 'Mezano' },
  RM: { over: 'Roverso', name: 'Mezano' },
  MS: { over: 'Mandritto', name: 'Sottano' },
  RS: { over: 'Roverso', name: 'Sottano' },
  PU: { over: '', name: 'Punta' },
};

export const strikeName = (strike: Strike): string =>
  `${STRIKES[strike].over} ${STRIKES[strike].name}`.trim();

const KINDS: Readonly<Record<string, Kind>> = {
  posta: 'posta',
  strike: 'strike',
  remedy: 'remedy',
  counter: 'counter',
  skill: 'skill',
  virtue: 'virtue',
};

const isStrike = (word: string): word is Strike => word in STRIKES;
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const strikesIn = (value: unknown): Strike[] => words(value).filter(isStrike);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is told of a card beside its name; the rest of its file is for the rules. */
const TOLD = [
  'strikes',
  'closed',
  'extended',
  'exchange',
  'bonus',
  'text',
  'symbols',
  'sun',
  'parried-by',
  'end',
  'side',
  'perfect-against',
  'virtue',
  'cycle',
  'gives',
  'copies',
  'basic',
];

const LABELS: Readonly<Record<string, string>> = {
  strikes: 'Blows it can make',
  closed: 'Closed to',
  bonus: 'For the first Strike',
  'parried-by': 'Parried by',
  end: 'Ends in',
  side: 'Works on',
  'perfect-against': 'Perfect against',
  sun: 'Half sun',
  basic: 'Basic',
};

function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const all = words(value).map((word) => (isStrike(word) ? strikeName(word) : word.replaceAll('-', ' ')));
    return all.length === 0 ? 'none' : all.length === 7 ? 'all seven' : all.join(', ');
  }
  if (typeof value === 'object' && value !== null && 'virtue' in value) {
    const { virtue, ...lets } = value;
    const verbs = Object.entries(lets).map(
      ([verb, strikes]) => `${verb} ${[strikes].flat().map(said).join(' or ')}`,
    );
    return `who leads ${capital(String(virtue))} may ${listed(verbs)}`;
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => (typeof one === 'number' ? `${capital(key)} +${one}` : `${key} ${said(one)}`))
      .join(', ');
  const word = String(value);
  return isStrike(word) ? strikeName(word) : word;
}

function sourcesOf(card: Card): Source[] {
  const facts = words(card.fact);
  const inferred = words(card.inference);
  const origin = (field: string): Origin =>
    facts.includes(field) ? 'fact' : inferred.includes(field) ? 'inference' : 'reconstruction';
  const fields = TOLD.filter((field) => field in card);
  return [
    { what: 'Name', value: card.name, origin: origin('name') },
    ...fields.map((field) => ({
      what: LABELS[field] ?? sentenceCase(field),
      value: said(card[field]),
      origin: origin(field),
    })),
  ];
}

const SIDES: Readonly<Record<string, string>> = {
  inside: 'on the Inside',
  outside: 'on the Outside',
  both: 'on both sides',
};

function lineOf(card: Card, kind: Kind): string {
  if (kind === 'remedy') return `From the bind, ${SIDES[text(card.side)] ?? ''}.`;
  if (kind === 'counter') return `Against a Remedy ${SIDES[text(card.side)] ?? ''}.`;
  if (kind === 'strike') {
    const symbols = words(card.symbols).map((one) =>
      one === 'attack-with-prudentia' ? 'attack (Prudentia)' : one,
    );
    return `${capital(symbols.join(', '))}.`;
  }
  if (kind === 'side') return 'To whose left the moon lies, he enters on the Outside.';
  return text(card.text);
}

function bonusOf(card: Card): Face['bonus'] {
  const [found] = typeof card.bonus === 'object' && card.bonus ? Object.entries(card.bonus) : [];
  return found ? { virtue: found[0], count: Number(found[1]) } : null;
}

export function face(card: Card): Face {
  const kind = KINDS[card.kind ?? ''] ?? 'side';
  const told = text(card.strike);
  const strike = isStrike(told) ? told : null;
  const sun = card.sun === 'left' || card.sun === 'right' ? card.sun : null;
  return {
    name: card.name,
    title: strike ? STRIKES[strike].name : card.name.replace(/^Posta (di )?/, ''),
    over: strike ? STRIKES[strike].over : '',
    kind,
    strike,
    sun,
    side: text(card.side),
    virtue: text(card.virtue) === 'none' ? '' : text(card.virtue),
    cycle: card.cycle === true,
    line: lineOf(card, kind),
    rule: card.rule ?? '',
    strikes: strikesIn(card.strikes),
    closed: strikesIn(card.closed),
    extended: card.extended === true,
    exchange: card.exchange === true,
    bonus: bonusOf(card),
    grounds: text(card.grounds),
    sources: sourcesOf(card),
  };
}

/** A card as it is read. */
export const spoken = ({ over, title, name, line, sources }: Face): string =>
  `${name}. ${over} ${title}. ${line} ${sources.map(({ what, value }) => `${what} ${value}`).join('. ')}`;

export function catalogue(sets: CardSet[]): Catalogue {
  const faces = new Map<string, Face>();
  for (const set of sets)
    for (const card of set.cards) if (!faces.has(card.name)) faces.set(card.name, face(card));
  return faces;
}

/** What a card looks like before its set has come. */
export const faceOf = (faces: Catalogue, name: string): Face =>
  faces.get(name) ?? face({ name, kind: 'side' });

/** How a card is called in a sentence. */
export const called = (faces: Catalogue, name: string): string => {
  const known = faces.get(name);
  return known?.strike ? strikeName(known.strike) : name;
};

/** Breaks a line of text for a card; at most so many letters a row. */
export function rows(line: string, width: number): string[] {
  const found: string[] = [];
  for (const word of line.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
