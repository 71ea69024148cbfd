export interface Drag {
  /** Whether the card may be lifted at all. */
  enabled: boolean;
  /** Let go over something with `data-target`. */
  drop: (target: string) => void;
}

const FAR = 10;

/** Lifts an element with mouse, pen or finger; a finger that goes sideways scrolls the hand. */
export function drag(node: HTMLElement, options: Drag): { update(next: Drag): void; destroy(): void } {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let lifted = false;

  function down(event: PointerEvent): void {
    if (!now.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    lifted = false;
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!lifted) {
      if (Math.hypot(dx, dy) < FAR) return;
      lifted = true;
      node.setPointerCapture(start.id);
      node.dataset.lifted = 'true';
    }
    node.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent): void {
    if (!start) return;
    const was = lifted;
    reset();
    if (!was) return;
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const target = under.find((element) => !node.contains(element) && element.closest('[data-target]'));
    const found = target?.closest<HTMLElement>('[data-target]')?.dataset.target;
    if (found) now.drop(found);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function reset(): void {
    start = null;
    lifted = false;
    node.style.translate = '';
    delete node.dataset.lifted;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', reset);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', reset);
    },
  };
}
