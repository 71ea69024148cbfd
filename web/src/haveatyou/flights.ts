import { find, jolt, lunge, type Marks, move, shake, turn } from '../live/flights.ts';
import { spill } from './spill.ts';
import type { Deed, Heard } from './seen.ts';

/** Who does this throws himself at somebody, or gives way before him. */
const BLOWS: ReadonlySet<Deed> = new Set(['attack', 'throw', 'seize', 'strike', 'strike across', 'shove']);
const STOPS: ReadonlySet<Deed> = new Set(['parry', 'dodge', 'catch']);

/** Lets each card of these events move from where it was to where it is. */
export function fly(before: Marks, events: Heard[], mine: number[]): void {
  let delay = 0;
  for (const event of events) {
    const seat = ('seat' in event ? event.seat : undefined) ?? -1;
    const card = 'card' in event ? event.card : '';
    const source = (mine.includes(seat) && before.get(`hand:${card}`)) || before.get(`seat:${seat}`);
    switch (event.kind) {
      case 'declared':
        if (BLOWS.has(event.deed)) lunge(find(`figure:${seat}`), find(`figure:${event.target}`));
        if (STOPS.has(event.deed)) jolt(find(`figure:${seat}`), find(`figure:${event.target}`));
        move(
          [...document.querySelectorAll<HTMLElement>('[data-link]')].at(-1) ?? null,
          source || undefined,
          delay,
        );
        break;
      case 'shuffled':
        turn(find('deck'));
        break;
      case 'discarded':
        move(find('discard'), source || undefined, delay);
        break;
      case 'holds':
        move(find(`weapon:${seat}`), before.get('floor:1') ?? before.get('armaments'), delay);
        break;
      case 'placed':
        move(find('floor:3'), before.get('armaments'), delay);
        break;
      case 'drew':
        for (const drawn of mine.includes(seat) ? event.cards : []) {
          move(find(`hand:${drawn}`), before.get('deck'), delay);
          delay += 50;
        }
        break;
      case 'ran-over':
        spill(seat);
        break;
      case 'struck':
        shake(find(`seat:${seat}`));
        shake(find(`figure:${seat}`));
        break;
    }
  }
}
