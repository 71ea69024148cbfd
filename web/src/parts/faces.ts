/** How somebody looks: the same in a portrait, on the stage and in a picture that is sent round. */
export interface Face {
  skin: string;
  hair: string;
  style: 'long' | 'tail' | 'short' | 'bun' | 'curls' | 'braid' | 'none';
  hat: 'tricorn' | 'kerchief' | 'cap' | 'plumed' | 'helmet' | 'goggles' | 'peaked' | 'chaperon' | 'none';
  /** The hat itself, and its band, plume or knot. */
  felt: string;
  band: string;
  beard: 'none' | 'moustache' | 'points' | 'goatee' | 'full' | 'long' | 'stubble';
  mark: 'none' | 'patch' | 'scar' | 'ring' | 'freckles' | 'wrinkles';
  coat: string;
  trim: string;
}

const INK = '#2a1f16';
const GOLD = '#b98a2c';
const LINEN = '#f4ead2';

const SAILOR: Face = {
  skin: '#d9b48a',
  hair: INK,
  style: 'short',
  hat: 'none',
  felt: INK,
  band: GOLD,
  beard: 'none',
  mark: 'none',
  coat: '#8a2a21',
  trim: LINEN,
};

const like = (part: Partial<Face>): Face => ({ ...SAILOR, ...part });

/** The characters of the bots by their face, then those that are printed on cards. */
const FACES: Readonly<Record<string, Face>> = {
  pip: like({
    hair: '#a0622a',
    hat: 'cap',
    felt: '#5a6b34',
    mark: 'freckles',
    coat: '#675330',
    skin: '#e3c29c',
  }),
  calloway: like({
    skin: '#8a5a37',
    hair: '#8d8578',
    beard: 'full',
    hat: 'tricorn',
    felt: '#2b3a52',
    band: '#c7b98f',
    coat: '#34466e',
  }),
  sabela: like({
    style: 'bun',
    hair: '#1d1510',
    mark: 'ring',
    coat: '#5d3560',
    skin: '#cf9f72',
    band: '#9c2218',
  }),
  gaston: like({
    style: 'long',
    hair: '#5b3317',
    hat: 'plumed',
    felt: '#3b2c20',
    band: '#e9e1cc',
    coat: '#2a3f8c',
  }),
  clement: like({
    style: 'short',
    hair: '#4a4139',
    hat: 'plumed',
    felt: '#2a1f16',
    band: '#9c2218',
    beard: 'points',
    mark: 'scar',
    coat: '#8a2a21',
  }),
  valcourt: like({
    style: 'curls',
    hair: '#d9d3c7',
    hat: 'plumed',
    felt: '#4a2352',
    band: '#e0b84c',
    mark: 'wrinkles',
    coat: '#4a2352',
    trim: '#f4ead2',
    skin: '#e6cdb0',
  }),
  nello: like({ style: 'curls', hair: '#8a5a24', coat: '#b8532a', trim: '#e6d7b0', skin: '#e3c29c' }),
  baldassare: like({
    style: 'none',
    hair: '#7c7468',
    beard: 'full',
    hat: 'chaperon',
    felt: '#24478f',
    band: '#b98a2c',
    mark: 'scar',
    coat: '#24478f',
  }),
  oriana: like({
    style: 'braid',
    hair: '#b9b2a4',
    mark: 'wrinkles',
    coat: '#a8321c',
    trim: '#e0b84c',
    skin: '#c9976a',
  }),
  toby: like({
    style: 'short',
    hair: '#c08a3a',
    hat: 'kerchief',
    felt: '#4f7f9a',
    mark: 'freckles',
    coat: '#3f6a5a',
  }),
  hob: like({
    style: 'none',
    beard: 'full',
    hair: '#7a3f1a',
    mark: 'ring',
    coat: '#5a4a2a',
    skin: '#d6a67a',
  }),
  meg: like({
    style: 'long',
    hair: '#120c08',
    hat: 'kerchief',
    felt: '#8a2a21',
    mark: 'patch',
    coat: '#2c2a30',
    skin: '#dcb894',
  }),
  wren: like({
    style: 'tail',
    hair: '#9a4a1f',
    hat: 'peaked',
    felt: '#2f5a7c',
    band: '#e0c172',
    coat: '#2f5a7c',
    skin: '#e3c29c',
  }),
  okoro: like({
    style: 'curls',
    skin: '#6d4328',
    hair: '#1a120c',
    hat: 'goggles',
    felt: '#6a4a24',
    coat: '#6a4a24',
    mark: 'ring',
  }),
  halloran: like({
    hair: '#d8d2c4',
    beard: 'long',
    hat: 'peaked',
    felt: '#3a3430',
    band: '#b98a2c',
    mark: 'wrinkles',
    coat: '#3f3a4a',
  }),
  galeazzo: like({ hair: '#a8713a', coat: '#b93a29', trim: '#e6d7b0', skin: '#efcfa8' }),
  boucicault: like({ hair: '#3a281d', beard: 'full', coat: '#34559f', trim: '#e6d7b0', skin: '#efcfa8' }),
  captain: like({ style: 'long', hat: 'tricorn', band: GOLD }),
  bosun: like({ hat: 'kerchief', felt: GOLD, beard: 'full', coat: '#28584a' }),
  gorm: like({
    hair: '#9c3a18',
    style: 'long',
    hat: 'helmet',
    felt: '#6d6a63',
    band: LINEN,
    beard: 'long',
    coat: '#6b3a1c',
  }),
  yrsa: like({
    hair: '#b98a4a',
    style: 'braid',
    hat: 'helmet',
    felt: '#5a4632',
    band: LINEN,
    coat: '#3f5a2a',
  }),
};

