import armor from 'icon:leather-vest';
import attackHigh from 'icon:sword-brandish';
import attackLeft from 'icon:saber-slash';
import attackLow from 'icon:sword-slice';
import attackRight from 'icon:quick-slash';
import attackThrust from 'icon:piercing-sword';
import battleAxe from 'icon:battle-axe';
import bear from 'icon:bear-head';
import beast from 'icon:saber-toothed-cat-head';
import beatAside from 'icon:drop-weapon';
import boot from 'icon:boot-kick';
import breastplate from 'icon:breastplate';
import broadSlash from 'icon:spinning-sword';
import broadsword from 'icon:broadsword';
import buckler from 'icon:round-shield';
import captain from 'icon:pirate-captain';
import chain from 'icon:chain-mail';
import charge from 'icon:axe-swing';
import cloak from 'icon:cloak';
import crossed from 'icon:crossed-swords';
import cutlass from 'icon:saber-and-pistol';
import dagger from 'icon:plain-dagger';
import dodge from 'icon:dodge';
import duck from 'icon:acrobatic';
import duckAndCut from 'icon:sabers-choc';
import enGarde from 'icon:fencer';
import feint from 'icon:domino-mask';
import flail from 'icon:flail';
import greatSword from 'icon:two-handed-sword';
import highGuard from 'icon:guards';
import jerkin from 'icon:leather-armor';
import jump from 'icon:jump-across';
import leap from 'icon:high-kick';
import legSweep from 'icon:foot-trip';
import lightFeet from 'icon:wingfoot';
import lunge from 'icon:stiletto';
import mace from 'icon:flanged-mace';
import mainGauche from 'icon:broad-dagger';
import parry from 'icon:sword-clash';
import pistol from 'icon:pistol-gun';
import plate from 'icon:lamellar';
import press from 'icon:swords-power';
import rapier from 'icon:pointy-sword';
import riposte from 'icon:crossed-slashes';
import rope from 'icon:rope-coil';
import roundShield from 'icon:viking-shield';
import saber from 'icon:croc-sword';
import shieldBash from 'icon:shield-bash';
import shortSword from 'icon:gladius';
import sidestep from 'icon:footsteps';
import skull from 'icon:skull-crack';
import swordman from 'icon:swordman';
import towerShield from 'icon:templar-shield';
import viking from 'icon:viking-head';
import warHammer from 'icon:warhammer';

const PICTURES: Record<string, string> = {
  'Attack - High': attackHigh,
  'Attack - Low': attackLow,
  'Attack - Left': attackLeft,
  'Attack - Right': attackRight,
  'Attack - Thrust': attackThrust,
  Lunge: lunge,
  Feint: feint,
  'Beat Aside': beatAside,
  'Rope Swing': rope,
  'Dirty Boot': boot,
  'Broad Slash': broadSlash,
  'Skull Splitter': skull,
  'Shield Bash': shieldBash,
  'Berserk Charge': charge,
  'Leg Sweep': legSweep,
  Duck: duck,
  'Duck and Cut': duckAndCut,
  Jump: jump,
  'Leap and Kick': leap,
  Sidestep: sidestep,
  Dodge: dodge,
  Rapier: rapier,
  'Thrusting Saber': saber,
  Cutlass: cutlass,
  'Main Gauche': mainGauche,
  'Flintlock Pistol': pistol,
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
  'En Garde': enGarde,
  'Press the Attack': press,
  'Light Feet': lightFeet,
  'High Guard': highGuard,
  'Captain Mara Quick': captain,
  'Bosun Tom Iron': swordman,
  'Gorm the Red': viking,
  'Yrsa Bearhide': bear,
  'Pit Beast': beast,
};

export function picture(name: string): string {
  const known = PICTURES[name];
  if (known) return known;
  if (name.startsWith('Parry')) return parry;
  if (name.startsWith('Riposte') || name.startsWith('Counter Blow')) return riposte;
  return crossed;
}
