// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Seen {
  seat?: number;
  phase: 'fire' | 'last-card' | 'over';
  waits: number;
  waiter?: number;
  sides: SideSeen[];
}

export interface SideSeen {
  faction: string;
  numbers: number[];
  locked: boolean;
  left: number;
  decks: Face[];
  mate: Face;
  flags: Stock;
  piles: PileSeen[];
  hand?: string;
  handFrom?: string;
  fired?: number;
  flagged?: number;
  plays: number;
  across: number;
  unloads: number;
  score: number;
  maneuvers: number;
  sharpshooters: number;
  claimed: number;
  unclaimed: number;
  out: string[];
}

export interface Face {
  top?: string;
  size: number;
}

export interface Stock {
  card: string;
  count: number;
}

export interface PileSeen {
  buried: number;
  straightened: boolean;
  gunners?: string[];
  cards: string[];
  gun?: Gun;
}

export interface Gun {
  state: 'empty' | 'loaded' | 'primed' | 'aimed' | 'fired' | 'spoilt' | 'double' | 'burst' | 'unsure';
  sockets: Socket[];
  wants: string[];
  worth?: number;
  says: string;
  word: string;
}

export interface Socket {
  mark: 'laid' | 'wrong' | 'next' | 'open' | 'hidden';
  card?: string;
}

export interface LiftMove {
  kind: 'lift';
  card: string;
  from: string;
}

export interface DropMove {
  kind: 'drop';
  card: string;
  on: string;
}

export interface GunnerMove {
  kind: 'gunner';
  card: string;
  across: string;
}

export interface FlagMove {
  kind: 'flag';
  across: string;
}

export interface StraightenMove {
  kind: 'straighten';
  across: string;
}

export interface UnloadMove {
  kind: 'unload';
  pile: string;
}

export interface CeaseMove {
  kind: 'cease';
}

export interface LetGoMove {
  kind: 'let-go';
}

export interface WaitMove {
  kind: 'wait';
}

export type Move =
  | LiftMove
  | DropMove
  | GunnerMove
  | FlagMove
  | StraightenMove
  | UnloadMove
  | CeaseMove
  | LetGoMove
  | WaitMove;

export interface DealtTold {
  kind: 'dealt';
  seat: number;
  faction: string;
  cards: number;
  flags: number;
  tops: string[];
  numbers: number[];
  reconstructed: boolean;
  rules: string[];
  text: string;
}

export interface OpenedTold {
  kind: 'opened';
  rules: string[];
  text: string;
}

export interface LiftedTold {
  kind: 'lifted';
  seat: number;
  card: string;
  from: number;
  next: string;
  rules: string[];
  text: string;
}

export interface PlayedTold {
  kind: 'played';
  seat: number;
  card: string;
  pile: number;
  rules: string[];
  text: string;
}

export interface StashedTold {
  kind: 'stashed';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface GunnerPlayedTold {
  kind: 'gunner-played';
  seat: number;
  card: string;
  across: number;
  rules: string[];
  text: string;
}

export interface FlaggedTold {
  kind: 'flagged';
  seat: number;
  across: number;
  left: number;
  rules: string[];
  text: string;
}

export interface StraightenedTold {
  kind: 'straightened';
  seat: number;
  across: number;
  rules: string[];
  text: string;
}

export interface UnloadedTold {
  kind: 'unloaded';
  seat: number;
  pile: number;
  left: number;
  rules: string[];
  text: string;
}

export interface ReleasedTold {
  kind: 'released';
  seat: number;
  rules: string[];
  text: string;
}

export interface WaitedTold {
  kind: 'waited';
  seat: number;
  waits: number;
  rules: string[];
  text: string;
}

export interface CeasedTold {
  kind: 'ceased';
  seat: number;
  rules: string[];
  text: string;
}

export interface BothFinishedTold {
  kind: 'both-finished';
  rules: string[];
  text: string;
}

export interface CeasedForBothTold {
  kind: 'ceased-for-both';
  rules: string[];
  text: string;
}

export interface LetGoTold {
  kind: 'let-go';
  seat: number;
  card: string;
  rules: string[];
  text: string;
}

export interface RemovedTold {
  kind: 'removed';
  seat: number;
  cards: number;
  rules: string[];
  text: string;
}

export interface FlagsLiftedTold {
  kind: 'flags-lifted';
  seat: number;
  pile: number;
  flags: number;
  rules: string[];
  text: string;
}

export interface TurnedTold {
  kind: 'turned';
  seat: number;
  pile: number;
  index: number;
  card: string;
  rules: string[];
  text: string;
}

export interface LoadedTold {
  kind: 'loaded';
  seat: number;
  pile: number;
  loads: number;
  rules: string[];
  text: string;
}

export interface DiscardedTold {
  kind: 'discarded';
  seat: number;
  pile: number;
  cards: number;
  rules: string[];
  text: string;
}

export interface MissedTold {
  kind: 'missed';
  seat: number;
  pile: number;
  why: string;
  rules: string[];
  text: string;
}

export interface ScoredTold {
  kind: 'scored';
  seat: number;
  pile: number;
  points: number;
  score: number;
  rules: string[];
  text: string;
}

export interface ClaimedTold {
  kind: 'claimed';
  seat: number;
  pile: number;
  from: number;
  score: number;
  rules: string[];
  text: string;
}

export interface NoClaimTold {
  kind: 'no-claim';
  seat: number;
  pile: number;
  rules: string[];
  text: string;
}

export interface ExplodedTold {
  kind: 'exploded';
  seat: number;
  pile: number;
  lost: number;
  forgiven: number;
  rules: string[];
  text: string;
}

export interface ManeuveredTold {
  kind: 'maneuvered';
  seat: number;
  pile: number;
  number: number;
  counts: boolean;
  rules: string[];
  text: string;
}

export interface ClearedTold {
  kind: 'cleared';
  seat: number;
  pile: number;
  cards: number;
  rules: string[];
  text: string;
}

export interface GunnerWorksTold {
  kind: 'gunner-works';
  seat: number;
  pile: number;
  card: string;
  rules: string[];
  text: string;
}

export interface ManeuversScoredTold {
  kind: 'maneuvers-scored';
  seat: number;
  maneuvers: number;
  score: number;
  rules: string[];
  text: string;
}

export interface OutmaneuveredTold {
  kind: 'outmaneuvered';
  seat: number;
  ours: number;
  theirs: number;
  score: number;
  rules: string[];
  text: string;
}

export interface PenalisedTold {
  kind: 'penalised';
  seat: number;
  flags: number;
  penalty: number;
  score: number;
  rules: string[];
  text: string;
}

export interface TotalledTold {
  kind: 'totalled';
  seat: number;
  score: number;
  sharpshooters: number;
  claimed: number;
  unclaimed: number;
  maneuvers: number;
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
  | DealtTold
  | OpenedTold
  | LiftedTold
  | PlayedTold
  | StashedTold
  | GunnerPlayedTold
  | FlaggedTold
  | StraightenedTold
  | UnloadedTold
  | ReleasedTold
  | WaitedTold
  | CeasedTold
  | BothFinishedTold
  | CeasedForBothTold
  | LetGoTold
  | RemovedTold
  | FlagsLiftedTold
  | TurnedTold
  | LoadedTold
  | DiscardedTold
  | MissedTold
  | ScoredTold
  | ClaimedTold
  | NoClaimTold
  | ExplodedTold
  | ManeuveredTold
  | ClearedTold
  | GunnerWorksTold
  | ManeuversScoredTold
  | OutmaneuveredTold
  | PenalisedTold
  | TotalledTold
  | EndedTold;
