import attack from 'icon:saber-slash';
import captain from 'icon:pirate-captain';
import dodge from 'icon:acrobatic';
import grab from 'icon:grab';
import parry from 'icon:sword-clash';
import run from 'icon:run';
import throwing from 'icon:thrown-daggers';
import weapon from 'icon:crossed-pistols';
import type { Type } from './seen.ts';

const PICTURES: Record<Type, string> = {
  attack,
  move: run,
  parry,
  dodge,
  grab,
  weapon,
  throw: throwing,
  swash: captain,
};

/** The picture of a type of action card. */
export const picture = (type: Type | null): string => (type ? PICTURES[type] : '');
