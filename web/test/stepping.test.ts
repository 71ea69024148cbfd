import { expect, it } from 'vitest';
import { movesBefore, tableFrames } from '../src/live/stepping.ts';
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
