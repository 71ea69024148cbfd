import {
  type Asked,
  type Drawn,
  type MatchRecord,
  type Place,
  sha256,
  Stream,
  unshuffled,
  type Uses,
  type Views,
} from './chance.ts';

/** One thing that was checked. `good` is null if it could not be. */
export interface Check {
  good: boolean | null;
  /** What was checked, in a player's words. */
  says: string;
  /** What was found, and what was expected if that differs. */
  found: string;
  place?: Place;
}

/** What this browser kept from before the deal. */
export interface Kept {
  commitment?: string;
  /** The part that it gave, by seat. */
  parts?: Record<string, string>;
}

const HEX = /^[0-9a-f]{64}$/;

/** Takes a text for a record, or says what it lacks. */
export function readRecord(text: string): MatchRecord {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error('This is not a record: it is no JSON.');
  }
  const record = found as Partial<MatchRecord> | null;
  if (typeof record !== 'object' || record === null || record['derring-record'] !== 1)
    throw new Error('This is not a record of a match.');
  const seed = record.seed;
  const whole =
    typeof record.game === 'string' &&
    Array.isArray(record.seats) &&
    Array.isArray(record.deal) &&
    Array.isArray(record.moves);
  if (
    !whole ||
    !seed ||
    ![seed.commitment, seed.secret, ...(seed.seats ?? [])].every((hex) => HEX.test(hex))
  ) {
    throw new Error('This record is not whole: it must have its game, seats, seed, deal and moves.');
  }
  return record as MatchRecord;
}

/** Checks the seed, then every outcome of chance against the stream that the seed gives. */
export async function* verify(
  record: MatchRecord,
  kept: Kept,
  uses: Uses | undefined,
  views: Views,
): AsyncGenerator<Check> {
  yield* seedChecks(record, kept);
  if (!uses) {
    yield {
      good: null,
      says: 'Dice and shuffles',
      found: 'This page cannot follow this game yet; derring verify can.',
    };
    return;
  }
  const stream = await Stream.of(record.seed.secret, record.seed.seats);
  for (let step = 0; step <= record.moves.length; step++) {
    const drawn = step === 0 ? record.deal : (record.moves[step - 1]?.drew ?? []);
    for (let index = 0; index < drawn.length; index++) {
      const place = { step, index };
      const check = await outcome(stream, drawn[index] as Drawn, await uses(record, place, views), place);
      yield check;
      // What comes after would be taken from the wrong place of the stream.
      if (check.good !== true) return;
    }
  }
}

async function* seedChecks(record: MatchRecord, kept: Kept): AsyncGenerator<Check> {
  const { commitment, secret, seats } = record.seed;
  const sealed = await sha256(secret);
  yield {
    good: sealed === commitment,
    says: 'The secret is the one that was sealed before the deal',
    found:
      sealed === commitment
        ? `SHA-256 of the secret is ${sealed}`
        : `SHA-256 of the secret is ${sealed}, but ${commitment} was sealed`,
  };
  if (kept.commitment !== undefined) {
    yield {
      good: kept.commitment === commitment,
      says: 'It is the seal that this browser saw before the deal',
      found:
        kept.commitment === commitment
          ? `kept here: ${kept.commitment}`
          : `kept here: ${kept.commitment}, but the record says ${commitment}`,
    };
  }
  for (const [seat, part] of Object.entries(kept.parts ?? {})) {
    const told = seats[Number(seat)];
    yield {
      good: told === part,
      says: `What ${record.seats[Number(seat)] ?? 'this seat'} gave from this browser went into the seed`,
      found: told === part ? part : `kept here: ${part}, but the record says ${told ?? 'nothing'}`,
    };
  }
  const silent = seats.filter((part) => /^0+$/.test(part)).length;
  yield {
    good: seats.length === record.seats.length,
    says: 'Every seat has its part of the seed',
    found: `${seats.length - silent} gave a random part, ${silent} gave none and count as zeros`,
  };
}

async function outcome(stream: Stream, told: Drawn, asked: Asked | null, place: Place): Promise<Check> {
  if (!asked)
    return {
      good: false,
      says: 'An outcome of chance',
      found: `${show(told)}, where the rules ask nothing of chance`,
      place,
    };
  const says = asked.of;
  const wrong = (found: string): Check => ({ good: false, says, found, place });
  switch (asked.what) {
    case 'die': {
      const die = await stream.die(asked.sides);
      return die === told
        ? { good: true, says, found: `${die}`, place }
        : wrong(`the seed gives ${die}, but the record says ${show(told)}`);
    }
    case 'card': {
      const card = await stream.card(asked.from);
      const name = typeof told === 'object' && 'card' in told ? told.card : null;
      return card === name
        ? { good: true, says, found: card, place }
        : wrong(`the seed gives ${card}, but the record says ${show(told)}`);
    }
    case 'shuffle': {
      if (!Array.isArray(told)) return wrong(`a shuffle was due, but the record says ${show(told)}`);
      const before = unshuffled([...told].reverse(), await stream.exchanges(told.length));
      const troubles = asked.piles.map((pile) => differs(before, pile));
      return troubles.includes(null)
        ? { good: true, says, found: `${told.length} cards in the order that the seed gives`, place }
        : wrong(troubles[0] ?? 'there was nothing to shuffle');
    }
  }
}

/** How the pile that the seed would have shuffled into this outcome differs from the one that lay there. */
function differs(before: string[], pile: string[]): string | null {
  if (before.length !== pile.length) {
    return `the pile had ${pile.length} cards, but the record shuffles ${before.length}`;
  }
  const at = pile.findIndex((card, i) => before[i] !== card);
  return at < 0 ? null : `with this seed the record's order would need ${before[at]} where ${pile[at]} lay`;
}

const show = (told: Drawn): string =>
  Array.isArray(told) ? `a shuffle of ${told.length}` : typeof told === 'object' ? told.card : String(told);
