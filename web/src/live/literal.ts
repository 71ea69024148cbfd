/** A text to be looked for as it stands, whatever its signs mean in a pattern. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
