export type Body = number | 'beast';

export type Location = 'high' | 'low' | 'left' | 'right' | 'thrust';
export type Phase =
  'discard' | 'ready' | 'combat' | 'answer' | 'name-parrying' | 'name-parried' | 'beat-aside' | 'over';
export type Form = 'card' | 'counter' | 'shot' | 'strike';
export type None = 'none';

export interface Attack {
  form: Form;
  attacker: Body;
  target: Body;
  card: string;
  at: Location | None;
  damage: number;
  overextended: boolean;
  parry: string;
}

export interface Fighter {
  name: string;
  life: number;
  tripped: boolean;
  set?: string;
  ready?: string[];
  armour?: string;
  stance?: string;
  reckless?: boolean;
  'hand-size'?: number;
  hand?: string[];
}

type BySet<T> = T | Record<string, T>;

/** What a seat sees of a bout (Sheet.describeView). */
export interface BoutView {
  seat: number | 'spectator';
  phase: Phase;
  active: Body;
  turns: number;
  first: number;
  attack: Attack | None;
  discard: BySet<string[]>;
  fighters: Fighter[];
  'deck-size': BySet<number>;
}

export interface PileOf<T> {
  set: string;
  value: T;
}

/** One pile if all share a deck, else one for each set. */
export function piles<T>(value: BySet<T>): PileOf<T>[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value as Record<string, T>).map(([set, v]) => ({ set, value: v }))
    : [{ set: '', value: value as T }];
}

export const attackOf = (view: BoutView): Attack | null => (view.attack === 'none' ? null : view.attack);

/** The place of a fighter in the list: the Beast stands last. */
export const bodyIndex = (view: BoutView, body: Body | None): number =>
  body === 'beast' ? view.fighters.length - 1 : body === 'none' ? -1 : body;

/** `Cloak (1 left)` is a Cloak with one use left. */
export function item(text: string): { name: string; left: number | null } {
  const found = /^(.*) \((\d+) left\)$/.exec(text);
  return found ? { name: found[1] ?? text, left: Number(found[2]) } : { name: text, left: null };
}
