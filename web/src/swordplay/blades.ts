/** A weapon as it is drawn in a hand: the grip at the origin, pointing right. */
export interface Blade {
  /** What is steel; what is wood, below it. */
  steel: string;
  wood?: string;
  /** Whether it has the curved guard of a sword. */
  guard: boolean;
}

export const SWORD: Blade = { steel: 'M4 -3 96 -1.5 108 2 96 3.5 4 3Z', guard: true };
const DAGGER: Blade = { steel: 'M4 -4 50 -2.5 62 0 50 2.5 4 4Z', guard: true };
const SHAFT = 'M-16 -2.6H92V2.6H-16Z';
export const PISTOL = 'Flintlock Pistol';

const BLADES: Readonly<Record<string, Blade>> = {
  Cutlass: { steel: 'M4 -5C40 -11 74 -10 102 -20C97 2 62 10 4 5Z', guard: true },
  Dagger: DAGGER,
  'Main Gauche': DAGGER,
  'Short Sword': { steel: 'M4 -5 62 -4.5 76 0 62 4.5 4 5Z', guard: true },
  Broadsword: { steel: 'M4 -5.500 92 -4.500 106 0 92 4.500 4 5.500Z', guard: true },
  'Great Sword': {
    steel: 'M4 -5.500 106 -4.500 120 0 106 4.500 4 5.500Z',
    wood: 'M-26 -3H4V3H-26Z',
    guard: true,
  },
  'Battle Axe': {
    steel: 'M64 -3C60 -14 62 -28 72 -36C82 -30 90 -16 88 -3ZM64 3 70 14H82L88 3Z',
    wood: SHAFT,
    guard: false,
  },
  'War Hammer': { steel: 'M68 -17H86V4L92 12H62L68 4Z', wood: SHAFT, guard: false },
  Mace: { steel: 'M66 0 72 -13 84 -15 94 -7 96 0 94 7 84 15 72 13Z', wood: SHAFT, guard: false },
  Flail: {
    steel: 'M56 -1.500 66 6 62 14 70 22 68 26 60 18 63 10 54 2ZM60 34A11 11 0 1 1 82 34 11 11 0 1 1 60 34Z',
    wood: 'M-16 -2.600H58V2.600H-16Z',
    guard: false,
  },
  [PISTOL]: {
    steel: 'M10 -9H66V-1H10ZM12 -9C8 -17 16 -21 20 -14Z',
    wood: 'M-10 14C-12 2 -6 -8 6 -9H46V2H26C14 4 8 8 2 18Z',
    guard: false,
  },
};

/** How a weapon of this name is drawn; one without a drawing of its own is a sword. */
export const bladeOf = (name: string): Blade => BLADES[name] ?? SWORD;
