import type { Estimate } from '../wire.gen.ts';

/** A chance in hundredths. */
export const points = (chance: number): number => Math.round(100 * chance);

/** With its sign, and a minus that is as wide as a plus. */
export const signed = (chance: number): string => {
  const value = points(chance);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
};

export const span = ({ low, high }: Estimate): string => `${points(low)} to ${points(high)}`;

/** Less than this nobody would call luck. */
const EVEN = 0.02;
const MUCH = 0.05;

export function lucky(luck: Estimate): string {
  if (Math.abs(luck.value) < EVEN) return 'neither lucky nor unlucky';
  const much = Math.abs(luck.value) < MUCH ? 'a little ' : '';
  return `${much}${luck.value > 0 ? 'lucky' : 'unlucky'}`;
}
