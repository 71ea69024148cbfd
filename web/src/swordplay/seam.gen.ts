// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Seen {
  seat?: number;
  phase: 'discard' | 'ready' | 'combat' | 'answer' | 'name-parrying' | 'name-parried' | 'beat-aside' | 'over';
  active: number;
  turns: number;
  first: number;
  attack?: Attack;
  sweep?: Sweep;
  prey?: number;
  question: number;
  fighters: Fighter[];
  decks: Deck[];
}

export interface Attack {
  form: 'card' | 'counter' | 'shot' | 'strike';
  attacker: number;
  target: number;
  card: string;
  at?: 'high' | 'low' | 'left' | 'right' | 'thrust';
  damage: number;
  overextended: boolean;
  parry?: string;
}

export interface Sweep {
  by: number;
  card: string;
  at?: 'high' | 'low' | 'left' | 'right' | 'thrust';
  last: number;
}

export interface Fighter {
  name: string;
  beast: boolean;
  life: number;
  tripped: boolean;
  set: string;
  ready: Item[];
  armour?: Item;
  stance?: string;
  reckless: boolean;
  abilitySpent: boolean;
  lastDefence?: string;
  fell: number;
  handSize: number;
  hand?: string[];
}

export interface Item {
  item: string;
  card: string;
  weapon: boolean;
  used: number;
  left?: number;
}

export interface Deck {
  set: string;
  deckSize: number;
  discard: string[];
}

export interface PassMove {
  kind: 'pass';
}

export interface DiscardMove {
  kind: 'discard';
  card: string;
}

export interface ThrowInMove {
  kind: 'throw-in';
}

export interface DropMove {
  kind: 'drop';
  card: string;
  used: number;
}

export interface ReadyMove {
  kind: 'ready';
  card: string;
}

export interface AttackMove {
  kind: 'attack';
  card: string;
  at?: string;
  target: number;
}

export interface FireMove {
  kind: 'fire';
  card: string;
  target: number;
}

export interface DefendMove {
  kind: 'defend';
  card: string;
}

export interface AgainMove {
  kind: 'again';
}

export interface CloakMove {
  kind: 'cloak';
  card: string;
  used: number;
}

export interface BindMove {
  kind: 'bind';
  card: string;
}

export interface NameMove {
  kind: 'name';
  card: string;
}

export interface BeatAsideMove {
  kind: 'beat-aside';
  card: string;
}

export type Move =
  | PassMove
  | DiscardMove
  | ThrowInMove
  | DropMove
  | ReadyMove
  | AttackMove
  | FireMove
  | DefendMove
  | AgainMove
  | CloakMove
  | BindMove
  | NameMove
  | BeatAsideMove;

export interface RolledTold {
  kind: 'rolled';
  seat: number;
  die: number;
  rules: string[];
  text: string;
}

export interface PaidForFirstTold {
  kind: 'paid-for-first';
  seat: number;
  life: number;
  rules: string[];
  text: string;
}

export interface PaidToMeetHeroesTold {
  kind: 'paid-to-meet-heroes';
  seat: number;
  life: number;
  rules: string[];
  text: string;
}

export interface ShuffledTold {
  kind: 'shuffled';
  set: string;
  cards: number;
  again: boolean;
  reconstructed: boolean;
  pile: string[];
  rules: string[];
  text: string;
}

export interface TurnBeganTold {
  kind: 'turn-began';
  seat: number;
  turn: number;
  rules: string[];
  text: string;
}

export interface DrewTold {
  kind: 'drew';
  seat: number;
  count: number;
  cards: string[];
  rules: string[];
  text: string;
}

export interface DiscardedTold {
  kind: 'discarded';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface ThrewInTold {
  kind: 'threw-in';
  seat: number;
  cards: string[];
  rules: string[];
  text: string;
}

export interface DroppedTold {
  kind: 'dropped';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface ReadiedTold {
  kind: 'readied';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface ReplacedTold {
  kind: 'replaced';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface SkippedCombatTold {
  kind: 'skipped-combat';
  seat: number;
  tripped: boolean;
  rules: string[];
  text: string;
}

export interface AttackedTold {
  kind: 'attacked';
  seat: number;
  target: number;
  card: string;
  form: string;
  at: string;
  damage: number;
  rules: string[];
  text: string;
}

export interface DefendedTold {
  kind: 'defended';
  seat: number;
  card: string;
  with: string;
  rules: string[];
  text: string;
}

export interface HitTold {
  kind: 'hit';
  seat: number;
  damage: number;
  absorbed: number;
  life: number;
  rules: string[];
  text: string;
}

export interface SoftenedTold {
  kind: 'softened';
  seat: number;
  by: string;
  less: number;
  rules: string[];
  text: string;
}

export interface LostCardTold {
  kind: 'lost-card';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface TrippedTold {
  kind: 'tripped';
  seat: number;
  rules: string[];
  text: string;
}

export interface BeatenAsideTold {
  kind: 'beaten-aside';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface WornOutTold {
  kind: 'worn-out';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface NamedTold {
  kind: 'named';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface TestedTold {
  kind: 'tested';
  seat: number;
  card: string;
  die: number;
  broke: boolean;
  rules: string[];
  text: string;
}

export interface RevealedTold {
  kind: 'revealed';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface NoStrikeTold {
  kind: 'no-strike';
  seat: number;
  rules: string[];
  text: string;
}

export interface FellTold {
  kind: 'fell';
  seat: number;
  hand: string[];
  rules: string[];
  text: string;
}

export interface EndedTold {
  kind: 'ended';
  reason: string;
  rules: string[];
  text: string;
}

export type Told =
  | RolledTold
  | PaidForFirstTold
  | PaidToMeetHeroesTold
  | ShuffledTold
  | TurnBeganTold
  | DrewTold
  | DiscardedTold
  | ThrewInTold
  | DroppedTold
  | ReadiedTold
  | ReplacedTold
  | SkippedCombatTold
  | AttackedTold
  | DefendedTold
  | HitTold
  | SoftenedTold
  | LostCardTold
  | TrippedTold
  | BeatenAsideTold
  | WornOutTold
  | NamedTold
  | TestedTold
  | RevealedTold
  | NoStrikeTold
  | FellTold
  | EndedTold;
