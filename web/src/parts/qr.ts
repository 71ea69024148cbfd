// A QR code (ISO/IEC 18004) for a link: bytes, error correction M, versions 1 to 6. That is 106 bytes, and none of the
// larger versions' extra marks.

/** For each version: codewords for data, blocks, and codewords for correction in each. */
const VERSIONS = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
] as const;
/** Error correction M. */
const LEVEL = 0;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

/** The codewords that correct some data: the rest of its division by the generator of so many. */
export function correction(data: number[], many: number): number[] {
  let generator = [1];
  for (let i = 0; i < many; i++) {
    const next = Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, at) => {
      next[at] = (next[at] ?? 0) ^ factor;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[i] ?? 1);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(many).fill(0)];
  data.forEach((_, i) => {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(data.length);
}

/** The fifteen bits that tell level and mask, the highest first. */
export function format(mask: number): number {
  const data = (LEVEL << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return ((data << 10) | rest) ^ 0x5412;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [room, blocks, many] = VERSIONS[version - 1] ?? VERSIONS[0];
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  while (data.length < room) data.push(data.length % 2 === (bits.length / 8) % 2 ? 0xec : 0x11);
  // Up to version 6 all blocks of a code are equally long.
  const size = room / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const checks = parts.map((part) => correction(part, many));
  const woven = (all: number[][]): number[] =>
    (all[0] ?? []).flatMap((_, i) => all.map((one) => one[i] ?? 0));
  return [...woven(parts), ...woven(checks)];
}

/** Rows of dark and light modules; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([room]) => bytes.length <= room - 2) + 1;
  if (version === 0) return null;
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    const [row, kept] = [dark[y], fixed[y]];
    if (!row || !kept || x < 0 || x >= size) return;
    row[x] = on;
    kept[x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, ring !== 2 && ring !== 4);
      }
  if (version > 1)
    for (let y = -2; y <= 2; y++)
      for (let x = -2; x <= 2; x++) set(size - 7 + x, size - 7 + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  tell(0, size, set);
  lay(codewords(bytes, version), size, fixed, dark);
  let best: boolean[][] | null = null;
  let least = Infinity;
  MASKS.forEach((mask, i) => {
    tell(i, size, set);
    const masked = dark.map((row, y) => row.map((on, x) => (fixed[y]?.[x] ? on : on !== mask(x, y))));
    const cost = penalty(masked);
    if (cost < least) [best, least] = [masked, cost];
  });
  return best;
}

/** Writes level and mask where they stand, twice. */
function tell(mask: number, size: number, set: (x: number, y: number, on: boolean) => void): void {
  const bits = format(mask);
  for (let i = 0; i < 15; i++) {
    const on = ((bits >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, on);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, on);
  }
  set(8, size - 8, true);
}

/** The bits go up and down in columns of two, from the right. */
function lay(words: number[], size: number, fixed: boolean[][], dark: boolean[][]): void {
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        row[x] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }
}

/** How hard a pattern is to read. */
function penalty(all: boolean[][]): number {
  const lines = [...all, ...all.map((_, x) => all.map((row) => row[x] ?? false))];
  let cost = 0;
  for (const line of lines) {
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * (text.match(/(?=10111010000)|(?=00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < all.length; y++)
    for (let x = 1; x < all.length; x++)
      if (
        all[y]?.[x] === all[y - 1]?.[x] &&
        all[y]?.[x] === all[y]?.[x - 1] &&
        all[y]?.[x] === all[y - 1]?.[x - 1]
      )
        cost += 3;
  const share = all.flat().filter(Boolean).length / all.length ** 2;
  return cost + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
