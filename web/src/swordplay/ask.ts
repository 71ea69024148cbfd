import type { Table } from '../wire.ts';
import type { Choice } from './choices.ts';
import type { Seen } from './seam.gen.ts';

type Phase = Seen['phase'];

/** The one sentence at the hand; words in `strong` are set in red. */
export interface Question {
  text: { word: string; strong?: boolean }[];
  mine: boolean;
}

export function nameAt(table: Table, view: Seen, index: number): string {
  const seated = table.seats[index];
  if (index >= 0 && table.you.length === 1 && table.you[0] === index) return 'You';
  return seated?.name || view.fighters[index]?.name || 'Somebody';
}

const MINE: Record<Phase, string> = {
  discard: 'Throw one card away, for another from the deck, or keep them all?',
  ready: 'Lay one card ready? Then you do not strike this turn.',
  combat: 'Your blow. Strike with what?',
  answer: '',
  'name-parrying': 'Which weapon met the heavy blow?',
  'name-parried': 'Which weapon was parried?',
  'beat-aside': 'Which weapon do you beat aside?',
  over: '',
};

const THEIRS: Record<Phase, string> = {
  discard: 'looks through the hand',
  ready: 'reaches for the belt',
  combat: 'looks for an opening',
  answer: 'looks for an answer',
  'name-parrying': 'names a weapon',
  'name-parried': 'names a weapon',
  'beat-aside': 'chooses a weapon',
  over: '',
};

export function question(table: Table, view: Seen): Question {
  const acting = table.toAct[0];
  const mine = acting !== undefined && table.you.includes(acting);
  if (table.state === 'finished' || acting === undefined) {
    return { text: [{ word: table.outcome?.reason ?? 'The fight is over.' }], mine: false };
  }
  if (!mine) return { text: [{ word: `${nameAt(table, view, acting)} ${THEIRS[view.phase]} …` }], mine };
  const attack = view.attack;
  if (view.phase !== 'answer' || !attack) return { text: [{ word: MINE[view.phase] }], mine };
  const who = nameAt(table, view, attack.attacker);
  const does =
    attack.form === 'shot'
      ? 'fires'
      : attack.form === 'counter'
        ? 'strikes back'
        : attack.form === 'strike'
          ? 'strikes'
          : 'attacks';
  const where = attack.at;
  const text: Question['text'] = [
    { word: who === 'You' ? `You ${does.replace(/s$/, '')}` : `${who} ${does}` },
  ];
  if (where) text.push({ word: where, strong: true });
  if (attack.form === 'card' && !attack.card.startsWith('Attack')) text.push({ word: `with ${attack.card}` });
  if (attack.damage > 0) text.push({ word: 'for' }, { word: `${attack.damage}.`, strong: true });
  else text.push({ word: 'with no damage of its own.' });
  text.push({ word: 'Answer it?' });
  return { text, mine };
}

export function label(choice: Choice, view: Seen): string {
  const attack = view.attack;
  switch (choice.kind) {
    case 'pass':
      if (view.phase === 'discard') return 'Keep all';
      if (view.phase === 'ready') return 'Nothing: I strike';
      if (view.phase === 'combat') return 'Hold back';
      return attack && attack.damage > 0 ? `Take ${attack.damage}` : 'Take it';
    case 'throw-in':
      return 'Throw in the hand';
    case 'again':
      return 'Play it again';
    case 'drop':
      return `Drop ${choice.card}`;
    case 'fire':
      return `Fire ${choice.card}`;
    case 'bind':
      return `Bind with ${choice.card}`;
    case 'cloak':
      return `Use ${choice.card}`;
    default:
      return choice.card;
  }
}
