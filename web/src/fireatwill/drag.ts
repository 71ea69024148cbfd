export interface Drag {
  /** Called when the pointer has gone far enough; false if nothing can be lifted here. */
  lift: () => boolean;
  /** Let go over something with this `data-target`, or over nothing: ''. */
  drop: (target: string) => void;
}

const FAR = 7;

/** Lifts a card with mouse, pen or finger: a likeness of it follows the pointer until it is let go. */
export function drag(node: HTMLElement, options: Drag): { update(next: Drag): void; destroy(): void } {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let box: DOMRect | null = null;
  // Where two face each other over a tablet, the likeness faces whom its card does.
  const turned = (): boolean =>
    [...document.querySelectorAll('.far')].some(
      (half) => half.contains(node) && getComputedStyle(half).rotate !== 'none',
    );

  function down(event: PointerEvent): void {
    if (event.button === 0 && !start) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      const card = node.querySelector<HTMLElement>('[data-ghost]');
      if (!card) return reset();
      box = card.getBoundingClientRect();
      const likeness = card.cloneNode(true) as HTMLElement;
      if (!now.lift()) return reset();
      ghost = likeness;
      ghost.removeAttribute('data-place');
      ghost.className = 'lifted-card';
      ghost.style.cssText = `position:fixed;z-index:70;pointer-events:none;margin:0;left:${box.left}px;top:${box.top}px;width:${box.width}px;rotate:${turned() ? 177 : -3}deg;filter:drop-shadow(0 9px 9px rgb(0 0 0/.45))`;
      document.body.append(ghost);
      node.dataset.dragging = 'true';
      // The browser may have no such pointer any more; then it lets go of nothing.
      try {
        node.setPointerCapture(start.id);
      } catch {
        return reset();
      }
    }
    ghost.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const was = ghost !== null;
    reset();
    if (!was) return;
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    now.drop(under?.closest<HTMLElement>('[data-target]')?.dataset.target ?? '');
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    const was = ghost !== null;
    reset();
    if (was) now.drop('');
  }

  function reset(): void {
    start = null;
    ghost?.remove();
    ghost = null;
    delete node.dataset.dragging;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    update: (next) => (now = next),
    destroy: () => {
      reset();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}
