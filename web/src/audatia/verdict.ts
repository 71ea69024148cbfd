import type { YieldedTold } from './seam.gen.ts';
import { reasonOf, unlettered } from './words.ts';

/** Cards that failed for the same reason, and how often each is held. */
interface Group {
  why: string;
  sentence: string;
  rule: string;
  cards: ReadonlyMap<string, number>;
}

/** Why a hand did not serve: cards that failed for the same reason stand together under it. */
export function grouped(failed: YieldedTold['cards']): Group[] {
  const found = new Map<string, Group>();
  for (const { card, rule, sentence } of failed) {
    const why = reasonOf(sentence, card);
    const cards = new Map(found.get(why)?.cards);
    cards.set(card, (cards.get(card) ?? 0) + 1);
    const said = cards.size === 1 ? unlettered(sentence) : `Each ${why}.`.replace(/^Each (?=[A-Z])/, '');
    found.set(why, { why, sentence: said, rule, cards });
  }
  return [...found.values()];
}
