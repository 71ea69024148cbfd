import type { Summary } from '../wire.ts';

/** So many matches the server tells of at once. */
export const MOST = 50;

/** The matches of a list as far as somebody has turned over to them, the newest first. */
export interface Turned {
  matches: Summary[];
  /** There are no older ones. */
  whole: boolean;
}

/** Lays the newest before what was turned over to. */
export function renewed(known: Turned | undefined, newest: Summary[]): Turned {
  if (newest.length < MOST) return { matches: newest, whole: true };
  const there = new Set(newest.map((match) => match.match));
  // So much may be new that something lies between: then it is turned over to anew.
  if (!known?.matches.some((match) => there.has(match.match))) return { matches: newest, whole: false };
  const oldest = newest.at(-1)?.at ?? 0;
  const older = known.matches.filter((match) => match.at <= oldest && !there.has(match.match));
  return { matches: [...newest, ...older], whole: known.whole };
}

/** Lays what is older behind it. */
export const continued = (known: Turned, older: Summary[]): Turned => ({
  matches: [...known.matches, ...older],
  whole: older.length < MOST,
});
