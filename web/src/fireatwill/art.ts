import breech from 'icon:reload-gun-barrel';
import eye from 'icon:all-seeing-eye';
import fist from 'icon:mailed-fist';
import load from 'icon:ball-pyramid';
import mate from 'icon:powder-bag';
import ready from 'icon:primitive-torch';
import ricochet from 'icon:ricochet';
import shot from 'icon:cannon-shot';
import spyglass from 'icon:spyglass';
import wheel from 'icon:ship-wheel';
import type { CardInfo } from './cards.ts';

const BY_KIND: Record<string, string> = { load, ready, aim: spyglass, fire: shot, maneuver: wheel };
const GUNNERS: Record<string, string> = {
  Breecher: breech,
  Ricochet: ricochet,
  EyesOnly: eye,
  Defiance: fist,
};

export const picture = (card: CardInfo): string => GUNNERS[card.name] ?? BY_KIND[card.kind] ?? '';
export { mate as matePicture };

/** The ink of a card's bar; each stands at 4.5 to 1 under white letters. */
export const INKS: Record<string, string> = {
  load: '#2a5578',
  ready: '#3c6142',
  aim: '#7d5a12',
  fire: '#96301f',
  maneuver: '#5b3f77',
  gunner: '#2a1f16',
};
