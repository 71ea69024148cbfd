// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Seen {
  seat?: number;
  here: number;
  bounds: Bounds;
  end: 'none' | 'fallen' | 'points' | 'stalemate' | 'limit';
  falls: number;
  points?: number[];
  fighters: Fighter[];
  sets: Set[];
  aims: Aim[];
}

export interface Bounds {
  ranks: number;
  stars: number[];
  fatigue: number;
  floor: number;
  target?: number;
}

export interface Fighter {
  side: number;
  home: number;
  board: number;
  physical: number;
  start: number;
  fatigue: number;
  rank: number;
  weapon?: Item;
  weaponSet?: number;
  ways: Way[];
  out: boolean;
  fell: number;
  offer: Item[];
  fresh?: number;
  handSize: number;
  hand?: string[];
}

export interface Item {
  item: string;
  name: string;
  state?: 'full' | 'empty' | 'loaded' | 'fired';
  loadedOn?: number;
}

export interface Way {
  mode: string;
  range: number;
}

export interface Set {
  places: ('here' | 'left' | 'right')[];
  seats: number[];
  boards: number;
  waitsFor: number[];
  phase: 'set-up' | 'arm' | 'begin' | 'act' | 'discard' | 'draw' | 'last-word' | 'answer' | 'follow-up' | 'redraw' | 'mourn' | 'stand' | 'where' | 'over';
  turn: 'set-up' | 'arm' | 'begin' | 'act' | 'discard' | 'draw' | 'last-word' | 'answer' | 'follow-up' | 'redraw' | 'mourn' | 'stand' | 'where' | 'over';
  active: number;
  actions: number;
  played: boolean;
  struck: boolean;
  free: boolean;
  swashed: boolean;
  order: number;
  first: number;
  turns: number;
  idle: number;
  asked: number[];
  answers: ('attack' | 'grab' | 'dodge' | 'move' | 'parry' | 'throw' | 'weapon' | 'swash')[];
  question: number;
  chain: Declared[];
  followUp?: FollowUp;
  waiting: Later[];
  queue: Later[];
  mourned: number[];
  arriving: number[];
  victor?: number;
  freed?: Later;
  floor: Item[];
  inPlay: string[];
  discard: string[];
  armamentDiscard: string[];
  deckSize: number;
  armamentsSize: number;
}

export interface Declared {
  deed: 'attack' | 'throw' | 'grab from floor' | 'grab from deck' | 'seize' | 'move' | 'weapon' | 'drink' | 'parry' | 'dodge' | 'cancel' | 'reverse' | 'catch' | 'heal' | 'reload' | 'run' | 'strike' | 'strike across' | 'shove' | 'redraw' | 'switch' | 'two actions';
  card?: string;
  by: number;
  at?: number;
  mode?: string;
  range?: number;
  lunge?: number;
  weak?: boolean;
  hit?: boolean;
  item?: Item;
  slot?: number;
  ranks?: number;
  closed: boolean;
  stakes?: Stakes;
}

export interface Stakes {
  cards: number;
  hits: number;
  fatigue: Span;
  wounds: Span;
  star: number;
  fells: number;
}

export interface Span {
  least: number;
  most: number;
  mean: number;
}

export interface FollowUp {
  seat: number;
  by: 'attack' | 'throw' | 'grab from floor' | 'grab from deck' | 'seize' | 'move' | 'weapon' | 'drink' | 'parry' | 'dodge' | 'cancel' | 'reverse' | 'catch' | 'heal' | 'reload' | 'run' | 'strike' | 'strike across' | 'shove' | 'redraw' | 'switch' | 'two actions';
  discarded: number;
}

export interface Later {
  seat: number;
  attack: boolean;
}

