// Each weapon as it lies: the grip at 0,0, pointing right, within -22 to 112 and -26 to 26. Drawn once, for
// the hand of a fighter, the Floor and the cards. The classes are the inks of Weapon.svelte.
import type { Item } from './seen.ts';

const PIN = `<path class="wood" d="M-20-6C-24-2-24 2-20 6L22 5C26 9 31 9 34 7L78 12C94 13 100 6 100 0C100-6 94-13 78-12L34-7C31-9 26-9 22-5Z"/><path class="line" d="M22-5V5M34-7V7M48-4 92-5M46 3 84 5M-14-2H14"/>`;
const CUTLASS = `<path class="steel" d="M6-7C40-16 78-15 110-2C84-1 60 8 8 7Z"/><path class="line" d="M12-3C42-10 74-9 96-4"/><path class="brass" d="M4-14C18-16 24 8 6 16C-8 18-20 12-21 4L-16 3C-14 10-4 12 3 9Z"/><path class="wood" d="M-20-5H6V5H-20Z"/><path class="line" d="M-14-5V5M-8-5V5M-2-5V5"/>`;
const BOTTLE = `<path class="glass" d="M-4-7H26C34-7 36-18 48-18H92C99-18 102-14 102-8V8C102 14 99 18 92 18H48C36 18 34 7 26 7H-4Z"/><path class="cork" d="M-13-5H-3V5H-13Z"/><path class="glass" d="M-5-9H3V9H-5Z"/><path class="paper" d="M54-18H86V18H54Z"/><path class="line" d="M58-13H82V13H58ZM63-6 77 6M63 6 77-6"/><path class="shine" d="M8-3H28M42-11H50"/>`;
const RUM = `<path class="rum" d="M46-14H90C96-14 98-11 98-7V8C98 12 96 14 90 14H46C38 14 36 4 28 3V-3C36-4 38-14 46-14Z"/>`;
const DAGGER = `<path class="steel" d="M10-7 76-5 96 0 76 5 10 7Z"/><path class="line" d="M12 0H84"/><path class="brass" d="M5-19C10-21 13-17 11-13V13C13 17 10 21 5 19C3 14 3-14 5-19Z"/><path class="wood" d="M-16-5H5V5H-16Z"/><circle class="brass" cx="-18" r="6"/><path class="line" d="M-10-5-6 5M-4-5 0 5"/>`;
const PIKE = `<path class="wood" d="M-22-3.5H84V3.5H-22Z"/><path class="steel" d="M80-6H88L112 0 88 6H80Z"/><path class="steel" d="M84-6C80-14 86-21 95-22C91-17 92-10 95-6Z"/><path class="brass" d="M70-6H82V6H70Z"/><path class="line" d="M-16 0H66M74-6V6M78-6V6"/>`;
const PISTOL = `<path class="steel" d="M12-12H106V-2H12Z"/><path class="brass" d="M100-14H110V0H100Z"/><path class="wood" d="M-20 24C-24 12-18-4-4-12H70V4H24C10 6 4 14-2 26Z"/><path class="brass" d="M-22 17-3 24-5 31-23 25Z"/><path class="steel" d="M2-14C0-24 10-26 14-21L9-12Z"/><path class="line" d="M20 4C20 16 34 16 34 4M26 4 28 10M30-7H98M-10 14C-8 4-2-4 8-6"/>`;
const HOOK = `<path class="line rope" d="M-20 10C-22-10 2-16 4 0C6 14-18 18-16 2C-14-10 8-8 12 0H48"/><path class="steel" d="M46-4H84V4H46Z"/><path class="steel" d="M82-4C92-6 98-12 97-20L90-16C84-20 82-24 74-23C84-27 104-28 107-18C109-8 100 0 88 4Z"/><path class="steel" d="M82 4C92 6 98 12 97 20L90 16C84 20 82 24 74 23C84 27 104 28 107 18C109 8 100 0 88-4Z"/><circle class="line" cx="44" r="6"/>`;
const FIST = `<path class="skin" d="M18-16C30-22 62-22 70-14C76-6 76 10 68 16C56 22 30 22 20 14Z"/><path class="cloth" d="M-22-16H14C20-8 20 8 14 16H-22Z"/><path class="line" d="M36-19C34-10 34 8 38 19M50-20C48-10 48 8 52 19M62-17C61-8 61 6 63 17M24 2C34-2 44-2 50 4C46 10 36 12 26 10M6-16V16"/>`;

const ART: Record<string, string> = {
  'Belaying Pin': PIN,
  Cutlass: CUTLASS,
  'Bottle of Rum': BOTTLE,
  Dagger: DAGGER,
  Pike: PIKE,
  Pistol: PISTOL,
  'Grapple Hook': HOOK,
};

/** The drawing of an armament, with its state; bare hands for none. */
export function weaponArt(name?: string, state?: Item['state']): string {
  const art = ART[name ?? ''] ?? FIST;
  if (name === 'Bottle of Rum' && state === 'full')
    return art.replace('<path class="paper"', `${RUM}<path class="paper"`);
  if (name === 'Pistol' && state === 'fired')
    return `${art}<path class="smoke" d="M112-14C118-22 110-26 114-32C120-28 126-22 118-14"/>`;
  return art;
}
