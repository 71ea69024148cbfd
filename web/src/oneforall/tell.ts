import { many } from './many.ts';
import { SIDES } from './people.ts';
import { called } from './plan.ts';
import type { Seen, Told } from './seam.gen.ts';
import { signOf } from './verbs.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FATES: Readonly<Record<string, string>> = {
  'pushed back': 'is pushed back',
  stunned: 'is stunned',
  'dropped weapon': 'loses his rapier',
  wounded: 'is wounded',
  out: 'goes down, and is out of the fight',
  lost: 'falls, and is gone',
};

/** What happened, by the names that the table shows instead of the words that notations use. */
export function tell(event: Told, view: Seen): string | null {
  const name = (id: string): string => called(view, id);
  const line = (text: string): string => capital(`${text}.`);
  switch (event.kind) {
    case 'placed':
      return line(`${name(event.figure)} takes his place`);
    case 'initiative':
      return line(`${SIDES[event.side] ?? ''} have the initiative: ${event.why}`);
    case 'ran':
      return line(
        `${name(event.figure)} runs ${event.reached ? `to ${name(event.reached)}` : 'across the floor'}`,
      );
    case 'acted': {
      const deed = event.verb === 'recover' && !event.thing ? 'shakes off the stun' : signOf(event.verb).says;
      return line(`${name(event.figure)} ${deed}${event.thing ? ` ${name(event.thing)}` : ''}`);
    }
    case 'dice':
      return line(`${name(event.figure)} rolls ${event.dice.join(', ')}`);
    case 'crossed':
      return line(
        `${name(event.figure)} duels ${name(event.enemy)}: ${event.attack.join(', ')} against ${event.defence.join(', ')}`,
      );
    case 'decided':
      return line(
        event.hits === 0
          ? `${name(event.loser)} avoids it`
          : `${name(event.loser)} takes ${many(event.hits, 'hit')}`,
      );
    case 'suffered':
      return line(`${name(event.figure)} ${FATES[event.what] ?? event.what}`);
    case 'friendly-die':
      return line(`The friendly die shows ${event.die}: ${event.granted ? 'yes' : 'no'}`);
    case 'shifted':
      return line(`${name(event.thing)} ${event.how}`);
    case 'announced':
      return `${capital(name(event.figure))} announces: “${event.sentence}”`;
    case 'allotted':
      return line(`a hit goes to ${name(event.figure)}`);
    case 'stopped':
      return line(`${name(event.figure)} stops`);
    default:
      return null;
  }
}

/** A sentence of the rules with men by their names, not by the words of notations. */
export const named = (text: string, view: Seen): string =>
  view.figures.reduce(
    (told, { id }) => told.replaceAll(new RegExp(`\\b${id}\\b`, 'gi'), () => capital(called(view, id))),
    text,
  );
