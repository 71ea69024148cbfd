import type { Table } from '../wire.ts';
import type { FireView } from './view.ts';

/** What is known of a table here. */
type Seated = { who: Table['who']; seats: readonly Pick<Table['seats'][number], 'name'>[]; view?: unknown };

/** Whether one person has opened the battle for both captains; the server then tells them apart by number. */
function shared({ who, seats }: Seated): boolean {
  const bare = seats.map(({ name }, seat) => (name.endsWith(` ${seat + 1}`) ? name.slice(0, -2) : null));
  return who === 'local' && bare.length === 2 && bare[0] !== null && bare[0] === bare[1];
}

/** What a captain is called: by name, or like the ship where both have one name. */
export function captain(table: Seated, seat: number): string {
  const ship = (table.view as FireView | undefined)?.sides[seat]?.faction.split(' ')[0];
  return (shared(table) ? '' : table.seats[seat]?.name) || ship || 'The enemy';
}

/** A sentence of the log, in which no captain is a number. */
export function told(text: string, table: Seated): string {
  return shared(table) ? table.seats.reduce((said, { name }, seat) => said.replaceAll(name, captain(table, seat)), text) : text;
}