/**
 * The crew that sails with the characters, in the order of the seats (`Guise`). Whoever has no face of his own gets that of
 * his seat, so that nobody at a table looks like another.
 */
const CREW: Readonly<Record<string, Face>> = {
  jem: like({ style: 'long', hat: 'tricorn', band: GOLD }),
  amos: like({ hat: 'kerchief', felt: GOLD, beard: 'full', coat: '#28584a' }),
  inez: like({ style: 'long', hat: 'kerchief', felt: '#9c2218', coat: '#34466e', skin: '#cf9f72' }),
  tam: like({ hair: '#8a5a24', hat: 'cap', felt: '#5a6b34', coat: '#675330', beard: 'stubble' }),
  juba: like({
    skin: '#7a4c2c',
    style: 'curls',
    mark: 'ring',
    coat: '#5d3560',
    hat: 'tricorn',
    felt: '#43303f',
    band: '#d9cdb4',
  }),
  rafe: like({ style: 'tail', hair: '#a0622a', beard: 'moustache', coat: '#3f5a2a', mark: 'scar' }),
  moll: like({
    style: 'bun',
    hair: '#6a3a18',
    coat: '#7a4a1c',
    mark: 'ring',
    skin: '#e3c29c',
    hat: 'kerchief',
    felt: '#28584a',
  }),
  ezra: like({
    style: 'none',
    hair: '#8d8578',
    beard: 'long',
    mark: 'patch',
    coat: '#40444c',
    hat: 'cap',
    felt: '#2b3a52',
  }),
  peg: like({ style: 'braid', hair: '#b5562a', mark: 'freckles', skin: '#efcfa8' }),
  diego: like({ style: 'curls', beard: 'goatee', hat: 'tricorn', felt: '#6b1f1a', skin: '#cf9f72' }),
  cato: like({ style: 'none', skin: '#6d4328', hair: '#1a120c', beard: 'full', mark: 'ring' }),
  greta: like({ style: 'bun', hair: '#d8b56a', hat: 'cap', felt: '#7a4a1c', skin: '#e3c29c' }),
  sam: like({ hair: '#c08a3a', hat: 'kerchief', felt: '#34466e', mark: 'freckles' }),
  abel: like({ hair: '#d8d2c4', beard: 'moustache', hat: 'peaked', felt: '#2b3a52', mark: 'wrinkles' }),
  bess: like({ style: 'long', hair: '#8a3a1a', hat: 'tricorn', felt: '#28584a', mark: 'patch' }),
  ulf: like({ style: 'tail', hair: '#b98a4a', beard: 'long', hat: 'kerchief', felt: '#2a1f16' }),
};
const COMPANY: readonly Face[] = Object.values(CREW);

/** The colours of the seats: panel edge, coat and name tag share one. */
export const COATS: readonly string[] = COMPANY.slice(0, 8).map((one) => one.coat);

/** Where a name falls among so many, always the same. */
function place(name: string, among: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % among;
}

/** The face of a character; of anybody else, by the seat or, without one, by the name. */
export function faceOf(face: string, name = '', seat = -1): Face {
  return (
    FACES[face] ??
    CREW[face] ??
    COMPANY[(seat >= 0 ? seat : place(name, COMPANY.length)) % COMPANY.length] ??
    SAILOR
  );
}
