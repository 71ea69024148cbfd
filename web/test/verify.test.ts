// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chance } from '../src/swordplay/chance.ts';
import {
  type MatchRecord,
  sha256,
  shuffled,
  Stream,
  unshuffled,
  type Uses,
  type Views,
} from '../src/verify/chance.ts';
import { type Check, type Kept, readRecord, verify } from '../src/verify/verify.ts';
import type { CardSet, Frame } from '../src/wire.ts';

interface Fixture {
  record: MatchRecord;
  sets: CardSet[];
  frames: Record<string, Record<number, Frame>>;
}

// A match that the command line played, with two reshuffles and a card lost at random; of its frames
// only those that chance needs.
const { record, sets, frames } = JSON.parse(readFileSync('test/fixtures/match.json', 'utf8')) as Fixture;
const views: Views = {
  sets: () => Promise.resolve(sets),
  frames: (seat) => Promise.resolve(frames[seat] as unknown as Frame[]),
};

async function checked(
  change: (record: MatchRecord) => void = () => undefined,
  kept: Kept = {},
  uses = chance,
): Promise<Check[]> {
  const copy = structuredClone(record);
  change(copy);
  const checks: Check[] = [];
  for await (const check of verify(copy, kept, uses, views)) checks.push(check);
  return checks;
}

const failure = (checks: Check[]): Check | undefined => checks.find((check) => check.good !== true);

function turn<T>(list: T[] | undefined, i: number, j: number): void {
  if (list) [list[i], list[j]] = [list[j] as T, list[i] as T];
}

const drew = (
  copy: MatchRecord,
  wanted: (drawn: unknown) => boolean,
): { list: MatchRecord['deal']; at: number } => {
  for (const move of copy.moves) {
    const at = move.drew.findIndex(wanted);
    if (at >= 0) return { list: move.drew, at };
  }
  throw new Error('no such outcome');
};

describe('an honest record', () => {
  it('holds, with every die, card and shuffle', async () => {
    const checks = await checked();
    expect(failure(checks)).toBeUndefined();
    const outcomes = record.deal.length + record.moves.reduce((sum, move) => sum + move.drew.length, 0);
    expect(checks.filter((check) => check.place)).toHaveLength(outcomes);
    expect(checks.filter((check) => check.says.includes('discard pile'))).toHaveLength(2);
    expect(checks.filter((check) => check.says.includes('loses a card'))).toHaveLength(1);
  });

  it('holds against what this browser kept', async () => {
    const kept = { commitment: record.seed.commitment, parts: { 0: record.seed.seats[0] ?? '' } };
    expect(failure(await checked(undefined, kept))).toBeUndefined();
  });
});

describe('of a pile that one move laid several cards on', () => {
  const STEP = 71;
  type Discards = { discard: string[] };

  /** As if the uppermost card before the move had come with it. */
  const laidTogether = async (change: (pile: string[]) => void): Promise<Check[]> => {
    const seen = structuredClone(frames);
    const before = seen[-1]?.[STEP - 1]?.table?.view as Discards;
    const moved = seen[-1]?.[STEP]?.events ?? [];
    moved.unshift({ kind: 'discarded', text: '', card: before.discard.shift() });
    change(moved.find((event) => event.kind === 'shuffled')?.pile as string[]);
    const checks: Check[] = [];
    for await (const check of verify(record, {}, chance, {
      ...views,
      frames: (seat) => Promise.resolve(seen[seat] as unknown as Frame[]),
    }))
      checks.push(check);
    return checks;
  };

  it('the order is known', async () => {
    expect(failure(await laidTogether(() => undefined))).toBeUndefined();
    const turned = failure(await laidTogether((pile) => turn(pile, pile.length - 1, pile.length - 2)));
    expect(turned).toMatchObject({ good: false, place: { step: STEP } });
    expect(turned?.found).toContain('would need');
  });

  it('no card is taken for laid there that the move did not lay', async () => {
    const stray = failure(await laidTogether((pile) => (pile[pile.length - 1] = 'High Guard')));
    expect(stray).toMatchObject({ good: false, place: { step: STEP } });
  });
});

describe('where there are two piles', () => {
  const beside =
    (more: (piles: string[][]) => string[][]): Uses =>
    async (of, place, seen) => {
      const asked = await chance(of, place, seen);
      return asked?.what === 'shuffle' ? { ...asked, piles: more(asked.piles) } : asked;
    };

  it('the shuffle must be that of one of them', async () => {
    expect(
      failure(
        await checked(
          undefined,
          {},
          beside((piles) => [['Cloak', 'Duck'], ...piles]),
        ),
      ),
    ).toBeUndefined();
    expect(
      failure(
        await checked(
          undefined,
          {},
          beside(() => [['Cloak', 'Duck']]),
        ),
      )?.says,
    ).toContain('shuffled');
  });
});

