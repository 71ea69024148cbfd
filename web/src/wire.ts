// The wire, as docs/protocol.md tells it. Named as there; to be generated from the Java records.

export type Seat = number;
export type Body = Seat | 'beast';

export interface Refusal {
  rule: string;
  sentence: string;
}

export interface Me {
  guest: string;
  name: string;
}

export interface Option {
  name: string;
  kind: string;
  standard: unknown;
  words?: string[];
  min?: number;
  max?: number;
  help: string;
  rule: string;
}

export interface Bot {
  name: string;
  pitch: string;
}

export interface Game {
  id: string;
  name: string;
  pitch: string;
  live: boolean;
  options: Option[];
  bots: Bot[];
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  ruling: boolean;
  scenarios: string[];
}

export interface Rulebook {
  title: string;
  text?: string;
  chapters: { title: string; text?: string; clauses: Clause[] }[];
}

/** A scenario as it is played. */
export interface Staged {
  title: string;
  rules: string[];
  frames: Frame[];
}

/** A card as its set's file has it; the kind is the list it stands in, in the singular. */
export interface Card {
  name: string;
  kind?: string;
  copies?: number;
  text?: string;
  rule?: string;
  [field: string]: unknown;
}

export interface CardSet {
  set: string;
  title: string;
  values: string;
  cards: Card[];
}

export type Who = 'public' | 'link' | 'local';
export type Clock = { kind: 'none' } | { kind: 'move' | 'match'; seconds: number };

export interface Opening {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  who: Who;
  clock: Clock;
}

export type MatchPhase = 'open' | 'running' | 'finished';
export type SeatKind = 'guest' | 'bot' | 'open';

export interface Summary {
  match: string;
  game: string;
  name: string;
  state: MatchPhase;
  seats: { name: string; kind: SeatKind }[];
  options: Record<string, unknown>;
  turn: number;
  watching: number;
  at: string | number;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  target?: number;
  card?: string;
  rules?: string[];
  text: string;
  [field: string]: unknown;
}

export interface OfferedMove {
  move: string;
  label: string;
}

export interface Outcome {
  places: number[];
  drawn: boolean;
  reason: string;
  rule: string;
}

export interface SeatedPlayer {
  name: string;
  kind: SeatKind;
  here: boolean;
  bot?: string;
}

export type OfferKind = 'undo' | 'draw' | 'rematch' | 'bot';

export interface Table {
  game: string;
  who?: Who;
  options?: Record<string, unknown>;
  /** The seat whose view this is. */
  eye?: Seat;
  state: MatchPhase;
  you: Seat[];
  seats: SeatedPlayer[];
  view: unknown;
  hash?: string;
  toAct: Seat[];
  moves: OfferedMove[];
  undo?: boolean;
  offer?: { what: OfferKind; from: Seat } | null;
  clock?: Record<string, number> | null;
  outcome?: Outcome | null;
  seed?: { commitment: string; secret?: string | null; seats?: unknown[] } | null;
  rematch?: string | null;
}

export type FrameKind =
  | 'opened'
  | 'sat'
  | 'started'
  | 'moved'
  | 'undone'
  | 'offered'
  | 'answered'
  | 'said'
  | 'left'
  | 'resigned'
  | 'flagged'
  | 'back'
  | 'ended';

export interface Frame {
  n: number;
  kind: FrameKind;
  events: GameEvent[];
  table?: Table;
}

export type Message =
  | { do: 'move' | 'why'; id: string; seat: Seat; move: string }
  | { do: 'undo' | 'draw' | 'resign' | 'rematch'; id: string; seat: Seat }
  | { do: 'answer'; id: string; seat: Seat; yes: boolean }
  | { do: 'say'; id: string; text: string }
  | { do: 'contribute'; id: string; seat: Seat; value: string };

export type Ack =
  | { id: string; ok: true; n?: number }
  | ({ id: string; ok: false } & Refusal);

export type FromServer = Frame | Ack;

export const isAck = (message: FromServer): message is Ack => 'ok' in message;
