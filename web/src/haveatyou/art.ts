import { man, put } from '../swordplay/engraving.ts';
import type { Type } from './seen.ts';

// Each type of card shows somebody who does it, with the figure that stands on the stages.

/** One of the two, in a picture of 512 by 512; the other one looks at him. */
const at = (x: number, y: number, size: number, figure: string, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})">${figure}</g>`;

const line = (d: string, width = 12, ink = 'currentColor'): string =>
  `<path d="${d}" stroke="${ink}" stroke-width="${width}"/>`;

/** A cutlass that nobody holds, its hilt at the origin. */
const CUTLASS =
  '<path d="M0 -5C50 -8 96 -20 128 -44C118 -2 70 18 0 9Z" fill="currentColor"/><path d="M-4 -20C18 -16 18 20 -6 22M-34 4H0" stroke="currentColor" stroke-width="10"/>';

/** The planks that all stand on, with their ranks. */
const DECK = line('M10 440H502', 8) + line('M90 440V462M256 440V462M422 440V462', 8);

const PICTURES: Record<Type, string> = {
  attack:
    at(96, 306, 1.4, man('thrust')) +
    at(396, 306, 1.35, man('hit', false), true) +
    line('M296 214 338 180M304 244 350 252M282 190 296 148', 12, 'var(--red)'),
  throw:
    at(130, 306, 1.5, man('shot', false)) +
    put(330, 214, -8, `<g transform="scale(1.25)">${CUTLASS}</g>`) +
    line('M226 176H290M214 236H270M232 268H300', 9, 'var(--red)'),
  parry:
    at(136, 306, 1.5, man('parry')) +
    at(420, 306, 1.4, man('high'), true) +
    line('M262 90 240 52M298 92 318 54M280 84V38', 12, 'var(--green)'),
  dodge:
    at(250, 300, 1.75, man('duck', false)) +
    line('M84 104H320M346 104H396', 12, 'var(--green)') +
    line('M404 80 432 104 404 128', 12, 'var(--green)') +
    line('M150 400C110 380 84 356 66 320M60 366 62 314 110 330', 12, 'var(--green)'),
  move:
    at(236, 286, 1.75, man('run', false)) +
    DECK +
    line('M372 400H470M446 378 472 400 446 422', 12, 'var(--lapis)'),
  grab: at(170, 282, 1.55, man('reach', false)) + put(318, 428, 4, CUTLASS) + DECK,
  weapon:
    DECK +
    put(60, 418, 0, CUTLASS) +
    put(450, 400, 172, CUTLASS) +
    put(244, 250, 66, `<g transform="scale(1.35)">${CUTLASS}</g>`) +
    line('M228 214V160M276 200V120M318 214V160', 9, 'var(--bronze)'),
  swash: at(220, 330, 1.5, man('swing')) + line('M268 132 300 40', 10) + DECK,
};

/** The picture of a type of action card. */
export const picture = (type: Type | null): string =>
  type ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${PICTURES[type]}</g>` : '';
