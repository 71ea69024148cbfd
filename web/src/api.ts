import type { Lesson, Listed, Page, Tale, Tried } from './wire.gen.ts';
import type {
  CardSet,
  Checked,
  Frame,
  Game,
  Me,
  Opening,
  Refusal,
  Rulebook,
  SaidMove,
  SetFile,
  Staged,
  Summary,
  Thing,
  Time,
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

/** As `send`, with what is sent and what comes as they are. */
async function sendText(path: string, body?: string): Promise<string> {
  const init: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: 'same-origin' });
  } catch {
    throw new Refused(0, { rule: '', sentence: 'The server cannot be reached. Is there a network?' });
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Refused(answer.status, refusalIn(text, answer.status));
}

function refusalIn(text: string, status: number): Refusal {
  try {
    const found = (JSON.parse(text) as { error?: Refusal }).error;
    if (found) return found;
  } catch {
    // Not ours; said below.
  }
  return { rule: '', sentence: `The server answered ${status}.` };
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
  matches: (show: 'open' | 'running' | 'finished' | 'mine') => call<Summary[]>(`/api/matches?show=${show}`),
  /** The first match that teaches a game. */
  lesson: (game: string) => once<Lesson>(`/api/games/${game}/lesson`),
  /** Tries something in a situation of it. */
  tryOut: (game: string, at: number, tried: { made: number; move?: SaidMove; thing?: Thing }) =>
    call<Tried>(`/api/games/${game}/lesson/${at}`, tried),
  /** A page of the list of all commitments, and those after it. */
  commitments: async (from: number): Promise<Page[]> =>
    (await call<Listed>(`/api/commitments?from=${from}`)).pages,
  sit: (match: string, seat: number) =>
    call<unknown>(`/api/matches/${encodeURIComponent(match)}/seats/${seat}`, {}),
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
  /** A match at one screen that goes on after so many moves of a record. */
  playOn: async (record: string, step: number): Promise<{ match: string }> => {
    await introduce();
    return JSON.parse(await sendText(`/api/records?step=${step}`, record)) as { match: string };
  },
};

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
