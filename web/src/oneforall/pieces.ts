import type { Card } from '../wire.ts';

/** What a piece of the catalogue is called. */
export const titleOf = (card: Card): string =>
  typeof card.name === 'string' ? card.name : (card.kind ?? '').replace('-', ' ');

/** What there is to say of it, in a line. */
export function lineOf(card: Card): string {
  if (typeof card.rating === 'number' && card.rating > 0) return `Rating ${card.rating}`;
  if (Array.isArray(card.affords) && card.affords.length > 0)
    return card.affords.map(String).join(', ').replaceAll('-', ' ');
  return typeof card.id === 'string' ? card.id : 'a thing for the hand';
}
