import { describe, expect, it } from 'vitest';
import { byOurClock, callAt } from '../src/fireatwill/call.ts';
import { digest } from '../src/fireatwill/digest.ts';
import { foresee, type Order, shownWith, unseen } from '../src/fireatwill/foresee.ts';
import { intent, LEFT, RIGHT } from '../src/fireatwill/keys.ts';
import { battery, moments, shots, sums } from '../src/fireatwill/scoring.ts';
import { Volley } from '../src/fireatwill/volley.svelte.ts';
import { type Seen, type SideSeen, UNTOLD } from '../src/fireatwill/battle.ts';
import type { Move, Told } from '../src/fireatwill/seam.gen.ts';

const side = (faction: string, flag: string): SideSeen => ({
  faction,
  numbers: [1, 2, 3, 4, 5, 6],
  locked: false,
  decks: ['L1', 'L2', 'L3', 'L1', 'L2', 'L3'].map((top) => ({ top, size: 13 })),
  left: 78,
  mate: { size: 0 },
  flags: { card: flag, count: 18 },
  piles: Array.from({ length: 6 }, () => ({ buried: 0, straightened: false, cards: [] })),
  plays: 0,
  across: 0,
  unloads: 0,
  score: 0,
  maneuvers: 0,
  sharpshooters: 0,
  claimed: 0,
  unclaimed: 0,
  out: [],
});
const BATTLE: Seen = {
  seat: 0,
  phase: 'fire',
  waits: 0,
  sides: [side('Illyria', 'I'), side('Northwall', 'N')],
};

const lift = (card: string, from: number | 'mate'): Move => ({ kind: 'lift', card, from: String(from) });
const drop = (card: string, on: number | 'mate'): Move => ({ kind: 'drop', card, on: String(on) });
const flag = (across: number): Move => ({ kind: 'flag', across: String(across) });
const straighten = (across: number): Move => ({ kind: 'straighten', across: String(across) });
const unload = (pile: number): Move => ({ kind: 'unload', pile: String(pile) });

const after = (...moves: Move[]): Seen =>
  moves.reduce((view, move) => foresee(view, 0, move) ?? view, BATTLE);
const orders = (...moves: Move[]): Order[] => moves.map((move, id) => ({ id, move }));

