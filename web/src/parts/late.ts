import type { Component } from 'svelte';
import Missing from './Missing.svelte';

export const MISSING = 'A part of this page did not come. Is there a network?';

/**
 * A component that is fetched when it is first wanted; if it does not come, one that says so stands in its place. A browser
 * remembers what did not come for as long as the page is open, so trying again is opening the page again.
 */
export const late = <Found extends { default: unknown }>(coming: Promise<Found>): Promise<Found> =>
  coming.catch(() => ({ default: Missing as Component }) as unknown as Found);

/** The same for what is no component: whoever wants it is told in words. */
export const lateWords = <Found>(coming: Promise<Found>): Promise<Found> =>
  coming.catch(() => {
    throw new Error(MISSING);
  });
