import compass from 'icon:compass';
import doubleFace from 'icon:double-face-mask';
import elephant from 'icon:elephant-head';
import eye from 'icon:all-seeing-eye';
import flying from 'icon:wingfoot';
import kick from 'icon:boot-kick';
import lion from 'icon:lion';
import lure from 'icon:fishing-lure';
import lynx from 'icon:lynx-head';
import repeat from 'icon:anticlockwise-rotation';
import retreat from 'icon:run';
import shouting from 'icon:shouting';
import sheathed from 'icon:sword-brandish';
import stop from 'icon:halt';
import think from 'icon:think';
import tiger from 'icon:tiger-head';
import type { Kind } from './cards.ts';

export const BEASTS: Readonly<Record<string, string>> = {
  audatia: lion,
  prudentia: lynx,
  celeritas: tiger,
  fortitudo: elephant,
};

export const BEAST_NAMES: Readonly<Record<string, string>> = {
  audatia: 'lion',
  prudentia: 'lynx',
  celeritas: 'tiger',
  fortitudo: 'elephant',
};

const SKILLS: Readonly<Record<string, string>> = {
  'Kick to the Groin': kick,
  'Break Off': retreat,
  Feint: doubleFace,
  'Second Thought': think,
  Repeat: repeat,
  Lure: lure,
  Taunt: shouting,
  Deny: stop,
  'Eye of the Lynx': eye,
  'Pre-empt': flying,
  'Perfect Measure': compass,
};

/** The picture of a Skill; a set of somebody's own may have others. */
export const pictureOf = (skill: string): string => SKILLS[skill] ?? sheathed;

/** The colour of each kind of card. */
export const BARS: Readonly<Record<Kind, string>> = {
  strike: '#a3291b',
  remedy: '#26468c',
  counter: '#51457f',
  skill: '#66501f',
  posta: '#7a5a10',
  virtue: '#7a5a10',
  side: '#22356f',
};
