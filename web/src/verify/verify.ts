import { sealOf, sha256, Stream } from './chance.ts';
import type { Drawn, MatchRecord, Option, Seal } from './record.ts';

/** Where an outcome stands: in the deal (step 0) or in a move (from 1), and the how-manieth there. */
export interface Place {
  step: number;
  index: number;
}

/** One thing that was checked. A warning is no fault of the record, but should be known. */
export interface Check {
  verdict: 'good' | 'bad' | 'warning';
  /** What was checked, in a player's words. */
  says: string;
  /** What was found, and what was expected if that differs. */
  found: string;
  place?: Place;
  drawn?: Drawn;
}

/** What this browser kept from before the deal. */
export interface Kept {
  commitment?: string;
  /** The page of the host's list that the commitment is on. */
  listed?: number;
  /** What was pledged, by seat; empty where nothing was. */
  pledges?: string[];
  /** The part that it chose, by seat. */
  chosen?: Record<string, string>;
  /** The part that it gave, by seat. */
  parts?: Record<string, string>;
}

/** What stands for the part of a seat that gave none. */
const SILENT = /^0+$/;

/** How many outcomes of chance a record has. */
export const outcomesOf = (record: MatchRecord): number =>
  record.moves.reduce((sum, move) => sum + move.drew.length, record.deal.length);

/** The checks of outcomes by step: the deal (0), then each move that had any. */
export function bySteps(checks: Check[]): [number, Check[]][] {
  const steps = new Map<number, Check[]>();
  for (const check of checks)
    if (check.place) steps.set(check.place.step, [...(steps.get(check.place.step) ?? []), check]);
  return [...steps];
}

/** Whether no seat gave a part of the seed. */
export const hostAlone = (record: MatchRecord): boolean =>
  record.seed.seats.every((part) => SILENT.test(part));

/**
 * Checks what was sealed, then every outcome of chance against the stream that seal and seed give. It knows
 * no game: each outcome says what it was drawn from. After a fault no further outcome is looked at, since all
 * of them grow from the same stream.
 */
export async function* verify(record: MatchRecord, kept: Kept): AsyncGenerator<Check> {
  let whole = true;
  for await (const check of sealChecks(record, kept)) {
    whole &&= check.verdict !== 'bad';
    yield check;
  }
  if (!whole) return;
  const stream = await Stream.of(record.seed, record.seal);
  for (let step = 0; step <= record.moves.length; step++) {
    const drawn = step === 0 ? record.deal : (record.moves[step - 1]?.drew ?? []);
    for (const [index, told] of drawn.entries()) {
      const check = outcome(told, await stream.again(told), { step, index });
      yield check;
      if (check.verdict === 'bad') return;
    }
  }
}

async function* sealChecks(record: MatchRecord, kept: Kept): AsyncGenerator<Check> {
  const now = await sealOf(record);
  const { seal, seed } = record;
  const part = (name: keyof Seal, noun: string, found: string): Check =>
    now[name] === seal[name]
      ? { verdict: 'good', says: `Sealed: the ${noun}`, found }
      : { verdict: 'bad', says: `Altered after it was sealed: the ${noun}`, found: `now ${found}` };
  yield part('game', 'game', `${record.game}, version ${record.rules} of its rules`);
  yield part('options', 'options', optionsShown(record.options));
  yield part('cards', 'card sets', Object.keys(record.cards).join(', ') || 'none');
  yield part('seats', 'names of the seats', record.seats.join(', '));
  yield part('secret', 'secret', seed.secret);
  yield part('given', 'parts that seats gave', given(record));
  // Of parts that were altered it was told; the commitment is held against those of the seal itself.
  const commitment = await sha256(seal.secret + seal.game + seal.cards + seal.options);
  yield held('The seal was made known before the match', commitment, seal.commitment, 'its parts give');
  if (kept.commitment !== undefined)
    yield held(
      'It is the seal that this browser saw before the deal',
      kept.commitment,
      seal.commitment,
      'kept here',
    );
  for (const [seat, value] of Object.entries(kept.parts ?? {}))
    yield held(
      `What ${record.seats[Number(seat)] ?? 'this seat'} gave from this browser went into the seed`,
      value,
      seed.seats[Number(seat)] ?? 'nothing',
      'kept here',
    );
  for (const [seat, pledge] of (kept.pledges ?? []).entries())
    yield await redeemed(record.seats[seat] ?? 'A seat', pledge, seed.seats[seat] ?? '');
  if (hostAlone(record))
    yield {
      verdict: 'warning',
      says: 'No seat gave a part of the seed',
      found:
        'whoever dealt chose it alone, and could have tried many before choosing this one; nothing was altered since, but nobody else had a hand in it',
    };
}

