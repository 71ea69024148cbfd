import type { Asked, MatchRecord, Uses } from '../verify/chance.ts';
import type { CardSet, Frame, GameEvent } from '../wire.ts';
import { face } from './cards.ts';
import { askedAt, type BattleView, homeOf, itemOf, type SetView, setsOf } from './view.ts';

/**
 * What Have at You! asked of chance (docs/chance.md): shuffles, and nothing else, since its dice are
 * printed on the action cards. A record tells the order of every shuffle, so the order of a deck is
 * known from there on, and the events of a move tell what left it and what was laid away: the pile
 * before each shuffle is known to the last card.
 */
export const chance: Uses = async (record, { step, index }, views) => {
  if (step === 0) return inDeal(record, index, await views.sets());
  const frames = await views.frames(-1);
  const events = frames[step]?.events ?? [];
  const shuffle = events.filter(isShuffle)[index];
  const told = outcomes(record, step)[index];
  if (!shuffle || !Array.isArray(told)) return null;
  const deck = shuffle.deck === 'action' ? 'action' : 'Armaments';
  const where = inRing(record) ? ` of set ${setOf(shuffle) + 1}` : '';
  const before = viewOf(frames[step - 1]);
  if (!before) return null;
  const tables = setsOf(before).map((set, i) =>
    laid(set, (kind) => lastOrder(record, frames, step, i, kind)),
  );
  const pile = beforeShuffle(tables, before, record, step, events, shuffle);
  return asked(pile, sentence(shuffle, deck, where));
};

/** The piles of one set, each bottom first. */
interface Piles {
  deck: string[];
  /** Cards that were drawn before a shuffle in the middle of a draw, and are told of only after it. */
  drawn: string[];
  discards: string[];
  inPlay: string[];
  armaments: string[];
  lost: string[];
}

const asked = (pile: string[], of: string): Asked => ({ what: 'shuffle', piles: [pile], of });
const isShuffle = (event: GameEvent): boolean => event.kind === 'shuffled';
const setOf = (event: GameEvent): number => (typeof event.set === 'number' ? event.set : 0);
const inRing = (record: MatchRecord): boolean => record.options.battle === 'multi-game-brawl';
const viewOf = (frame: Frame | undefined): BattleView | null =>
  (frame?.table?.view as BattleView | undefined) ?? null;
const outcomes = (record: MatchRecord, step: number) =>
  step === 0 ? record.deal : (record.moves[step - 1]?.drew ?? []);
const upwards = (pile: readonly string[] | undefined): string[] => [...(pile ?? [])].reverse();
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function sentence(shuffle: GameEvent, deck: string, where: string): string {
  if (shuffle.rules?.includes('HAY-1.3.3.8o'))
    return `After a Swash! the discards are shuffled into the action deck${where}`;
  if (shuffle.rules?.includes('HAY-2.0'))
    return `Weapons that nobody chose are shuffled into the Armaments deck${where}`;
  return `The discards are shuffled into a new ${deck} deck${where}`;
}

/** Set by set the action deck, then the Armaments. */
function inDeal(record: MatchRecord, index: number, sets: CardSet[]): Asked | null {
  const set = Math.floor(index / 2);
  const ring = inRing(record);
  if (set >= (ring ? Number(record.options.sets) : 1)) return null;
  const action = index % 2 === 0;
  return asked(
    fullDeck(sets, action),
    `The ${action ? 'action' : 'Armaments'} deck${ring ? ` of set ${set + 1}` : ''} is shuffled`,
  );
}

/** A deck as it comes from the box: the first card of the file on top. */
function fullDeck(sets: CardSet[], action: boolean): string[] {
  const cards = sets.flatMap((set) => set.cards).filter((card) => (card.kind === 'action') === action);
  return upwards(cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => face(card).name)));
}

/** The order of a deck after its last shuffle before a step, the next card first. */
function lastOrder(record: MatchRecord, frames: Frame[], step: number, set: number, kind: string): string[] {
  for (let s = step - 1; s >= 0; s--) {
    const told = outcomes(record, s);
    if (told.length === 0) continue;
    const shuffles = (frames[s]?.events ?? []).filter(isShuffle);
    const at = shuffles.findLastIndex((one) => setOf(one) === set && one.deck === kind);
    const order = told[at];
    if (Array.isArray(order)) return order;
  }
  return [];
}

function laid(set: SetView, order: (kind: string) => string[]): Piles {
  return {
    deck: upwards(order('action')).slice(0, set['deck-size']),
    drawn: [],
    discards: upwards(set.discard),
    inPlay: upwards(set['in-play']),
    armaments: upwards(order('armaments')).slice(0, set['armaments-size']),
    lost: upwards(set['armament-discard']),
  };
}

