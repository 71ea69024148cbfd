/** What is said where a page may not copy: without https, as in a network at home, there is no clipboard. */
export const BY_HAND = 'This browser does not let a page copy. The link is selected: copy it by hand.';

/** Copies a text; whether the browser lets a page do that. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects all of a field, so that it can be copied by hand. */
export function select(field: HTMLInputElement): void {
  field.focus();
  field.select();
}
