const NEAR = 10;
/** So long after a touch a browser may still make a click of it. */
const LATE = 700;

/**
 * A click, or a touch with any finger: a browser makes clicks of the first finger only, and two who share
 * a screen touch it at the same time.
 */
export function tap(
  node: HTMLElement,
  pick: (() => void) | undefined,
): { update(next: (() => void) | undefined): void; destroy(): void } {
  let now = pick;
  let start: { x: number; y: number; id: number } | null = null;
  let touched = -LATE;

  function down(event: PointerEvent): void {
    if (event.pointerType === 'touch') start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const near = Math.hypot(event.clientX - start.x, event.clientY - start.y) < NEAR;
    start = null;
    if (!near || (node instanceof HTMLButtonElement && node.disabled)) return;
    touched = performance.now();
    now?.();
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId === start?.id) start = null;
  }

  function click(): void {
    if (performance.now() - touched >= LATE) now?.();
    touched = -LATE;
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('click', click);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click);
    },
  };
}
