import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Parts } from '../src/live/parts.ts';
import { sha256 } from '../src/live/sha256.ts';
import type { Request } from '../src/live/socket.ts';
import { keptOf } from '../src/records.ts';
import { digest } from '../src/verify/chance.ts';
import { onTheList } from '../src/verify/listed.ts';
import type { Ack, Table } from '../src/wire.ts';

describe('our own SHA-256', () => {
  it('is that of everybody else, whatever the length', () => {
    for (let length = 0; length < 300; length++) {
      const bytes = randomBytes(length);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

const table = (more: Partial<Table['seed']>): Table =>
  ({
    state: 'open',
    you: [0],
    seed: { commitment: 'c0', listed: 3, seats: [], ...more },
  }) as unknown as Table;

describe("a seat's part of the seed", () => {
  beforeEach(() => localStorage.clear());

  const said: Request[] = [];
  const tell = (request: Request): Promise<Ack> => {
    said.push(request);
    return Promise.resolve({ id: '', ok: true, n: 1 });
  };

  it('is pledged once, shown only when all pledges are there, and kept', async () => {
    said.length = 0;
    const parts = new Parts('m', tell);
    parts.see(table({}));
    parts.see(table({}));
    expect(said.map((one) => one.do)).toEqual(['pledge']);
    const digest = (said[0] as { digest: string }).digest;
    expect(keptOf('m').parts).toEqual({});
    parts.see(table({ pledges: [digest, ''] }));
    parts.see(table({ pledges: [digest, ''] }));
    await Promise.resolve();
    expect(said.map((one) => one.do)).toEqual(['pledge', 'contribute']);
    const value = (said[1] as { value: string }).value;
    expect(createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')).toBe(digest);
    expect(keptOf('m')).toMatchObject({
      commitment: 'c0',
      listed: 3,
      pledges: [digest, ''],
      parts: { 0: value },
    });
  });

  it('is the same after the page was loaded again', () => {
    said.length = 0;
    new Parts('m', tell).see(table({}));
    new Parts('m', tell).see(table({}));
    expect(said[1]).toEqual(said[0]);
  });

  it('is not shown where it was not pledged', () => {
    said.length = 0;
    new Parts('m', tell).see(table({ pledges: ['', 'ab'] }));
    expect(said).toEqual([]);
  });
});

describe("the host's list", () => {
  const page = async (commitments: string[]): Promise<Parameters<typeof onTheList>[2]> => ({
    n: 4,
    at: 17,
    before: '00',
    commitments,
    hash: await digest(['00', 17, commitments]),
  });

  it('has the seal on a page that was not altered, or it is said what is wrong', async () => {
    const whole = await page(['aa', 'bb']);
    expect((await onTheList('bb', 4, whole)).verdict).toBe('good');
    expect((await onTheList('cc', 4, whole)).found).toContain('does not have it');
    expect((await onTheList('bb', 5, whole)).found).toContain('not there');
    expect((await onTheList('bb', 4, undefined)).found).toContain('not there');
    expect((await onTheList('bb', 4, { ...(whole as object), at: 18 } as typeof whole)).found).toContain(
      'altered',
    );
  });
});
