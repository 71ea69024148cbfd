import type { Terms } from '../live/terms.ts';

export const TERMS: Terms = {
  load: 'FAW-2.5',
  ready: 'FAW-2.5',
  aim: 'FAW-2.5',
  fire: 'FAW-2.5',
  mate: 'FAW-2.6',
  "gunner's mate": 'FAW-2.6',
  maneuver: 'FAW-2.7',
  maneuvers: 'FAW-2.7',
  flag: 'FAW-2.9',
  flags: 'FAW-2.9',
  straighten: 'FAW-2.10',
  'cease fire': 'FAW-2.11',
};
