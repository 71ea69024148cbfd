/** What is changed, as docs/protocol.md has it: fields or items by name, null for what is gone. */
type Change = Record<string, unknown>;

const isGroup = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with a change laid upon it. What stays as it was is the same object as before. */
export function changed(before: unknown, change: unknown): unknown {
  if (!isGroup(change)) return change;
  if (Array.isArray(before)) return changedList(before, change);
  const now = new Map(isGroup(before) ? Object.entries(before) : []);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) now.delete(name);
    else now.set(name, changed(now.get(name), value));
  }
  return Object.fromEntries(now);
}

function changedList(before: unknown[], change: Change): unknown[] {
  const now = [...before];
  for (const [place, value] of Object.entries(change)) {
    if (place === 'cut') {
      const [at, gone, ...come] = value as [number, number, ...unknown[]];
      now.splice(at, gone, ...come);
    } else now[Number(place)] = changed(now[Number(place)], value);
  }
  return now;
}

/** Eight hexadecimal digits that the server reckons from the same view: if they differ, we have drifted. */
export const fingerprint = (value: unknown): string => (numberOf(value) >>> 0).toString(16).padStart(8, '0');

function numberOf(value: unknown): number {
  if (typeof value === 'string') return textNumber(value);
  if (typeof value === 'number') return (value | 0) === value ? value : value ^ Math.floor(value / 2 ** 32);
  if (typeof value === 'boolean') return value ? 1231 : 1237;
  if (Array.isArray(value))
    return value.reduce<number>((sum, item) => (Math.imul(31, sum) + scattered(numberOf(item))) | 0, 1);
  if (!isGroup(value)) return 0;
  let sum = 0;
  for (const [name, field] of Object.entries(value))
    if (field !== null && field !== undefined)
      sum = (sum + scattered(Math.imul(31, textNumber(name)) + numberOf(field))) | 0;
  return sum;
}

function textNumber(text: string): number {
  let number = 0;
  for (let i = 0; i < text.length; i++) number = (Math.imul(31, number) + text.charCodeAt(i)) | 0;
  return number;
}

function scattered(number: number): number {
  const spread = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  return spread ^ (spread >>> 13);
}
