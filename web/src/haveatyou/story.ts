import type { DeclaredTold } from './seam.gen.ts';
import type { Declared, Deed, Heard, Told } from './seen.ts';
import { printed } from './tell.ts';

export interface Link {
  deed: Deed;
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
  | { what: 'note'; text: string; kind: Told['kind'] };

/** The card in progress, or the last one: its chain, and what the deck said to it. */
export interface Story {
  links: Link[];
  draws: Draw[];
  /** Who was struck last, until something new is declared. */
  struck: number;
  settled: boolean;
  /** Whose fatigue has run over into a wound since. */
  spilt: readonly number[];
}

export const NO_STORY: Story = { links: [], draws: [], struck: -1, settled: true, spilt: [] };

const NOTES: ReadonlySet<Heard['kind']> = new Set<Told['kind']>([
  'averted',
  'reversed',
  'cancelled',
  'failed',
  'holds',
  'recovered',
  'ran-over',
  'hurried',
  'lost',
  'placed',
  'fell',
  'scored',
  'arrived',
  'crossed',
  'earned',
]);

function declared(story: Story, event: DeclaredTold): Story {
  const { deed, card, seat, target, mode, detail } = event;
  const link: Link = { deed, card, by: seat, at: target, mode, detail, cancelled: false };
  if (event.begins || story.settled)
    return { links: [link], draws: [], struck: -1, settled: false, spilt: [] };
  return { ...story, links: [...story.links, link], struck: -1 };
}

function drawn(event: Heard): Draw | null {
  switch (event.kind) {
    case 'rolled':
      return { what: 'die', seat: event.seat, die: event.die, card: event.card, why: event.why };
    case 'struck': {
      const { seat, cards, results, fatigue, physical } = event;
      return { what: 'damage', seat, cards, results, fatigue, physical };
    }
    case 'special':
      return { what: 'star', dice: [event.first, event.second], text: event.text };
    default:
      return isNote(event) ? { what: 'note', text: printed(event.text), kind: event.kind } : null;
  }
}

const isNote = (event: Heard): event is Told => NOTES.has(event.kind);

/** The story after one more event. */
export function extend(story: Story, event: Heard): Story {
  if (event.kind === 'undone') return NO_STORY;
  if (event.kind === 'declared') return declared(story, event);
  if (event.kind === 'turn-began') return { ...story, settled: true };
  const draw = drawn(event);
  const struck = event.kind === 'struck' ? event.seat : story.struck;
  const links =
    event.kind === 'cancelled'
      ? story.links.map((link) =>
          link.card === event.card && link.by === event.seat ? { ...link, cancelled: true } : link,
        )
      : story.links;
  const settled = story.settled || event.kind === 'struck' || event.kind === 'averted';
  const spilt = event.kind === 'ran-over' ? [...story.spilt, event.seat] : story.spilt;
  return { links, draws: draw ? [...story.draws, draw] : story.draws, struck, settled, spilt };
}

/** What was told of one set: of events without a seat, those that follow one of its own. */
export function ofSet(events: Heard[], isHere: (seat: number) => boolean): Heard[] {
  let here = true;
  return events.filter((event) => {
    if ('seat' in event && event.seat !== undefined)
      here = isHere(event.seat) || ('target' in event && event.target >= 0 && isHere(event.target));
    return here || event.kind === 'undone';
  });
}

/** What was last told of another set than the one that is shown. */
export function newsOf(
  events: Heard[],
  setOf: (seat: number) => number,
  here: number,
): { set: number; text: string } | null {
  let set = here;
  let news: { set: number; text: string } | null = null;
  for (const event of events.slice(-LATELY)) {
    if ('seat' in event && event.seat !== undefined && setOf(event.seat) >= 0) set = setOf(event.seat);
    if (set !== here && (event.kind === 'declared' || event.kind === 'struck' || isNote(event)))
      news = { set, text: printed(event.text) };
  }
  return news;
}
/** So many events back something is still news. */
const LATELY = 80;

/** The chain to draw: the one in progress as the view has it, else the last one as it was told. */
export function shownLinks(story: Story, chain: Declared[]): Link[] {
  if (chain.length === 0) return story.links;
  return chain.map((one) => ({
    deed: one.deed,
    card: one.card ?? '',
    by: one.by,
    at: one.at ?? -1,
    mode: one.mode ?? '',
    detail: detailOf(one),
    cancelled: false,
  }));
}

function detailOf(one: Declared): string {
  const range = one.range !== undefined ? `range ${one.range}` : '';
  if (one.deed === 'throw' && one.item) return [one.item.item, range].filter(Boolean).join(', ');
  if (one.mode)
    return [one.mode, one.lunge ? 'lunging' : '', range, one.weak ? 'one card less' : '']
      .filter(Boolean)
      .join(', ');
  if (one.item) return one.item.item;
  return one.ranks ? `${Math.abs(one.ranks)} rank${Math.abs(one.ranks) > 1 ? 's' : ''}` : '';
}
