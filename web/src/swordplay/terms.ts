import type { Terms } from '../live/terms.ts';

export const TERMS: Terms = {
  attack: 'SWP-4.1',
  attacks: 'SWP-4.1',
  parry: 'SWP-4.2',
  defend: 'SWP-4.2',
  counter: 'SWP-4.3',
  'counter-attack': 'SWP-4.3',
  ready: 'SWP-3',
  armour: 'SWP-3.1',
  cloak: 'SWP-C.7',
  stance: 'SWP-3.3',
  high: 'SWP-C.9',
  low: 'SWP-C.9',
  'throw one card away': 'SWP-1',
  deck: 'SWP-2',
  'lay one card ready': 'SWP-3',
  blow: 'SWP-4.1',
  'beat aside': 'SWP-K.beat-aside',
};
