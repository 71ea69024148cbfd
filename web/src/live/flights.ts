/** Where things were before a frame: the first half of a FLIP. */
export type Marks = Map<string, DOMRect>;

const DURATION = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notes where everything with a `data-place` is. */
export function mark(): Marks {
  const marks: Marks = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? '';
    if (!marks.has(place)) marks.set(place, element.getBoundingClientRect());
  }
  return marks;
}

export function find(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

/** Lets an element come from where something was. */
export function move(element: HTMLElement | null, from: DOMRect | undefined, delay = 0): void {
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

/** A blow is felt. */
export function shake(element: HTMLElement | null): void {
  const steps = [0, -9, 7, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element?.animate(steps, { duration: DURATION, easing: 'ease-out' });
}
