import type { GameEvent } from '../wire.ts';
import type { Attack } from './view.ts';

/** One card of an exchange: an attack, an answer, or an answer that strikes back. */
export interface Link {
  role: 'attack' | 'answer';
  seat: number;
  target: number | null;
  card: string;
  at: string;
  damage: number | null;
  /** How an answer was given: a card, cloak, bind, again, guard. */
  means: string;
  /** What an answer struck back with. */
  counter: { at: string; damage: number } | null;
  notes: string[];
}

export interface Exchange {
  links: Link[];
  /** It is settled; what comes next begins a new one. */
  settled: boolean;
}

export const NO_EXCHANGE: Exchange = { links: [], settled: true };

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

function noted(exchange: Exchange, note: string): Exchange {
  const last = exchange.links.at(-1);
  if (!last) return exchange;
  const links = [...exchange.links.slice(0, -1), { ...last, notes: [...last.notes, note] }];
  return { ...exchange, links };
}

function attacked(exchange: Exchange, event: GameEvent): Exchange {
  const at = word(event.at);
  const damage = number(event.damage);
  const last = exchange.links.at(-1);
  if (event.form === 'counter' && last?.role === 'answer') {
    const striking: Link = { ...last, target: number(event.target), counter: { at, damage } };
    return { links: [...exchange.links.slice(0, -1), striking], settled: false };
  }
  const link: Link = {
    role: 'attack',
    seat: number(event.seat),
    target: number(event.target),
    card: word(event.card),
    at,
    damage,
    means: word(event.form),
    counter: null,
    notes: [],
  };
  return { links: [link], settled: false };
}

function hitNote(event: GameEvent): string {
  const damage = number(event.damage);
  const absorbed = number(event.absorbed);
  if (damage > 0) return absorbed > 0 ? `hits for ${damage}, armour takes ${absorbed}` : `hits for ${damage}`;
  return absorbed > 0 ? `armour takes ${absorbed}` : 'hits, no harm';
}

/** The exchange after one more event. */
export function extend(exchange: Exchange, event: GameEvent): Exchange {
  switch (event.kind) {
    case 'attacked':
      return attacked(exchange, event);
    case 'defended': {
      const answer: Link = {
        role: 'answer',
        seat: number(event.seat),
        target: null,
        card: word(event.card),
        at: '',
        damage: null,
        means: word(event.with),
        counter: null,
        notes: [],
      };
      return { links: [...exchange.links, answer], settled: false };
    }
    case 'hit':
      return noted(exchange, hitNote(event));
    case 'tripped':
      return noted(exchange, 'trips');
    case 'beaten-aside':
      return noted(exchange, `${word(event.card)} beaten aside`);
    case 'lost-card':
      return noted(exchange, `${word(event.card)} lost`);
    case 'tested':
      return noted(
        exchange,
        `${word(event.card)} ${event.broke === true ? 'breaks' : 'holds'} (${number(event.die)})`,
      );
    case 'fell':
      return noted(exchange, 'fells');
    case 'undone':
      return NO_EXCHANGE;
    case 'turn-began':
    case 'ended':
      return { ...exchange, settled: true };
    default:
      return exchange;
  }
}

/** The exchange to draw: what was told, or the attack under way where nothing was told of it. */
export function shownExchange(told: Exchange, attack: Attack | null): Exchange {
  if (!attack || !told.settled) return told;
  const seat = typeof attack.attacker === 'number' ? attack.attacker : -1;
  const target = typeof attack.target === 'number' ? attack.target : -1;
  const link: Link = {
    role: 'attack',
    seat,
    target,
    card: attack.card,
    at: attack.at === 'none' ? '' : attack.at,
    damage: attack.damage,
    means: attack.form,
    counter: null,
    notes: [],
  };
  return { links: [link], settled: false };
}
