import type { GameEvent } from '../wire.ts';

/** Where things were before a frame: the first half of a FLIP. */
export type Marks = Map<string, DOMRect>;

const DURATION = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function mark(): Marks {
  const marks: Marks = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? '';
    if (!marks.has(place)) marks.set(place, element.getBoundingClientRect());
  }
  return marks;
}

function find(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

function move(element: HTMLElement | null, from: DOMRect | undefined, delay = 0): void {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.5, zIndex: 30 },
      { transform: 'none', opacity: 1, zIndex: 30 },
    ],
    { duration: DURATION, easing: EASE, delay, fill: 'backwards' },
  );
}

function shake(element: HTMLElement | null): void {
  const steps = [0, -9, 7, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element?.animate(steps, { duration: DURATION, easing: 'ease-out' });
}

/** Lets each thing of these events move from where it was to where it is. */
export function fly(before: Marks, events: GameEvent[], mine: number[]): void {
  if (still()) return;
  let delay = 0;
  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : -1;
    const card = typeof event.card === 'string' ? event.card : '';
    const source = (mine.includes(seat) && before.get(`hand:${card}`)) || before.get(`seat:${seat}`);
    switch (event.kind) {
      case 'attacked':
      case 'defended':
        if (event.form !== 'counter') move(lastLink(), source || undefined, delay);
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
        for (const drawn of mine.includes(seat) && Array.isArray(event.cards) ? event.cards : []) {
          if (!before.has(`hand:${String(drawn)}`)) {
            move(find(`hand:${String(drawn)}`), before.get('deck'), delay);
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

function lastLink(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-link]')].at(-1) ?? null;
}
