// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.

export interface Frame {
  n: number;
  kind: 'opened' | 'sat' | 'pledged' | 'collected' | 'contributed' | 'started' | 'moved' | 'undone' | 'offered' | 'answered' | 'said' | 'left' | 'back' | 'resigned' | 'timed-out' | 'thinking' | 'manner' | 'closed' | 'resumed' | 'lost';
  events: unknown[];
  table?: Table;
  change?: unknown;
  mark?: string;
}

export interface Table {
  game: string;
  who: 'public' | 'link' | 'local';
  state: 'open' | 'running' | 'finished';
  you: number[];
  seats: Seat[];
  options: Record<string, unknown>;
  eye?: number;
  view?: unknown;
  hash?: string;
  toAct: number[];
  moves: Choice[];
  sample: boolean;
  question?: number;
  forced: boolean;
  undo: boolean;
  offer?: Offer;
  clock?: Record<string, number>;
  answers?: Answers;
  always: number[];
  outcome?: Outcome;
  seed: Chances;
  rematch?: string;
}

export interface Seat {
  name: string;
  kind: 'open' | 'guest' | 'bot';
  here: boolean;
  bot: string;
  face: string;
}

export interface Choice {
  notation: string;
  move: unknown;
  label: string;
}

export interface Offer {
  what: 'undo' | 'draw' | 'rematch' | 'bot';
  from: number;
}

export interface Answers {
  window: number;
  limit: number;
  left: Record<string, number>;
  thinking: number[];
}

export interface Chances {
  commitment: string;
  listed?: number;
  secret?: string;
  pledges?: string[];
  seats: string[];
}

export interface Outcome {
  places: number[];
  drawn: boolean;
  reason: string;
  rule: string;
}

export interface Ack {
  id: string;
  ok: boolean;
  n: number;
}

export interface Nack {
  id: string;
  ok: boolean;
  rule: string;
  sentence: string;
}

export interface Foreseen {
  id: string;
  ok: boolean;
  n: number;
  foresights: unknown[];
}

export interface World {
  id: string;
  ok: boolean;
  n: number;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  state: Record<string, unknown>;
}

export interface Refused {
  rule: string;
  sentence: string;
}

export interface Me {
  guest: string;
  name: string;
  lent: boolean;
}

export interface Phrase {
  name: string;
  text: string;
}

export interface Time {
  now: number;
}

export interface Game {
  id: string;
  name: string;
  pitch: string;
  live: boolean;
  window: number;
  options: Option[];
  bots: Bot[];
  credits: string;
}

export interface Seats {
  seats: number;
}

export interface Bot {
  name: string;
  called: string;
  pitch: string;
  face: string;
  rank: string;
  rating: number;
}

export interface Option {
  name: string;
  kind: 'flag' | 'number' | 'choice' | 'per-seat' | 'several';
  standard: unknown;
  words: string[];
  min: number;
  max: number;
  help: string;
  rule: string;
  called: Record<string, string>;
}

export interface Rulebook {
  title: string;
  text: string;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  text: string;
  clauses: Clause[];
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  ruling: boolean;
  scenarios: string[];
}

export interface CardSet {
  set: string;
  title: unknown;
  values: unknown;
  cards: Record<string, unknown>[];
}

export interface SetFile {
  set: string;
  content: Record<string, unknown>;
  view: unknown;
}

export interface Checked {
  good: boolean;
  line: number;
  sentence: string;
  file?: SetFile;
}

export interface Staged {
  title: string;
  rules: string[];
  against: string[];
  frames: Frame[];
}

export interface Replay {
  frames: Frame[];
  next?: number;
}

export interface Measured {
  html: string;
}

export interface Ordered {
  job: string;
}

export interface Lab {
  done: number;
  of: number;
  seconds: number;
  html?: string;
  sentence?: string;
}

export interface Lesson {
  title: string;
  minutes: number;
  situations: Situation[];
}

export interface Situation {
  name: string;
  say: string;
  then: string;
}

export interface Tried {
  made: number;
  done: boolean;
  refused?: Refused;
  allowed: boolean;
  wants?: string;
  wanted?: string;
  lit: Thing[];
  frames: Frame[];
  foresights?: unknown[];
}

export interface Thing {
  kind: string;
  name: string;
}

export interface Puzzles {
  count: number;
  today: number;
}

export interface Puzzle {
  name: string;
  say: string;
  outlook?: Outlook;
}

export interface Solved {
  tried: Tried;
  then?: string;
}

export interface Coached {
  done: number;
  all: number;
  analysis?: Analysis;
}

export interface Analysis {
  game: string;
  method: string;
  lines: number;
  moves: number;
  whole: boolean;
  sides: Side[];
  moments: Moment[];
  lots: Lot[];
  scoring: Remark[];
}

export interface Side {
  seat: number;
  name: string;
  end: number;
  cost: Estimate;
  luck?: Estimate;
  worst: number[];
  finest?: number;
}

export interface Moment {
  step: number;
  seat: number;
  chance: Estimate;
  played: string;
  choice: string;
  after: Estimate;
  better?: string;
  instead?: string;
  headline: string;
  cost: Estimate;
  gain: Estimate;
  came: string;
  rule: string;
}

export interface Lot {
  step: number;
  seat: number;
  jump: Estimate;
  came: string;
}

export interface Remark {
  seat: number;
  about: string;
  words: string;
  rule: string;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface Hint {
  move: string;
  label: string;
  chance: Estimate;
  thing?: Thing;
  rule: string;
}

export interface Tale {
  how: string;
  figures: Figure[];
  moments: Highlight[];
}

export interface Figure {
  value: string;
  words: string;
  note: string;
}

export interface Highlight {
  moves: number;
  words: string;
}

export interface Outlook {
  sentence: string;
  plight: string;
  gauges: Gauge[];
}

export interface Gauge {
  body: number;
  track: 'life' | 'fatigue' | 'men';
  value: number;
  of: number;
}

export interface Listed {
  pages: Page[];
  next?: number;
}

export interface Page {
  n: number;
  at: number;
  before: string;
  commitments: string[];
  hash: string;
}

export interface Opened {
  match: string;
}

export interface Seated {
  match: string;
  seat: number;
  n: number;
}

export interface Summary {
  match: string;
  game: string;
  name: string;
  state: 'open' | 'running' | 'finished';
  seats: SummarySeat[];
  you: number[];
  host: number;
  options: Record<string, unknown>;
  who: 'public' | 'link' | 'local';
  clock: ClockRule;
  turn: number;
  toAct: number[];
  watching: number;
  opened: number;
  at: number;
  outcome?: Outcome;
  next?: string;
}

export interface SummarySeat {
  name: string;
  kind: 'open' | 'guest' | 'bot';
  bot: string;
  face: string;
}

export interface Tally {
  game: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
  streak: number;
  quickest?: Feat;
  strongest?: Feat;
}

export interface Feat {
  match: string;
  against: string;
  figure: number;
}

export interface ClockRule {
  kind: 'none' | 'move' | 'match';
  seconds: number;
}
