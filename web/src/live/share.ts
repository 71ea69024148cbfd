import { EDGE, fills, type Frame, framed, SCENE, steps, WIDE } from './frame.ts';

/** What stands under the picture. */
export interface Caption {
  game: string;
  title: string;
  how: string;
  link: string;
}

const TALL = 1000;
const LARGE = 76;
/** What a drawing takes from style sheets, and would lose outside of the page. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stop-color',
  'opacity',
  'transform',
  'display',
  'paint-order',
] as const;

function settled(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const kept = STYLES.map((name) => [name, style.getPropertyValue(name)]);
  // What was a style becomes one of its own again, so that a percentage or a variable means the same there.
  to.setAttribute('style', kept.map(([name, value]) => `${name}:${value}`).join(';'));
  [...from.children].forEach((child, i) => {
    const copy = to.children[i];
    if (copy) settled(child, copy);
  });
}

/** One drawing of the scene, as a text that needs no style sheet, at its place. */
function drawn(svg: SVGSVGElement, box: DOMRect, place: DOMRect): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  settled(svg, copy);
  const flip = new DOMMatrix(getComputedStyle(svg).transform).a < 0;
  copy.style.removeProperty('transform');
  copy.setAttribute('x', String(flip ? -(box.right - place.left) : box.left - place.left));
  copy.setAttribute('y', String(box.top - place.top));
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  copy.setAttribute('overflow', 'visible');
  const text = new XMLSerializer().serializeToString(copy);
  return flip ? `<g transform="scale(-1 1)">${text}</g>` : text;
}

function loaded(source: string): Promise<HTMLImageElement> {
  return new Promise((settle, fail) => {
    const image = new Image();
    image.onload = () => settle(image);
    image.onerror = () => fail(new Error('The picture cannot be drawn in this browser.'));
    image.src = source;
  });
}

/** The colours that lie behind the drawings, the uppermost last. */
function grounds(scene: HTMLElement, place: DOMRect, frame: Frame): string {
  return [...scene.querySelectorAll<HTMLElement>('div')]
    .map((one) => {
      const style = getComputedStyle(one);
      const colour = style.backgroundColor;
      if (colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)') return '';
      const box = one.getBoundingClientRect();
      const round = style.borderTopLeftRadius.startsWith('50%') ? box.width / 2 : 0;
      // What goes from side to side does so in the picture.
      const across = box.width > place.width - 8 && frame.wide > place.width;
      return `<rect x="${across ? frame.x : box.left - place.left}" y="${box.top - place.top}" width="${across ? frame.wide : box.width}" height="${round ? box.height * 2 : box.height}" rx="${round}" fill="${colour}" opacity="${style.opacity}"/>`;
    })
    .join('');
}

function write(on: CanvasRenderingContext2D, text: string, font: string, y: number, step: number): number {
  on.font = font;
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const last = rows.at(-1) ?? '';
    if (last !== '' && on.measureText(`${last} ${word}`).width > WIDE - 4 * EDGE) rows.push(word);
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  rows.forEach((row, i) => on.fillText(row, WIDE / 2, y + i * step));
  return y + rows.length * step;
}

/** The largest size at which a title stands in one line. */
function sized(on: CanvasRenderingContext2D, text: string): number {
  on.font = `${LARGE}px "IM Fell English", serif`;
  return Math.min(LARGE, Math.floor((LARGE * (WIDE - 4 * EDGE)) / on.measureText(text).width));
}

/** What is drawn of an end is fetched when there is one: whoever is quick would have a picture of nothing. */
async function come(scene: HTMLElement): Promise<void> {
  const late = performance.now() + 4_000; // after that it does not come
  while (!scene.querySelector('svg') && performance.now() < late)
    await new Promise((go) => setTimeout(go, 40));
}

/** Paints the end of a match as a broadside: the scene above, and what is to be said of it below. */
export async function paint(scene: HTMLElement, { game, title, how, link }: Caption): Promise<Blob> {
  await come(scene);
  const place = scene.getBoundingClientRect();
  const drawings = [...scene.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  const boxes = drawings.map((svg) => svg.getBoundingClientRect());
  const frame = framed(boxes, place);
  const acting = (svg: SVGSVGElement): boolean => svg.closest('.person, .sword') !== null;
  const step = steps(
    boxes.filter((_, i) => drawings[i] && acting(drawings[i])),
    place,
    frame,
  );
  const boxOf = (svg: SVGSVGElement): DOMRect => {
    const box = svg.getBoundingClientRect();
    if (fills(box, place))
      return new DOMRect(place.left + frame.x, place.top + frame.y, frame.wide, frame.high);
    // A rail or a sea that goes from side to side does so in the picture.
    if (box.width > place.width - 8 && frame.wide > place.width)
      return new DOMRect(place.left + frame.x, box.top, frame.wide, box.height);
    return acting(svg) ? new DOMRect(box.left + step(box), box.top, box.width, box.height) : box;
  };
  const inside = grounds(scene, place, frame) + drawings.map((svg) => drawn(svg, boxOf(svg), place)).join('');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${SCENE}" viewBox="${frame.x} ${frame.y} ${frame.wide} ${frame.high}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TALL;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('The picture cannot be drawn in this browser.');
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--ink').trim();
  on.fillStyle = style.getPropertyValue('--panel').trim();
  on.fillRect(0, 0, WIDE, TALL);
  on.save();
  on.beginPath();
  on.rect(EDGE, EDGE, WIDE - 2 * EDGE, SCENE - EDGE);
  on.clip();
  on.drawImage(image, 0, 0, WIDE, SCENE);
  on.restore();
  on.strokeStyle = ink;
  on.lineWidth = 3;
  on.strokeRect(EDGE, EDGE, WIDE - 2 * EDGE, SCENE - EDGE);
  on.strokeRect(12, 12, WIDE - 24, TALL - 24);
  on.fillStyle = ink;
  on.textAlign = 'center';
  write(on, title, `${sized(on, title)}px "IM Fell English", serif`, SCENE + 86, LARGE);
  write(on, how, '34px "Alegreya Variable", serif', SCENE + 146, 42);
  on.fillStyle = style.getPropertyValue('--red-ink').trim();
  write(on, `Derring-Do · ${game}`, 'italic 32px "IM Fell English", serif', TALL - 76, 34);
  on.fillStyle = ink;
  write(on, link, '24px "Alegreya Variable", serif', TALL - 38, 26);
  return new Promise((settle, fail) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : fail(new Error('The picture cannot be saved.'))),
      'image/png',
    ),
  );
}
