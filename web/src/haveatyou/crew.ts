import { type Face, faceOf } from '../parts/faces.ts';

/** The colour of a fighter's marker; side 0 warm, side 1 cool where there are sides. */
const COATS = [
  '#8a2a21',
  '#2d6a78',
  '#34466e',
  '#a2671f',
  '#5d3560',
  '#3f6a3a',
  '#4a4f86',
  '#8a4a3a',
] as const;

export const coatOf = (seat: number): string => COATS[seat % COATS.length] ?? COATS[0];

/** How somebody at the table looks. */
export const lookIn = (looks: readonly Face[], seat: number): Face => looks[seat] ?? faceOf('', '', seat);
