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
  /** Which turn begins, where the game counts them. */
  turn?: number;
}

/** The landmarks of a match: where a turn begins, and where a blow falls. */
export function landmarks(frames: Frame[]): Mark[] {
  return frames.flatMap((frame, step) =>
    (['turn', 'blow'] as const).flatMap((kind) => {
      const one = frame.events?.find((event) => event.landmark === kind);
      if (!one) return [];
      return { step, kind, says: one.text, ...(typeof one.turn === 'number' ? { turn: one.turn } : {}) };
    }),
  );
}

/** The turns that have their number under the line: every one, or every second, fifth ... so that no two are closer than that. */
export function numbered(marks: Mark[], apart: number): Mark[] {
  const turns = marks.filter((mark) => mark.turn !== undefined);
  for (const each of [1, 2, 5, 10, 20, 50]) {
    const chosen = turns.filter((mark) => (mark.turn ?? 0) % each === 0);
    if (chosen.every((mark, i) => i === 0 || mark.step - (chosen[i - 1]?.step ?? 0) >= apart)) return chosen;
  }
  return [];
}
