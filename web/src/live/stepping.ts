import type { Frame, Landmark } from '../wire.ts';
import type { Played } from './played.ts';
import { type MatchState, NOTHING_YET, reduce } from './reduce.ts';

/** The state after each frame. */
export function states(frames: Frame[]): MatchState[] {
  let state = NOTHING_YET;
  return frames.map((frame) => (state = reduce(state, frame)));
}

/** A match that is only looked at. */
export const shownOnly = (state: MatchState): Played => ({
  live: false,
  state,
  refusal: null,
  busy: true,
  move: () => Promise.resolve(),
  send: () => Promise.resolve({ id: '', ok: false, rule: '', sentence: '' }),
  why: () => Promise.resolve(null),
  whyNot: () => Promise.resolve(null),
  foresee: (_, lines) => Promise.resolve(lines.map(() => null)),
  think: () => Promise.resolve(),
  manner: () => Promise.resolve(),
});

/** Frames that changed the table, from the deal on; words and comings and goings are left out. */
export function tableFrames(frames: Frame[]): Frame[] {
  return frames.filter(
    (frame) => frame.table?.view && !['said', 'left', 'back', 'offered'].includes(frame.kind),
  );
}

/**
 * How many moves of the record lead to each frame. A move that was taken back is not in the record:
 * the table is then again what it was after fewer moves.
 */
export function movesBefore(frames: Frame[]): number[] {
  const steps: number[] = [];
  frames.forEach((frame, i) => {
    const before = steps[i - 1] ?? 0;
    if (frame.kind === 'moved') steps.push(before + 1);
    else if (i === 0 || frame.table?.hash === frames[i - 1]?.table?.hash) steps.push(before);
    else {
      const back = frames
        .slice(0, i)
        .findLastIndex((other, k) => other.table?.hash === frame.table?.hash && (steps[k] ?? 0) <= before);
      steps.push(back < 0 ? before : (steps[back] ?? 0));
    }
  });
  return steps;
}

/** A step that one may want to go to, and what happens there. */
export interface Mark {
  step: number;
  kind: Landmark;
  says: string;
}

/** The landmarks of a match; where a turn begins with a blow, the blow counts. */
export function landmarks(frames: Frame[]): Mark[] {
  return frames.flatMap((frame, step) => {
    const marked = (frame.events ?? []).filter((event) => event.landmark);
    const one = marked.find((event) => event.landmark === 'blow') ?? marked[0];
    return one?.landmark ? [{ step, kind: one.landmark, says: one.text }] : [];
  });
}
