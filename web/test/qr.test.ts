import { expect, test } from 'vitest';
import { correction, format, qr } from '../src/parts/qr.ts';

test('correction and format are those of the standard', () => {
  // The worked example that every text book has: HELLO WORLD, version 1, level M.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(format(0).toString(2)).toBe('101010000010010');
  expect(format(5).toString(2).padStart(15, '0')).toBe('100000011001110');
});

/** Reads a code as a camera would: by the marks alone, without the encoder. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => (code[y]?.[x] ? 1 : 0);
  let bits = 0;
  for (const [x, y] of [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ] as const)
    bits = bits * 2 + at(x, y);
  const told = (bits ^ 0x5412) >> 10;
  expect(told >> 3, 'level M').toBe(0);
  const mask = told & 7;
  const flips = (x: number, y: number): boolean =>
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      ((y >> 1) + Math.trunc(x / 3)) % 2,
      ((x * y) % 2) + ((x * y) % 3),
      (((x * y) % 2) + ((x * y) % 3)) % 2,
      (((x + y) % 2) + ((x * y) % 3)) % 2,
    ][mask] === 0;
  const mark = (x: number, y: number): boolean =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version > 1 && x >= size - 9 && x <= size - 5 && y >= size - 9 && y <= size - 5);
  const stream: number[] = [];
  let up = true;
  for (let column = size - 1; column > 0; column -= 2) {
    if (column === 6) column--;
    for (let step = 0; step < size; step++)
      for (const x of [column, column - 1]) {
        const y = up ? size - 1 - step : step;
        if (!mark(x, y)) stream.push(at(x, y) ^ (flips(x, y) ? 1 : 0));
      }
    up = !up;
  }
  const words = Array.from({ length: stream.length >> 3 }, (_, i) =>
    Number.parseInt(stream.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const [room = 0, blocks = 1, many = 0] =
    [[], [16, 1, 10], [28, 1, 16], [44, 1, 26], [64, 2, 18], [86, 2, 24], [108, 4, 16]][version] ?? [];
  const part = (block: number): number[] =>
    Array.from({ length: room / blocks }, (_, i) => words[i * blocks + block] ?? 0);
  const data = Array.from({ length: blocks }, (_, block) => part(block)).flat();
  for (let block = 0; block < blocks; block++)
    expect(correction(part(block), many)).toEqual(
      Array.from({ length: many }, (_, i) => words[room + i * blocks + block]),
    );
  const text = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4), 'bytes').toBe('0100');
  const length = Number.parseInt(text.slice(4, 12), 2);
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, i) => Number.parseInt(text.slice(12 + i * 8, 20 + i * 8), 2)),
  );
}

test('what is read is what was written, in every size', () => {
  for (const length of [3, 14, 20, 26, 40, 42, 59, 62, 70, 84, 90, 106]) {
    const link = `https://d.example/match/${'0123456789abcdef'.repeat(6)}`.slice(0, length);
    const code = qr(link);
    expect(code && read(code)).toBe(link);
  }
  expect(qr('Grüße, Doña')?.length).toBe(21);
  expect(qr('x'.repeat(107))).toBeNull();
});
