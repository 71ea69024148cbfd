import { literal } from './literal.ts';

/** Words of a game in small letters, each with the clause that explains it. */
export type Terms = Readonly<Record<string, string>>;

export interface Part {
  text: string;
  /** The clause, where it is a word of the game. */
  rule: string | null;
}

/** A sentence in parts; longer terms go before those within them, and each is marked once. */
export function termsIn(text: string, terms: Terms): Part[] {
  const words = Object.keys(terms).sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, rule: null }];
  const pattern = new RegExp(`(?<![\\w-])(${words.map(literal).join('|')})(?![\\w-])`, 'gi');
  const seen = new Set<string>();
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const word = found[0].toLowerCase();
    if (seen.has(word)) continue;
    seen.add(word);
    if (found.index > from) parts.push({ text: text.slice(from, found.index), rule: null });
    parts.push({ text: found[0], rule: terms[word] ?? null });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: null });
  return parts;
}
