import { api } from './api.ts';
import { movesBefore, tableFrames } from './live/stepping.ts';
import type { Kept } from './verify/verify.ts';
import type { Moment } from './wire.gen.ts';
import type { Frame } from './wire.ts';

/** A match that is over, or a record of one: what can be replayed, verified and played on from. */
export interface Source {
  /** Where its pages are. */
  path: string;
  record(): Promise<string>;
  /** The table after each change, as a seat saw it (-1: a spectator), and the moves made by then. */
  frames(seat: number): Promise<{ frames: Frame[]; moves: number[] }>;
  /** What is worth seeing again; nothing where nobody has told of it. */
  moments(): Promise<Moment[]>;
  kept: Kept;
}

export function ofMatch(id: string): Source {
  return {
    path: `/match/${id}`,
    record: () => api.record(id),
    frames: async (seat) => {
      const frames = tableFrames(await api.replay(id, seat));
      return { frames, moves: movesBefore(frames) };
    },
    moments: async () => (await api.tale(id)).moments,
    kept: keptOf(id),
  };
}

const LOADED = 'derring.record';
let loaded: string | null = null;

/** Keeps a record that was loaded from a file, for as long as the tab is open. */
export function load(text: string): void {
  loaded = text;
  try {
    sessionStorage.setItem(LOADED, text);
  } catch {
    // Kept until the page is left, that is all.
  }
}

export function loadedText(): string | null {
  try {
    return loaded ?? sessionStorage.getItem(LOADED);
  } catch {
    return loaded;
  }
}

export function ofText(text: string): Source {
  return {
    path: '/record',
    record: () => Promise.resolve(text),
    frames: async (seat) => {
      const frames = await api.rerun(text, seat);
      return { frames, moves: frames.map((_, i) => i) };
    },
    moments: () => Promise.resolve([]),
    kept: {},
  };
}

const key = (match: string): string => `derring.seed.${match}`;

/** What this browser kept of a match from before its deal. */
export function keptOf(match: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key(match)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Keeps the seal, and what a seat gave to the seed, so that the end can be held against them. */
export function keep(match: string, more: Kept): void {
  const known = keptOf(match);
  const next: Kept = {
    ...known,
    ...more,
    parts: { ...known.parts, ...more.parts },
    chosen: { ...known.chosen, ...more.chosen },
  };
  try {
    localStorage.setItem(key(match), JSON.stringify(next));
  } catch {
    // Then the page that verifies has nothing of ours to compare with.
  }
}

/** Offers a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
