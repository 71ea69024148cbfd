import { find, jolt, type Marks, move, shake, turn } from '../live/flights.ts';
import type { HostEvent } from '../wire.ts';
import type { Told } from './seam.gen.ts';

/** A card comes from the hand that played it, and whoever had no answer is shaken. */
export function fly(before: Marks, events: (Told | HostEvent)[], mine: number[]): void {
  for (const event of events) {
    if (
      event.kind === 'struck' ||
      event.kind === 'beaten' ||
      event.kind === 'entered' ||
      event.kind === 'countered'
    ) {
      const hand = mine.includes(event.seat) ? `hand:${event.card}` : `plate:${event.seat}`;
      move(find(`stack:${event.seat}`), before.get(hand));
      if (event.kind === 'beaten') jolt(find(`figure:${event.seat}`), find(`figure:${1 - event.seat}`));
    } else if (event.kind === 'turned') turn(document.querySelector('.sidecard > svg'));
    else if (event.kind === 'yielded') shake(find(`figure:${event.seat}`));
  }
}
