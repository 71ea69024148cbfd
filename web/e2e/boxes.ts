import type { Page } from '@playwright/test';

export const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

export interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where things stand in the page, as they are drawn. */
export const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const what = one.closest<HTMLElement>('[data-place]')?.dataset.place ?? one.getAttribute('class') ?? '';
      return { what, left, top, right, bottom };
    }),
  );

export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

export const overlapping = (all: Box[]): string[] =>
  all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.what} and ${b.what}`),
  );

export const outside = (all: Box[], { left, top, right, bottom }: Box): string[] =>
  all
    .filter(
      (one) => one.left < left - 2 || one.top < top - 2 || one.right > right + 2 || one.bottom > bottom + 2,
    )
    .map((one) => one.what);

/** All that is written on a table in letters smaller than these, as large as they are drawn. */
const SMALLEST = 12;
export const tooSmall = (page: Page, where = '.table'): Promise<string[]> =>
  page.locator(where).evaluate((table, least) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      // What is only read out, and what only its first letter is seen of (F for Fatigue).
      if (!text.textContent?.trim() || !around || around.closest('.hidden, dialog, .track b')) continue;
      if (/^★+$/.test(text.textContent.trim())) continue; // a sign that is counted, and stands larger on its card
      const line = document.createRange();
      line.selectNodeContents(text);
      if (line.getBoundingClientRect().width < 2) continue;
      const drawn = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(around).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      if (size < least - 0.05) found.push(`${text.textContent.trim()}: ${size.toFixed(1)}`);
    }
    return found;
  }, SMALLEST);
