// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Why {
  card: string;
  rule: string;
  sentence: string;
}

export interface Seen {
  seat?: number;
  phase: 'exchange' | 'trade' | 'posta' | 'order' | 'virtue' | 'salute' | 'salute-answer' | 'skills' | 'lure' | 'pre-empt' | 'pre-empt-strike' | 'step-5' | 'step-6' | 'step-7' | 'lead' | 'react' | 'exchanged' | 'counter' | 'feint' | 'feint-strike' | 'orient' | 'entry' | 'repeat-strike' | 'bind-defender' | 'bind-attacker' | 'kick-strike' | 'measure' | 'beat-first' | 'beat-second' | 'break-attacker' | 'break-defender' | 'deny' | 'over';
  active?: number;
  question: number;
  mark: number;
  challenger: number;
  attacker?: number;
  form: 'attack' | 'counterattack' | 'defend' | 'mezano' | 'mezano-counter';
  bind: 'none' | 'largo' | 'stretto';
  inside?: number;
  remedy?: Close;
  breaker?: number;
  waited: boolean;
  measured: boolean;
  taunted?: number;
  pending?: Pending;
  passes: number;
  draws: number;
  measures: number;
  spent: boolean;
  laid: boolean;
  round: number;
  winner?: number;
  ending: 'none' | 'cut' | 'thrust' | 'exchange' | 'remedy' | 'perfect-counter' | 'kick' | 'two-draws' | 'points' | 'equal-points' | 'out-of-cards' | 'both-out';
  fighters: Figure[];
  virtues: Tally[];
  cards: Held[];
}

export interface Close {
  by: number;
  card: string;
  inside: boolean;
  entry: boolean;
}

export interface Pending {
  by: number;
  card: string;
  denied: boolean;
  back: 'exchange' | 'trade' | 'posta' | 'order' | 'virtue' | 'salute' | 'salute-answer' | 'skills' | 'lure' | 'pre-empt' | 'pre-empt-strike' | 'step-5' | 'step-6' | 'step-7' | 'lead' | 'react' | 'exchanged' | 'counter' | 'feint' | 'feint-strike' | 'orient' | 'entry' | 'repeat-strike' | 'bind-defender' | 'bind-attacker' | 'kick-strike' | 'measure' | 'beat-first' | 'beat-second' | 'break-attacker' | 'break-defender' | 'deny' | 'over';
}

export interface Figure {
  character: string;
  posta?: string;
  side: 'none' | 'left' | 'middle' | 'right';
  sun: 'none' | 'left' | 'middle' | 'right';
  from?: string;
  ruse: boolean;
  saluted: boolean;
  saluteOnTop: boolean;
  chosen: boolean;
  handSize: number;
  hand?: string[];
  known: string[];
  deckSize: number;
  tradedSize: number;
  rowSize: number;
  row?: string[];
  discard: string[];
  stack: string[];
  aside: string[];
  traded: string[];
  choice?: string;
  tradeBegun: boolean;
  veiled: number;
  open: boolean;
  reshuffled: boolean;
  points: number;
  swords: Sword[];
}

export interface Sword {
  strike: 'MF' | 'RF' | 'MM' | 'RM' | 'MS' | 'RS' | 'PU';
  use: 'attack' | 'parry';
  why?: Reason;
}

export interface Reason {
  rule: string;
  sentence: string;
}

export interface Tally {
  virtue: 'audatia' | 'prudentia' | 'celeritas' | 'fortitudo';
  values: number[];
  leader?: number;
}

export interface Held {
  card: string;
  why?: Reason;
  parry?: Cover;
}

export interface Cover {
  bind: 'none' | 'largo' | 'stretto';
  side: 'none' | 'left' | 'middle' | 'right';
}

export interface PassMove {
  kind: 'pass';
}

export interface YieldMove {
  kind: 'yield';
}

export interface DoneMove {
  kind: 'done';
}

export interface TradeMove {
  kind: 'trade';
}

export interface RevealMove {
  kind: 'reveal';
}

export interface DiscardMove {
  kind: 'discard';
  card: string;
}

export interface TakeMove {
  kind: 'take';
  virtue: string;
}

export interface SaluteMove {
  kind: 'salute';
  card: string;
}

export interface GiveMove {
  kind: 'give';
  card: string;
}

export interface GuardMove {
  kind: 'guard';
  posta: string;
}

export interface PlaceMove {
  kind: 'place';
  card: string;
}

export interface AttackMove {
  kind: 'attack';
  card: string;
}

export interface BeatMove {
  kind: 'beat';
  card: string;
}

export interface ParryMove {
  kind: 'parry';
  card: string;
}

export interface CounterattackMove {
  kind: 'counterattack';
  card: string;
}

export interface ExchangeMove {
  kind: 'exchange';
  card: string;
}

export interface DefendMove {
  kind: 'defend';
  card: string;
}

export interface BreakMove {
  kind: 'break';
  card: string;
}

export interface FeintMove {
  kind: 'feint';
  card: string;
}

export interface RemedyMove {
  kind: 'remedy';
  card: string;
}

export interface CounterMove {
  kind: 'counter';
  card: string;
}

export interface PlayMove {
  kind: 'play';
  card: string;
}

export interface CycleMove {
  kind: 'cycle';
  card: string;
}

export interface OrientMove {
  kind: 'orient';
  inside: boolean;
}

