import { describe, expect, it } from 'vitest';
import { actionOf, catalogue } from '../src/haveatyou/cards.ts';
import { choices } from '../src/haveatyou/plays.ts';
import type { DeclaredTold, Set as SetSeen } from '../src/haveatyou/seam.gen.ts';
import type { Declared, Fighter, Heard, Move, Seen } from '../src/haveatyou/seen.ts';
import { extend, NO_STORY, ofSet, shownLinks } from '../src/haveatyou/story.ts';
import { stakesOf, stakesWords } from '../src/haveatyou/stakes.ts';
import { printed } from '../src/haveatyou/tell.ts';
import { USES } from '../src/haveatyou/uses.ts';
import { termsIn } from '../src/live/terms.ts';
import { answers, question, words } from '../src/haveatyou/words.ts';
import type { OfferedMove, Table } from '../src/wire.ts';
import { BLANK } from './blank.ts';

const FIGHTER: Fighter = {
  side: 0,
  home: 0,
  board: 1,
  physical: 8,
  start: 8,
  fatigue: 0,
  rank: 2,
  ways: [{ mode: 'punch', range: 0 }],
  out: false,
  fell: 0,
  offer: [],
  handSize: 5,
};

const SET: SetSeen = {
  places: ['here'],
  seats: [0, 1],
  boards: 1,
  waitsFor: [0],
  phase: 'act',
  turn: 'act',
  active: 0,
  actions: 2,
  played: false,
  struck: false,
  free: false,
  swashed: false,
  order: 1,
  first: 0,
  turns: 3,
  idle: 0,
  asked: [],
  answers: [],
  question: 0,
  chain: [],
  waiting: [],
  queue: [],
  mourned: [],
  arriving: [],
  floor: [],
  inPlay: [],
  discard: [],
  armamentDiscard: [],
  deckSize: 40,
  armamentsSize: 20,
};

const seen = (set: Partial<SetSeen> = {}): Seen => ({
  seat: 0,
  here: 0,
  bounds: { ranks: 7, stars: [2, 6], fatigue: 10, floor: 3 },
  end: 'none',
  falls: 0,
  fighters: [
    { ...FIGHTER, weapon: { item: 'Pistol (fired)', name: 'Pistol', state: 'fired' } },
    { ...FIGHTER, side: 1, rank: 6, weapon: { item: 'Pike', name: 'Pike' } },
  ],
  sets: [{ ...SET, ...set }],
  aims: [],
});

const table = (set: Partial<SetSeen> = {}): Table<Seen, Move> => ({
  ...(BLANK as Table<Seen, Move>),
  game: 'have-at-you',
  view: seen(set),
});

const offered = (...moves: Move[]): OfferedMove<Move>[] =>
  moves.map((move, i) => ({ notation: `move ${i}`, move, label: '' }));

const PARRY: Move = { kind: 'parry', card: 'Parry! 25' };
const BLOW: Declared = {
  deed: 'attack',
  card: 'Attack! 1',
  by: 1,
  at: 0,
  mode: 'slash',
  range: 1,
  lunge: -1,
  closed: false,
};

describe('what may be done', () => {
  it('stands in the order of the hand, with keys, and 0 leaves it', () => {
    const all = choices(
      offered(
        { kind: 'pass' },
        { kind: 'dodge', card: 'Dodge! 34', rank: 0 },
        { kind: 'dodge', card: 'Dodge! 34', rank: 3 },
        PARRY,
      ),
      ['Attack! 1', 'Parry! 25', 'Dodge! 34'],
      false,
    );
    expect(all.map(({ card, key }) => [card, key])).toEqual([
      ['Parry! 25', '1'],
      ['Dodge! 34', '2'],
      ['', '0'],
    ]);
    expect(all[1]?.plays.map((play) => play.target)).toEqual(['ribbon', 'rank:3']);
    expect(all[1]?.plays.map((play) => play.notation)).toEqual(['move 1', 'move 2']);
  });

  it('has a key for a card that can only be thrown away when that is what is asked', () => {
    const moves = offered({ kind: 'discard', card: 'Parry! 25' }, { kind: 'done' });
    const keys = (refilling: boolean) => choices(moves, ['Parry! 25'], refilling).map((one) => one.key);
    expect(keys(false)).toEqual(['', '0']);
    expect(keys(true)).toEqual(['1', '0']);
  });

  it.each<[Move, string]>([
    [{ kind: 'attack', card: 'Attack! 1', mode: 'club', target: 1, lunge: false }, 'seat:1'],
    [{ kind: 'seize', card: 'Grab! 41', target: 1 }, 'seat:1'],
    [{ kind: 'grab', card: 'Grab! 41', item: 'Pike', slot: 2 }, 'floor:2'],
    [{ kind: 'grab-deck', card: 'Grab! 41' }, 'armaments'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'run', to: 5 }, 'rank:5'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'shove', to: 1 }, 'seat:1'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'heal', to: 0 }, 'ribbon'],
    [{ kind: 'discard', card: 'Parry! 25' }, 'discard'],
    [{ kind: 'choose' }, ''],
  ])('is dropped where it points: %o', (move, target) => {
    expect(
      choices(offered(move), 'card' in move ? [move.card] : [], true).flatMap((one) => [
        ...one.plays,
        ...(one.discard ? [one.discard] : []),
      ]),
    ).toMatchObject([{ target }]);
  });
});

