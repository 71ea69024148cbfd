import { expect, test } from 'vitest';
import { EDGE, type Frame, framed, type Place, SCENE, steps, WIDE } from '../src/live/frame.ts';

const box = (left: number, width: number, height = 300): Place => ({
  left,
  right: left + width,
  width,
  height,
});
/** A place in the window, as the picture has it. */
const seen = (frame: Frame, place: Place, left: number): number =>
  ((left - place.left - frame.x) * WIDE) / frame.wide;

const SCENES = {
  desktop: box(0, 1440, 560),
  'a desktop with the log open': box(20, 1080, 500),
  tablet: box(0, 820, 620),
  phone: box(0, 390, 300),
};

for (const [name, place] of Object.entries(SCENES)) {
  const man = 0.16 * place.width;
  const left = box(place.left + 0.02 * place.width, man);
  const right = box(place.left + 0.82 * place.width, man);
  const sky = box(place.left, place.width, place.height);

  test(`nobody who stands at the side of a sky is cut off: ${name}`, () => {
    const frame = framed([sky, left, right], place);
    expect(frame.wide / frame.high).toBeCloseTo(WIDE / SCENE);
    expect(frame.y + frame.high, 'all stand on the ground of the scene').toBeCloseTo(place.height);
    for (const one of [left, right]) {
      expect(seen(frame, place, one.left)).toBeGreaterThanOrEqual(EDGE);
      expect(seen(frame, place, one.right)).toBeLessThanOrEqual(WIDE - EDGE);
    }
  });

  test(`who stands at the side of a deck steps to the middle, and both as far as they have to: ${name}`, () => {
    const frame = framed([left, right], place);
    const step = steps([left, right], place, frame);
    for (const one of [left, right]) {
      const scale = WIDE / frame.wide;
      expect(seen(frame, place, one.left + step(one))).toBeGreaterThanOrEqual(EDGE * scale - 1);
      expect(seen(frame, place, one.right + step(one))).toBeLessThanOrEqual(WIDE - EDGE * scale + 1);
    }
    expect(step(left), 'never away from each other').toBeGreaterThanOrEqual(0);
    expect(step(right)).toBeLessThanOrEqual(0);
  });
}
