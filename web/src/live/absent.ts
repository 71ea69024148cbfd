import { listed } from '../parts/listed.ts';
import type { Table } from '../wire.ts';

/** Who of those who sit here has left the table for a moment, and whether all wait for that; nothing if nobody has. */
export function absent({ seats, toAct }: Pick<Table, 'seats' | 'toAct'>): string {
  const away = seats.filter((seat) => seat.kind === 'guest' && !seat.here);
  if (away.length === 0) return '';
  const waits = away.some((seat) => toAct.includes(seats.indexOf(seat)));
  return `${listed(away.map((seat) => seat.name))} ${away.length > 1 ? 'are' : 'is'} away just now${waits ? ', and the match waits' : ''}.`;
}
