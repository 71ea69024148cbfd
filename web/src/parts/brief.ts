/**
 * A name for a narrow place: its last words, as many as there is room for. `Quartermaster Calloway 2` becomes
 * `Calloway 2`, so that two of a rank can be told apart where a cut would leave `Quarterm…` of both.
 */
export function brief(name: string, most: number): string {
  const words = name.split(' ');
  // A number alone would be nobody.
  const least = /^\d+$/.test(words.at(-1) ?? '') ? 2 : 1;
  while (words.length > least && words.join(' ').length > most) words.shift();
  return words.join(' ');
}
