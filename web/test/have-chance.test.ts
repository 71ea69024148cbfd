// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chance } from '../src/haveatyou/chance.ts';
import type { SetView } from '../src/haveatyou/view.ts';
import type { MatchRecord, Views } from '../src/verify/chance.ts';
import { type Check, verify } from '../src/verify/verify.ts';
import type { CardSet, Frame, GameEvent } from '../src/wire.ts';

interface Fixture {
  record: MatchRecord;
  sets: CardSet[];
  frames: Record<number, Frame>;
}

// A Multi-Game Brawl that the command line played, up to its hundred and fortieth move: two sets of
// four, with weapons given back, a deck that ran out, and shuffles after a Swash!. Of its frames only
// what chance needs.
const { record, sets, frames } = JSON.parse(readFileSync('test/fixtures/ring.json', 'utf8')) as Fixture;

const viewsOf = (seen: Record<number, Frame>): Views => ({
  sets: () => Promise.resolve(sets),
  frames: () => Promise.resolve(seen as unknown as Frame[]),
});

async function checked(
  change: (record: MatchRecord, frames: Record<number, Frame>) => void = () => undefined,
): Promise<Check[]> {
  const copy = structuredClone({ record, frames });
  change(copy.record, copy.frames);
  const checks: Check[] = [];
  for await (const check of verify(copy.record, {}, chance, viewsOf(copy.frames))) checks.push(check);
  return checks;
}

const failure = (checks: Check[]): Check | undefined => checks.find((check) => check.good !== true);

/** The step at which the record shuffles by a clause. */
const stepOf = (rule: string): number =>
  Number(
    Object.keys(frames).find(
      (step) =>
        Number(step) > 0 &&
        frames[Number(step)]?.events.some(
          (event) => event.kind === 'shuffled' && event.rules?.includes(rule),
        ),
    ),
  );

const shuffleAt = (copy: MatchRecord, step: number): string[] =>
  (step === 0 ? copy.deal : (copy.moves[step - 1]?.drew ?? []))[0] as string[];

function exchange(pile: string[], i: number): void {
  const j = pile.findIndex((card, at) => at > i && card !== pile[i]);
  [pile[i], pile[j]] = [pile[j] ?? '', pile[i] ?? ''];
}

const setAt = (seen: Record<number, Frame>, step: number, set: number): SetView => {
  const view = seen[step]?.table?.view as { sets: SetView[] };
  return view.sets[set] as SetView;
};

describe('an honest record of Have at You!', () => {
  it('holds, with every shuffle of both sets', async () => {
    const checks = await checked();
    expect(failure(checks)).toBeUndefined();
    const shuffles = checks.filter((check) => check.place).map((check) => check.says);
    expect(shuffles).toHaveLength(
      record.deal.length + record.moves.reduce((sum, move) => sum + move.drew.length, 0),
    );
    expect(shuffles.slice(0, 4)).toEqual([
      'The action deck of set 1 is shuffled',
      'The Armaments deck of set 1 is shuffled',
      'The action deck of set 2 is shuffled',
      'The Armaments deck of set 2 is shuffled',
    ]);
    for (const what of [
      /^Weapons that nobody chose/,
      /^After a Swash!/,
      /^The discards are shuffled into a new action deck/,
    ]) {
      expect(shuffles.filter((one) => what.test(one)).length).toBeGreaterThan(0);
    }
  });
});

describe('a record that was tampered with is found out', () => {
  it.each([
    ['in the deal', 0, /^The action deck of set 1/],
    ['when weapons are given back', stepOf('HAY-2.0'), /^Weapons that nobody chose/],
    ['after a Swash!', stepOf('HAY-1.3.3.8o'), /^After a Swash!/],
    ['when the deck has run out', stepOf('HAY-3i'), /^The discards are shuffled/],
  ])('if two cards are exchanged %s', async (_, step, says) => {
    const bad = failure(await checked((copy) => exchange(shuffleAt(copy, step), 0)));
    expect(bad).toMatchObject({ good: false, place: { step } });
    expect(bad?.says).toMatch(says);
  });

  it('if a shuffle was put in', async () => {
    const bad = failure(await checked((copy) => copy.deal.push(['Swash! 60', 'Swash! 59'])));
    expect(bad?.found).toContain('ask nothing of chance');
  });
});

describe('what is shuffled', () => {
  it('after a Swash! is the deck below, the discards on it, and what was in play on top', async () => {
    const step = stepOf('HAY-1.3.3.8o');
    const set = Number(frames[step]?.events.find((event) => event.kind === 'shuffled')?.set);
    const below = failure(await checked((_, seen) => setAt(seen, step - 1, set)['deck-size']--));
    expect(below?.place?.step).toBe(step);
    const above = failure(
      await checked((_, seen) => setAt(seen, step - 1, set)['in-play'].push('Swash! 60')),
    );
    expect(above?.place?.step).toBe(step);
  });

  it('when the Armaments deck has run out is what was lost, this move too', async () => {
    const seen = structuredClone({ 0: frames[0], 1: frames[0] }) as Record<number, Frame>;
    const set = setAt(seen, 0, 1);
    set['armaments-size'] = 0;
    set['armament-discard'] = ['Pike', 'Dagger'];
    const said = (event: Omit<GameEvent, 'text'>): GameEvent => ({ ...event, text: '' }) as GameEvent;
    (seen[1] as Frame).events = [
      said({ kind: 'fell', seat: 5 }),
      said({ kind: 'lost', item: 'Bottle of Rum (full)', why: 'overboard' }),
      said({ kind: 'shuffled', set: 1, deck: 'armaments', cards: 3, rules: ['HAY-1.3.2b'] }),
    ];
    const copy = structuredClone(record);
    copy.moves = [{ seat: 4, move: 'pass', at: 0, drew: [['Pike', 'Bottle of Rum', 'Dagger']] }];
    const asked = await chance(copy, { step: 1, index: 0 }, viewsOf(seen));
    expect(asked).toMatchObject({ what: 'shuffle', piles: [['Dagger', 'Pike', 'Bottle of Rum']] });
  });
});
