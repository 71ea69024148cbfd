import { find, jolt, lunge, type Marks, move, shake, turn } from '../live/flights.ts';
import type { HostEvent } from '../wire.ts';
import type { Told } from './seam.gen.ts';

/** Lets each card of these events move from where it was to where it is. */
export function fly(before: Marks, events: (Told | HostEvent)[], mine: number[]): void {
  let delay = 0;
  for (const event of events) {
    const seat = 'seat' in event ? (event.seat ?? -1) : -1;
    const card = 'card' in event ? event.card : '';
    const source = (mine.includes(seat) && before.get(`hand:${card}`)) || before.get(`seat:${seat}`);
    switch (event.kind) {
      case 'attacked':
        lunge(find(`figure:${seat}`), find(`figure:${event.target}`));
        if (event.form !== 'counter') move(lastLink(), source || undefined, delay);
        break;
      case 'defended':
        jolt(find(`figure:${seat}`), opposite(seat));
        move(lastLink(), source || undefined, delay);
        break;
      case 'shuffled':
        turn(find('deck'));
        break;
      case 'readied':
        move(find(`item:${seat}:${card}`), source || undefined, delay);
        break;
      case 'discarded':
      case 'dropped':
      case 'lost-card':
        move(find('discard'), before.get(`item:${seat}:${card}`) ?? (source || undefined), delay);
        break;
      case 'drew':
        for (const drawn of mine.includes(seat) ? event.cards : []) {
          if (!before.has(`hand:${drawn}`)) {
            move(find(`hand:${drawn}`), before.get('deck'), delay);
            delay += 50;
          }
        }
        break;
      case 'hit':
        shake(find(`seat:${seat}`));
        shake(find(`figure:${seat}`));
        break;
    }
  }
}

/** Who stands in front against a seat. */
function opposite(seat: number): HTMLElement | null {
  return document.querySelector(`.front [data-place^="figure:"]:not([data-place="figure:${seat}"])`);
}

function lastLink(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-link]')].at(-1) ?? null;
}
