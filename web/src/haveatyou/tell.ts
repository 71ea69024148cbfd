import type { Told } from './seen.ts';

const NUMBERED = /\b(Attack!|Move!|Parry!|Dodge!|Grab!|Weapon|Throw!|Swash!) \d+/g;

/** Cards by the names that are printed on them: their numbers only tell equals apart. */
export const printed = (text: string): string => text.replaceAll(NUMBERED, '$1');

/** An event as a story tells it. */
export const tell = (event: Told): string => printed(event.text);
