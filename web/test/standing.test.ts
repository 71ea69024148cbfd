import { describe, expect, it } from 'vitest';
import type { PoseName } from '../src/haveatyou/poses.ts';
import { BOX, type Man, type Room, stand } from '../src/haveatyou/standing.ts';

const RANKS = 7;
const BOARDS: Record<string, Room> = {
  'a duel': { wide: 810, high: 310, ranks: RANKS, tags: 46, line: 27 },
  'one of two boards': { wide: 405, high: 260, ranks: RANKS, tags: 46, line: 27 },
  'a phone': { wide: 374, high: 200, ranks: RANKS, tags: 38, line: 24 },
};

const man = (seat: number, rank: number, more: Partial<Man> = {}): Man => ({
  seat,
  at: (rank - 0.5) / RANKS,
  pose: 'ready',
  weapon: undefined,
  mirrored: seat % 2 === 1,
  out: false,
  tag: 100,
  ...more,
});

/** Two at these ranks; one of them strikes. */
function two(a: number, b: number, pose: PoseName, room: Room) {
  const { size, stood } = stand([man(0, a), man(1, b, { pose, weapon: 'Cutlass' })], room);
  return { size, xs: [stood.get(0)?.x ?? 0, stood.get(1)?.x ?? 0], stood };
}

describe.each(Object.entries(BOARDS))('on the board of %s', (_, room) => {
  it('everybody stands on the board, and at his rank or as near to it as he has room', () => {
    for (let rank = 1; rank < RANKS; rank++) {
      const { xs } = two(rank, rank + 1, 'ready', room);
      xs.forEach((x, i) => {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(room.wide);
        expect(Math.abs(x - ((rank + i - 0.5) / RANKS) * room.wide)).toBeLessThan(room.wide / RANKS);
      });
    }
  });

  it('no two stand in each other, however close they fight', () => {
    for (const pose of ['ready', 'strike', 'swing', 'parry'] as const)
      for (let rank = 1; rank < RANKS; rank++) {
        const { size, xs } = two(rank, rank + 1, pose, room);
        expect((xs[1] ?? 0) - (xs[0] ?? 0), `${pose} at ${rank}`).toBeGreaterThan(size * 0.19);
      }
  });

  it('names that would run into each other hang one above the other, and below the edge', () => {
    const { size, stood } = two(3, 4, 'ready', room);
    const levels = [...stood.values()].map((one) => one.level);
    const lines = Math.max(...levels);
    expect((size * BOX.tall) / BOX.wide + room.tags + lines * room.line).toBeLessThanOrEqual(room.high + 1);
    const far = two(1, 7, 'ready', room);
    expect([...far.stood.values()].map((one) => one.level)).toEqual([0, 0]);
  });

  it("who has fallen is in nobody's way", () => {
    const alone = stand([man(0, 4)], room).stood.get(0)?.x;
    const over = stand([man(0, 4), man(1, 4, { out: true, pose: 'down' })], room).stood.get(0)?.x;
    expect(over).toBe(alone);
  });
});
