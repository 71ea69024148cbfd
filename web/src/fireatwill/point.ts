import type { SideSeen } from './battle.ts';
import { written } from './cards.ts';
import type { Gun } from './seam.gen.ts';

const listed = (numbers: number[]): string => numbers.join(', ').replace(/, (\d+)$/, ' and $1');
const laid = (gun: Gun): number => gun.sockets.filter((socket) => socket.mark === 'laid').length;

/** The columns, from 1, of the guns that a card is best laid at; what is worth most and has come furthest first. */
export function wanting(side: SideSeen, card: string): number[] {
  const found = side.piles.flatMap(({ gun }, i) =>
    gun?.wants.includes(card) ? [{ gun, column: i + 1 }] : [],
  );
  // A shot that was begun comes before a gun that only waits for any Load.
  const rank = (gun: Gun): number =>
    gun.state === 'fired' || gun.state === 'empty' ? 0 : (gun.worth ?? 0) * 4 + laid(gun);
  return found.sort((a, b) => rank(b.gun) - rank(a.gun) || a.column - b.column).map((one) => one.column);
}

/** What to do with the card in the hand. */
export function advice(side: SideSeen, card: string): string {
  const guns = wanting(side, card);
  const name = written(card);
  if (guns.length === 0) return `${name} is in your hand: no gun wants it, the Mate keeps it.`;
  if (guns.length > 3) return `${name} is in your hand. On which pile?`;
  return `${name} is in your hand: ${guns.length === 1 ? `gun ${guns[0]} wants it` : `guns ${listed(guns.sort((a, b) => a - b))} want it`}.`;
}

/** The deck, from 1, whose top card is wanted most, with the gun that wants it; null if none is. */
export function nextDeck(side: SideSeen): { deck: number; gun: number; card: string } | null {
  const ways = side.decks.flatMap(({ top }, i) => {
    const gun = top === undefined ? undefined : wanting(side, top)[0];
    return top === undefined || gun === undefined ? [] : [{ deck: i + 1, gun, card: top }];
  });
  const rank = ({ gun }: { gun: number }): number => {
    const seen = side.piles[gun - 1]?.gun;
    return !seen || seen.state === 'fired' || seen.state === 'empty' ? 0 : (seen.worth ?? 0) * 4 + laid(seen);
  };
  return ways.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** What is pointed out of a gun when a card has changed it, for who practises slowly; null if nothing is. */
export function remark(column: number, before: Gun | undefined, now: Gun | undefined): string | null {
  if (!before || !now || (before.says === now.says && before.state === now.state)) return null;
  const gun = `Gun ${column}`;
  switch (now.state) {
    case 'double':
      return `${gun} is loaded twice: the second Load is wasted, and a Fire would burst it. Unload it with a flag of yours.`;
    case 'burst':
      return `${gun} has burst: whatever is laid there from now on is lost.`;
    case 'spoilt':
      return before.state === 'spoilt'
        ? null
        : `${gun}: ${now.says.replace(/: \d$/, '')}. Fired now it brings ${now.worth}.`;
    case 'fired':
      if (now.worth === 4) return `${gun}: a Sharpshooter shot, 4 points. A flag across makes it one more.`;
      if (now.worth === 2)
        return `${gun}: well executed, 2 points. All with the same stars, it would have been 4.`;
      if (now.worth === 1) return `${gun}: loaded and fired, 1 point. Ready and Aim between make it 2 or 4.`;
      return now.worth === 0 ? `${gun} was fired empty: nothing. A Load comes first.` : null;
    default:
      return before.worth === 4 && now.worth === 2
        ? `${gun}: other stars, so it can bring 2 now instead of 4.`
        : null;
  }
}
