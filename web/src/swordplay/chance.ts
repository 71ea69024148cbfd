import type { Asked, Drawn, MatchRecord, Uses, Views } from '../verify/chance.ts';
import type { Card, CardSet, Frame, GameEvent } from '../wire.ts';
import type { Seen } from './seam.gen.ts';

const GROUPS = ['attack', 'defence', 'weapon', 'armour', 'cloak', 'stance'];
const FIRST_TURN_DIE = 10;
const BREAKAGE_DIE = 10;

/** What Swordplay asked of chance (docs/chance.md): the roll for the first turn, decks, broken blades, lost cards. */
export const chance: Uses = async (record, { step, index }, views) => {
  const drawn = step === 0 ? record.deal : (record.moves[step - 1]?.drew ?? []);
  const told = drawn[index];
  if (step === 0) return inDeal(record, drawn, index, await views.sets());
  if (typeof told === 'number') return die(drawn, index, step, views);
  if (Array.isArray(told)) return reshuffle(drawn, index, step, views);
  return lostCard(record, drawn, index, step, views);
};

const loose = (name: string): string => name.replace(/ \((pirates|arena)\)$/, '');

/** The cards of a set by number, each once. */
function numbered(set: CardSet): Card[] {
  return GROUPS.flatMap((group) => set.cards.filter((card) => card.kind === group));
}

/** A deck before its shuffle, bottom first; twice the cards where many share a set. */
function deck(set: CardSet, times: number): string[] {
  return numbered(set).flatMap((card) => Array.from({ length: (card.copies ?? 1) * times }, () => card.name));
}

function inDeal(record: MatchRecord, drawn: Drawn[], index: number, sets: CardSet[]): Asked | null {
  const rolls = rollsFor(record.seats.length, drawn);
  const seat = rolls[index];
  if (seat !== undefined)
    return {
      what: 'die',
      sides: FIRST_TURN_DIE,
      of: `${record.seats[seat] ?? 'A seat'} rolls for the first turn`,
    };
  const told = drawn[index];
  if (!Array.isArray(told)) return null;
  const order = ['pirates', 'arena'].flatMap((id) => sets.filter((set) => set.set === id));
  const wanted = record.options.set;
  const fitting = order.filter((set) =>
    wanted === 'pirates' || wanted === 'arena' ? set.set === wanted : true,
  );
  const found = fitting[index - rolls.length];
  if (!found) return null;
  const once = deck(found, 1);
  const pile = told.length === once.length * 2 ? deck(found, 2) : once;
  return {
    what: 'shuffle',
    piles: [pile.map((name) => named(name, told))],
    of: `The ${found.set} deck is shuffled`,
  };
}

/** A card that two sets print differently carries its set in its name. */
function named(name: string, told: string[]): string {
  return told.includes(name) ? name : (told.find((other) => loose(other) === name) ?? name);
}

/** Whose roll each die of the deal is: the highest begins, those tied for it roll again. */
function rollsFor(seats: number, drawn: Drawn[]): number[] {
  const whose: number[] = [];
  let rolling = Array.from({ length: seats }, (_, seat) => seat);
  while (rolling.length > 1) {
    const dice = rolling.map((_, i) => drawn[whose.length + i]);
    whose.push(...rolling);
    const best = Math.max(...dice.map((roll) => (typeof roll === 'number' ? roll : 0)));
    if (best === 0) break;
    rolling = rolling.filter((_, i) => dice[i] === best);
  }
  return whose;
}

const viewOf = (frame: Frame | undefined): Seen | null => (frame?.table?.view as Seen | undefined) ?? null;

async function die(drawn: Drawn[], index: number, step: number, views: Views): Promise<Asked | null> {
  const sets = await views.sets();
  const cards = new Map(sets.flatMap((set) => set.cards.map((card) => [card.name, card] as const)));
  const events = (await views.frames(-1))[step]?.events ?? [];
  const dice = events.flatMap((event) => dieOf(event, cards));
  return dice[drawn.slice(0, index).filter((other) => typeof other === 'number').length] ?? null;
}

function dieOf(event: GameEvent, cards: Map<string, Card>): Asked[] {
  if (event.kind === 'tested')
    return [{ what: 'die', sides: BREAKAGE_DIE, of: `${String(event.card)} is tested` }];
  if (event.kind !== 'attacked' || event.form !== 'strike') return [];
  const location = cards.get(loose(String(event.card)))?.location;
  const places = Array.isArray(location) ? location.length : 1;
  return places > 1 ? [{ what: 'die', sides: places, of: 'The Beast strikes somewhere' }] : [];
}

async function lostCard(
  record: MatchRecord,
  drawn: Drawn[],
  index: number,
  step: number,
  views: Views,
): Promise<Asked | null> {
  const frames = await views.frames(-1);
  const losses = (frames[step]?.events ?? []).filter((event) => event.kind === 'lost-card');
  const before = drawn
    .slice(0, index)
    .filter((other) => typeof other === 'object' && !Array.isArray(other)).length;
  const seat = losses[before]?.seat;
  if (seat === undefined) return null;
  const held = viewOf((await views.frames(seat))[step - 1])?.fighters[seat]?.hand ?? [];
  const order = (await views.sets()).flatMap(numbered).map((card) => card.name);
  const hand = [...held].sort((a, b) => order.indexOf(loose(a)) - order.indexOf(loose(b)));
  for (const loss of losses.slice(0, before)) {
    const at = loss.seat === seat ? hand.lastIndexOf(String(loss.card)) : -1;
    if (at >= 0) hand.splice(at, 1);
  }
  return { what: 'card', from: hand, of: `${record.seats[seat] ?? 'A seat'} loses a card` };
}

/** The discards as they lay: those of before the move, and above them, in the order told, what the move laid there. */
async function reshuffle(drawn: Drawn[], index: number, step: number, views: Views): Promise<Asked | null> {
  const frames = await views.frames(-1);
  const view = viewOf(frames[step - 1]);
  if (!view) return null;
  const events = frames[step]?.events ?? [];
  const before = drawn.slice(0, index).filter(Array.isArray).length;
  const told = events.filter((event) => event.kind === 'shuffled')[before]?.pile;
  const pile = Array.isArray(told) ? told.map(String) : [];
  const lying = view.decks.map((one) => [...one.discard].reverse());
  if (before > 0) lying.push([]); // what lay there may have been shuffled just now
  const laid = laidBy(view, events);
  const fits = lying.some(
    (cards) =>
      cards.every((card, i) => card === pile[i]) && pile.slice(cards.length).every((card) => laid.has(card)),
  );
  return {
    what: 'shuffle',
    piles: fits ? [pile] : lying,
    of: 'The discard pile is shuffled into a new deck',
  };
}

/** The cards that a move can have laid on the pile: what it told of, the attack under way, what was ready. */
function laidBy(view: Seen, events: readonly GameEvent[]): ReadonlySet<string> {
  const laid = new Set(
    events
      .filter((event) => event.kind !== 'shuffled')
      .flatMap((event) => Object.values(event).flat().map(String)),
  );
  const attack = view.attack;
  for (const card of attack ? [attack.card, attack.parry ?? ''] : []) laid.add(card);
  for (const fighter of view.fighters) for (const item of fighter.ready) laid.add(item.card);
  return laid;
}
