import type { CardSet, Game, Me, Opening, Refusal, Rulebook, Staged, Summary } from './wire.ts';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: 'same-origin' });
  } catch {
    throw new Refused(0, { rule: '', sentence: 'The server cannot be reached. Is there a network?' });
  }
  const text = await answer.text();
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
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
  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', { name }),
  games: () => once<Game[]>('/api/games'),
  rules: (game: string) => once<Rulebook>(`/api/games/${game}/rules`),
  cards: (game: string) => once<CardSet[]>(`/api/games/${game}/cards`),
  scenario: (game: string, name: string) => call<Staged>(`/api/games/${game}/scenarios/${encodeURIComponent(name)}`),
  open: (opening: Opening) => call<{ match: string }>('/api/matches', opening),
  matches: (show: 'open' | 'running' | 'finished' | 'mine') => call<Summary[]>(`/api/matches?show=${show}`),
  sit: (match: string, seat: number) =>
    call<unknown>(`/api/matches/${encodeURIComponent(match)}/seats/${seat}`, { contribution: contribution() }),
};

/** A seat's own part of the seed: 64 hex digits that nobody could foresee. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
