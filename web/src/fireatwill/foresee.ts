import {
  COLUMNS,
  type Face,
  facing,
  FANNED,
  MATE,
  type PileSeen,
  type Seen,
  type SideSeen,
  UNTOLD,
} from './battle.ts';
import { isGunner } from './cards.ts';
import type { DropMove, LiftMove, Move } from './seam.gen.ts';

/** A move of ours that was sent and is not yet in the newest view. */
export interface Order {
  id: number;
  move: Move;
  /** The frame that brings it, once the server has said so. */
  n?: number;
}

/** A Master Gunner stays known under whatever is laid on it. */
const bury = (pile: PileSeen, under: string[], cards: string[]): PileSeen => {
  const gunners = [...(pile.gunners ?? []), ...under.filter(isGunner)];
  return {
    straightened: pile.straightened,
    buried: pile.buried + under.length,
    cards,
    // How the gun stands is for the rules to say: until they do, as they said last.
    ...(pile.gun ? { gun: pile.gun } : {}),
    ...(gunners.length > 0 ? { gunners } : {}),
  };
};

const lay = (pile: PileSeen, card: string): PileSeen => {
  const cards = [...pile.cards, card];
  return cards.length > FANNED ? bury(pile, cards.slice(0, 1), cards.slice(1)) : { ...pile, cards };
};

const square = (pile: PileSeen): PileSeen =>
  bury({ ...pile, straightened: true }, pile.cards.slice(0, -1), pile.cards.slice(-1));

const take = ({ size }: Face): Face => (size > 1 ? { top: UNTOLD, size: size - 1 } : { size: size - 1 });

const at = <T>(list: T[], index: number, change: (old: T) => T): T[] =>
  list.map((one, i) => (i === index ? change(one) : one));

const column = (place: string): number => {
  const index = Number(place) - 1;
  return Number.isInteger(index) && index >= 0 && index < COLUMNS ? index : -1;
};

/** After any card is laid the time for a flag is over. */
const emptied = (side: SideSeen): SideSeen => ({
  ...side,
  hand: undefined,
  handFrom: undefined,
  fired: undefined,
  flagged: undefined,
});

const unflagged = (side: SideSeen): SideSeen['flags'] => ({ ...side.flags, count: side.flags.count - 1 });

function put(view: Seen, seat: number, own: SideSeen, enemy?: SideSeen): Seen {
  return { ...view, sides: view.sides.map((side, i) => (i === seat ? own : (enemy ?? side))) };
}

/**
 * The view as it will be after a move of `seat`, as far as can be known here; null if the move does
 * not fit it. It is for showing only: what is allowed, the server says.
 */
export function foresee(view: Seen, seat: number, move: Move): Seen | null {
  const own = view.sides[seat];
  const enemy = view.sides[1 - seat];
  if (!own || !enemy || view.phase === 'over') return null;
  const laid = { ...emptied(own), left: own.left - 1 };
  switch (move.kind) {
    case 'lift':
      return lift(view, seat, own, move);
    case 'drop':
      return own.hand === move.card ? drop(view, seat, own, laid, move) : null;
    case 'gunner':
      return own.hand === move.card ? across(view, seat, laid, enemy, column(move.across), move.card) : null;
    case 'flag': {
      if (own.flags.count === 0) return null;
      const after = { ...own, flags: unflagged(own), fired: undefined, flagged: Number(move.across) };
      return across(view, seat, after, enemy, column(move.across), own.flags.card);
    }
    case 'straighten': {
      const pile = facing(column(move.across));
      const top = enemy.piles[pile]?.cards.at(-1);
      if (own.flagged !== Number(move.across) || top !== own.flags.card) return null;
      const after = { ...own, flagged: undefined };
      return put(view, seat, after, { ...enemy, piles: at(enemy.piles, pile, square) });
    }
    case 'unload': {
      const pile = column(move.pile);
      if (own.flags.count === 0 || pile < 0) return null;
      const piles = at(own.piles, pile, (p) => lay(p, own.flags.card));
      return put(view, seat, { ...own, flags: unflagged(own), fired: undefined, flagged: undefined, piles });
    }
    case 'let-go':
      return own.hand === undefined ? null : put(view, seat, laid);
    case 'cease':
      return view.phase === 'fire' ? view : null;
    default:
      return null;
  }
}

function lift(view: Seen, seat: number, own: SideSeen, { card, from }: LiftMove): Seen | null {
  const source = from === MATE ? own.mate : own.decks[column(from)];
  if (own.hand !== undefined || source?.top !== card || source.size === 0) return null;
  const held: SideSeen = { ...own, hand: card, handFrom: from };
  return put(
    view,
    seat,
    from === MATE ? { ...held, mate: take(own.mate) } : { ...held, decks: at(own.decks, column(from), take) },
  );
}

function drop(view: Seen, seat: number, own: SideSeen, laid: SideSeen, { card, on }: DropMove): Seen | null {
  if (on === MATE) {
    if (own.handFrom === MATE || own.plays === 0) return null;
    return put(view, seat, { ...emptied(own), mate: { top: card, size: own.mate.size + 1 } });
  }
  const pile = column(on);
  if (pile < 0) return null;
  return put(view, seat, {
    ...laid,
    fired: card.startsWith('F') ? pile + 1 : undefined,
    plays: own.plays + 1,
    piles: at(own.piles, pile, (p) => lay(p, card)),
  });
}

function across(
  view: Seen,
  seat: number,
  own: SideSeen,
  enemy: SideSeen,
  from: number,
  card: string,
): Seen | null {
  if (from < 0) return null;
  return put(view, seat, own, { ...enemy, piles: at(enemy.piles, facing(from), (pile) => lay(pile, card)) });
}

/** Those that the view of frame `last` does not contain yet. */
export const unseen = (orders: Order[], last: number): Order[] =>
  orders.filter((order) => order.n === undefined || order.n > last);

/** The newest view with our own unconfirmed moves played over it; one that no longer fits is left out. */
export function shownWith(view: Seen, seat: number, orders: Order[], last: number): Seen {
  return unseen(orders, last).reduce((now, order) => foresee(now, seat, order.move) ?? now, view);
}
