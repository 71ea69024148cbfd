import { expect, type Page } from '@playwright/test';
import { boxes, outside, overlap, overlapping, SIZES } from './boxes.ts';

/** What is drawn of those who stand and lie at the end, stroke by stroke. */
const STROKES = '.victory .person svg :is(path, circle, polygon)';

/**
 * The end of a match takes the stage at every size: nobody is cut off, words lie over nobody, and nothing below lies over
 * anything else. On a phone the pose comes first, then who and how, then once more, then the figures.
 */
export async function endsWhole(page: Page): Promise<void> {
  await expect(page.locator('.victory .person').first()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [picture] = await boxes(page, '.victory .picture');
    if (!picture) throw new Error('no picture');
    await expect
      .poll(async () => outside(await boxes(page, STROKES), picture), { message: `cut off at ${width}` })
      .toEqual([]);
    const strokes = await boxes(page, STROKES);
    expect(strokes.length).toBeGreaterThan(10);
    const words = await boxes(page, '.victory .words > *');
    expect(
      strokes.filter((stroke) => words.some((word) => overlap(stroke, word))),
      `words over somebody at ${width}`,
    ).toEqual([]);
    const parts = await boxes(page, '.victory :is(.words, .after .ways, .figures, .more, .share)');
    expect(overlapping(parts), `below the stage at ${width}`).toEqual([]);
    expect(parts.filter((part) => part.right > width)).toEqual([]);
  }
  const order = ['.picture', '.words', '.after .main-button', '.figures', '.more'];
  const tops = await Promise.all(order.map(async (one) => (await boxes(page, `.victory ${one}`))[0]?.top));
  expect(tops).toEqual([...tops].sort((a, b) => (a ?? 0) - (b ?? 0)));
  await page.setViewportSize({ width: 1440, height: 900 });
}
