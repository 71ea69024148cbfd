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
