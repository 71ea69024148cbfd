import type { HostEvent } from '../wire.ts';
import { COLUMNS } from './battle.ts';
import { spoken } from './cards.ts';
import type { Told } from './seam.gen.ts';

const joined = (parts: string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
const listed = (numbers: number[]): string => joined([...new Set(numbers)].sort((a, b) => a - b).map(String));

/**
 * What a captain did, in one sentence, for those who listen: nobody could listen to every card. Empty if
 * it was nothing worth saying. Piles are told by the column of whose they are.
 */
export function digest(events: (Told | HostEvent)[], seat: number, name: string): string {
  const his = events.filter((event) => 'seat' in event && event.seat === seat);
  const of = <K extends Told['kind']>(kind: K): Extract<Told, { kind: K }>[] =>
    his.filter((event): event is Extract<Told, { kind: K }> => event.kind === kind);
  const played = of('played');
  const fired = played.filter((event) => event.card.startsWith('F')).map((event) => event.pile);
  const yours = (event: { across: number }): number => COLUMNS + 1 - event.across;
  const on = (what: string, piles: number[]): string[] =>
    piles.length === 0 ? [] : [`${what} ${listed(piles)}`];
  const parts = [
    ...(played.length === 0 ? [] : [`lays ${played.length === 1 ? 'a card' : `${played.length} cards`}`]),
    ...on('fires cannon', fired),
    ...on('flags your pile', of('flagged').map(yours)),
    ...on('straightens your pile', of('straightened').map(yours)),
    ...of('gunner-played').map((event) => `puts ${spoken(event.card)} on your pile ${yours(event)}`),
    ...on(
      'unloads cannon',
      of('unloaded').map((event) => event.pile),
    ),
  ];
  return parts.length === 0 ? '' : `${name}: ${joined(parts)}.`;
}
