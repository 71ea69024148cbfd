import type { Frame, GameEvent, Table } from '../wire.ts';

export interface LogLine {
  n: number;
  text: string;
  rules: string[];
  kind: string;
  event: GameEvent;
}

export interface ChatLine {
  n: number;
  from: string;
  text: string;
}

/** All that a reader knows of a match: a pure function of the frames that came. */
export interface MatchState {
  last: number | null;
  table: Table | null;
  log: LogLine[];
  chat: ChatLine[];
  /** All that was told of the match, in order; what was taken back is followed by `undone`. */
  events: GameEvent[];
  /** What the newest frame told, for animation and sound. */
  fresh: GameEvent[];
}

export const NOTHING_YET: MatchState = {
  last: null,
  table: null,
  log: [],
  chat: [],
  events: [],
  fresh: [],
};

const UNDONE: GameEvent = { kind: 'undone', text: '' };

/** An offer to take a move back that was agreed to comes as its answer. */
const takenBack = (state: MatchState, frame: Frame): boolean =>
  frame.kind === 'undone' ||
  (frame.kind === 'answered' &&
    state.table?.offer?.what === 'undo' &&
    frame.table?.hash !== state.table.hash);

/** A frame that was seen before changes nothing. */
export function reduce(state: MatchState, frame: Frame): MatchState {
  if (state.last !== null && frame.n <= state.last && !frame.table) return state;
  const known = state.last !== null && frame.n <= state.last;
  const table = frame.table ?? state.table;
  if (known) return { ...state, table, fresh: [] };
  const events = frame.events ?? [];
  const said = frame.kind === 'said';
  return {
    last: frame.n,
    table,
    log: said ? state.log : [...state.log, ...events.map((event) => logLine(frame.n, event))],
    chat: said ? [...state.chat, ...events.map((event) => chatLine(frame.n, event, table))] : state.chat,
    events: said ? state.events : [...state.events, ...events, ...(takenBack(state, frame) ? [UNDONE] : [])],
    fresh: said ? [] : events,
  };
}

function logLine(n: number, event: GameEvent): LogLine {
  return { n, text: event.text, rules: event.rules ?? [], kind: event.kind, event };
}

function chatLine(n: number, event: GameEvent, table: Table | null): ChatLine {
  const seated = event.seat === undefined || event.seat < 0 ? undefined : table?.seats[event.seat];
  const name = typeof event.name === 'string' ? event.name : seated?.name;
  return { n, from: name ?? 'Spectator', text: event.text };
}
