// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digest, pileBefore, sealOf, sha256, Stream } from '../src/verify/chance.ts';
import { type Drawn, endOf, type MatchRecord, readRecord } from '../src/verify/record.ts';
import { bySteps, type Check, type Kept, outcomesOf, verify } from '../src/verify/verify.ts';

const ZEROS = '00'.repeat(32);

/** A match of a game that nobody knows, with every kind of outcome, as its host would write it. */
async function strange(parts = ['5a'.repeat(32), ZEROS]): Promise<MatchRecord> {
  const deck = ['Dodge', 'Lunge', 'Parry', 'Parry', 'Cloak', 'Boot'];
  const blank: MatchRecord = {
    'derring-record': 2,
    game: 'a-game-to-come',
    rules: 3,
    cards: { plain: 'ab'.repeat(32), fancy: 'cd'.repeat(32) },
    options: { seats: 2, breakage: true, style: ['high', 'low'], name: 'Ünïcødé "x"' },
    seats: ['Ann', 'Bob'],
    seed: { secret: '1f'.repeat(32), seats: parts },
    seal: { commitment: '', secret: '', game: '', cards: '', options: '', seats: '', given: '' },
    deal: [
      { die: 1, from: 10 },
      { shuffle: deck, from: deck.map((_, i) => i) },
    ],
    moves: [
      { seat: 0, move: 'lose something', at: 1, drew: [{ card: 'Cloak', from: ['Boot', 'Cloak', 'Dodge'] }] },
      { seat: 1, move: 'pass', at: 2, drew: [] },
      {
        seat: 0,
        move: 'roll',
        at: 3,
        drew: [
          { die: 1, from: 1 },
          { die: 2, from: 6 },
        ],
      },
    ],
  };
  blank.seal = await sealOf(blank);
  const stream = await Stream.of(blank.seed, blank.seal);
  const told = async (drawn: Drawn): Promise<Drawn> => {
    const again = await stream.again(drawn);
    if (!('shuffle' in again) || !('shuffle' in drawn)) return again;
    const left: (string | null)[] = [...again.shuffle];
    const from = pileBefore(drawn).map((card) => {
      const at = left.indexOf(card);
      left[at] = null;
      return at;
    });
    return { shuffle: again.shuffle, from };
  };
  for (const drawn of [blank.deal, ...blank.moves.map((move) => move.drew)])
    for (const [i, one] of drawn.entries()) drawn[i] = await told(one);
  return blank;
}

const record = await strange();

async function checked(
  change: (copy: MatchRecord) => void = () => undefined,
  kept: Kept = {},
  honest = record,
): Promise<Check[]> {
  const copy = structuredClone(honest);
  change(copy);
  const checks: Check[] = [];
  for await (const check of verify(readRecord(JSON.stringify(copy)), kept)) checks.push(check);
  return checks;
}

const faults = (checks: Check[]): Check[] => checks.filter((check) => check.verdict === 'bad');
const fault = (checks: Check[]): Check | undefined => faults(checks)[0];

const GOLDEN = '../contract/src/test/resources/golden';
const golden = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

describe('an honest record', () => {
  it('of a game that this page has never heard of holds', async () => {
    const checks = await checked();
    expect(faults(checks)).toEqual([]);
    expect(checks.filter((check) => check.place).map((check) => check.says)).toEqual([
      'A die of 10',
      'A shuffle of 6 cards',
      'One of 3 cards',
      'A die of 1',
      'A die of 6',
    ]);
    expect(bySteps(checks).map(([step, drawn]) => [step, drawn.length])).toEqual([
      [0, 2],
      [1, 1],
      [3, 2],
    ]);
  });

  it.each(golden)('%s holds to its last outcome', async (file) => {
    const told = readRecord(readFileSync(`${GOLDEN}/${file}`, 'utf8'));
    const checks = await checked(undefined, {}, told);
    expect(faults(checks)).toEqual([]);
    expect(checks.filter((check) => check.place)).toHaveLength(outcomesOf(told));
  });

  it('holds against what this browser kept', async () => {
    const kept = { commitment: record.seal.commitment, parts: { 0: record.seed.seats[0] ?? '' } };
    const checks = await checked(undefined, kept);
    expect(faults(checks)).toEqual([]);
    expect(checks.map((check) => check.says)).toEqual(
      expect.arrayContaining([
        'It is the seal that this browser saw before the deal',
        'What Ann gave from this browser went into the seed',
      ]),
    );
  });

  it('holds what each seat gave against its pledge', async () => {
    const pledges = await Promise.all(record.seed.seats.map((part) => sha256(part)));
    expect(faults(await checked(undefined, { pledges }))).toEqual([]);
    expect(fault(await checked(undefined, { pledges: pledges.toReversed() }))?.says).toContain(
      'another part',
    );
    const silent = await strange([record.seed.seats[0] ?? '', ZEROS]);
    const warned = (await checked(undefined, { pledges }, silent)).filter((one) => one.verdict === 'warning');
    expect(warned.map((check) => check.says)).toEqual(['Bob pledged a part and did not show it']);
    const given = (await checked(undefined, {}, silent)).find((check) =>
      check.says.includes('parts that seats'),
    );
    expect(given?.found).toBe('from Ann; none from Bob');
  });

  it('warns if no seat gave a part of the seed, and only then', async () => {
    const warnings = (checks: Check[]): string[] =>
      checks.filter((check) => check.verdict === 'warning').map((check) => check.says);
    expect(warnings(await checked())).toEqual([]);
    const alone = await strange([ZEROS, ZEROS]);
    expect(faults(await checked(undefined, {}, alone))).toEqual([]);
    expect(warnings(await checked(undefined, {}, alone))).toEqual(['No seat gave a part of the seed']);
  });
});

