import type { Analysis, Estimate } from '../wire.gen.ts';

/** The chances of one side through a match, as the coach found them. */
export interface Course {
  moves: number;
  end: number;
  points: { step: number; chance: Estimate }[];
  /** Where it cost most, the worst first. */
  worst: number[];
}

/** By match, then by seat: what this browser had gone through, the newest last. */
type Kept = [match: string, sides: Record<number, Course>][];

const KEY = 'derring.coached';
const MOST = 12;
const TOLD = 3;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

/** Keeps what was found, so that the end of the match can show it. */
export function keep(match: string, { moves, sides, moments }: Analysis): void {
  const found: Record<number, Course> = {};
  for (const { seat, end, worst } of sides)
    found[seat] = {
      moves,
      end,
      points: moments.filter((one) => one.seat === seat).map(({ step, chance }) => ({ step, chance })),
      worst: worst.slice(0, TOLD).flatMap((i) => moments[i]?.step ?? []),
    };
  try {
    const others = all().filter(([id]) => id !== match);
    localStorage.setItem(KEY, JSON.stringify([...others, [match, found]].slice(-MOST)));
  } catch {
    // Without a store the coach is asked again, and that is all.
  }
}

export const courseOf = (match: string, seat: number): Course | null =>
  all().find(([id]) => id === match)?.[1][seat] ?? null;
