import type { Terms } from '../live/terms.ts';

export const TERMS: Terms = {
  initiative: 'A1FA-3A',
  duel: 'A1FA-4',
  announce: 'A1FA-2',
  rating: 'A1FA-3B',
  'swashbuckling dice': 'A1FA-3D',
  disengage: 'A1FA-4B',
  'push-back': 'A1FA-5D.pushed',
  stunned: 'A1FA-5D.stunned',
  wounded: 'A1FA-5D.wounded',
  disarmed: 'A1FA-5D.dropped',
};
