import type { Asked, MatchRecord, Uses } from '../verify/chance.ts';
import type { Card, CardSet } from '../wire.ts';
import { COLUMNS } from './battle.ts';

/** What Fire at Will asked of chance (docs/chance.md): the deal, and nothing after it. */
export const chance: Uses = async (record, { step, index }, views) => {
  if (step > 0) return null;
  const set = (await views.sets())[0];
  return set ? (inDeal(record, set)[index] ?? null) : null;
};

const laid = (cards: Card[]): string[] =>
  cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card.name));

/** A kind of card that is dealt besides those on top of the decks is listed again. */
const isStarter = (card: Card, at: number, all: Card[]): boolean =>
  all.findIndex((other, i) => i > at && other.name === card.name) > at;

function inDeal(record: MatchRecord, { cards }: CardSet): Asked[] {
  const { gunners, expert, 'same-deal': same } = record.options;
  const starters = laid(cards.filter(isStarter));
  const rest = laid(cards.filter((card, i, all) => !isStarter(card, i, all) && card.kind !== 'gunner'));
  const masters = laid(cards.filter((card) => card.kind === 'gunner'));
  const has = [gunners === 'both' || gunners === 'illyria', gunners === 'both' || gunners === 'northwall'];
  const shuffle = (pile: string[], of: string): Asked => ({ what: 'shuffle', piles: [pile], of });
  const one = (whose: string, withGunners: boolean): Asked[] => [
    shuffle(starters, `The starters of ${whose} are shuffled`),
    shuffle(withGunners ? [...rest, ...masters] : rest, `The Battle Deck of ${whose} is shuffled`),
    ...(expert === true
      ? [
          shuffle(
            Array.from({ length: COLUMNS }, (_, i) => `P${i + 1}`),
            `The numbers of the piles of ${whose} are dealt`,
          ),
        ]
      : []),
  ];
  return same === true
    ? one('both', has.includes(true))
    : has.flatMap((gunned, seat) => one(record.seats[seat] ?? 'a seat', gunned));
}