describe('a record says how its match ended', () => {
  const ended = async (more: object): Promise<string> =>
    endOf(readRecord(JSON.stringify({ ...(await strange()), ...more })));

  it('by the rules, or cut short, or not at all', async () => {
    expect(await ended({})).toBe('');
    expect(await ended({ outcome: { places: [1, 2], drawn: false, reason: 'Bob fell.', rule: 'X-1' } })).toBe(
      'Bob fell.',
    );
    expect(await ended({ 'cut-short': { how: 'resigned', seat: 1 } })).toBe('Bob resigns.');
    expect(await ended({ 'cut-short': { how: 'timed-out', seat: 0 } })).toBe('The time of Ann is over.');
    expect(await ended({ 'cut-short': { how: 'drawn' } })).toBe('The players agreed to a draw.');
    expect(await ended({ 'cut-short': { how: 'closed', why: 'Nobody came.' } })).toBe('Nobody came.');
  });

  it('and is refused if it says it otherwise', async () => {
    for (const cut of [{ how: 'fled' }, { how: 'resigned' }, { how: 'closed' }, 'gone', null])
      await expect(ended({ 'cut-short': cut })).rejects.toThrow('not whole');
  });
});

describe('what was altered after it was sealed is named', () => {
  it.each<[string, (copy: MatchRecord) => void]>([
    ['game', (copy) => (copy.game = 'another')],
    ['game', (copy) => (copy.rules = 4)],
    ['options', (copy) => (copy.options.breakage = false)],
    ['options', (copy) => (copy.options.style = ['highlow'])],
    ['options', (copy) => delete copy.options.name],
    ['card sets', (copy) => (copy.cards.fancy = 'ce'.repeat(32))],
    ['names of the seats', (copy) => (copy.seats = ['Ann', 'Rob'])],
    ['names of the seats', (copy) => (copy.seats = ['Bob', 'Ann'])],
    ['secret', (copy) => (copy.seed.secret = '2f'.repeat(32))],
    ['parts that seats gave', (copy) => (copy.seed.seats[1] = '11'.repeat(32))],
  ])('the %s', async (noun, change) => {
    const checks = await checked(change);
    expect(faults(checks).map((check) => check.says)).toEqual([`Altered after it was sealed: the ${noun}`]);
    expect(checks.some((check) => check.place)).toBe(false);
  });

  it('all of it, if it is several things', async () => {
    const checks = await checked((copy) => {
      copy.options.seats = 3;
      copy.seats = ['Ann', 'Rob'];
    });
    expect(faults(checks)).toHaveLength(2);
  });

  it('in the seal itself, if only a part of it was made anew', async () => {
    const options = { ...record.options, breakage: false };
    const sealed = await digest(options);
    const bad = fault(
      await checked((copy) => {
        copy.options = options;
        copy.seal.options = sealed;
      }),
    );
    expect(bad?.says).toBe('The seal was made known before the match');
  });

  it('by the dice, if the whole seal was made anew', async () => {
    const forged = structuredClone(record);
    forged.options.breakage = false;
    forged.seal = await sealOf(forged);
    expect(fault(await checked(undefined, {}, forged))?.place?.step).toBe(0);
    const kept = await checked(undefined, { commitment: record.seal.commitment }, forged);
    expect(fault(kept)?.says).toContain('this browser saw');
  });

  it('by what this browser gave', async () => {
    const bad = fault(await checked(undefined, { parts: { 1: '11'.repeat(32) } }));
    expect(bad?.says).toContain('went into the seed');
  });
});

