import type { HostEvent } from '../wire.ts';
import type { Attack, AttackedTold, HitTold, Told } from './seam.gen.ts';

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

function noted(exchange: Exchange, note: string): Exchange {
  const last = exchange.links.at(-1);
  if (!last) return exchange;
  const links = [...exchange.links.slice(0, -1), { ...last, notes: [...last.notes, note] }];
  return { ...exchange, links };
}

function attacked(exchange: Exchange, event: AttackedTold): Exchange {
  const { at, damage } = event;
  const last = exchange.links.at(-1);
  if (event.form === 'counter' && last?.role === 'answer') {
    const striking: Link = { ...last, target: event.target, counter: { at, damage } };
    return { links: [...exchange.links.slice(0, -1), striking], settled: false };
  }
  const link: Link = {
    role: 'attack',
    seat: event.seat,
    target: event.target,
    card: event.card,
    at,
    damage,
    means: event.form,
    counter: null,
    notes: [],
  };
  return { links: [link], settled: false };
}

function hitNote({ damage, absorbed }: HitTold): string {
  if (damage > 0) return absorbed > 0 ? `hits for ${damage}, armour takes ${absorbed}` : `hits for ${damage}`;
  return absorbed > 0 ? `armour takes ${absorbed}` : 'hits, no harm';
}

/** The exchange after one more event. */
export function extend(exchange: Exchange, event: Told | HostEvent): Exchange {
  switch (event.kind) {
    case 'attacked':
      return attacked(exchange, event);
    case 'defended': {
      const answer: Link = {
        role: 'answer',
        seat: event.seat,
        target: null,
        card: event.card,
        at: '',
        damage: null,
        means: event.with,
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
      return noted(exchange, `${event.card} beaten aside`);
    case 'lost-card':
      return noted(exchange, `${event.card} lost`);
    case 'tested':
      return noted(exchange, `${event.card} ${event.broke ? 'breaks' : 'holds'} (${event.die})`);
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
export function shownExchange(told: Exchange, attack: Attack | undefined): Exchange {
  if (!attack || !told.settled) return told;
  const link: Link = {
    role: 'attack',
    seat: attack.attacker,
    target: attack.target,
    card: attack.card,
    at: attack.at ?? '',
    damage: attack.damage,
    means: attack.form,
    counter: null,
    notes: [],
  };
  return { links: [link], settled: false };
}

/** Who strikes whom now; null where nobody does. */
export function strikeIn(exchange: Exchange): { by: number; at: number } | null {
  if (exchange.settled) return null;
  const last = exchange.links.findLast((link) => link.target !== null);
  return last && last.target !== null ? { by: last.seat, at: last.target } : null;
}
