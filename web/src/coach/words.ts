import { printed } from '../live/told.ts';

/** A move as the coach names it. Which of several equal cards it was, a notation must know and nobody else. */
export const spoken = (words: string): string => printed(words.replaceAll(/ \([^()]*! \d+\)/g, ''));