describe('what is foreseen of a move', () => {
  it('shows a lifted card in the hand, and the deck face down until its next card is told', () => {
    const own = after(lift('L2', 2)).sides[0];
    expect(own?.hand).toBe('L2');
    expect(own?.decks[1]).toEqual({ top: UNTOLD, size: 12 });
  });

  it('takes one card into the hand and no second one', () => {
    expect(foresee(after(lift('L2', 2)), 0, lift('L1', 1))).toBeNull();
  });

  it('takes only the card that lies on top', () => {
    expect(foresee(BATTLE, 0, lift('L1', 2))).toBeNull();
    expect(foresee(after(lift('L2', 2), drop('L2', 1)), 0, lift('L2', 2))).toBeNull();
  });

  it('lays a card, shows four of a pile and buries the rest', () => {
    const deck = (view: Seen, top: string): Seen => ({
      ...view,
      sides: [{ ...view.sides[0]!, decks: [{ top, size: 9 }] }, view.sides[1]!],
    });
    let view = BATTLE;
    for (const card of ['L1', 'R1', 'A1', 'F1', 'L2']) {
      view = foresee(deck(view, card), 0, lift(card, 1))!;
      view = foresee(view, 0, drop(card, 3))!;
    }
    expect(view.sides[0]?.piles[2]).toEqual({
      buried: 1,
      straightened: false,
      cards: ['R1', 'A1', 'F1', 'L2'],
    });
  });

  it('lays a flag on the pile that faces the column, and hides what is under it when straightened', () => {
    const enemy = BATTLE.sides[1]!;
    const piled = {
      ...BATTLE,
      sides: [
        { ...BATTLE.sides[0]!, plays: 3, fired: 1 },
        { ...enemy, piles: enemy.piles.map((p, i) => (i === 5 ? { ...p, cards: ['L1', 'R1'] } : p)) },
      ],
    };
    const flagged = foresee(piled, 0, flag(1))!;
    expect(flagged.sides[1]?.piles[5]?.cards).toEqual(['L1', 'R1', 'I']);
    expect(flagged.sides[0]?.flags.count).toBe(17);
    const straight = foresee(flagged, 0, straighten(1))!;
    expect(straight.sides[1]?.piles[5]).toEqual({ buried: 2, straightened: true, cards: ['I'] });
    expect(foresee(straight, 0, straighten(1))).toBeNull();
  });

  it('remembers a Master Gunner that is hidden now', () => {
    const deep = { buried: 1, straightened: false, gunners: ['Ricochet'], cards: ['Defiance', 'L1'] };
    const piled: Seen = {
      ...BATTLE,
      sides: BATTLE.sides.map((side, i) =>
        i === 1 ? { ...side, piles: side.piles.map((pile, c) => (c === 5 ? deep : pile)) } : side,
      ),
    };
    const straight = foresee(foresee(piled, 0, flag(1))!, 0, straighten(1))!;
    expect(straight.sides[1]?.piles[5]).toEqual({
      buried: 3,
      straightened: true,
      gunners: ['Ricochet', 'Defiance'],
      cards: ['I'],
    });
  });

  it('does not put a card from the Gunner’s Mate back to it', () => {
    const mate = {
      ...BATTLE,
      sides: [{ ...BATTLE.sides[0]!, plays: 1, mate: { top: 'R1', size: 2 } }, BATTLE.sides[1]!],
    };
    const held = foresee(mate, 0, lift('R1', 'mate'))!;
    expect(held.sides[0]?.mate).toEqual({ top: UNTOLD, size: 1 });
    expect(foresee(held, 0, drop('R1', 'mate'))).toBeNull();
    expect(foresee(held, 0, drop('R1', 6))?.sides[0]?.piles[5]?.cards).toEqual(['R1']);
  });

  it('never changes the view it was given', () => {
    const before = JSON.stringify(BATTLE);
    after(lift('L2', 2), drop('L2', 1), unload(1), flag(2));
    expect(JSON.stringify(BATTLE)).toBe(before);
  });
});

describe('the queue of our own moves', () => {
  it('plays unconfirmed moves over the newest view', () => {
    const shown = shownWith(BATTLE, 0, orders(lift('L2', 2), drop('L2', 4)), 7);
    expect(shown.sides[0]?.piles[3]?.cards).toEqual(['L2']);
    expect(shown.sides[0]?.hand).toBeUndefined();
  });

  it('looks the same before, between and after the confirmations of a lift and a drop', () => {
    const [first_, second_] = orders(lift('L2', 2), drop('L2', 4));
    const told = (view: Seen): Seen => ({
      ...view,
      sides: view.sides.map((s) => ({
        ...s,
        decks: s.decks.map((d) => (d.top === UNTOLD ? { ...d, top: 'R3' } : d)),
      })),
    });
    const first = told(after(lift('L2', 2)));
    const second = told(after(lift('L2', 2), drop('L2', 4)));
    const stages = [
      shownWith(BATTLE, 0, [first_!, second_!], 7),
      shownWith(BATTLE, 0, [{ ...first_!, n: 8 }, second_!], 7),
      shownWith(first, 0, [{ ...first_!, n: 8 }, second_!], 8),
      shownWith(
        first,
        0,
        [
          { ...first_!, n: 8 },
          { ...second_!, n: 10 },
        ],
        9,
      ),
      shownWith(
        second,
        0,
        [
          { ...first_!, n: 8 },
          { ...second_!, n: 10 },
        ],
        10,
      ),
    ];
    for (const stage of stages) {
      expect(stage.sides[0]?.piles).toEqual(second.sides[0]?.piles);
      expect(stage.sides[0]?.hand).toBeUndefined();
      expect(stage.sides[0]?.decks[1]?.size).toBe(12);
    }
  });

  it('keeps what the enemy does meanwhile', () => {
    const flagged = foresee({ ...BATTLE, seat: 1 }, 1, flag(3))!;
    const shown = shownWith(flagged, 0, orders(lift('L2', 2), drop('L2', 4)), 9);
    expect(shown.sides[0]?.piles[3]?.cards).toEqual(['N', 'L2']);
  });

  it('leaves out what no longer fits, as after a refused lift', () => {
    const [, second_] = orders(lift('L2', 2), drop('L2', 4));
    expect(shownWith(BATTLE, 0, [second_!], 9)).toEqual(BATTLE);
  });

  it('forgets a move when the frame that brings it is there', () => {
    const queue: Order[] = [
      { id: 0, move: lift('L1', 1), n: 8 },
      { id: 1, move: drop('L1', 1) },
    ];
    expect(unseen(queue, 7)).toHaveLength(2);
    expect(unseen(queue, 8).map((order) => order.id)).toEqual([1]);
  });
});

