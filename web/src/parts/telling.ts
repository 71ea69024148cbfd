import { toldTo } from '../live/you.ts';
import type { Summary } from '../wire.ts';
import { listed } from './listed.ts';

const names = (match: Summary, seats: number[]): string =>
  listed(
    seats
      .map((seat) => match.seats[seat])
      .map((seat) => (!seat || seat.kind === 'open' || !seat.name ? 'an empty seat' : seat.name)),
  );

const all = (match: Summary): number[] => match.seats.map((_, i) => i);

/** Who sits there besides us. */
export const others = (match: Summary): string =>
  names(
    match,
    all(match).filter((seat) => !match.you.includes(seat)),
  ) || 'yourself';

/** As many names as are read at a glance. */
const NAMES = 3;

/** Who meets whom; to one who plays, himself first. */
export function everybody(match: Summary): string {
  const mine = match.you.length === 1 ? match.you : [];
  const rest = all(match).filter((seat) => !mine.includes(seat));
  const met = [...(mine.length > 0 ? ['You'] : []), ...rest.map((seat) => names(match, [seat]))];
  if (met.length <= 2) return met.join(' against ');
  const more = met.length - NAMES;
  return more <= 0 ? listed(met) : `${met.slice(0, NAMES).join(', ')} and ${more} more`;
}

/** What a match of ours waits for. */
export function waits(match: Summary): string {
  if (match.state === 'open') return 'Your table waits for company.';
  if (match.you.length > 1) return 'A fight at one screen goes on.';
  if (match.toAct.some((seat) => match.you.includes(seat))) return `${others(match)}: it is your move.`;
  if (match.toAct.length === 0) return `${others(match)} ${match.seats.length > 2 ? 'wait' : 'waits'}.`;
  return `${names(match, match.toAct)} ${match.toAct.length > 1 ? 'think' : 'thinks'} it over.`;
}

/** How a match ended for us; empty where nobody was to be beaten. */
export function result(match: Summary): 'won' | 'lost' | 'drawn' | '' {
  const [mine] = match.you;
  if (!match.outcome || match.you.length !== 1 || mine === undefined || match.turn === 0) return '';
  if (match.outcome.drawn) return 'drawn';
  return match.outcome.places[mine] === 1 ? 'won' : 'lost';
}

/** Who won, in the words of a list. */
export function ending(match: Summary): string {
  const { outcome } = match;
  if (!outcome) return '';
  const reader = match.you.length === 1 ? match.seats[match.you[0] ?? -1]?.name : undefined;
  const reason = toldTo(outcome.reason, reader ?? '');
  if (match.turn === 0) return `Never played. ${reason}`;
  if (outcome.drawn) return `A draw. ${reason}`;
  const winners = all(match).filter((seat) => outcome.places[seat] === 1);
  const who =
    match.you.length === 1 && winners.includes(match.you[0] ?? -1)
      ? `You won${winners.length > 1 ? ' together' : ''}.`
      : `${names(match, winners)} won.`;
  return `${who} ${reason}`;
}

const DAY = 24 * 3600 * 1000;

/** When, as one says it: the time of today, else the day. */
export function when(at: number, now = Date.now()): string {
  const date = new Date(at);
  const today = new Date(now).toDateString();
  const time = date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === today) return `today, ${time}`;
  if (new Date(now - DAY).toDateString() === date.toDateString()) return `yesterday, ${time}`;
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}
