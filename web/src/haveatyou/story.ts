import type { GameEvent } from '../wire.ts';
import type { Declared } from './view.ts';

export interface Link {
  deed: string;
  card: string;
  by: number;
  at: number;
  mode: string;
  detail: string;
  cancelled: boolean;
}

/** What was drawn from the deck for a card, and what it did. */
export type Draw =
  | { what: 'die'; seat: number; die: number; card: string; why: string }
  | { what: 'damage'; seat: number; cards: string[]; results: string[]; fatigue: number; physical: number }
  | { what: 'star'; dice: [number, number]; text: string }
  | { what: 'note'; text: string; kind: string };

/** The card in progress, or the last one: its chain, and what the deck said to it. */
export interface Story {
  links: Link[];
  draws: Draw[];
  /** Who was struck last, until something new is declared. */
  struck: number;
  settled: boolean;
}

export const NO_STORY: Story = { links: [], draws: [], struck: -1, settled: true };

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const ROOTS: ReadonlySet<string> = new Set([
  'attack',
  'throw',
  'grab from floor',
  'grab from deck',
  'seize',
  'move',
  'weapon',
  'drink',
]);
const NOTES: ReadonlySet<string> = new Set([
  'averted',
  'reversed',
  'cancelled',
  'failed',
  'holds',
  'recovered',
  'hurried',
  'lost',
  'placed',
  'fell',
  'scored',
  'arrived',
  'crossed',
  'earned',
]);

function declared(story: Story, event: GameEvent): Story {
  const deed = word(event.deed);
  const link: Link = {
    deed,
    card: word(event.card),
    by: number(event.seat),
    at: number(event.target),
    mode: word(event.detail).split(/[ ,]/)[0] ?? '',
    detail: word(event.detail),
    cancelled: false,
  };
  if (ROOTS.has(deed) || story.settled) return { links: [link], draws: [], struck: -1, settled: false };
  return { ...story, links: [...story.links, link], struck: -1 };
}

function drawn(event: GameEvent): Draw | null {
  switch (event.kind) {
    case 'rolled':
      return {
        what: 'die',
        seat: number(event.seat),
        die: number(event.die),
        card: word(event.card),
        why: word(event.why),
      };
    case 'struck':
      return {
        what: 'damage',
        seat: number(event.seat),
        cards: words(event.cards),
        results: words(event.results),
        fatigue: number(event.fatigue),
        physical: number(event.physical),
      };
    case 'special':
      return { what: 'star', dice: [number(event.first), number(event.second)], text: event.text };
    default:
      return NOTES.has(event.kind) ? { what: 'note', text: event.text, kind: event.kind } : null;
  }
}

/** The story after one more event. */
export function extend(story: Story, event: GameEvent): Story {
  if (event.kind === 'undone') return NO_STORY;
  if (event.kind === 'declared') return declared(story, event);
  if (event.kind === 'turn-began') return { ...story, settled: true };
  const draw = drawn(event);
  const struck = event.kind === 'struck' ? number(event.seat) : story.struck;
  const links =
    event.kind === 'cancelled'
      ? story.links.map((link) =>
          link.card === word(event.card) && link.by === number(event.seat)
            ? { ...link, cancelled: true }
            : link,
        )
      : story.links;
  const settled = story.settled || event.kind === 'struck' || event.kind === 'averted';
  return { links, draws: draw ? [...story.draws, draw] : story.draws, struck, settled };
}

/** What was told of one set: of events without a seat, those that follow one of its own. */
export function ofSet(events: GameEvent[], isHere: (seat: number) => boolean): GameEvent[] {
  let here = true;
  return events.filter((event) => {
    if (event.seat !== undefined)
      here = isHere(event.seat) || (event.target !== undefined && event.target >= 0 && isHere(event.target));
    return here || event.kind === 'undone';
  });
}

/** The chain to draw: the one in progress as the view has it, else the last one as it was told. */
export function shownLinks(story: Story, chain: Declared[]): Link[] {
  if (chain.length === 0) return story.links;
  return chain.map((one) => ({
    deed: one.deed,
    card: one.card === 'none' ? '' : one.card,
    by: one.by,
    at: one.at === 'none' ? -1 : one.at,
    mode: one.mode ?? '',
    detail: detailOf(one),
    cancelled: false,
  }));
}

function detailOf(one: Declared): string {
  if (one.mode)
    return [
      one.mode,
      one.lunge ? 'lunging' : '',
      one.range !== undefined ? `range ${one.range}` : '',
      one.weak ? 'one card less' : '',
    ]
      .filter(Boolean)
      .join(', ');
  if (one.item) return one.item;
  return one.ranks ? `${Math.abs(one.ranks)} rank${Math.abs(one.ranks) > 1 ? 's' : ''}` : '';
}
