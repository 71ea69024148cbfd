// The wire, as docs/protocol.md tells it. The shapes are made from the server's records (wire.gen.ts);
// here is what the client knows better: events, cards and what it sends itself.
import type * as Made from './wire.gen.ts';

export type {
  Bot,
  Chapter,
  Choice as OfferedMove,
  Clause,
  Game,
  Me,
  Option,
  Outcome,
  Refused as Refusal,
  Rulebook,
  Seat as SeatedPlayer,
  Summary,
  Time,
} from './wire.gen.ts';

export type Seat = number;
export type Who = Made.Table['who'];
export type OfferKind = Made.Offer['what'];
export type SeatKind = Made.Seat['kind'];
export type MatchPhase = Made.Table['state'];
export type FrameKind = Made.Frame['kind'];
export type Clock = { kind: 'none' } | { kind: 'move' | 'match'; seconds: number };

export type Table = Made.Table;

/** What happened, as the game tells it: its own fields, and these. */
export interface GameEvent {
  kind: string;
  seat?: number;
  target?: number;
  card?: string;
  rules?: string[];
  text: string;
  [field: string]: unknown;
}

export interface Frame extends Made.Frame {
  events: GameEvent[];
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

export interface Opening {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  who: Who;
  clock: Clock;
  /** Whether the server passes for whoever can do nothing else. */
  passes?: boolean;
  /** Seconds after which it passes for whoever was asked for an answer; 0 for no limit. */
  answers?: number;
  /** At one screen: who sits where, if not under the name of who opens it. */
  names?: string[];
}

export type Message =
  | { do: 'move'; id: string; seat: Seat; move: string; seen?: number }
  | { do: 'why'; id: string; seat: Seat; move: string }
  | { do: 'undo' | 'draw' | 'resign' | 'rematch'; id: string; seat: Seat }
  | { do: 'answer'; id: string; seat: Seat; yes: boolean }
  | { do: 'say'; id: string; text: string }
  | { do: 'contribute'; id: string; seat: Seat; value: string };

export type Ack = (Made.Ack & { ok: true }) | (Made.Nack & { ok: false });

export type FromServer = Frame | Ack;

export const isAck = (message: FromServer): message is Ack => 'ok' in message;
