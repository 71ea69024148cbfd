import type { Mark } from './cards.ts';
import { type PoseName, POSES } from './poses.ts';

// A card of the fight shows what it does: somebody who does it, and the body it is done to, with the place that is
// struck (red) or covered (green). Both come from what is printed on the card, so a card that somebody adds has its
// picture too.

export const put = (x: number, y: number, turn: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${inside}</g>`;

const limb = (length: number, width: number): string =>
  `<path d="M0 0H${length}" stroke="currentColor" stroke-width="${width}"/>`;

const CUT = 'stroke="var(--card)" stroke-width="4"';

/** The figure of the stage in black, its hip at the origin. */
export function man(name: PoseName, armed = true): string {
  const p = POSES[name];
  const leg = ([thigh, shin]: readonly [number, number], x: number, width: number): string =>
    put(
      x,
      0,
      thigh,
      limb(46, width) +
        put(
          46,
          0,
          shin,
          `${limb(46, width - 5)}<path d="M46 0 51 -17" stroke="currentColor" stroke-width="9"/>`,
        ),
    );
  const sword = put(
    34,
    0,
    p.arm[2],
    `<path d="M2 -4 100 -2 116 2 100 5 2 4Z" fill="currentColor" ${CUT} paint-order="stroke"/><path d="M8 -16C20 -9 20 9 8 16" stroke="currentColor" stroke-width="6"/>`,
  );
  const arm = put(
    8,
    -58,
    p.arm[0],
    `<path d="M0 0H34" stroke="var(--card)" stroke-width="27"/>${limb(34, 19)}${put(34, 0, p.arm[1], limb(30, 16) + (armed ? sword : ''))}`,
  );
  const off = put(-4, -62, p.off[0], limb(34, 17) + put(34, 0, p.off[1], limb(32, 14)));
  const trunk = `<path fill="currentColor" d="M-20 -64C-27 -36 -24 -10 -40 60L-14 44 2 54 22 40C26 0 28 -40 18 -66ZM-9 -60V-78H8V-60ZM-13 -96C-16 -76 -6 -69 5 -69C12 -69 15 -74 13 -80L20 -82 13 -100ZM-38 -100C-20 -112 -16 -124 0 -124C16 -124 18 -112 36 -106C16 -95 -12 -92 -38 -100Z"/>`;
  // Who swings has a rope in the other hand.
  const rope =
    name === 'swing'
      ? '<path d="M10 -176C-6 -154 0 -134-6 -106" stroke="currentColor" stroke-width="6"/>'
      : '';
  return put(
    p.x,
    10 + p.y,
    p.turn,
    put(0, 0, p.lean, off + rope) +
      leg(p.back, -5, 20) +
      leg(p.front, 6, 21) +
      put(0, 0, p.lean, trunk + arm),
  );
}

/** Where a blow lands on a body that faces us, and the line that covers it. */
const PLACES: Readonly<Record<string, [strike: string, cover: string]>> = {
  high: ['M-34 -104 34 -84', 'M-40 -122H40'],
  low: ['M-38 66 40 84', 'M-42 100H42'],
  left: ['M-46 -44 -6 -8', 'M-50 -58V26'],
  right: ['M46 -44 6 -8', 'M50 -58V26'],
  thrust: ['M-14 -36 14 -8M14 -36-14 -8', 'M-26 -44H26V0Q14 18 0 26Q-14 18-26 0Z'],
  any: ['', 'M0 -124A58 124 0 0 1 0 112A58 124 0 0 1 0 -124'],
};

function body(marks: Mark[]): string {
  const lines = marks.map((mark) => {
    const place = PLACES[mark.at ?? ''];
    if (!place || (mark.shape !== 'strike' && mark.shape !== 'stop')) return '';
    return mark.shape === 'strike'
      ? `<path d="${place[0]}" stroke="var(--red)" stroke-width="13"/>`
      : `<path d="${place[1]}" stroke="var(--green)" stroke-width="10"/>`;
  });
  return `<g stroke="currentColor" stroke-width="5" opacity=".8"><circle cy="-92" r="19"/><path d="M-7 -70Q-26 -66-28 -54L-32 8M7 -70Q26 -66 28 -54L32 8M-17 -50-15 10-20 100M17 -50 15 10 20 100M-15 10H15M0 22V100"/></g>${lines.join('')}`;
}

/** The picture of a card of 512 by 512; the body stands aside where the figure is all there is to see. */
export function engraving(pose: PoseName, marks: Mark[]): string {
  const told = marks.some((mark) => mark.at !== undefined && mark.at in PLACES);
  // Who leans back takes the room behind him.
  const behind = POSES[pose].lean < -20 ? 44 : 0;
  const figure = `<g transform="translate(${(told ? 92 : 200) + behind} 300) scale(${told ? 1.78 : 1.8})">${man(pose)}</g>`;
  const other = told ? `<g transform="translate(476 292) scale(1.9)">${body(marks)}</g>` : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${other}${figure}</g>`;
}