/** What a seat gave, held against what it had pledged before it could see what others gave. */
async function redeemed(name: string, pledge: string, part: string): Promise<Check> {
  const gave = !SILENT.test(part);
  if (!gave)
    return pledge === ''
      ? { verdict: 'good', says: `${name} pledged no part`, found: 'and gave none' }
      : {
          verdict: 'warning',
          says: `${name} pledged a part and did not show it`,
          found: 'a host in league with this seat could have chosen between two outcomes so',
        };
  const now = await sha256(part);
  return now === pledge
    ? { verdict: 'good', says: `${name} gave what was pledged before`, found: pledge }
    : {
        verdict: 'bad',
        says: `${name} gave another part than was pledged`,
        found: `pledged ${pledge || 'nothing'}, but the part has the digest ${now}`,
      };
}

const held = (says: string, wanted: string, told: string, where: string): Check =>
  wanted === told
    ? { verdict: 'good', says, found: told }
    : { verdict: 'bad', says, found: `${where} ${wanted}, but the record says ${told}` };

const given = ({ seats, seed }: MatchRecord): string => {
  const who = seats.filter((_, seat) => !SILENT.test(seed.seats[seat] ?? '0'));
  const silent = seats.filter((_, seat) => SILENT.test(seed.seats[seat] ?? '0'));
  return who.length === 0
    ? 'nobody gave any'
    : `from ${who.join(', ')}${silent.length === 0 ? '' : `; none from ${silent.join(', ')}`}`;
};

const optionsShown = (options: Record<string, Option>): string =>
  Object.entries(options)
    .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name.replaceAll('-', ' '), ...(value === true ? [] : [value].flat())].join(' '))
    .join(', ') || 'none chosen';

function outcome(told: Drawn, again: Drawn, place: Place): Check {
  const says = asked(told);
  const trouble = difference(told, again);
  return trouble === null
    ? { verdict: 'good', says, found: shown(told), place, drawn: told }
    : { verdict: 'bad', says, found: trouble, place, drawn: told };
}

const asked = (drawn: Drawn): string =>
  'die' in drawn
    ? `A die of ${drawn.from}`
    : 'card' in drawn
      ? drawn.from.length === 1
        ? 'The only card'
        : `One of ${drawn.from.length} cards`
      : `A shuffle of ${drawn.shuffle.length} cards`;

const FIRST = 3;
const shown = (drawn: Drawn): string =>
  'die' in drawn
    ? String(drawn.die)
    : 'card' in drawn
      ? drawn.card
      : drawn.shuffle.slice(0, FIRST).join(', ') + (drawn.shuffle.length > FIRST ? ', …' : '');

function difference(told: Drawn, again: Drawn): string | null {
  if ('shuffle' in told && 'shuffle' in again) {
    const at = told.shuffle.findIndex((card, i) => card !== again.shuffle[i]);
    if (at < 0) return null;
    const where = at === 0 ? 'on top' : `at place ${at + 1} from the top`;
    return `the seed puts ${again.shuffle[at]} ${where}, but the record says ${told.shuffle[at]}`;
  }
  return shown(told) === shown(again)
    ? null
    : `the seed gives ${shown(again)}, but the record says ${shown(told)}`;
}