describe('keys', () => {
  it('takes digits by their place on the keyboard, letters by what they are', () => {
    expect(intent({ key: '&', code: 'Digit1' })).toEqual({ what: 'place', index: 0 });
    expect(intent({ key: '6', code: 'Numpad6' })).toEqual({ what: 'place', index: 5 });
    expect(intent({ key: '0', code: 'Digit0' })).toEqual({ what: 'mate' });
    expect(intent({ key: 'F', code: 'KeyF' })).toEqual({ what: 'flag' });
    expect(intent({ key: '7', code: 'Digit7' })).toBeNull();
  });
});

describe('the scoring as it is told', () => {
  const turned = (card: string, index: number): Told => ({
    kind: 'turned',
    seat: 0,
    pile: 1,
    index,
    card,
    rules: [],
    text: '',
  });
  const EVENTS: Told[] = [
    { kind: 'ceased', seat: 0, rules: [], text: '' },
    { kind: 'flags-lifted', seat: 0, pile: 1, flags: 2, rules: [], text: '' },
    turned('R1', 1),
    turned('L2', 2),
    { kind: 'discarded', seat: 0, pile: 1, cards: 1, rules: ['FAW-4.5', 'FAW-R3'], text: '' },
    { kind: 'loaded', seat: 0, pile: 1, loads: 1, rules: [], text: '' },
    turned('F2', 3),
    { kind: 'scored', seat: 0, pile: 1, points: 1, score: 1, rules: [], text: '' },
    { kind: 'claimed', seat: 0, pile: 1, from: 1, score: 2, rules: [], text: '' },
    turned('M1', 4),
    { kind: 'maneuvered', seat: 0, pile: 1, number: 1, counts: true, rules: [], text: '' },
    { kind: 'maneuvers-scored', seat: 0, maneuvers: 1, score: 3, rules: [], text: '' },
    { kind: 'outmaneuvered', seat: 0, ours: 1, theirs: 0, score: 4, rules: [], text: '' },
    { kind: 'penalised', seat: 0, flags: 1, penalty: 3, score: 1, rules: [], text: '' },
    {
      kind: 'totalled',
      seat: 0,
      score: 1,
      sharpshooters: 0,
      claimed: 0,
      unclaimed: 0,
      maneuvers: 1,
      rules: [],
      text: '',
    },
  ];

  it('goes through the events from the lifting of the flags on', () => {
    const story = moments(EVENTS);
    expect(story).toHaveLength(EVENTS.length - 1);
    const claimed = story[7]!;
    expect(claimed.cards.map((one) => one.fate)).toEqual(['void', 'scored', 'scored']);
    expect(claimed.cards[2]?.points).toBe(2);
    expect(claimed.pools[0][0]).toBe(1);
    expect(claimed.piles[0][0]).toBe(2);
    expect(story[9]?.cards.at(-1)?.fate).toBe('kept');
    expect(story.map((one) => one.scores[0])).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 3, 4, 1, 1]);
  });

  it('blows up what is open when the breech goes', () => {
    const story = moments([
      EVENTS[1]!,
      turned('L1', 1),
      turned('L2', 2),
      turned('F1', 3),
      { kind: 'exploded', seat: 0, pile: 1, lost: 4, forgiven: 2, rules: [], text: '' },
    ]);
    expect(story.at(-1)?.cards.map((one) => one.fate)).toEqual(['blown', 'blown', 'blown']);
    expect(story.at(-1)?.pools[0][0]).toBe(0);
  });

  it('brackets the cards of a gun shot by shot, with what is said of each', () => {
    const story = moments(EVENTS);
    expect(
      shots(story[9]!).map(({ cards, note, points, flags }) => [
        cards.map((one) => one.card).join(' '),
        note,
        points,
        flags,
      ]),
    ).toEqual([
      ['R1', 'no Load before it', 0, 0],
      ['L2 F2', 'loaded and fired', 1, 1],
      ['M1', 'set aside: it counts', 0, 0],
    ]);
    expect(
      shots(story[2]!).map(({ note }) => note),
      'nothing is said of what is open',
    ).toEqual([null]);
  });

  it('knows of each gun what is still face down and what it has brought', () => {
    const story = moments(EVENTS);
    const first = (at: number) => battery(story, at, 0)[0];
    expect(first(1)).toEqual({ stage: 'waits', left: 4, points: 0, flags: 2, shots: 0, burst: false });
    expect(first(8)).toEqual({ stage: 'now', left: 1, points: 2, flags: 1, shots: 1, burst: false });
    expect(battery(story, 8, 0)[1]?.stage).toBe('waits');
    expect(battery(story, story.length, 1).map((one) => one.stage)).toEqual(Array(6).fill('told'));
  });

  it('says what the points are made of', () => {
    expect(sums(EVENTS)[0]).toEqual({
      shots: 1,
      flags: 1,
      maneuvers: 1,
      bonus: 1,
      penalty: 3,
      total: 1,
      sharpshooters: 0,
    });
  });

  it('has nothing to tell while the battle is on', () => {
    expect(
      moments([{ kind: 'lifted', seat: 0, card: 'L1', from: 1, next: 'R1', rules: [], text: '' }]),
    ).toEqual([]);
  });
});

