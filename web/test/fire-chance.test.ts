// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chance } from '../src/fireatwill/chance.ts';
import type { MatchRecord, Views } from '../src/verify/chance.ts';
import { type Check, readRecord, verify } from '../src/verify/verify.ts';
import type { Card } from '../src/wire.ts';

/** The card file as the server tells it: one list, the kind of a card its own or else its group. */
function cardFile(): Card[] {
  const text = readFileSync('../fireatwill/src/main/resources/derring/fireatwill/cards/battle.yaml', 'utf8');
  let group = '';
  return text.split('\n').flatMap((line): Card[] => {
    group = /^(\w+):$/.exec(line)?.[1] ?? group;
    const [, name, copies] = /name: (\w+),.*copies: (\d+)/.exec(line) ?? [];
    return name
      ? [{ name, kind: /kind: (\w+)/.exec(line)?.[1] ?? group.replace(/s$/, ''), copies: Number(copies) }]
      : [];
  });
}

const views: Views = {
  sets: () => Promise.resolve([{ set: 'battle', title: '', values: '', cards: cardFile() }]),
  frames: () => Promise.reject(new Error('nothing that is seen is needed')),
};

// Battles of every variant that has another deal: gunners on one side, on both, numbers dealt, one deal for both.
const GOLDEN = '../contract/src/test/resources/golden/fire-at-will/v1';
const records = readdirSync(GOLDEN).map(
  (file) => [file, readRecord(readFileSync(`${GOLDEN}/${file}`, 'utf8'))] as const,
);

async function checked(record: MatchRecord): Promise<Check[]> {
  const checks: Check[] = [];
  for await (const check of verify(record, {}, chance, views)) checks.push(check);
  return checks;
}

const failure = (checks: Check[]): Check | undefined => checks.find((check) => check.good !== true);
const changed = async (file: number, change: (copy: MatchRecord) => void): Promise<Check | undefined> => {
  const copy = structuredClone(records[file]![1]);
  change(copy);
  return failure(await checked(copy));
};
const expert = records.findIndex(
  ([, record]) => record.options.expert === true && record.options['same-deal'] === false,
);

describe('an honest battle', () => {
  it.each(records)('holds with every shuffle of its deal: %s', async (_, record) => {
    const checks = await checked(record);
    expect(failure(checks)).toBeUndefined();
    expect(checks.filter((check) => check.place)).toHaveLength(record.deal.length);
  });

  it('was checked in all its variants', () => {
    expect(new Set(records.map(([, { deal }]) => deal.length))).toEqual(new Set([3, 4, 6]));
  });
});

describe('a battle that was tampered with is found out', () => {
  const exchange = (drawn: unknown): void => {
    const pile = drawn as string[];
    const at = pile.findIndex((card) => card !== pile[0]);
    [pile[0], pile[at]] = [pile[at] ?? '', pile[0] ?? ''];
  };

  it('if two starters are exchanged', async () => {
    expect((await changed(0, (copy) => exchange(copy.deal[0])))?.says).toContain('starters');
  });

  it('if two cards of the second deck are exchanged', async () => {
    expect(await changed(0, (copy) => exchange(copy.deal[3]))).toMatchObject({
      good: false,
      place: { step: 0, index: 3 },
    });
  });

  it('if two numbers of piles are exchanged', async () => {
    expect((await changed(expert, (copy) => exchange(copy.deal[2])))?.says).toContain('numbers of the piles');
  });

  it('if a part of a seat was exchanged', async () => {
    expect((await changed(0, (copy) => void (copy.seed.seats[1] = '11'.repeat(32))))?.place).toEqual({
      step: 0,
      index: 0,
    });
  });

  it('if a shuffle was put in, in the deal or in a move', async () => {
    expect((await changed(0, (copy) => copy.deal.push(['L1'])))?.found).toContain('ask nothing of chance');
    expect((await changed(0, (copy) => copy.moves[0]!.drew.push(3)))?.found).toContain(
      'ask nothing of chance',
    );
  });
});
