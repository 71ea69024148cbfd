import type { GameEvent } from '../wire.ts';
import { spoken } from './cards.ts';
import { COLUMNS } from './view.ts';

const joined = (parts: string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
const listed = (numbers: number[]): string => joined([...new Set(numbers)].sort((a, b) => a - b).map(String));

/**
 * What a captain did, in one sentence, for those who listen: nobody could listen to every card. Empty if
 * it was nothing worth saying. Piles are told by the column of whose they are.
 */
export function digest(events: GameEvent[], seat: number, name: string): string {
  const his = events.filter((event) => event.seat === seat);
  const of = (kind: string): GameEvent[] => his.filter((event) => event.kind === kind);
  const column = (event: GameEvent, field: string): number => Number(event[field]);
  const played = of('played');
  const fired = played.filter((event) => event.card?.startsWith('F')).map((event) => column(event, 'pile'));
  const across = (kind: string): number[] => of(kind).map((event) => COLUMNS + 1 - column(event, 'across'));
  const on = (what: string, piles: number[]): string[] =>
    piles.length === 0 ? [] : [`${what} ${listed(piles)}`];
  const parts = [
    ...(played.length === 0 ? [] : [`lays ${played.length === 1 ? 'a card' : `${played.length} cards`}`]),
    ...on('fires cannon', fired),
    ...on('flags your pile', across('flagged')),
    ...on('straightens your pile', across('straightened')),
    ...of('gunner-played').map(
      (event) => `puts ${spoken(event.card ?? '')} on your pile ${COLUMNS + 1 - column(event, 'across')}`,
    ),
    ...on(
      'unloads cannon',
      of('unloaded').map((event) => column(event, 'pile')),
    ),
  ];
  return parts.length === 0 ? '' : `${name}: ${joined(parts)}.`;
}
