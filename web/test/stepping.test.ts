import { expect, it } from 'vitest';
import { landmarks, movesBefore, numbered, tableFrames } from '../src/live/stepping.ts';
import type { Frame, FrameKind } from '../src/wire.ts';
import { BLANK } from './blank.ts';

const frame = (kind: FrameKind, hash: string): Frame => ({
  n: 0,
  kind,
  events: [],
  table: { ...BLANK, hash },
});

it('words and offers are no steps of a replay', () => {
  const frames = [
    frame('started', 'a'),
    frame('said', 'a'),
    frame('moved', 'b'),
    frame('offered', 'b'),
    frame('resigned', 'b'),
  ];
  expect(tableFrames(frames).map((one) => one.kind)).toEqual(['started', 'moved', 'resigned']);
});

it('a step counts the moves that the record still has', () => {
  const frames = [
    frame('started', 'a'),
    frame('moved', 'b'),
    frame('moved', 'c'),
    frame('undone', 'b'),
    frame('moved', 'd'),
    frame('resigned', 'd'),
  ];
  expect(movesBefore(frames)).toEqual([0, 1, 2, 1, 2, 2]);
});

it('a turn that begins with a blow is marked twice, and says which turn it is', () => {
  const frames: Frame[] = [
    frame('started', 'a'),
    {
      ...frame('moved', 'b'),
      events: [
        { kind: 'hit', landmark: 'blow', text: 'Tom takes 2.' },
        { kind: 'turn-began', landmark: 'turn', turn: 4, text: 'Turn 4: Tom.' },
      ],
    },
  ];
  expect(landmarks(frames)).toEqual([
    { step: 1, kind: 'turn', says: 'Turn 4: Tom.', turn: 4 },
    { step: 1, kind: 'blow', says: 'Tom takes 2.' },
  ]);
});

it('only turns that are far enough apart have their number under the line', () => {
  const turns = Array.from({ length: 20 }, (_, i) => ({
    step: i * 3,
    kind: 'turn' as const,
    says: '',
    turn: i + 1,
  }));
  const shown = (apart: number) => numbered(turns, apart).map((mark) => mark.turn);
  expect(shown(3)).toHaveLength(20);
  expect(shown(5)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(shown(12)).toEqual([5, 10, 15, 20]);
  const unnumbered = turns.map(({ step, kind, says }) => ({ step, kind, says }));
  expect(numbered(unnumbered, 1)).toEqual([]);
});
