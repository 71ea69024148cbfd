import type { Face } from './cards.ts';
import { engraving } from './engraving.ts';
import { parryAt, type PoseName, POSES } from './poses.ts';
import crossedSwords from 'icon:crossed-swords';
import armor from 'icon:leather-vest';
import battleAxe from 'icon:battle-axe';
import beast from 'icon:saber-toothed-cat-head';
import beatAside from 'icon:drop-weapon';
import boot from 'icon:boot-kick';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import buckler from 'icon:round-shield';
import chain from 'icon:chain-mail';
import cloak from 'icon:cloak';
import cutlass from 'icon:saber-and-pistol';
import dagger from 'icon:plain-dagger';
import feint from 'icon:domino-mask';
import flail from 'icon:flail';
import greatSword from 'icon:two-handed-sword';
import jerkin from 'icon:leather-armor';
import lightFeet from 'icon:wingfoot';
import mace from 'icon:flanged-mace';
import mainGauche from 'icon:broad-dagger';
import plate from 'icon:lamellar';
import press from 'icon:swords-power';
import bash from 'icon:shield-bash';
import roundShield from 'icon:viking-shield';
import shortSword from 'icon:gladius';
import skull from 'icon:skull-crack';
import towerShield from 'icon:templar-shield';
import warHammer from 'icon:warhammer';

/** A flintlock: barrel, stock, cock and pan, guard. The icons have only pistols of our own time. */
const FLINTLOCK =
  '<g transform="translate(120 300) rotate(-22) scale(2.9)" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round">' +
  '<path fill="currentColor" d="M12-12H110V-2H76V5H28C12 7 6 16 0 30L-24 24C-24 10-16-6-4-12ZM100-15H112V1H100ZM0-14C-4-24 2-31 11-29L14-24 8-23 13-13ZM20-13 26-23 31-13Z"/>' +
  '<path fill="none" stroke-width="3.4" d="M24 5C24 19 42 19 42 5M31 5 33 12"/>' +
  '<path fill="none" stroke="var(--card)" stroke-width="2" d="M26-6H98M76-2V5M-14 22C-13 10-6 0 8-4"/></g>';

/** Blades of a hand: the icons have none that is long and thin. */
const blade = (steel: string, hilt: string): string =>
  `<g transform="translate(92 424) rotate(-45) scale(1.36)" stroke-linejoin="round"><path fill="currentColor" d="${steel}M-44-8H22V8H-44ZM-46-13A13 13 0 1 1-46 13 13 13 0 1 1-46-13Z"/>${hilt}</g>`;

const RAPIER = blade(
  'M22-9 350-4 372 0 350 4 22 9Z',
  '<path fill="currentColor" d="M20-44C52-38 52 38 20 44C34 20 34-20 20-44Z"/><path fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" d="M12-68V68M16 40C-6 66-40 52-50 14"/>',
);
const SABER = blade(
  'M22-10C140-26 270-22 364 20C262 6 140 2 22 10Z',
  '<path fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" d="M16-36V34C-4 60-46 50-54 12"/>',
);

const PICTURES: Record<string, string> = {
  Feint: feint,
  'Beat Aside': beatAside,
  'Dirty Boot': boot,
  'Skull Splitter': skull,
  'Shield Bash': bash,
  Rapier: RAPIER,
  'Thrusting Saber': SABER,
  Cutlass: cutlass,
  'Main Gauche': mainGauche,
  'Flintlock Pistol': FLINTLOCK,
  Dagger: dagger,
  'Short Sword': shortSword,
  Broadsword: broadsword,
  Mace: mace,
  Flail: flail,
  'Great Sword': greatSword,
  'Battle Axe': battleAxe,
  'War Hammer': warHammer,
  'Leather Jerkin': jerkin,
  'Steel Cuirass': breastplate,
  'Leather Armor': armor,
  'Chain Mail': chain,
  'Plate Armor': plate,
  Cloak: cloak,
  Buckler: buckler,
  'Round Shield': roundShield,
  'Tower Shield': towerShield,
  'Press the Attack': press,
  'Light Feet': lightFeet,
  'Pit Beast': beast,
};

/** What is done with a card, where it is a deed and no thing. */
const DEEDS: readonly (readonly [string, PoseName])[] = [
  ['Rope Swing', 'swing'],
  ['Leap', 'kick'],
  ['Leg Sweep', 'kick'],
  ['Duck', 'duck'],
  ['Jump', 'jump'],
  ['Dodge', 'dodge'],
  ['Sidestep', 'dodge'],
  ['En Garde', 'guard'],
  ['High Guard', 'parry'],
  ['Lunge', 'thrust'],
];

function poseFor(face: Face): PoseName {
  const named = DEEDS.find(([name]) => face.name.startsWith(name))?.[1];
  if (named) return named;
  if (face.kind === 'defence') return parryAt(face.marks.find((mark) => mark.shape === 'stop')?.at ?? '');
  const at = face.marks.find((mark) => mark.shape === 'strike')?.at ?? '';
  return at in POSES ? (at as PoseName) : face.kind === 'attack' ? 'high' : 'guard';
}

const PEOPLE: Readonly<Record<string, string>> = {
  'Captain Mara Quick': 'captain',
  'Bosun Tom Iron': 'bosun',
  'Gorm the Red': 'gorm',
  'Yrsa Bearhide': 'yrsa',
};

/** Whose portrait is on a card of a fighter; null on any other. */
export const personOn = (name: string): string | null => PEOPLE[name] ?? null;

/** The thing that a card is, for a small place. */
export const picture = (name: string): string => PICTURES[name] ?? crossedSwords;

/** What a card shows: the thing it is, else somebody who does what it says, and where. */
export const pictureOn = (face: Face): string => PICTURES[face.name] ?? engraving(poseFor(face), face.marks);