describe('words', () => {
  const said = (move: Move, set: Partial<SetSeen> = {}): string =>
    words({ notation: '', move, card: '', target: '' }, table(set), seen(set));

  it.each<[Move, string]>([
    [
      { kind: 'attack', card: 'Attack! 1', mode: 'club', target: 1, lunge: true },
      'Club at Tom, lunging a rank (+2 fatigue)',
    ],
    [{ kind: 'throw', card: 'Throw! 53', target: 1 }, 'Throw your Pistol at Tom'],
    [{ kind: 'seize', card: 'Grab! 41', target: 1 }, 'Seize the Pike of Tom: a die of 5 or more'],
    [{ kind: 'dodge', card: 'Dodge! 34', rank: 0 }, 'Dodge and stay'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'run', to: 5 }, 'Run to rank 5'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'shove', to: 1 }, 'Shove Tom'],
    [{ kind: 'swash', card: 'Swash! 57', use: 'two actions', to: 0 }, 'Two more actions'],
    [{ kind: 'choose' }, 'Start with bare hands'],
    [{ kind: 'where', place: 'left' }, 'Go to the set on the left'],
    [{ kind: 'pass-turn' }, 'Pass: new hand'],
  ])('say a move: %o', (move, text) => {
    expect(said(move)).toBe(text);
  });

  it('say what passing means where it is asked', () => {
    expect(said({ kind: 'pass' }, { phase: 'answer' })).toBe('Let it come');
    expect(said({ kind: 'pass' }, { phase: 'last-word' })).toBe('Say nothing');
    expect(said({ kind: 'done' }, { phase: 'redraw' })).toBe('Draw as many');
    expect(said({ kind: 'done' }, { phase: 'discard' })).toBe('End turn');
  });

  it('name the cards that the rules say can answer', () => {
    const by = (set: Partial<SetSeen>): string => answers({ ...SET, ...set });
    expect(by({ answers: ['parry', 'dodge', 'swash'], chain: [BLOW] })).toBe('Parry!, Dodge! or Swash!');
    expect(by({ answers: ['dodge', 'swash'], chain: [BLOW] })).toBe('Dodge! or Swash!');
    expect(by({ answers: ['swash'], chain: [{ ...BLOW, closed: true }] })).toBe('a Swash! only');
    expect(by({ answers: ['swash'], chain: [{ ...BLOW, deed: 'throw', hit: true }] })).toBe(
      'a Swash!: the throw will hit',
    );
    expect(by({ answers: ['swash'] })).toBe('a Swash!');
  });

  it('ask about the card on top, and tell the others what is waited for', () => {
    const at = table({ phase: 'answer', chain: [BLOW], answers: ['dodge', 'swash'] });
    const here = at.view?.sets[0] as SetSeen;
    expect(question(at, here, 0).text).toBe('Tom attacks you: slash, with a lunge, range 1. Answer it?');
    expect(question({ ...at, toAct: [1] }, here, 0).text).toBe('Tom may answer with Dodge! or Swash! …');
  });

  it('know twelve uses of a Swash!', () => {
    expect(USES.map((one) => one.use)).toHaveLength(12);
  });
});

