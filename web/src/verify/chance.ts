// docs/chance.md, in the browser: what a seed makes of dice, cards and shuffles.
import type { Drawn, MatchRecord, Seal } from './record.ts';

/** What a seal can be made of: text, numbers, flags, and lists and fields of these. */
type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

const digits = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex))
    throw new Error(`expected hexadecimal digits, but found '${hex.slice(0, 20)}'`);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Of bytes in hexadecimal. */
export async function sha256(hex: string): Promise<string> {
  return digits(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(hex))));
}

/** Of a list its items' digests are hashed, of fields their names and values by name, else the text. */
export async function digest(value: Plain): Promise<string> {
  if (typeof value !== 'object') return sha256(digits(new TextEncoder().encode(String(value))));
  const items: readonly Plain[] = Array.isArray(value)
    ? value
    : Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flat();
  return sha256((await Promise.all(items.map(digest))).join(''));
}

/** The seal that what stands in a record gives. */
export async function sealOf(record: MatchRecord): Promise<Seal> {
  const [secret, game, cards, options, seats, given] = await Promise.all([
    digest(record.seed.secret),
    digest([record.game, record.rules]),
    digest(record.cards),
    digest(record.options),
    digest(record.seats),
    digest(record.seed.seats),
  ]);
  const commitment = await sha256(secret + game + cards + options);
  return { commitment, secret, game, cards, options, seats, given };
}

/** Bits to outcomes. */
export class Stream {
  private readonly blocks: number[] = [];
  private next = 0n;

  private constructor(private readonly key: CryptoKey) {}

  /** The stream of a match: keyed by the secret and by all that was sealed. */
  static async of({ secret }: MatchRecord['seed'], seal: Seal): Promise<Stream> {
    const raw = bytesOf(await sha256(secret + seal.commitment + seal.seats + seal.given));
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Stream(key);
  }

  async bits(): Promise<number> {
    if (this.blocks.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.next++);
      const block = new DataView(await crypto.subtle.sign('HMAC', this.key, counter.buffer));
      for (let i = 0; i < 8; i++) this.blocks.push(block.getUint32(i * 4));
    }
    return this.blocks.shift() ?? 0;
  }

  async below(bound: number): Promise<number> {
    const n = BigInt(bound);
    const unfair = 2n ** 32n % n;
    let product = BigInt(await this.bits()) * n;
    while (product % 2n ** 32n < unfair) product = BigInt(await this.bits()) * n;
    return Number(product >> 32n);
  }

  /** The same again: drawn by this stream from what this outcome was drawn from. */
  async again(drawn: Drawn): Promise<Drawn> {
    if ('die' in drawn) return { die: (await this.below(drawn.from)) + 1, from: drawn.from };
    if ('card' in drawn)
      return { card: drawn.from[await this.below(drawn.from.length)] ?? '', from: drawn.from };
    const pile = pileBefore(drawn);
    for (let i = pile.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [pile[i], pile[j]] = [pile[j] as string, pile[i] as string];
    }
    return { shuffle: pile.reverse(), from: drawn.from };
  }
}

/** The cards of a shuffle as they lay before it, bottom first. */
export const pileBefore = ({ shuffle, from }: { shuffle: string[]; from: number[] }): string[] =>
  from.map((place) => shuffle[place] ?? '');
