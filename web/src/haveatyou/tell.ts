import type { Told } from './seen.ts';

const NUMBERED = /\b(Attack!|Move!|Parry!|Dodge!|Grab!|Weapon|Throw!|Swash!) \d+/g;

/** Cards by the names that are printed on them: their numbers only tell equals apart. */
export const printed = (text: string): string => text.replaceAll(NUMBERED, '$1');

const count = (points: number, one: string, many: string): string =>
  points === 1 ? `1 ${one}` : `${points} ${many}`;

/** An event as a story tells it. */
export function tell(event: Told): string | null {
  if (event.kind !== 'struck') return printed(event.text);
  // The sentence begins with who is struck; what each card showed lies on the table.
  const who = event.text.slice(0, event.text.indexOf(' is struck'));
  const harms = [
    event.fatigue > 0 ? `${event.fatigue} fatigue` : '',
    event.physical > 0 ? count(event.physical, 'wound', 'wounds') : '',
  ].filter(Boolean);
  return `${who} is struck: ${harms.join(' and ') || 'nothing comes of it'}. Physical ${event.left}.`;
}
