const LARGEST = 0.82;
const SMALLEST = 0.6;
const STEP = 0.02;

/** Narrower than this the page is as long as it wants to be, and nothing need fit. */
const WIDE = '(min-width: 1001px)';

/**
 * Shows what lies in `room` as large as it fits there, hand and all. It only ever gets smaller, until the window changes: a table that
 * breathed from move to move could not be looked at.
 */
export class Fit {
  private zoom = LARGEST;

  lay(room: HTMLElement, table: HTMLElement): void {
    if (!matchMedia(WIDE).matches) {
      table.style.zoom = '';
      return;
    }
    table.style.zoom = String(this.zoom);
    while (this.zoom > SMALLEST && room.scrollHeight > room.clientHeight + 1) {
      this.zoom = Math.max(SMALLEST, this.zoom - STEP);
      table.style.zoom = String(this.zoom);
    }
  }

  /** There is another window. */
  again(room: HTMLElement, table: HTMLElement): void {
    this.zoom = LARGEST;
    this.lay(room, table);
  }
}
