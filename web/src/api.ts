import { isHere, rulesKept } from './here/messages.ts';
import type {
  Coached,
  Hint,
  Lab,
  Lesson,
  Listed,
  Measured,
  Ordered,
  Page,
  Phrase,
  Puzzle,
  Puzzles,
  Solved,
  Tale,
  Tally,
  Tried,
} from './wire.gen.ts';
import type {
  CardSet,
  Checked,
  Frame,
  Game,
  Glance,
  Me,
  Opening,
  Refusal,
  Rulebook,
  SetFile,
  Staged,
  Summary,
  Time,
  Solving,
  Try,
} from './wire.ts';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

let introduced: Promise<Me> | null = null;

/**
 * Lets the server know us before anything else is asked. Whoever comes without a cookie gets one with
 * each answer, so two first questions at once would make two guests of us, and the later would win.
 */
export function introduce(): Promise<Me> {
  introduced ??= send<Me>('/api/me').catch((error: unknown) => {
    introduced = null;
    throw error;
  });
  return introduced;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  await introduce();
  return send(path, body);
}

async function send<T>(path: string, body?: unknown): Promise<T> {
  const text = await sendText(path, body === undefined ? undefined : JSON.stringify(body));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Whether all of this is static files: then the page is its own host, and no server is asked. */
const alone = document.documentElement.dataset.host === 'page';

/** As `send`, with what is sent and what comes as they are. */
async function sendText(path: string, body?: string): Promise<string> {
  if (alone || /^\/api\/matches\/here-/.test(path)) return askHere(path, body);
  const init: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: 'same-origin' });
  } catch {
    if (/^\/api\/matches\//.test(path)) throw unreached();
    introduced = null; // the server has still to know us
    return askHere(path, body);
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Refused(answer.status, refusalIn(text, answer.status));
}

/** Asks the host in this page, who answers what a server would without anybody else. */
async function askHere(path: string, body?: string): Promise<string> {
  let answer: { status: number; text: string };
  try {
    const { host } = await import('./here/host.ts');
    answer = await host().ask(path, body);
  } catch {
    answer = { status: 0, text: '' };
  }
  if (answer.status === 200) return answer.text;
  throw answer.status === 0 || answer.status === 503
    ? unreached()
    : new Refused(answer.status, refusalIn(answer.text, answer.status));
}

const unreached = (): Refused =>
  new Refused(0, { rule: '', sentence: 'The server cannot be reached. Is there a network?' });

function refusalIn(text: string, status: number): Refusal {
  try {
    const found = (JSON.parse(text) as { error?: Refusal }).error;
    if (found) return found;
  } catch {
    // Not ours; said below.
  }
  const sentence =
    status === 404
      ? 'The server has nothing here.'
      : 'The server could not answer just now. Try again in a moment.';
  return { rule: '', sentence };
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while a page is open is fetched once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const records = new Map<string, Promise<string>>();

/** The record of a match that is over, which is asked for again and again while the coach goes through it. */
function onceRecorded(match: string): Promise<string> {
  let record = records.get(match);
  if (!record) {
    record = api.record(match);
    records.set(match, record);
    record.catch(() => records.delete(match));
  }
  return record;
}

export const api = {
  me: () => introduce(),
  rename: async (name: string): Promise<Me> => {
    const me = await call<Me>('/api/me', { name });
    introduced = Promise.resolve(me);
    return me;
  },
  time: () => call<Time>('/api/time'),
  games: () => once<Game[]>('/api/games'),
  rules: (game: string) => once<Rulebook>(`/api/games/${game}/rules`),
  cards: (game: string) => once<CardSet[]>(`/api/games/${game}/cards`),
  /** A card set as its file has it. */
  setFile: (game: string, set: string) => call<SetFile>(`/api/games/${game}/cards/${set}`),
  /** Whether a set that somebody has written keeps the rules of the game. */
  check: (game: string, set: string, text: string) =>
    call<Checked>(`/api/games/${game}/cards/${set}`, { text }),
  /** How many seats a match with these options has. */
  seats: async (game: string, options: Record<string, unknown>): Promise<number> =>
    (await call<{ seats: number }>(`/api/games/${game}/seats`, { options })).seats,
  scenario: (game: string, name: string) =>
    call<Staged>(`/api/games/${game}/scenarios/${encodeURIComponent(name)}`),
  open: (opening: Opening) => call<{ match: string }>('/api/matches', opening),
  matches: async (
    show: Show,
    wanted: { before?: number; game?: string; result?: string } = {},
  ): Promise<Summary[]> => {
    const query = new URLSearchParams({ show });
    for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, String(value));
    const listed = await call<Summary[]>(`/api/matches?${query.toString()}`);
    const known = new Set(listed.map((each) => each.match));
    const here = show === 'mine' && Object.keys(wanted).length === 0 ? await keptHere() : [];
    return [...here.filter((each) => !known.has(each.match)), ...listed].sort((a, b) => b.at - a.at);
  },
  /** A match at a glance, as a spectator sees it. */
  glance: (match: string) => call<Glance>(`/api/matches/${encodeURIComponent(match)}`),
  /** What we have achieved, game by game. */
  tally: () => call<Tally[]>('/api/me/tally'),
  phrases: () => once<Phrase[]>('/api/phrases'),
  /** The match at which we play the next person who wants this game, or wait for one. */
  pair: (game: string) => call<{ match: string }>('/api/pairing', { game }),
  /** The first match that teaches a game. */
  lesson: (game: string) => once<Lesson>(`/api/games/${game}/lesson`),
  /** Tries something in a situation of it. */
  tryOut: (game: string, at: number, tried: Try) => call<Tried>(`/api/games/${game}/lesson/${at}`, tried),
  /** How many puzzles a game has, and which is today's. */
  puzzles: (game: string) => once<Puzzles>(`/api/games/${game}/puzzles`),
  puzzle: (game: string, at: number) => once<Puzzle>(`/api/games/${game}/puzzles/${at}`),
  /** Tries something at a puzzle. */
  solve: (game: string, at: number, tried: Solving) =>
    call<Solved>(`/api/games/${game}/puzzles/${at}`, tried),
  /** Has the coach go on with a match that is over, for a moment. */
  coach: async (match: string): Promise<Coached> =>
    isHere(match) || !rulesKept()
      ? call<Coached>(`/api/matches/${encodeURIComponent(match)}/coach`, {})
      : api.coachRecord(await onceRecorded(match)),
  coachRecord: async (record: string): Promise<Coached> => {
    await introduce();
    const ask = rulesKept() ? askHere : sendText; // whoever has the rules does not make the host think
    return JSON.parse(await ask('/api/records/coach', record)) as Coached;
  },
  /** What the coach would do; only against bots. */
  hint: (match: string, seat: number) =>
    call<Hint>(`/api/matches/${encodeURIComponent(match)}/hint`, { seat }),
  /** How a game goes, as the lab has measured it. */
  measured: (game: string) => once<Measured>(`/api/games/${game}/lab`),
  /** Has a card set compared with the built-in one. */
  compare: (game: string, set: string, text: string) =>
    call<Ordered>(`/api/games/${game}/lab`, { set, text }),
  /** How far that is. */
  compared: (game: string, job: string) => call<Lab>(`/api/games/${game}/lab/${encodeURIComponent(job)}`),
  /** A page of the list of all commitments, and those after it. */
  commitments: async (from: number): Promise<Page[]> =>
    (await call<Listed>(`/api/commitments?from=${from}`)).pages,
  sit: (match: string, seat: number) =>
    call<unknown>(`/api/matches/${encodeURIComponent(match)}/seats/${seat}`, {}),
  /** A bot sits down at a match that we opened. */
  fill: (match: string, seat: number, bot: string) =>
    call<unknown>(`/api/matches/${encodeURIComponent(match)}/seats/${seat}`, { bot }),
  cancel: (match: string) => call<unknown>(`/api/matches/${encodeURIComponent(match)}/cancel`, {}),
  /** Another battle for those who sit at a match that we opened. */
  change: (match: string, opening: Opening) =>
    call<{ match: string }>(`/api/matches/${encodeURIComponent(match)}/change`, opening),
  record: async (match: string): Promise<string> => {
    await introduce();
    return sendText(`/api/matches/${encodeURIComponent(match)}/record`);
  },
  /** What is worth telling of a match that is over. */
  tale: (match: string) => call<Tale>(`/api/matches/${match}/tale`),
  replay: (match: string, seat: number): Promise<Frame[]> =>
    inParts(seat, (query) => call<ReplayPart>(`/api/matches/${encodeURIComponent(match)}/replay${query}`)),
  rerun: async (record: string, seat: number): Promise<Frame[]> => {
    await introduce();
    return inParts(
      seat,
      async (query) => JSON.parse(await sendText(`/api/records/replay${query}`, record)) as ReplayPart,
    );
  },
  /** A match at one screen that goes on after so many moves of a record; each seat is `me` or a bot. */
  playOn: async (record: string, step: number, seats: string[]): Promise<{ match: string }> => {
    await introduce();
    const who = seats.length > 0 ? `&seats=${seats.map(encodeURIComponent).join(',')}` : '';
    return JSON.parse(await sendText(`/api/records?step=${step}${who}`, record)) as { match: string };
  },
};

export type Show = 'open' | 'running' | 'finished' | 'mine';

/** The matches that this browser hosts itself, without waking its host. */
async function keptHere(): Promise<Summary[]> {
  try {
    const { summaries } = await import('./here/store.ts');
    return (await summaries()).map((each) => JSON.parse(each) as Summary);
  } catch {
    return [];
  }
}

interface ReplayPart {
  frames: Frame[];
  next?: number;
}

/** A long replay comes in parts. */
async function inParts(seat: number, ask: (query: string) => Promise<ReplayPart>): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let from: number | undefined = 0; from !== undefined;) {
    const part = await ask(`?from=${from}${seat < 0 ? '' : `&seat=${seat}`}`);
    frames.push(...part.frames);
    from = part.next;
  }
  return frames;
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
