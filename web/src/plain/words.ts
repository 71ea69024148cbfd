/** A value of a view as it is read: a word, or fields, or several of either. */
export type Plain = { word: string } | { fields: Field[] } | { items: Plain[] };

export interface Field {
  name: string;
  value: Plain;
}

/** `nearestRing` and `nearest-ring` are both read "Nearest ring". */
export function sentenceCase(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * A value made readable. Fields of one or two numbers, such as a point, are one word, and so is a list of words.
 */
export function plain(value: unknown): Plain {
  if (Array.isArray(value)) {
    if (value.every(isWord)) return { word: value.length === 0 ? 'none' : value.map(word).join(', ') };
    return { items: value.map(plain) };
  }
  if (!isFields(value)) return { word: word(value) };
  const keys = Object.keys(value);
  if (keys.length <= 2 && keys.every((key) => typeof value[key] === 'number'))
    return { word: keys.map((key) => `${key} ${word(value[key])}`).join(', ') };
  return { fields: fieldsOf(value) };
}

/** The fields of a view, or of a part of it. */
export const fieldsOf = (view: unknown): Field[] =>
  isFields(view)
    ? Object.entries(view).map(([name, value]) => ({ name: sentenceCase(name), value: plain(value) }))
    : [];

/** Fields as they are read, one after another. */
export const readOut = (fields: Field[]): string =>
  fields.map(({ name, value }) => `${name} ${readValue(value)}`).join('. ');

function readValue(value: Plain): string {
  if ('word' in value) return value.word;
  return 'fields' in value ? readOut(value.fields) : value.items.map(readValue).join(', ');
}

function word(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';
}
