import { find, type Marks, move } from '../live/flights.ts';
import type { HostEvent } from '../wire.ts';
import { COLUMNS, MATE } from './battle.ts';
import type { Move, Told } from './seam.gen.ts';

/** The names of places on the table; columns from 1. */
export const place = {
  deck: (seat: number, column: number): string => `deck ${seat} ${column}`,
  mate: (seat: number): string => `mate ${seat}`,
  hand: (seat: number): string => `hand ${seat}`,
  flags: (seat: number): string => `flags ${seat}`,
  pile: (seat: number, column: number): string => `pile ${seat} ${column}`,
  across: (seat: number, column: number): string => `pile ${1 - seat} ${COLUMNS + 1 - column}`,
};

interface Way {
  from: string;
  to: string;
}

/** From where to where an event moves something. */
export function flight(event: Told | HostEvent): Way | null {
  switch (event.kind) {
    case 'lifted':
      return {
        from: event.from === 0 ? place.mate(event.seat) : place.deck(event.seat, event.from),
        to: place.hand(event.seat),
      };
    case 'played':
      return { from: place.hand(event.seat), to: place.pile(event.seat, event.pile) };
    case 'stashed':
      return { from: place.hand(event.seat), to: place.mate(event.seat) };
    case 'gunner-played':
      return { from: place.hand(event.seat), to: place.across(event.seat, event.across) };
    case 'flagged':
      return { from: place.flags(event.seat), to: place.across(event.seat, event.across) };
    case 'unloaded':
      return { from: place.flags(event.seat), to: place.pile(event.seat, event.pile) };
    default:
      return null;
  }
}

/** What others do flies as it happens; what we do ourselves has flown already, unless it is a replay. */
export function fly(before: Marks, events: (Told | HostEvent)[], mine: number[]): void {
  const live = document.querySelector('.battle[data-live="true"]') !== null;
  for (const event of events) {
    if (live && 'seat' in event && mine.includes(event.seat ?? -1)) continue;
    const way = flight(event);
    if (way) move(find(way.to), before.get(way.from));
  }
}

/** A move of ours as a way over the table. */
export function wayOf(seat: number, made: Move): Way | null {
  switch (made.kind) {
    case 'lift':
      return {
        from: made.from === MATE ? place.mate(seat) : place.deck(seat, Number(made.from)),
        to: place.hand(seat),
      };
    case 'drop':
      return {
        from: place.hand(seat),
        to: made.on === MATE ? place.mate(seat) : place.pile(seat, Number(made.on)),
      };
    case 'gunner':
      return { from: place.hand(seat), to: place.across(seat, Number(made.across)) };
    case 'flag':
      return { from: place.flags(seat), to: place.across(seat, Number(made.across)) };
    case 'unload':
      return { from: place.flags(seat), to: place.pile(seat, Number(made.pile)) };
    default:
      return null;
  }
}
