/** The picture to send round: so wide, its scene so high, a line so far from the edge. */
export const WIDE = 1200;
export const SCENE = 690;
export const EDGE = 36;

/** Where something is in the window. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'width' | 'height'>;

/** What of the page is seen in the picture, from the corner of the scene. */
export interface Frame {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Whether a drawing is as large as its scene: a sky, which may as well be larger. */
export const fills = (box: Place, place: Place): boolean =>
  box.width > place.width - 8 && box.height > place.height - 8; // on a phone the scene has an edge

/** What stands at the side has so much room beside it, and the edge of the picture. */
const MARGIN = 1.1;

/**
 * What of the scene is seen: its middle, as high as it is. Before a sky there is more of it all around, so that nobody is cut off.
 */
export function framed(boxes: Place[], place: Place): Frame {
  const centre = place.left + place.width / 2;
  const reach = boxes.some((box) => fills(box, place))
    ? boxes.filter((box) => !fills(box, place)).flatMap((box) => [centre - box.left, box.right - centre])
    : [];
  const wide = Math.max((place.height * WIDE) / SCENE, 2 * MARGIN * Math.max(0, ...reach));
  const high = (wide * SCENE) / WIDE;
  return { x: (place.width - wide) / 2, y: place.height - high, wide, high };
}

/** How far those at either side of a deck step to the middle, so that they are in the picture. */
export function steps(boxes: Place[], place: Place, frame: Frame): (box: Place) => number {
  const left = place.left + frame.x + EDGE;
  const right = left + frame.wide - 2 * EDGE;
  const centre = place.left + place.width / 2;
  const inwards = (box: Place): boolean => box.left + box.width / 2 < centre;
  const one = Math.max(0, ...boxes.filter(inwards).map((box) => left - box.left));
  const other = Math.max(0, ...boxes.filter((box) => !inwards(box)).map((box) => box.right - right));
  return (box) => (inwards(box) ? one : -other);
}