export interface Aim {
  deed: 'attack' | 'throw' | 'grab from floor' | 'grab from deck' | 'seize' | 'move' | 'weapon' | 'drink' | 'parry' | 'dodge' | 'cancel' | 'reverse' | 'catch' | 'heal' | 'reload' | 'run' | 'strike' | 'strike across' | 'shove' | 'redraw' | 'switch' | 'two actions';
  mode: string;
  target: number;
  stakes: Stakes;
}

export interface PassMove {
  kind: 'pass';
}

export interface PassTurnMove {
  kind: 'pass-turn';
}

export interface DoneMove {
  kind: 'done';
}

export interface DrawMove {
  kind: 'draw';
}

export interface DiscardMove {
  kind: 'discard';
  card: string;
}

export interface ChooseMove {
  kind: 'choose';
  item?: string;
}

export interface AttackMove {
  kind: 'attack';
  card: string;
  mode: string;
  target: number;
  lunge: boolean;
}

export interface StrikeMove {
  kind: 'strike';
  mode: string;
  target: number;
  lunge: boolean;
}

export interface ThrowMove {
  kind: 'throw';
  card: string;
  target: number;
}

export interface GrabMove {
  kind: 'grab';
  card: string;
  item: string;
  slot: number;
}

export interface GrabDeckMove {
  kind: 'grab-deck';
  card: string;
}

export interface SeizeMove {
  kind: 'seize';
  card: string;
  target: number;
}

export interface StepMove {
  kind: 'step';
  card: string;
  rank: number;
}

export interface WeaponMove {
  kind: 'weapon';
  card: string;
}

export interface DrinkMove {
  kind: 'drink';
  card: string;
}

export interface ParryMove {
  kind: 'parry';
  card: string;
}

export interface DodgeMove {
  kind: 'dodge';
  card: string;
  rank: number;
}

export interface SwashMove {
  kind: 'swash';
  card: string;
  use: 'attack' | 'throw' | 'grab from floor' | 'grab from deck' | 'seize' | 'move' | 'weapon' | 'drink' | 'parry' | 'dodge' | 'cancel' | 'reverse' | 'catch' | 'heal' | 'reload' | 'run' | 'strike' | 'strike across' | 'shove' | 'redraw' | 'switch' | 'two actions';
  to: number;
}

export interface StandMove {
  kind: 'stand';
  rank: number;
}

export interface WhereMove {
  kind: 'where';
  place: 'here' | 'left' | 'right';
}

export type Move =
  | PassMove
  | PassTurnMove
  | DoneMove
  | DrawMove
  | DiscardMove
  | ChooseMove
  | AttackMove
  | StrikeMove
  | ThrowMove
  | GrabMove
  | GrabDeckMove
  | SeizeMove
  | StepMove
  | WeaponMove
  | DrinkMove
  | ParryMove
  | DodgeMove
  | SwashMove
  | StandMove
  | WhereMove;

export interface ShuffledTold {
  kind: 'shuffled';
  set: number;
  deck: string;
  cards: number;
  reconstructed: boolean;
  rules: string[];
  text: string;
}

export interface TurnedUpTold {
  kind: 'turned-up';
  seat: number;
  armament: string;
  rules: string[];
  text: string;
}

export interface PlacedTold {
  kind: 'placed';
  item: string;
  rules: string[];
  text: string;
}

export interface LostTold {
  kind: 'lost';
  item: string;
  why: string;
  rules: string[];
  text: string;
}

export interface OfferedTold {
  kind: 'offered';
  seat: number;
  items: string[];
  rules: string[];
  text: string;
}

export interface ChoseTold {
  kind: 'chose';
  seat: number;
  item: string;
  rules: string[];
  text: string;
}

export interface RolledTold {
  kind: 'rolled';
  seat: number;
  die: number;
  card: string;
  why: string;
  rules: string[];
  text: string;
}

