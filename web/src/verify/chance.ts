// docs/chance.md, in the browser: what a seed makes of dice, cards and shuffles.

/** One outcome of chance in a record: a die, a card drawn at random, or a pile, the next card first. */
export type Drawn = number | { card: string } | string[];

export interface RecordedMove {
  seat: number;
  move: string;
  at: number;
  drew: Drawn[];
}

/** A record, as docs/records.md tells it. */
export interface MatchRecord {
  'derring-record': number;
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  seed: { commitment: string; secret: string; seats: string[] };
  deal: Drawn[];
  moves: RecordedMove[];
  outcome?: { places: number[]; drawn: boolean; reason: string; rule: string };
}

/**
 * What a game asked of chance where an outcome stands. Piles are named bottom first; what is shuffled is
 * one of them.
 */
export type Asked =
  | { what: 'die'; sides: number; of: string }
  | { what: 'card'; from: string[]; of: string }
  | { what: 'shuffle'; piles: string[][]; of: string };

/** Where an outcome stands: in the deal (step 0) or in a move (from 1), and the how-manieth there. */
export interface Place {
  step: number;
  index: number;
}

/** What a game knows of its own use of chance; it may look at views of seats, and at events. */
export type Uses = (record: MatchRecord, place: Place, views: Views) => Promise<Asked | null>;

export interface Views {
  /** The cards of the game, by set. */
  sets(): Promise<import('../wire.ts').CardSet[]>;
  /** The frames of the match by step, as a seat saw them; -1 is a spectator. */
  frames(seat: number): Promise<import('../wire.ts').Frame[]>;
}

const digits = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex))
    throw new Error(`expected hexadecimal digits, but found '${hex.slice(0, 20)}'`);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function sha256(hex: string): Promise<string> {
  return digits(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(hex))));
}

/** Bits to outcomes. */
export class Stream {
  private readonly blocks: number[] = [];
  private next = 0n;

  private constructor(private readonly key: CryptoKey) {}

  /** The stream of a match: keyed by the secret and what each seat gave. */
  static async of(secret: string, seats: string[]): Promise<Stream> {
    const raw = bytesOf(await sha256(secret + seats.join('')));
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

  async die(sides: number): Promise<number> {
    return (await this.below(sides)) + 1;
  }

  async card(from: string[]): Promise<string> {
    return from[await this.below(from.length)] ?? '';
  }

  /** With what each position is exchanged, from the top down to 1. */
  async exchanges(size: number): Promise<number[]> {
    const partners: number[] = [];
    for (let i = size - 1; i > 0; i--) partners[i] = await this.below(i + 1);
    return partners;
  }
}

/** A pile after these exchanges. */
export function shuffled<T>(pile: readonly T[], partners: number[]): T[] {
  const cards = [...pile];
  for (let i = cards.length - 1; i > 0; i--) exchange(cards, i, partners[i] ?? i);
  return cards;
}

/** The pile that these exchanges turn into this one. */
export function unshuffled<T>(pile: readonly T[], partners: number[]): T[] {
  const cards = [...pile];
  for (let i = 1; i < cards.length; i++) exchange(cards, i, partners[i] ?? i);
  return cards;
}

function exchange<T>(cards: T[], i: number, j: number): void {
  [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
}