describe('an outcome that was altered is found out', () => {
  it.each<[string, (copy: MatchRecord) => void, number, string]>([
    ['a die', (copy) => (copy.deal[0] = { die: (dieOf(copy) % 10) + 1, from: 10 }), 0, 'the seed gives'],
    [
      'a shuffle',
      ({ deal }) => {
        const drawn = deal[1] as { shuffle: string[]; from: number[] };
        const turn = (i: number): number => (i === 0 ? 1 : i === 1 ? 0 : i);
        drawn.shuffle = drawn.shuffle.map((_, i, all) => all[turn(i)] ?? '');
        drawn.from = drawn.from.map(turn);
      },
      0,
      'on top, but the record says',
    ],
    [
      'what was shuffled',
      ({ deal }) => (deal[1] as { from: number[] }).from.reverse(),
      0,
      'but the record says',
    ],
    [
      'a card',
      ({ moves }) => {
        const drawn = moves[0]?.drew[0] as { card: string; from: string[] };
        drawn.card = drawn.from.find((card) => card !== drawn.card) ?? '';
      },
      1,
      'the seed gives',
    ],
    [
      'what a card was drawn from',
      ({ moves }) => {
        const drawn = moves[0]?.drew[0] as { card: string; from: string[] };
        drawn.from.push(drawn.from.shift() ?? '');
      },
      1,
      'the seed gives',
    ],
  ])('%s', async (_, change, step, found) => {
    const bad = fault(await checked(change));
    expect(bad?.place?.step).toBe(step);
    expect(bad?.found).toContain(found);
  });

  it('an outcome that was left out puts all that follow in the wrong place', async () => {
    expect(fault(await checked((copy) => copy.deal.shift()))?.place).toEqual({ step: 0, index: 0 });
  });
});

const dieOf = (copy: MatchRecord): number => (copy.deal[0] as { die: number }).die;

describe('the seal and the stream', () => {
  it('are those of docs/chance.md', async () => {
    const { createHash, createHmac } = await import('node:crypto');
    const hash = (...parts: (string | Buffer)[]): Buffer =>
      parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
    const cards = hash(hash('fancy'), hash('cd'.repeat(32)), hash('plain'), hash('ab'.repeat(32)));
    expect(await digest(record.cards)).toBe(cards.toString('hex'));
    const options = hash(
      ...[hash('breakage'), hash('true'), hash('name'), hash('Ünïcødé "x"'), hash('seats'), hash('2')],
      ...[hash('style'), hash(hash('high'), hash('low'))],
    );
    const commitment = hash(hash('1f'.repeat(32)), hash(hash('a-game-to-come'), hash('3')), cards, options);
    expect(record.seal.commitment).toBe(commitment.toString('hex'));

    const key = hash(
      Buffer.from('1f'.repeat(32), 'hex'),
      commitment,
      hash(hash('Ann'), hash('Bob')),
      hash(hash('5a'.repeat(32)), hash(ZEROS)),
    );
    const block = (n: bigint): Buffer => {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(n);
      return createHmac('sha256', key).update(counter).digest();
    };
    const wanted = [block(0n), block(1n)].flatMap((bytes) =>
      Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4)),
    );
    const stream = await Stream.of(record.seed, record.seal);
    const found: number[] = [];
    for (let i = 0; i < 16; i++) found.push(await stream.bits());
    expect(found).toEqual(wanted);
  });

  it('do not depend on the order of options', async () => {
    const turned = Object.fromEntries(Object.entries(record.options).reverse());
    expect(await digest(turned)).toBe(record.seal.options);
    expect(await sha256('')).not.toBe(record.seal.options);
  });
});

describe('a file', () => {
  it('that is no record is refused in words', () => {
    expect(() => readRecord('{')).toThrow('no JSON');
    expect(() => readRecord('{"a": 1}')).toThrow('not a record');
    expect(() => readRecord('{"derring-record": 2, "game": "swordplay"}')).toThrow('not whole');
    expect(() => readRecord('{"derring-record": 3}')).toThrow('newer kind');
  });

  it('of the old kind is told apart', () => {
    expect(() => readRecord('{"derring-record": 1, "game": "swordplay"}')).toThrow('of an old kind');
  });

  it.each<[string, unknown]>([
    ['does not say what it was drawn from', 4],
    ['shows more than its die has', { die: 7, from: 6 }],
    ['is none of its cards', { card: 'Duck', from: ['Dodge'] }],
    ['names a place twice', { shuffle: ['Dodge', 'Duck'], from: [0, 0] }],
    ['leaves a card out', { shuffle: ['Dodge', 'Duck'], from: [0] }],
  ])('with an outcome that %s is refused', (_, drawn) => {
    expect(() => readRecord(JSON.stringify({ ...record, deal: [drawn] }))).toThrow('not whole');
  });
});