describe('a record that was tampered with is found out', () => {
  it('if the secret is not the one that was sealed', async () => {
    const bad = failure(
      await checked(
        (copy) => (copy.seed.secret = copy.seed.secret.replace(/^./, (d) => (d === '0' ? '1' : '0'))),
      ),
    );
    expect(bad?.says).toContain('sealed before the deal');
  });

  it('if secret and seal were both exchanged after the deal', async () => {
    const secret = 'ab'.repeat(32);
    const commitment = await sha256(secret);
    const change = (copy: MatchRecord): void => {
      copy.seed.secret = secret;
      copy.seed.commitment = commitment;
    };
    expect(failure(await checked(change))?.place).toEqual({ step: 0, index: 0 });
    const kept = await checked(change, { commitment: record.seed.commitment });
    expect(failure(kept)?.says).toContain('this browser saw');
  });

  it('if a part of a seat was exchanged', async () => {
    const change = (copy: MatchRecord): void => void (copy.seed.seats[1] = '11'.repeat(32));
    expect(failure(await checked(change))?.place?.step).toBe(0);
    const bad = failure(await checked(change, { parts: { 1: record.seed.seats[1] ?? '' } }));
    expect(bad?.says).toContain('went into the seed');
  });

  it('if a die of the deal is another', async () => {
    const bad = failure(await checked((copy) => (copy.deal[0] = ((copy.deal[0] as number) % 10) + 1)));
    expect(bad).toMatchObject({ good: false, place: { step: 0, index: 0 } });
  });

  it('if two cards of the first deck are exchanged', async () => {
    const bad = failure(
      await checked((copy) => {
        const deck = copy.deal.find((drawn): drawn is string[] => Array.isArray(drawn)) ?? [];
        turn(
          deck,
          0,
          deck.findIndex((card) => card !== deck[0]),
        );
      }),
    );
    expect(bad?.says).toContain('pirates deck');
  });

  it('if two cards of a later shuffle are exchanged', async () => {
    const bad = failure(
      await checked((copy) => {
        const { list, at } = drew(copy, Array.isArray);
        const deck = list[at] as string[];
        turn(
          deck,
          3,
          deck.findIndex((card, i) => i > 3 && card !== deck[3]),
        );
      }),
    );
    expect(bad?.says).toContain('discard pile');
  });

  it('if another card was lost', async () => {
    const bad = failure(
      await checked((copy) => {
        const { list, at } = drew(copy, (drawn) => typeof drawn === 'object' && !Array.isArray(drawn));
        list[at] = { card: 'Cloak' };
      }),
    );
    expect(bad?.says).toContain('loses a card');
  });

  it('if an outcome was put in', async () => {
    const bad = failure(await checked((copy) => copy.deal.push(7)));
    expect(bad?.found).toContain('ask nothing of chance');
  });
});

describe('the stream', () => {
  it('is that of docs/chance.md: HMAC-SHA-256 over a counter, eight numbers a block', async () => {
    const stream = await Stream.of('00'.repeat(32), ['00'.repeat(32), '00'.repeat(32)]);
    const key = await sha256('00'.repeat(96));
    const { createHmac } = await import('node:crypto');
    const block = (n: bigint): Buffer => {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(n);
      return createHmac('sha256', Buffer.from(key, 'hex')).update(counter).digest();
    };
    const wanted = [block(0n), block(1n)].flatMap((bytes) =>
      Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4)),
    );
    const found: number[] = [];
    for (let i = 0; i < 16; i++) found.push(await stream.bits());
    expect(found).toEqual(wanted);
  });

  it('undoes a shuffle', async () => {
    const stream = await Stream.of('5a'.repeat(32), []);
    const cards = Array.from({ length: 60 }, (_, i) => i);
    const partners = await stream.exchanges(60);
    expect(shuffled(cards, partners)).not.toEqual(cards);
    expect(unshuffled(shuffled(cards, partners), partners)).toEqual(cards);
  });
});

describe('a file', () => {
  it('that is no record is refused in words', () => {
    expect(() => readRecord('{')).toThrow('no JSON');
    expect(() => readRecord('{"a": 1}')).toThrow('not a record');
    expect(() => readRecord('{"derring-record": 1, "game": "swordplay"}')).toThrow('not whole');
  });
});
