import { expect, type Page } from '@playwright/test';
import { type Box, boxes, outside, overlap, overlapping, SIZES } from './boxes.ts';
import { serious } from './table.ts';

/** What is drawn of those who stand and lie at the end, stroke by stroke. */
const STROKES = '.victory .person svg :is(path, circle, polygon)';

/** As long as words can become: two names of the most letters that the server takes. */
const NAMES = ['Bartholomew the Unready of Wye', 'Wilhelmina of Wetherby in Wood'] as const;
const LONGEST = {
  title: `${NAMES.join(' and ')} win`,
  how: `A perfect counter of ${NAMES[0]} to the Remedy of ${NAMES[1]} won it.`,
};

/** Lets the end say something else; what it said. */
const retell = (page: Page, words: typeof LONGEST): Promise<typeof LONGEST> =>
  page.locator('.victory .words').evaluate((one, { title, how }) => {
    const [heading, line] = ['h2', '.how'].map((place) => one.querySelector<HTMLElement>(place));
    const before = { title: heading?.textContent ?? '', how: line?.textContent ?? '' };
    if (heading?.firstChild) heading.firstChild.nodeValue = title;
    heading?.style.setProperty('--letters', String(title.length));
    if (line?.firstChild) line.firstChild.nodeValue = how;
    return before;
  }, words);

/** What is drawn of somebody, or hangs from the rigging, and lies behind the words of the end. */
async function behindWords(page: Page): Promise<Box[]> {
  const words = await boxes(page, '.victory .words > *');
  return (await boxes(page, `${STROKES}, .victory :is(.canvas, .lantern)`)).filter((stroke) =>
    words.some((word) => overlap(stroke, word)),
  );
}

/**
 * The end of a match takes the stage at every size: nobody is cut off, words lie over nobody however long they are, and
 * nothing below lies over anything else. On a phone the pose comes first, then who and how, then once more, then the figures.
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
    expect(await page.locator(STROKES).count()).toBeGreaterThan(10);
    await expect.poll(() => behindWords(page), { message: `words over somebody at ${width}` }).toEqual([]);
    const said = await retell(page, LONGEST);
    await expect
      .poll(() => behindWords(page), { message: `long words over somebody at ${width}` })
      .toEqual([]);
    await retell(page, said);
    const parts = await boxes(page, '.victory :is(.words, .after .ways, .figures, .more, .share)');
    expect(overlapping(parts), `below the stage at ${width}`).toEqual([]);
    expect(parts.filter((part) => part.right > width)).toEqual([]);
  }
  const order = ['.picture', '.words', '.after .main-button', '.figures', '.more'];
  const tops = await Promise.all(order.map(async (one) => (await boxes(page, `.victory ${one}`))[0]?.top));
  expect(tops).toEqual([...tops].sort((a, b) => (a ?? 0) - (b ?? 0)));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await serious(page), 'axe at the end').toEqual([]);
}
