import { isGunner, spoken, written } from './cards.ts';
import { advice, nextDeck } from './point.ts';
import type { Seen } from './seam.gen.ts';

export interface Asked {
  view: Seen;
  seat: number;
  /** Whether we play here; else we only look. */
  playing: boolean;
  ready: boolean;
  unloading: boolean;
  flagging: boolean;
  foe: string;
  /** Whether the next card is pointed out. */
  slow: boolean;
}

/** The one sentence at the hand; who only looks needs none while the battle is on. */
export function sentence({ view, seat, playing, ready, unloading, flagging, foe, slow }: Asked): string {
  const own = view.sides[seat];
  const enemy = view.sides[1 - seat];
  if (!own || !enemy) return '';
  if (view.phase === 'over') return 'The battle is over.';
  if (!playing) return view.phase === 'last-card' ? 'Cease Fire! One card may still be laid.' : '';
  if (!ready) return 'Hold your fire …';
  if (view.phase === 'last-card') {
    return own.hand === undefined
      ? `Cease Fire! ${foe} may still lay the card in the hand.`
      : `Cease Fire! Quick: lay ${written(own.hand)}, or let go of it.`;
  }
  if (own.locked) return `${foe} has a head start. Hold your fire.`;
  if (unloading) return 'Unload which cannon? It costs a flag.';
  if (flagging) return 'A flag across from which cannon?';
  if (isGunner(own.hand)) return `${spoken(own.hand)}: on which pile of the enemy?`;
  if (own.hand !== undefined) return advice(own, own.hand);
  if (own.left === 0) return 'You have fired all you had. Call Cease Fire!';
  if (own.flagged !== undefined) return 'Your flag is up. Straighten that pile, or play on.';
  if (own.fired !== undefined) return `Cannon ${own.fired} has fired. A flag across?`;
  const next = slow ? nextDeck(own) : null;
  if (next && own.plays > 0) return `Deck ${next.deck} has ${written(next.card)}: gun ${next.gun} wants it.`;
  if (slow && own.plays > 0) return 'No gun wants what lies on top: let the Mate keep a card.';
  return own.plays === 0 ? 'Fire at Will! Take a Load and lay it on a pile.' : 'Take the top card of a deck.';
}
