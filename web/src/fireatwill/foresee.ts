import {
  COLUMNS,
  facing,
  FANNED,
  type FireView,
  NONE,
  type PileView,
  type SideView,
  type Stack,
  UNTOLD,
} from './view.ts';

/** A move of ours that was sent and is not yet in the newest view. */
export interface Order {
  id: number;
  move: string;
  /** The frame that brings it, once the server has said so. */
  n?: number;
}

const lay = (pile: PileView, card: string): PileView => {
  const cards = [...pile.cards, card];
  return cards.length > FANNED
    ? { ...pile, cards: cards.slice(1), buried: pile.buried + 1 }
    : { ...pile, cards };
};

const square = (pile: PileView): PileView => ({
  straightened: true,
  buried: pile.buried + pile.cards.length - 1,
  cards: pile.cards.slice(-1),
});

const take = (stack: Stack): Stack => ({ top: stack.size > 1 ? UNTOLD : NONE, size: stack.size - 1 });

const at = <T>(list: T[], index: number, change: (old: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one));

const column = (word: string | undefined): number => {
  const index = Number(word) - 1;
  return Number.isInteger(index) && index >= 0 && index < COLUMNS ? index : -1;
};

/** After any card is laid the time for a flag is over. */
const emptied = (side: SideView): SideView => ({
  ...side,
  hand: NONE,
  'hand-from': NONE,
  fired: NONE,
  flagged: NONE,
});

function put(view: FireView, seat: number, own: SideView, enemy?: SideView): FireView {
  return { ...view, sides: view.sides.map((side, i) => (i === seat ? own : (enemy ?? side))) };
}

/**
 * The view as it will be after a move of `seat`, as far as can be known here; null if the move does
 * not fit it. It is for showing only: what is allowed, the server says.
 */
export function foresee(view: FireView, seat: number, move: string): FireView | null {
  const own = view.sides[seat];
  const enemy = view.sides[1 - seat];
  if (!own || !enemy || view.phase === 'over') return null;
  const [verb, card = '', how, where] = move.split(' ');
  switch (verb) {
    case 'lift':
      return lift(view, seat, own, card, where ?? '');
    case 'drop':
      if (own.hand !== card) return null;
      return how === 'across'
        ? across(view, seat, emptied(own), enemy, column(where), card)
        : drop(view, seat, own, card, where ?? '');
    case 'flag': {
      if (own.flags.count === 0) return null;
      const after = {
        ...own,
        flags: { ...own.flags, count: own.flags.count - 1 },
        fired: NONE,
        flagged: Number(how),
      } as SideView;
      return across(view, seat, after, enemy, column(how), own.flags.card);
    }
    case 'straighten': {
      const pile = facing(column(how));
      if (own.flagged !== Number(how) || enemy.piles[pile]?.cards.at(-1) !== own.flags.card) return null;
      return put(view, seat, { ...own, flagged: NONE }, { ...enemy, piles: at(enemy.piles, pile, square) });
    }
    case 'unload': {
      const pile = column(card);
      if (own.flags.count === 0 || pile < 0) return null;
      const flags = { ...own.flags, count: own.flags.count - 1 };
      return put(view, seat, {
        ...own,
        flags,
        fired: NONE,
        flagged: NONE,
        piles: at(own.piles, pile, (p) => lay(p, flags.card)),
      });
    }
    case 'let':
      return own.hand === NONE ? null : put(view, seat, emptied(own));
    case 'cease':
      return view.phase === 'fire' ? view : null;
    default:
      return null;
  }
}

function lift(view: FireView, seat: number, own: SideView, card: string, from: string): FireView | null {
  const source = from === 'mate' ? own.mate : own.decks[column(from)];
  if (own.hand !== NONE || source?.top !== card || source.size === 0) return null;
  const held: SideView = { ...own, hand: card, 'hand-from': from === 'mate' ? 'mate' : Number(from) };
  return put(
    view,
    seat,
    from === 'mate'
      ? { ...held, mate: take(own.mate) }
      : { ...held, decks: at(own.decks, column(from), take) },
  );
}

function drop(view: FireView, seat: number, own: SideView, card: string, on: string): FireView | null {
  const after = emptied(own);
  if (on === 'mate') {
    if (own['hand-from'] === 'mate' || own.plays === 0) return null;
    return put(view, seat, { ...after, mate: { top: card, size: own.mate.size + 1 } });
  }
  const pile = column(on);
  if (pile < 0) return null;
  const fired = card.startsWith('F') ? pile + 1 : NONE;
  return put(view, seat, {
    ...after,
    fired,
    plays: own.plays + 1,
    piles: at(own.piles, pile, (p) => lay(p, card)),
  });
}

function across(
  view: FireView,
  seat: number,
  own: SideView,
  enemy: SideView,
  from: number,
  card: string,
): FireView | null {
  if (from < 0) return null;
  return put(view, seat, own, { ...enemy, piles: at(enemy.piles, facing(from), (pile) => lay(pile, card)) });
}

/** Those that the view of frame `last` does not contain yet. */
export const unseen = (orders: Order[], last: number): Order[] =>
  orders.filter((order) => order.n === undefined || order.n > last);

/** The newest view with our own unconfirmed moves played over it; one that no longer fits is left out. */
export function shownWith(view: FireView, seat: number, orders: Order[], last: number): FireView {
  return unseen(orders, last).reduce((now, order) => foresee(now, seat, order.move) ?? now, view);
}