describe('the story', () => {
  const declared = (told: Partial<DeclaredTold>): DeclaredTold => ({
    kind: 'declared',
    seat: 0,
    deed: 'attack',
    begins: true,
    card: 'Attack! 1',
    target: 1,
    mode: 'slash',
    detail: 'slash with Cutlass at range 1',
    rules: [],
    text: '',
    ...told,
  });
  const parry = declared({ seat: 1, deed: 'parry', begins: false, card: 'Parry! 25', target: 0, mode: '' });
  const told = (...events: Heard[]) => events.reduce(extend, NO_STORY);

  it('is a chain, until a card is played for its own sake', () => {
    const chain = told(declared({}), parry);
    expect(chain.links.map((link) => [link.deed, link.mode, link.by])).toEqual([
      ['attack', 'slash', 0],
      ['parry', '', 1],
    ]);
    expect(extend(chain, declared({ card: 'Attack! 2' })).links.map((link) => link.card)).toEqual([
      'Attack! 2',
    ]);
  });

  it('strikes out what was cancelled, and is over with the turn or a blow', () => {
    const cancelled = told(declared({}), parry, {
      kind: 'cancelled',
      seat: 1,
      deed: 'parry',
      card: 'Parry! 25',
      rules: [],
      text: '',
    });
    expect(cancelled.links.map((link) => link.cancelled)).toEqual([false, true]);
    expect(cancelled.settled).toBe(false);
    const struck = extend(cancelled, {
      kind: 'struck',
      seat: 1,
      cards: ['Move! 17'],
      results: ['P1'],
      fatigue: 0,
      physical: 1,
      left: 7,
      rules: [],
      text: '',
    });
    expect(struck).toMatchObject({ struck: 1, settled: true });
    expect(struck.draws.at(-1)).toMatchObject({ what: 'damage', results: ['P1'], physical: 1 });
    expect(extend(struck, parry).links).toHaveLength(1);
    expect(extend(struck, { kind: 'undone', text: '' })).toBe(NO_STORY);
  });

  it('of a set leaves out what was told of others', () => {
    const far = declared({ seat: 2, target: 3 });
    const lost: Heard = { kind: 'lost', item: 'Pike', why: 'missed', rules: [], text: '' };
    const guest = declared({ seat: 2, target: 1 });
    expect(ofSet([parry, far, lost, guest, lost], (seat) => seat < 2)).toEqual([parry, guest, lost]);
  });

  it('shows the chain of the view while it is open', () => {
    expect(shownLinks(NO_STORY, [BLOW])).toMatchObject([
      { deed: 'attack', card: 'Attack! 1', by: 1, at: 0, detail: 'slash, lunging, range 1' },
    ]);
    const pike = { item: 'Pike', name: 'Pike' };
    expect(shownLinks(NO_STORY, [{ ...BLOW, deed: 'throw', item: pike }])[0]?.detail).toBe('Pike, range 1');
  });
});

describe('a card', () => {
  const ship = {
    set: 'ship',
    title: '',
    values: 'reconstructed',
    cards: [
      { name: '', kind: 'action', number: 53, type: 'throw', die: 5, fist: 'F2', blade: 'P1', shot: 'P1' },
    ],
  };

  it('has what its set prints', () => {
    expect(actionOf(catalogue([ship]), 'Throw! 53')).toMatchObject({
      title: 'Throw!',
      type: 'throw',
      die: 5,
      cost: 1,
    });
  });

  it('has its name before its set has come', () => {
    expect(actionOf(new Map(), 'Throw! 53')).toMatchObject({ title: 'Throw! 53', type: null });
  });
});

const STAKES = {
  cards: 2,
  hits: 100,
  fatigue: { least: 0, most: 4, mean: 163 },
  wounds: { least: 0, most: 2, mean: 40 },
  star: 12,
  fells: 0,
};

describe('what is at stake', () => {
  it('is said from the least to the most, and on average', () => {
    expect(stakesWords(STAKES)).toBe(
      '2 cards: 0 to 4 fatigue, on average 1.6; 0 to 2 wounds, on average 0.4; a star 12 times in 100',
    );
    expect(stakesWords({ ...STAKES, cards: 1, hits: 67, star: 0, fells: 9 })).toContain(
      'hits 67 times in 100; 0 to 4 fatigue, on average 1.6; 0 to 2 wounds, on average 0.4; fells 9 times in 100',
    );
  });

  it('belongs to the blow or the throw that is meant', () => {
    const thrown = { ...STAKES, cards: 1 };
    const view: Seen = {
      ...seen(),
      aims: [
        { deed: 'attack', mode: 'stab', target: 1, stakes: STAKES },
        { deed: 'throw', mode: 'stab', target: 1, stakes: thrown },
      ],
    };
    expect(stakesOf({ kind: 'attack', card: 'Attack! 1', mode: 'stab', target: 1, lunge: false }, view)).toBe(
      STAKES,
    );
    expect(stakesOf({ kind: 'throw', card: 'Throw! 53', target: 1 }, view)).toBe(thrown);
    expect(stakesOf({ kind: 'pass' }, view)).toBeNull();
  });
});

describe('the log', () => {
  it('calls cards by what is printed on them', () => {
    expect(printed('Mara plays Grab! 44, Weapon 51 lies there.')).toBe(
      'Mara plays Grab!, Weapon lies there.',
    );
  });
});

describe('words of the game', () => {
  it('are marked once each, the longer before the shorter, and never within a word', () => {
    const terms = { action: 'A', actions: 'B', 'free turn': 'C' };
    expect(termsIn('A free turn: 2 actions, actions; reaction.', terms)).toEqual([
      { text: 'A ', rule: null },
      { text: 'free turn', rule: 'C' },
      { text: ': 2 ', rule: null },
      { text: 'actions', rule: 'B' },
      { text: ', actions; reaction.', rule: null },
    ]);
  });
});