/** Follows a move up to one of its shuffles, and gives the pile that was shuffled there. */
function beforeShuffle(
  tables: Piles[],
  before: BattleView,
  record: MatchRecord,
  step: number,
  events: GameEvent[],
  wanted: GameEvent,
): string[] {
  const here = askedAt(before, record.moves[step - 1]?.seat ?? 0);
  const told = outcomes(record, step);
  const offers = before.fighters.map((fighter) => [...fighter.offer]);
  let shuffles = 0;
  let last = here;
  for (const event of events) {
    if (event.seat !== undefined) last = homeOf(before, event.seat);
    const at = isShuffle(event) ? setOf(event) : last;
    const piles = tables[at];
    if (!piles) return [];
    if (!isShuffle(event)) {
      follow(event, piles, tables, at === here, here);
      if (event.kind === 'chose') take(offers[event.seat ?? 0] ?? [], String(event.item));
      continue;
    }
    const order = told[shuffles++];
    const size = Array.isArray(order) ? order.length : 0;
    const ofSet = offers.filter((_, seat) => homeOf(before, seat) === at);
    const pile =
      event.deck === 'action'
        ? gathered(event, piles, size)
        : event.rules?.includes('HAY-2.0')
          ? [...piles.armaments, ...givenBack(ofSet)]
          : piles.lost;
    if (event === wanted) return pile;
    renew(event, piles, Array.isArray(order) ? upwards(order) : [], pile);
  }
  return [];
}

/** What is shuffled as action cards. Cards in play lie on the discards by then if they fit in (HAY-1.3.3d). */
function gathered(shuffle: GameEvent, piles: Piles, size: number): string[] {
  const below = shuffle.rules?.includes('HAY-3i') ? [] : piles.deck;
  return [...below, ...piles.discards, ...piles.inPlay].slice(
    0,
    Math.max(size, below.length + piles.discards.length),
  );
}

/** Seat by seat, the last of each offer first. */
const givenBack = (offers: string[][]): string[] =>
  offers.flatMap((offer) => upwards(offer).map((item) => itemOf(item).name));

function renew(shuffle: GameEvent, piles: Piles, order: string[], pile: string[]): void {
  if (shuffle.deck !== 'action') {
    piles.armaments = order;
    if (!shuffle.rules?.includes('HAY-2.0')) piles.lost = [];
    return;
  }
  const empty = shuffle.rules?.includes('HAY-3i') ?? false;
  piles.drawn = empty ? upwards(piles.deck) : [];
  piles.inPlay = piles.inPlay.slice(
    Math.max(0, pile.length - piles.discards.length - (empty ? 0 : piles.deck.length)),
  );
  piles.discards = [];
  piles.deck = order;
}

function take(pile: string[], card: string): boolean {
  const at = pile.lastIndexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/** One event: what it takes from the deck, and where that lies then. */
function follow(event: GameEvent, piles: Piles, tables: Piles[], atHome: boolean, here: number): void {
  switch (event.kind) {
    case 'declared':
      // A guest's card goes to the discards of his own set at once (HAY-D6).
      if (event.card) (atHome ? piles.inPlay : piles.discards).push(event.card);
      break;
    case 'discarded':
      piles.discards.push(String(event.card));
      break;
    case 'emptied':
      piles.discards.push(...words(event.cards));
      break;
    case 'rolled':
      if (event.why === 'for the new fighter') settle(piles);
      turnUp(String(event.card), tables, here);
      break;
    case 'struck':
      for (const card of words(event.cards)) turnUp(card, tables, here);
      break;
    case 'drew':
      for (let i = 0; i < Number(event.count); i++) draw(piles);
      break;
    case 'turned-up':
      piles.armaments.pop();
      break;
    case 'lost':
      piles.lost.push(itemOf(String(event.item)).name);
  }
}

/** All is resolved, so what was in play is discarded. */
function settle(piles: Piles): void {
  piles.discards.push(...piles.inPlay);
  piles.inPlay = [];
}

const draw = (piles: Piles): string | undefined => piles.drawn.shift() ?? piles.deck.pop();
const next = (piles: Piles): string | undefined => piles.drawn[0] ?? piles.deck.at(-1);

/** A card is turned up: at the set of the move, unless only another has it on top. */
function turnUp(card: string, tables: Piles[], here: number): void {
  const own = tables[here];
  const piles = own && next(own) === card ? own : (tables.find((other) => next(other) === card) ?? own);
  if (!piles) return;
  draw(piles);
  piles.inPlay.push(card);
}
