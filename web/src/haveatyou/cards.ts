import type { Card, CardSet } from '../wire.ts';
import type { Type } from './seen.ts';

/** Damage by one kind of weapon: fatigue `F2`, physical `P1`, or `star`. */
export interface Harm {
  kind: 'fist' | 'blade' | 'shot';
  value: string;
}

/** An action card as it is drawn: also a die, and damage. */
export interface ActionFace {
  sort: 'action';
  name: string;
  title: string;
  number: number;
  /** Null while its set has not come. */
  type: Type | null;
  /** Action points; null for an answer. */
  cost: number | null;
  fatigue: number;
  line: string;
  die: number;
  harms: Harm[];
}

export interface Mode {
  mode: string;
  kind: string;
  range: number;
  damage: number;
  fatigue: number;
  note: string;
}

export interface ArmFace {
  sort: 'arm';
  name: string;
  modes: Mode[];
  copies: number;
  rule: string;
}

export type Face = ActionFace | ArmFace;
export type Catalogue = ReadonlyMap<string, Face>;

interface Kind {
  title: string;
  cost: number | null;
  fatigue: number;
  line: string;
}

const KINDS: Record<Type, Kind> = {
  attack: {
    title: 'Attack!',
    cost: 1,
    fatigue: 0,
    line: 'Strike with what you hold; lunge a rank for 2 fatigue.',
  },
  move: { title: 'Move!', cost: 1, fatigue: 1, line: 'One rank, either way.' },
  parry: { title: 'Parry!', cost: null, fatigue: 0, line: 'With a weapon: stops an attack, or a parry.' },
  dodge: { title: 'Dodge!', cost: null, fatigue: 2, line: 'Stops an attack or throw; go up to two ranks.' },
  grab: { title: 'Grab!', cost: 2, fatigue: 2, line: 'A weapon from Floor, deck or an enemy.' },
  weapon: { title: 'Weapon', cost: 1, fatigue: 0, line: 'One more on the Floor; then a weaker blow.' },
  throw: { title: 'Throw!', cost: 1, fatigue: 0, line: 'Your weapon flies: a die above the range hits.' },
  swash: { title: 'Swash!', cost: 0, fatigue: 0, line: 'At any time, in one of twelve ways.' },
};

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

const isType = (value: unknown): value is Type => typeof value === 'string' && value in KINDS;

/** What is printed on a card, which is called by its type and number; of a type we do not know, only that. */
function actionFace(card: Card): ActionFace {
  if (!isType(card.type)) return plainFace(card.name);
  const number = count(card.number);
  const kinds = ['fist', 'blade', 'shot'] as const;
  const harms = kinds.map((kind) => ({ kind, value: word(card[kind]) }));
  return {
    sort: 'action',
    name: `${KINDS[card.type].title} ${number}`,
    number,
    type: card.type,
    ...KINDS[card.type],
    die: count(card.die),
    harms,
  };
}

const plainFace = (name: string): ActionFace => ({
  sort: 'action',
  name,
  title: name,
  number: 0,
  type: null,
  cost: null,
  fatigue: 0,
  line: '',
  die: 0,
  harms: [],
});

function noteOf(mode: Record<string, unknown>): string {
  if (mode.loaded === true) return 'if loaded';
  if (count(mode['die-at-most']) > 0) return `die ≤ ${count(mode['die-at-most'])}`;
  if (count(mode['fatigue-at-0']) > 0) return `${count(mode['fatigue-at-0'])} at range 0`;
  return '';
}

function armFace(card: Card): ArmFace {
  const modes = (Array.isArray(card.modes) ? (card.modes as Record<string, unknown>[]) : []).map((mode) => ({
    mode: word(mode.mode),
    kind: word(mode.type),
    range: count(mode.range),
    damage: count(mode.damage),
    fatigue: count(mode.fatigue),
    note: noteOf(mode),
  }));
  return { sort: 'arm', name: card.name, modes, copies: card.copies ?? 1, rule: card.rule ?? '' };
}

export const face = (card: Card): Face => ('modes' in card ? armFace(card) : actionFace(card));

export function catalogue(sets: CardSet[]): Catalogue {
  return new Map(sets.flatMap((set) => set.cards.map(face)).map((one) => [one.name, one]));
}

/** An action card, even before its set has come. */
export function actionOf(faces: Catalogue, name: string): ActionFace {
  const known = faces.get(name);
  return known?.sort === 'action' ? known : plainFace(name);
}

export function armOf(faces: Catalogue, name: string): ArmFace | null {
  const known = faces.get(name);
  return known?.sort === 'arm' ? known : null;
}

/** `P2` in words. */
export function harmWords(value: string): string {
  if (value === 'star') return 'a star';
  const points = Number(value.slice(1));
  if (points === 0) return 'nothing';
  return value.startsWith('P') ? `${points} physical` : `${points} fatigue`;
}

/** A card as it is read out. */
export const spoken = (face: Face): string =>
  face.sort === 'arm'
    ? `${face.name}. ${face.modes
        .map(
          (mode) =>
            `${mode.mode}: ${mode.kind}, range ${mode.range}, ${mode.damage} damage cards, ${mode.fatigue} fatigue ${mode.note}`,
        )
        .join('; ')}`
    : `${face.name}. ${face.line} Die ${face.die}. ${face.harms
        .map((harm) => `${harm.kind}: ${harmWords(harm.value)}`)
        .join(', ')}.`;