export type Move =
  | PassMove
  | YieldMove
  | DoneMove
  | TradeMove
  | RevealMove
  | DiscardMove
  | TakeMove
  | SaluteMove
  | GiveMove
  | GuardMove
  | PlaceMove
  | AttackMove
  | BeatMove
  | ParryMove
  | CounterattackMove
  | ExchangeMove
  | DefendMove
  | BreakMove
  | FeintMove
  | RemedyMove
  | CounterMove
  | PlayMove
  | CycleMove
  | OrientMove;

export interface TookBasicsTold {
  kind: 'took-basics';
  seat: number;
  character: string;
  cards: string[];
  rules: string[];
  text: string;
}

export interface ShuffledTold {
  kind: 'shuffled';
  seat: number;
  cards: number;
  again: boolean;
  rules: string[];
  text: string;
}

export interface PonderedTold {
  kind: 'pondered';
  seat: number;
  rules: string[];
  text: string;
}

export interface CommittedTold {
  kind: 'committed';
  seat: number;
  choice: string;
  rules: string[];
  text: string;
}

export interface ReplacedTold {
  kind: 'replaced';
  seat: number;
  cards: string[];
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

export interface RefilledTold {
  kind: 'refilled';
  seat: number;
  rules: string[];
  text: string;
}

export interface TookVirtueTold {
  kind: 'took-virtue';
  seat: number;
  virtue: string;
  rules: string[];
  text: string;
}

export interface SalutedTold {
  kind: 'saluted';
  seat: number;
  rules: string[];
  text: string;
}

export interface SaluteShownTold {
  kind: 'salute-shown';
  respondent: number;
  cards: string[];
  returned: string[];
  bonus: boolean;
  rules: string[];
  text: string;
}

export interface MeasuredTold {
  kind: 'measured';
  measure: number;
  rules: string[];
  text: string;
}

export interface TradedTold {
  kind: 'traded';
  seat: number;
  trades: number;
  rules: string[];
  text: string;
}

export interface TookPostaTold {
  kind: 'took-posta';
  seat: number;
  posta: string;
  rules: string[];
  text: string;
}

export interface ChangedPostaTold {
  kind: 'changed-posta';
  seat: number;
  posta: string;
  rules: string[];
  text: string;
}

export interface PlayedSkillTold {
  kind: 'played-skill';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface DeniedTold {
  kind: 'denied';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface LaidOpenTold {
  kind: 'laid-open';
  seat: number;
  cards: string[];
  rules: string[];
  text: string;
}

export interface AnsweredTauntTold {
  kind: 'answered-taunt';
  seat: number;
  attacks: boolean;
  cards: string[];
  rules: string[];
  text: string;
}

export interface StruckTold {
  kind: 'struck';
  seat: number;
  use: string;
  card: string;
  rules: string[];
  text: string;
}

export interface BeatenTold {
  kind: 'beaten';
  seat: number;
  card: string;
  posta: string;
  rules: string[];
  text: string;
}

export interface BoundTold {
  kind: 'bound';
  bind: string;
  attack: string;
  parry: string;
  rules: string[];
  text: string;
}

export interface OrientedTold {
  kind: 'oriented';
  seat: number;
  inside: number;
  rules: string[];
  text: string;
}

export interface EnteredTold {
  kind: 'entered';
  seat: number;
  card: string;
  inside: boolean;
  entry: boolean;
  rules: string[];
  text: string;
}

export interface CounteredTold {
  kind: 'countered';
  seat: number;
  card: string;
  perfect: boolean;
  rules: string[];
  text: string;
}

export interface WaitedTold {
  kind: 'waited';
  seat: number;
  phase: string;
  rules: string[];
  text: string;
}

export interface TookBackTold {
  kind: 'took-back';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface MissedTold {
  kind: 'missed';
  seat: number;
  posta: string;
  rules: string[];
  text: string;
}

export interface CycledTold {
  kind: 'cycled';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface BrokeOffTold {
  kind: 'broke-off';
  measure: number;
  rules: string[];
  text: string;
}

export interface DrawnTold {
  kind: 'drawn';
  challenger: number;
  draws: number;
  rules: string[];
  text: string;
}

export interface TurnedTold {
  kind: 'turned';
  seat: number;
  wasted: string[];
  card: string;
  rules: string[];
  text: string;
}

export interface MusteredTold {
  kind: 'mustered';
  first: boolean;
  second: boolean;
  rules: string[];
  text: string;
}

export interface ScoredTold {
  kind: 'scored';
  seat: number;
  points: number;
  rules: string[];
  text: string;
}

export interface YieldedTold {
  kind: 'yielded';
  seat: number;
  cause: string;
  cards: Why[];
  rules: string[];
  text: string;
}

export interface WonTold {
  kind: 'won';
  seat: number;
  ending: string;
  rules: string[];
  text: string;
}

export type Told =
  | TookBasicsTold
  | ShuffledTold
  | PonderedTold
  | CommittedTold
  | ReplacedTold
  | DrewTold
  | RefilledTold
  | TookVirtueTold
  | SalutedTold
  | SaluteShownTold
  | MeasuredTold
  | TradedTold
  | TookPostaTold
  | ChangedPostaTold
  | PlayedSkillTold
  | DeniedTold
  | LaidOpenTold
  | AnsweredTauntTold
  | StruckTold
  | BeatenTold
  | BoundTold
  | OrientedTold
  | EnteredTold
  | CounteredTold
  | WaitedTold
  | TookBackTold
  | MissedTold
  | CycledTold
  | BrokeOffTold
  | DrawnTold
  | TurnedTold
  | MusteredTold
  | ScoredTold
  | YieldedTold
  | WonTold;
