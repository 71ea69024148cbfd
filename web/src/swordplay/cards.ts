import type { Card, CardSet } from '../wire.ts';

export type Kind = 'attack' | 'defence' | 'weapon' | 'armour' | 'cloak' | 'stance' | 'fighter' | 'monster';

/** A number at the foot of a card, in the shape that says what it is. */
export interface Mark {
  shape: 'strike' | 'stop' | 'blade' | 'hand' | 'plate' | 'use' | 'drop';
  /** A location to draw as an arrow, or a text. */
  at?: string;
  text?: string;
  says: string;
}

/** A card as it is drawn. */
export interface Face {
  name: string;
  set: string;
  kind: Kind;
  line: string;
  foot: string;
  marks: Mark[];
  rule: string;
  copies: number;
  uses: number | null;
}

export type Catalogue = ReadonlyMap<string, Face>;

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const either = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const SINGULAR: Record<string, Kind> = {
  attacks: 'attack',
  defences: 'defence',
  weapons: 'weapon',
  cloaks: 'cloak',
  stances: 'stance',
  fighters: 'fighter',
};

function kindOf(card: Card): Kind {
  const told = card.kind ?? (typeof card.type === 'string' ? card.type : undefined);
  if (told) return SINGULAR[told] ?? (told as Kind);
  if ('reveals' in card) return 'monster';
  if ('life' in card) return 'fighter';
  if ('stops' in card) return 'defence';
  if ('absorbs' in card) return 'armour';
  if ('counters' in card) return 'cloak';
  if ('hands' in card) return 'weapon';
  return 'location' in card || 'stopped-by' in card ? 'attack' : 'stance';
}

function lineOf(card: Card, kind: Kind): string {
  if (card.text) return card.text;
  if (kind === 'attack') return `Strikes ${either(list(card.location).map(capital))}.`;
  if (kind === 'defence') {
    const stops =
      card.stops === 'any' ? 'Stops any attack.' : `Stops ${either(list(card.stops).map(capital))}.`;
    const counter = list(card.counter)[0];
    return counter ? `${stops} Then strikes ${capital(counter)}.` : stops;
  }
  if (kind === 'weapon') return `Adds ${count(card.damage)} to your attacks.`;
  if (kind === 'fighter' || kind === 'monster')
    return `${count(card.life)} life, ${count(card.damage)} damage.`;
  return '';
}

function footOf(card: Card, kind: Kind): string {
  if (kind === 'defence') return capital(list(card.tags)[0] ?? 'defence');
  if (kind === 'weapon') return count(card.hands) === 2 ? 'Two hands' : 'One hand';
  if (kind === 'cloak') return 'One hand';
  if (kind === 'armour') return 'Worn';
  return capital(kind);
}

function marksOf(card: Card, kind: Kind): Mark[] {
  const marks: Mark[] = [];
  if (kind === 'attack') {
    for (const at of list(card.location)) marks.push({ shape: 'strike', at, says: `strikes ${at}` });
    const bonus = count(card.bonus);
    if (bonus > 0) marks.push({ shape: 'blade', text: `+${bonus}`, says: `plus ${bonus} damage` });
  }
  if (kind === 'defence') {
    const stops = card.stops === 'any' ? ['any'] : list(card.stops);
    for (const at of stops) marks.push({ shape: 'stop', at, says: `stops ${at}` });
    for (const at of list(card.counter)) marks.push({ shape: 'strike', at, says: `strikes back ${at}` });
  }
  if (kind === 'weapon') {
    const shot = count(card.shot);
    const damage = shot || count(card.damage);
    marks.push({
      shape: 'blade',
      text: String(damage),
      says: shot ? `a shot of ${shot}` : `${damage} damage`,
    });
    marks.push({ shape: 'hand', text: String(count(card.hands)), says: `${count(card.hands)} hands` });
  }
  if (kind === 'armour') {
    marks.push({ shape: 'plate', text: String(count(card.absorbs)), says: `absorbs ${count(card.absorbs)}` });
  }
  if (kind === 'cloak') {
    marks.push({ shape: 'use', text: String(count(card.counters)), says: `${count(card.counters)} uses` });
    marks.push({ shape: 'hand', text: String(count(card.hands)), says: `${count(card.hands)} hands` });
  }
  if (kind === 'fighter' || kind === 'monster') {
    marks.push({ shape: 'drop', text: String(count(card.life)), says: `${count(card.life)} life` });
    marks.push({ shape: 'blade', text: String(count(card.damage)), says: `${count(card.damage)} damage` });
  }
  return marks;
}

export function face(card: Card, set: string): Face {
  const kind = kindOf(card);
  return {
    name: card.name,
    set,
    kind,
    line: lineOf(card, kind),
    foot: footOf(card, kind),
    marks: marksOf(card, kind),
    rule: card.rule ?? '',
    copies: card.copies ?? 1,
    uses: count(card.counters) || count(card.absorbs) || null,
  };
}

/** A card as it is read out. */
export const spoken = ({ name, kind, line, marks }: Face): string =>
  `${name}, ${kind}. ${line} ${marks.map((mark) => mark.says).join(', ')}`;

export function catalogue(sets: CardSet[]): Catalogue {
  const faces = new Map<string, Face>();
  for (const set of sets) {
    for (const card of set.cards) if (!faces.has(card.name)) faces.set(card.name, face(card, set.set));
  }
  return faces;
}

/** What a card looks like before its set has come. */
export function faceOf(faces: Catalogue, name: string): Face {
  const known = faces.get(name);
  if (known) return known;
  return { name, set: '', kind: 'attack', line: '', foot: '', marks: [], rule: '', copies: 1, uses: null };
}

/** Breaks a line of text for a card; at most so many letters a row. */
export function rows(text: string, width: number): string[] {
  const found: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    if (row !== '' && row.length + word.length + 1 > width) {
      found.push(row);
      row = word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return row === '' ? found : [...found, row];
}
