import { find, type Marks, move } from '../live/flights.ts';
import type { GameEvent } from '../wire.ts';
import { COLUMNS } from './view.ts';

/** The names of places on the table; columns from 1. */
export const place = {
  deck: (seat: number, column: number): string => `deck ${seat} ${column}`,
  mate: (seat: number): string => `mate ${seat}`,
  hand: (seat: number): string => `hand ${seat}`,
  flags: (seat: number): string => `flags ${seat}`,
  pile: (seat: number, column: number): string => `pile ${seat} ${column}`,
  across: (seat: number, column: number): string => `pile ${1 - seat} ${COLUMNS + 1 - column}`,
};

/** From where to where an event moves something. */
export function flight(event: GameEvent): { from: string; to: string } | null {
  const seat = event.seat ?? -1;
  const column = (field: string): number => Number(event[field]);
  switch (event.kind) {
    case 'lifted':
      return {
        from: event.from === 0 ? place.mate(seat) : place.deck(seat, column('from')),
        to: place.hand(seat),
      };
    case 'played':
      return { from: place.hand(seat), to: place.pile(seat, column('pile')) };
    case 'stashed':
      return { from: place.hand(seat), to: place.mate(seat) };
    case 'gunner-played':
      return { from: place.hand(seat), to: place.across(seat, column('across')) };
    case 'flagged':
      return { from: place.flags(seat), to: place.across(seat, column('across')) };
    case 'unloaded':
      return { from: place.flags(seat), to: place.pile(seat, column('pile')) };
    default:
      return null;
  }
}

/** What others do flies as it happens; what we do ourselves has flown already, unless it is a replay. */
export function fly(before: Marks, events: GameEvent[], mine: number[]): void {
  const live = document.querySelector('.battle[data-live="true"]') !== null;
  for (const event of events) {
    if (live && mine.includes(event.seat ?? -1)) continue;
    const way = flight(event);
    if (way) move(find(way.to), before.get(way.from));
  }
}

/** A move of ours in its notation, as a way over the table. */
export function wayOf(seat: number, words: string): { from: string; to: string } | null {
  const [verb, card = '', how, where = ''] = words.split(' ');
  const end = where === 'mate' ? place.mate(seat) : '';
  switch (verb) {
    case 'lift':
      return { from: end || place.deck(seat, Number(where)), to: place.hand(seat) };
    case 'drop':
      return {
        from: place.hand(seat),
        to: end || (how === 'across' ? place.across(seat, Number(where)) : place.pile(seat, Number(where))),
      };
    case 'flag':
      return { from: place.flags(seat), to: place.across(seat, Number(how)) };
    case 'unload':
      return { from: place.flags(seat), to: place.pile(seat, Number(card)) };
    default:
      return null;
  }
}
