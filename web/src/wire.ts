// The wire, as docs/protocol.md tells it. The shapes are made from the server's records (wire.gen.ts);
// here is what the client knows better: events, cards and what it sends itself.
import type * as Made from './wire.gen.ts';

export type {
  Bot,
  Chapter,
  Checked,
  Clause,
  Game,
  Me,
  Option,
  Outcome,
  Phrase,
  Refused as Refusal,
  Rulebook,
  SetFile,
  Seat as SeatedPlayer,
  Summary,
  SummarySeat,
  Tally,
  Time,
} from './wire.gen.ts';

export type Seat = number;
export type Who = Made.Table['who'];
export type OfferKind = Made.Offer['what'];
export type SeatKind = Made.Seat['kind'];
export type MatchPhase = Made.Table['state'];
export type FrameKind = Made.Frame['kind'];
export type Clock = { kind: 'none' } | { kind: 'move' | 'match'; seconds: number };

/** A move that may be made: the notation is what we send back, the record is what a board looks at. */
export interface OfferedMove<Move = unknown> extends Made.Choice {
  move: Move;
}

/** The table after a fact; a board names the types that its game has for views and moves (seam.gen.ts). */
export interface Table<View = unknown, Move = unknown> extends Made.Table {
  view?: View;
  moves: OfferedMove<Move>[];
}

/** Something on the table that can be asked about: the rules know what it could mean. */
export type Thing = Made.Thing;

/** A move as we say it: by its notation or, where it was not offered, as a record. */
export type SaidMove = string | { kind: string };

/** What happened, as the game tells it: its own fields, and these. */
/** A turn begins, or something happens that matches are won and lost by. */
export type Landmark = 'turn' | 'blow';

export interface GameEvent {
  kind: string;
  seat?: number;
  target?: number;
  card?: string;
  rules?: string[];
  text: string;
  /** What it marks on the way through a match. */
  landmark?: Landmark;
  [field: string]: unknown;
}

/** What the server itself tells of a match, beside the events of the game. */
export interface HostEvent {
  kind:
    | 'sat'
    | 'held'
    | 'lapsed'
    | 'thinking'
    | 'manner'
    | 'said'
    | 'left'
    | 'back'
    | 'resigned'
    | 'timed-out'
    | 'offered'
    | 'answered'
    | 'undone';
  seat?: number;
  text: string;
}

export interface Frame extends Made.Frame {
  events: GameEvent[];
  table?: Table;
}

/** A scenario as it is played. */
export interface Staged extends Made.Staged {
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

export interface CardSet extends Made.CardSet {
  title: string;
  values: string;
  cards: Card[];
}

/** A match as a list has it, and the table as a spectator sees it once it is laid. */
export interface Glance {
  match: Made.Summary;
  view?: unknown;
  /** How it stands to us, in the words of the game. */
  outlook?: Made.Outlook;
}

export interface Opening {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  who: Who;
  clock: Clock;
  /** Whether the server passes for whoever can do nothing else. */
  passes?: boolean;
  /** Seconds that one may think about an answer; 0 for no limit. */
  answers?: number;
  /** Seconds that a question stays open for whoever does nothing; the game's own if left out. */
  window?: number;
  /** At one screen: who sits where, if not under the name of who opens it. */
  names?: string[];
}

export type Message =
  | { do: 'move'; id: string; seat: Seat; move: SaidMove; seen?: number }
  | { do: 'why'; id: string; seat: Seat; move: SaidMove }
  | { do: 'why'; id: string; seat: Seat; thing: Thing }
  /** What lines of moves would come to; `further` asks for what could follow, too. */
  | { do: 'foresee'; id: string; seat: Seat; lines: SaidMove[][]; further?: boolean }
  /** A state that looks the same to the seat, for the rules in this browser. */
  | { do: 'world'; id: string; seat: Seat }
  | { do: 'undo' | 'draw' | 'resign' | 'rematch'; id: string; seat: Seat }
  | { do: 'answer'; id: string; seat: Seat; yes: boolean }
  /** We think about what we are asked, whether we have an answer or not. */
  | { do: 'think'; id: string; seat: Seat; seen?: number }
  | { do: 'manner'; id: string; seat: Seat; always: boolean }
  /** The whole table again. */
  | { do: 'show'; id: string }
  | { do: 'say'; id: string; text: string }
  | { do: 'say'; id: string; phrase: string }
  | { do: 'pledge'; id: string; seat: Seat; digest: string }
  | { do: 'contribute'; id: string; seat: Seat; value: string };

export type Ack =
  (Made.Ack & { ok: true } & Partial<Made.Foreseen> & Partial<Made.World>) | (Made.Nack & { ok: false });

/** What a learner tries, or asks, in a situation of a first match. */
export interface Try extends Attempt {
  /** So many moves were made there before. */
  made: number;
}

/** What somebody tries, or asks, at a puzzle. */
export interface Solving extends Attempt {
  /** These moves were found there before. */
  found: SaidMove[];
}

interface Attempt {
  move?: SaidMove;
  thing?: Thing;
  /** What would these lines of moves come to? */
  lines?: SaidMove[][];
  further?: boolean;
  'give-up'?: boolean;
}

export type FromServer = Frame | Ack;

export const isAck = (message: FromServer): message is Ack => 'ok' in message;