export interface TurnBeganTold {
  kind: 'turn-began';
  seat: number;
  turn: number;
  free: boolean;
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

export interface EmptiedTold {
  kind: 'emptied';
  seat: number;
  cards: string[];
  rules: string[];
  text: string;
}

export interface DeclaredTold {
  kind: 'declared';
  seat: number;
  deed: 'attack' | 'throw' | 'grab from floor' | 'grab from deck' | 'seize' | 'move' | 'weapon' | 'drink' | 'parry' | 'dodge' | 'cancel' | 'reverse' | 'catch' | 'heal' | 'reload' | 'run' | 'strike' | 'strike across' | 'shove' | 'redraw' | 'switch' | 'two actions';
  begins: boolean;
  card: string;
  target: number;
  mode: string;
  detail: string;
  rules: string[];
  text: string;
}

export interface LetBeTold {
  kind: 'let-be';
  seat: number;
  rules: string[];
  text: string;
}

export interface TiredTold {
  kind: 'tired';
  seat: number;
  points: number;
  fatigue: number;
  physical: number;
  why: string;
  rules: string[];
  text: string;
}

export interface RanOverTold {
  kind: 'ran-over';
  seat: number;
  wounds: number;
  fatigue: number;
  physical: number;
  rules: string[];
  text: string;
}

export interface RecoveredTold {
  kind: 'recovered';
  seat: number;
  points: number;
  fatigue: number;
  physical: number;
  rules: string[];
  text: string;
}

export interface MovedTold {
  kind: 'moved';
  seat: number;
  from: number;
  to: number;
  rules: string[];
  text: string;
}

export interface CancelledTold {
  kind: 'cancelled';
  seat: number;
  deed: string;
  card: string;
  rules: string[];
  text: string;
}

export interface AvertedTold {
  kind: 'averted';
  seat: number;
  how: string;
  rules: string[];
  text: string;
}

export interface ReversedTold {
  kind: 'reversed';
  seat: number;
  rules: string[];
  text: string;
}

export interface StruckTold {
  kind: 'struck';
  seat: number;
  cards: string[];
  results: string[];
  fatigue: number;
  physical: number;
  left: number;
  rules: string[];
  text: string;
}

export interface SpecialTold {
  kind: 'special';
  attacker: number;
  defender: number;
  first: number;
  second: number;
  rules: string[];
  text: string;
}

export interface HoldsTold {
  kind: 'holds';
  seat: number;
  item: string;
  how: string;
  rules: string[];
  text: string;
}

export interface FailedTold {
  kind: 'failed';
  seat: number;
  what: string;
  rules: string[];
  text: string;
}

export interface HurriedTold {
  kind: 'hurried';
  seat: number;
  points: number;
  rules: string[];
  text: string;
}

export interface FellTold {
  kind: 'fell';
  seat: number;
  shoved: boolean;
  rules: string[];
  text: string;
}

export interface ScoredTold {
  kind: 'scored';
  side: number[];
  points: number;
  total: number;
  rules: string[];
  text: string;
}

export interface ArrivedTold {
  kind: 'arrived';
  seat: number;
  physical: number;
  rank: number;
  rules: string[];
  text: string;
}

export interface CrossedTold {
  kind: 'crossed';
  seat: number;
  board: number;
  rank: number;
  rules: string[];
  text: string;
}

export interface EarnedTold {
  kind: 'earned';
  seat: number;
  set: number;
  attack: boolean;
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
  | ShuffledTold
  | TurnedUpTold
  | PlacedTold
  | LostTold
  | OfferedTold
  | ChoseTold
  | RolledTold
  | TurnBeganTold
  | DrewTold
  | DiscardedTold
  | EmptiedTold
  | DeclaredTold
  | LetBeTold
  | TiredTold
  | RanOverTold
  | RecoveredTold
  | MovedTold
  | CancelledTold
  | AvertedTold
  | ReversedTold
  | StruckTold
  | SpecialTold
  | HoldsTold
  | FailedTold
  | HurriedTold
  | FellTold
  | ScoredTold
  | ArrivedTold
  | CrossedTold
  | EarnedTold
  | EndedTold;
