import type { Rulebook } from '../wire.ts';

/** The words of the art and what they mean, by the word in small letters. */
export type Glossary = ReadonlyMap<string, string>;

/** Forms of a word that stand in sentences and not in the glossary. */
const FORMS: Readonly<Record<string, string>> = {
  mandritti: 'mandritto',
  roversi: 'roverso',
  fendenti: 'fendente',
  mezani: 'mezano',
  sottani: 'sottano',
  poste: 'posta',
  guard: 'posta',
  guards: 'posta',
  remedies: 'remedy',
  virtues: 'virtue',
  stacks: 'stack',
  bound: 'bind',
  thrust: 'punta',
};

const ENTRY = /((?:\*\*[^*]+\*\*[^:*]*)+): ([^*]+?)\.(?=\s|$)/g;
const WORD = /\*\*([^*]+)\*\*/g;

/** The chapter of the rulebook that holds them; each entry is `**Word**, **Other**: what they mean.` */
export function glossaryOf(book: Rulebook): Glossary {
  const found = new Map<string, string>();
  const text = book.chapters.find((chapter) => chapter.title === 'Glossary')?.text ?? '';
  for (const [, terms = '', meaning = ''] of text.matchAll(ENTRY))
    for (const [, word = ''] of terms.matchAll(WORD)) found.set(word.toLowerCase(), meaning.trim());
  return found;
}

export interface Part {
  text: string;
  /** What it means, if it is a word of the art. */
  meaning: string | null;
}

export const meaningOf = (glossary: Glossary, word: string): string | null => {
  const small = word.toLowerCase();
  return glossary.get(small) ?? glossary.get(FORMS[small] ?? '') ?? null;
};

/** A sentence in parts, each word of the art by itself. */
export function partsOf(glossary: Glossary, sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(/([A-Za-z]+(?:-[A-Z][a-z]+)?)/)) {
    if (piece === '') continue;
    const meaning = /^[A-Z]|^guard/.test(piece) ? meaningOf(glossary, piece) : null;
    const last = parts.at(-1);
    if (meaning === null && last && last.meaning === null) last.text += piece;
    else parts.push({ text: piece, meaning });
  }
  return parts;
}
