// SHA-256 (FIPS 180-4). Browsers have it, but only over https or at localhost, and a club plays at http://its-own-machine.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
/** The first 32 bits of the fractional part of a root. */
const bitsOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = PRIMES.map((p) => bitsOf(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => bitsOf(Math.sqrt(p)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The digest of bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const data = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => data.setUint8(i, byte));
  data.setUint8(bytes.length, 0x80);
  data.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  let hash = START;
  for (let block = 0; block < length; block += 64) hash = mixed(hash, data, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mixed(hash: readonly number[], data: DataView, block: number): number[] {
  const w: number[] = [];
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const [w15, w2] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    const word = i < 16 ? data.getInt32(block + 4 * i) : ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    w.push(word);
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + word) | 0;
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
}
