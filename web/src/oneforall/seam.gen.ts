// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Seen {
  seat?: number;
  table: string;
  width: number;
  height: number;
  phase: 'place' | 'act' | 'answer' | 'allot' | 'over';
  initiative: number;
  active?: string;
  dice: number;
  ones: number;
  reached: boolean;
  impetus: boolean;
  elevation: boolean;
  changes: number;
  quiet: number;
  figures: Person[];
  objects: Piece[];
  items: Lying[];
  announced?: Terms;
  spoils?: Spoils;
}

export interface Person {
  id: string;
  name: string;
  side: number;
  owner?: number;
  rating: number;
  x: number;
  y: number;
  z: number;
  on?: string;
  hangs?: string;
  wounds: number;
  stunned: boolean;
  weaponless: boolean;
  down: boolean;
  lost: boolean;
  outside: boolean;
  placed: boolean;
  clinging: boolean;
  spent: boolean;
  lies: number;
  carries?: string;
  weapon?: Spot;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Piece {
  id: string;
  kind: string;
  name: string;
  x: number;
  y: number;
  turn: number;
  a: number;
  b: number;
  bottom: number;
  top: number;
  there: boolean;
  tipped: boolean;
  open: boolean;
  fallen: boolean;
  affords: string[];
  drops?: string;
}

export interface Lying {
  id: string;
  name: string;
  at?: string;
  spot?: Spot;
  broken: boolean;
}

export interface Terms {
  figure: string;
  thing: string;
  opposed: boolean;
  targets: string[];
  size: number;
  impetus: boolean;
  elevation: boolean;
  ending: Spot;
  moving?: Spot;
  sentence: string;
}

export interface Spoils {
  side: number;
  left: number;
  targets: string[];
}

export interface Foresight {
  figure: string;
  x: number;
  y: number;
  z: number;
  reached?: string;
  dice: number;
  sources: string[];
  one: number;
  rows: string[];
  rivals: Rival[];
  then: Then[];
}

export interface Rival {
  figure: string;
  dice: number;
  sources: string[];
  hits: number[];
  taken: number[];
  expected: number;
  pushed?: Spot;
}

export interface Then {
  notation: string;
  verb: string;
  thing?: string;
  opposed: boolean;
}

export interface PlaceMove {
  kind: 'place';
  figure: string;
  x: number;
  y: number;
}

export interface GoMove {
  kind: 'go';
  figure: string;
  x: number;
  y: number;
}

export interface ActMove {
  kind: 'act';
  figure: string;
  verb: 'dodge' | 'leap-onto' | 'leap-off' | 'leap-over' | 'run' | 'slide' | 'swing' | 'swing-kick' | 'roll' | 'shove' | 'climb' | 'climb-down' | 'grab' | 'pick-up' | 'tip' | 'pull' | 'drop' | 'slam' | 'spin' | 'recover' | 'punch' | 'kick' | 'slap' | 'trip' | 'bash' | 'swat' | 'taunt' | 'insult' | 'throw' | 'distract';
  thing?: string;
}

export interface ActAtMove {
  kind: 'act-at';
  figure: string;
  verb: 'dodge' | 'leap-onto' | 'leap-off' | 'leap-over' | 'run' | 'slide' | 'swing' | 'swing-kick' | 'roll' | 'shove' | 'climb' | 'climb-down' | 'grab' | 'pick-up' | 'tip' | 'pull' | 'drop' | 'slam' | 'spin' | 'recover' | 'punch' | 'kick' | 'slap' | 'trip' | 'bash' | 'swat' | 'taunt' | 'insult' | 'throw' | 'distract';
  thing?: string;
  x: number;
  y: number;
}

export interface AimMove {
  kind: 'aim';
  figure: string;
  verb: 'dodge' | 'leap-onto' | 'leap-off' | 'leap-over' | 'run' | 'slide' | 'swing' | 'swing-kick' | 'roll' | 'shove' | 'climb' | 'climb-down' | 'grab' | 'pick-up' | 'tip' | 'pull' | 'drop' | 'slam' | 'spin' | 'recover' | 'punch' | 'kick' | 'slap' | 'trip' | 'bash' | 'swat' | 'taunt' | 'insult' | 'throw' | 'distract';
  thing?: string;
  targets: number;
}

export interface DuelMove {
  kind: 'duel';
  figure: string;
  enemy: string;
}

export interface AnnounceMove {
  kind: 'announce';
  figure: string;
  thing?: string;
  opposed: boolean;
  targets: number;
  size: number;
  impetus: boolean;
  elevation: boolean;
  x: number;
  y: number;
  toX: number;
  toY: number;
  sentence: string;
}

export interface AcceptMove {
  kind: 'accept';
}

export interface DoubtMove {
  kind: 'doubt';
}

export interface HitMove {
  kind: 'hit';
  figure: string;
}

export interface StopMove {
  kind: 'stop';
}

export interface YieldMove {
  kind: 'yield';
}

export type Move =
  | PlaceMove
  | GoMove
  | ActMove
  | ActAtMove
  | AimMove
  | DuelMove
  | AnnounceMove
  | AcceptMove
  | DoubtMove
  | HitMove
  | StopMove
  | YieldMove;

export interface PlacedTold {
  kind: 'placed';
  figure: string;
  x: number;
  y: number;
  z: number;
  rules: string[];
  text: string;
}

export interface RolledForInitiativeTold {
  kind: 'rolled-for-initiative';
  musketeers: number;
  guards: number;
  rules: string[];
  text: string;
}

export interface InitiativeTold {
  kind: 'initiative';
  side: number;
  why: string;
  rules: string[];
  text: string;
}

export interface RanTold {
  kind: 'ran';
  figure: string;
  x: number;
  y: number;
  z: number;
  reached: string;
  rules: string[];
  text: string;
}

export interface ActedTold {
  kind: 'acted';
  figure: string;
  verb: string;
  thing: string;
  x: number;
  y: number;
  z: number;
  dice: number;
  rules: string[];
  text: string;
}

export interface DiceTold {
  kind: 'dice';
  figure: string;
  purpose: string;
  dice: number[];
  total: number;
  rules: string[];
  text: string;
}

export interface CrossedTold {
  kind: 'crossed';
  figure: string;
  enemy: string;
  attack: string[];
  defence: string[];
  rules: string[];
  text: string;
}

export interface DecidedTold {
  kind: 'decided';
  winner: string;
  loser: string;
  hits: number;
  rules: string[];
  text: string;
}

export interface SufferedTold {
  kind: 'suffered';
  figure: string;
  what: string;
  x: number;
  y: number;
  z: number;
  rules: string[];
  text: string;
}

export interface FateTold {
  kind: 'fate';
  figure: string;
  what: string;
  die: number;
  rules: string[];
  text: string;
}

export interface FriendlyDieTold {
  kind: 'friendly-die';
  about: string;
  die: number;
  granted: boolean;
  rules: string[];
  text: string;
}

export interface ShiftedTold {
  kind: 'shifted';
  thing: string;
  x: number;
  y: number;
  turn: number;
  how: string;
  rules: string[];
  text: string;
}

export interface AnnouncedTold {
  kind: 'announced';
  figure: string;
  thing: string;
  opposed: boolean;
  size: number;
  sentence: string;
  rules: string[];
  text: string;
}

export interface AnsweredTold {
  kind: 'answered';
  seat: number;
  accepted: boolean;
  rules: string[];
  text: string;
}

export interface AllottedTold {
  kind: 'allotted';
  figure: string;
  rules: string[];
  text: string;
}

export interface StoppedTold {
  kind: 'stopped';
  figure: string;
  rules: string[];
  text: string;
}

export type Told =
  | PlacedTold
  | RolledForInitiativeTold
  | InitiativeTold
  | RanTold
  | ActedTold
  | DiceTold
  | CrossedTold
  | DecidedTold
  | SufferedTold
  | FateTold
  | FriendlyDieTold
  | ShiftedTold
  | AnnouncedTold
  | AnsweredTold
  | AllottedTold
  | StoppedTold;
