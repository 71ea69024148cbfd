import type { OfferedMove } from '../wire.ts';

/** A move taken apart for display. What does not apply is empty, or -1. */
export interface Spoken {
  move: string;
  verb: string;
  card: string;
  mode: string;
  seat: number;
  lunge: boolean;
  rank: number;
  slot: number;
  item: string;
  use: string;
  /** What on the table it points at; a card may be dropped there. */
  target: string;
}

const WITH_CARD = /^(attack|throw|grab|move|weapon|drink|discard|parry|dodge|swash) ([A-Za-z]+!? \d+) ?(.*)$/;
const BLOW = /^(?:(\w+) )?at (\d+)( lunging)?$/;
const ALONE = /^(strike|choose|stand|go) (.*)$/;
const TO = /(?:^|\b)(?:to|on) (\d)$/;

export function speak(move: string): Spoken {
  const said: Spoken = {
    move,
    verb: move,
    card: '',
    mode: '',
    seat: -1,
    lunge: false,
    rank: -1,
    slot: -1,
    item: '',
    use: '',
    target: '',
  };
  const played = WITH_CARD.exec(move);
  const alone = played ? null : ALONE.exec(move);
  const rest = played?.[3] ?? alone?.[2] ?? '';
  said.verb = played?.[1] ?? alone?.[1] ?? move;
  said.card = played?.[2] ?? '';
  const blow = BLOW.exec(rest);
  const rank = TO.exec(rest)?.[1];
  if (blow) {
    said.mode = blow[1] ?? '';
    said.seat = Number(blow[2]);
    said.lunge = blow[3] !== undefined;
  }
  if (rank !== undefined) said.rank = Number(rank);
  if (said.verb === 'grab') grabbed(said, rest);
  if (said.verb === 'swash') {
    said.use = rest.replace(/ to \d$/, '').replace(/^shove \d+$/, 'shove');
    const shoved = /^shove (\d+)$/.exec(rest);
    if (shoved) said.seat = Number(shoved[1]);
  }
  if (said.verb === 'choose' || said.verb === 'go') said.item = rest;
  said.target = targetOf(said);
  return said;
}

function grabbed(said: Spoken, rest: string): void {
  const slot = /^(.*) from slot (\d)$/.exec(rest);
  const seat = /^from seat (\d+)$/.exec(rest);
  if (slot) {
    said.item = slot[1] ?? '';
    said.slot = Number(slot[2]);
  } else if (seat) said.seat = Number(seat[1]);
  else said.item = 'deck';
}

function targetOf(said: Spoken): string {
  if (said.verb === 'discard') return 'discard';
  if (said.seat >= 0) return `seat:${said.seat}`;
  if (said.rank >= 0) return `rank:${said.rank}`;
  if (said.slot >= 0) return `floor:${said.slot}`;
  if (said.verb === 'weapon' || said.item === 'deck') return 'armaments';
  return said.card ? 'ribbon' : '';
}

/** All that can be done with one card, or one thing that needs none. */
export interface Choice {
  id: string;
  card: string;
  key: string;
  /** What the card is for. */
  plays: Spoken[];
  /** Throwing it away at the end of the turn, or for a Swash!. */
  discard: Spoken | null;
}

const PASSES: ReadonlySet<string> = new Set(['pass', 'done']);

/**
 * The choices in the order of the hand, then those without a card; keys 1 to 9, and 0 to leave it. A
 * card that can only be thrown away has a key only while that is what is asked.
 */
export function choices(moves: OfferedMove[], hand: string[], refilling: boolean): Choice[] {
  const said = moves.map((offered) => speak(offered.move));
  const all: Choice[] = [];
  for (const card of hand) {
    const own = said.filter((one) => one.card === card);
    if (own.length === 0) continue;
    all.push({
      id: card,
      card,
      key: '',
      plays: own.filter((one) => one.verb !== 'discard'),
      discard: own.find((one) => one.verb === 'discard') ?? null,
    });
  }
  for (const one of said.filter((other) => other.card === ''))
    all.push({ id: one.move, card: '', key: '', plays: [one], discard: null });
  let next = 1;
  for (const choice of all) {
    if (choice.plays.length === 0 && !refilling) continue;
    const leaves = PASSES.has(choice.id);
    choice.key = leaves ? '0' : next <= 9 ? String(next++) : '';
  }
  return all;
}

const MODES: Record<string, string> = {
  none: 'punch',
  'Belaying Pin': 'club',
  Cutlass: 'slash',
  'Bottle of Rum': 'smash',
  Dagger: 'stab',
  Pike: 'thrust',
  Pistol: 'shot',
  'Grapple Hook': 'bludgeon',
};

/** The move to ask about when a card in the hand cannot be played. */
export function deadMove(
  card: string,
  refilling: boolean,
  weapon: string,
  rank: number,
  foe: number,
): string {
  const type = typeOf(card);
  if (refilling) return `discard ${card}`;
  switch (type) {
    case 'attack':
      return `attack ${card} ${weapon.endsWith('(fired)') ? 'club' : (MODES[weapon.replace(/ \(.*\)$/, '')] ?? 'punch')} at ${foe}`;
    case 'throw':
      return `throw ${card} at ${foe}`;
    case 'grab':
      return `grab ${card} from deck`;
    case 'move':
      return `move ${card} to ${rank === 7 ? 6 : rank + 1}`;
    case 'swash':
      return `swash ${card} cancel`;
    default:
      return `${type} ${card}`;
  }
}

export const typeOf = (card: string): string => card.replace(/!? \d+$/, '').toLowerCase();