describe('a gun that goes off', () => {
  const fired = (column: number | undefined, plays: number): Seen => ({
    ...BATTLE,
    sides: BATTLE.sides.map((one, i) => (i === 0 ? { ...one, fired: column, plays } : one)),
  });

  it('is seen once, also when the server confirms what was foreseen', () => {
    const volley = new Volley();
    volley.look(fired(2, 7));
    expect(volley.fired(0, 2), 'what a page finds on coming is no news').toBe(0);
    volley.look(fired(undefined, 8));
    volley.look(fired(3, 9));
    const shot = volley.fired(0, 3);
    expect(shot).toBeGreaterThan(0);
    volley.look(fired(3, 9));
    expect(volley.fired(0, 3)).toBe(shot);
    volley.look(fired(3, 10));
    expect(volley.fired(0, 3), 'another Fire on the same gun').toBeGreaterThan(shot);
    expect(volley.smokes(1)).toBe(false);
  });
});

describe('two at one keyboard', () => {
  const pressed = (label: string): { key: string; code: string } => ({
    key: label.toLowerCase(),
    code: /\d/.test(label) ? `Digit${label}` : `Key${label}`,
  });
  const labels = (keys: typeof LEFT): string[] => [
    ...keys.places,
    keys.mate,
    keys.flag,
    keys.straighten,
    keys.unload,
    keys.cease,
  ];

  it('have keys of their own, eleven each, and none in common', () => {
    for (const [ours, others] of [
      [LEFT, RIGHT],
      [RIGHT, LEFT],
    ] as const) {
      expect(new Set(labels(ours).map((label) => JSON.stringify(intent(pressed(label), ours)))).size).toBe(
        11,
      );
      for (const label of labels(ours)) expect(intent(pressed(label), others), label).toBeNull();
    }
  });

  it('share no key with the log and the undoing of the bar', () => {
    for (const key of ['L', 'U']) expect([...labels(LEFT), ...labels(RIGHT)]).not.toContain(key);
  });

  it('have the numeric pad at the right', () => {
    expect(intent({ key: '3', code: 'Numpad3' }, RIGHT)).toEqual({ what: 'place', index: 2 });
    expect(intent({ key: '3', code: 'Numpad3' }, LEFT)).toBeNull();
  });
});

