import type { Estimate } from '../wire.gen.ts';

/** A chance in hundredths. */
export const points = (chance: number): number => Math.round(100 * chance);

/** With its sign, and a minus that is as wide as a plus. */
export const signed = (chance: number): string => {
  const value = points(chance);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
};

const plain = (chance: number): string => signed(chance).replace('+', '');

export const span = ({ low, high }: Estimate): string => `${plain(low)} to ${plain(high)}`;

/** Less than this nobody would call luck. */
const EVEN = 0.02;
const MUCH = 0.05;

/** Whether somebody was lucky, as far as that can be told. */
export function lucky(luck: Estimate): string {
  if ((luck.low <= 0 && luck.high >= 0) || Math.abs(luck.value) < EVEN) return 'hard to tell';
  const much = Math.abs(luck.value) < MUCH ? 'a little ' : '';
  return `${much}${luck.value > 0 ? 'lucky' : 'unlucky'}`;
}
