/** Where things were before a frame, by their place; what slides along, by itself: the first half of a FLIP. */
export type Marks = Map<string | Element, DOMRect>;

const DURATION = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notes where everything with a `data-place` is, and all that closes up when one of a row is gone. */
export function mark(): Marks {
  const marks: Marks = new Map();
  for (const element of document.querySelectorAll('[data-slides]'))
    marks.set(element, element.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? '';
    if (!marks.has(place)) marks.set(place, element.getBoundingClientRect());
  }
  return marks;
}

export function find(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

/** What was told to move in this turn of the page: all is measured before anything moves, so that it is laid out once. */
let leaving: { element: HTMLElement; from: DOMRect; delay: number }[] = [];

/** Lets an element come from where something was. */
export function move(element: HTMLElement | null, from: DOMRect | undefined, delay = 0): void {
  if (!element || !from) return;
  if (leaving.length === 0) queueMicrotask(depart);
  leaving.push({ element, from, delay });
}

function depart(): void {
  const ways = leaving.map((one) => ({ ...one, to: one.element.getBoundingClientRect() }));
  leaving = [];
  for (const { element, from, delay, to } of ways) {
    if (to.width === 0) continue;
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
}

/** What stands in a row slides to where it now is. */
export function slide(before: Marks): void {
  const row = [...document.querySelectorAll<HTMLElement>('[data-slides]')].flatMap((element) => {
    const from = before.get(element);
    return from ? [{ element, dx: from.left - element.getBoundingClientRect().left }] : [];
  });
  for (const { element, dx } of row) {
    if (Math.abs(dx) < 1) continue;
    element.animate([{ translate: `${dx}px` }, { translate: '0' }], { duration: DURATION, easing: EASE });
  }
}

/** A blow is felt. */
export function shake(element: HTMLElement | null): void {
  sway(element, [-9, 7, -5, 3]);
}

/** A blow has weight: who strikes throws himself forward and stands again. */
export function lunge(element: HTMLElement | null, at: HTMLElement | null): void {
  sway(element, [-5 * ahead(element, at), 14 * ahead(element, at), 4 * ahead(element, at)]);
}

/** Steel meets steel: who is struck at gives way, and stands again. */
export function jolt(element: HTMLElement | null, by: HTMLElement | null): void {
  sway(element, [-8 * ahead(element, by), 2 * ahead(element, by)]);
}

/** A card is turned. */
export function turn(element: HTMLElement | null): void {
  element?.animate([{ transform: 'rotateY(90deg) scale(1.08)' }, { transform: 'none' }], {
    duration: DURATION,
    easing: EASE,
  });
}

/** Whether one stands to the left of the other (1) or to the right (-1). */
const ahead = (one: HTMLElement | null, other: HTMLElement | null): number =>
  one && other && other.getBoundingClientRect().left < one.getBoundingClientRect().left ? -1 : 1;

function sway(element: HTMLElement | null, steps: number[]): void {
  const frames = [0, ...steps, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element?.animate(frames, { duration: DURATION, easing: 'ease-out' });
}