describe('the call', () => {
  const clockOf = async (guesses: AsyncGenerator<number>): Promise<number[]> => {
    const all: number[] = [];
    for await (const guess of guesses) all.push(guess);
    return all;
  };

  /** A server whose answers take so long there and back, for a browser whose clock is wrong by `skew`. */
  function world(
    start: number,
    skew: number,
    ways: [number, number][],
  ): { ask: () => Promise<{ now: number }>; clock: () => number } {
    let true_ = start;
    let asked = 0;
    return {
      clock: () => true_ + skew,
      ask: () => {
        const [there, back] = ways[Math.min(asked++, ways.length - 1)]!;
        const now = true_ + there;
        true_ = now + back;
        return Promise.resolve({ now });
      },
    };
  }

  it('is told by the server', () => {
    expect(callAt([{ kind: 'opened', text: '' }])).toBeNull();
    expect(
      callAt([
        { kind: 'held', until: 5000, text: '' },
        { kind: 'lifted', seat: 1, text: '' },
      ]),
    ).toBe(5000);
  });

  it('comes at the same moment, however wrong a clock is and however long the way', async () => {
    for (const [skew, way] of [
      [0, 1],
      [90_000, 90],
      [-4000, 40],
    ] as const) {
      const { ask, clock } = world(1000, skew, [[way, way]]);
      expect((await clockOf(byOurClock(5000, ask, clock))).at(-1)! - skew).toBe(5008);
    }
  });

  it('is narrowed by every answer, and one that hangs makes nobody much too early', async () => {
    const { ask, clock } = world(1000, 0, [
      [900, 0],
      [2, 30],
      [30, 2],
      [90, 5],
    ]);
    expect(await clockOf(byOurClock(5000, ask, clock))).toEqual([4908, 5007, 5007, 5007, 5007]);
  });

  it('is over at once for who comes back later, whatever his clock says', async () => {
    const { ask, clock } = world(6000, -50_000, [[10, 10]]);
    expect(await clockOf(byOurClock(5000, ask, clock))).toEqual([6020 - 50_000]);
  });

  it('is taken from our own clock if nobody answers', async () => {
    expect(await clockOf(byOurClock(5000, () => Promise.reject(new Error('gone'))))).toEqual([5000]);
  });
});

describe('what is read out of the enemy', () => {
  const event = (kind: Told['kind'], more: Record<string, unknown>): Told =>
    ({ kind, text: '', rules: [], seat: 1, ...more }) as unknown as Told;

  it('is one sentence for many actions, told by our own piles', () => {
    const events = [
      event('lifted', { card: 'L1', from: 1 }),
      event('played', { card: 'L1', pile: 2 }),
      event('played', { card: 'F1', pile: 2 }),
      event('flagged', { across: 2 }),
      event('played', { card: 'R2', pile: 4 }),
      event('played', { card: 'F3', pile: 1, seat: 0 }),
    ];
    expect(digest(events, 1, 'Tom')).toBe('Tom: lays 3 cards, fires cannon 2 and flags your pile 5.');
  });

  it('names a Master Gunner and the pile that was hit', () => {
    expect(digest([event('gunner-played', { card: 'Ricochet', across: 6 })], 1, 'Tom')).toBe(
      'Tom: puts Ricochet on your pile 1.',
    );
  });

  it('is nothing while nothing is laid', () => {
    expect(
      digest([event('lifted', { card: 'L1', from: 1 }), event('stashed', { card: 'L1' })], 1, 'Tom'),
    ).toBe('');
  });
});
