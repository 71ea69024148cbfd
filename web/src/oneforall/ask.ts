import { listed } from '../parts/listed.ts';
import type { Table } from '../wire.ts';
import { type Deed, labelOf, saysOf } from './deeds.ts';
import type { Plan } from './intent.svelte.ts';
import { called } from './plan.ts';
import { SIDES } from './people.ts';
import type { Foresight, Move, Seen } from './seam.gen.ts';

/** What is waited for, in one sentence; what is in `strong` is printed in the ink of the side. */
export interface Sentence {
  before: string;
  strong: string;
  after: string;
}

const plain = (before: string): Sentence => ({ before, strong: '', after: '' });

export function sentenceOf(
  table: Table<Seen, Move>,
  view: Seen,
  mine: boolean,
  figure: string | null,
  plan: Plan,
  foresight: Foresight | null,
): Sentence {
  if (view.phase === 'over' || table.state === 'finished')
    return plain(table.outcome?.reason ?? 'It is over.');
  if (!mine) return waiting(table, view);
  const name = figure ? called(view, figure) : '';
  switch (view.phase) {
    case 'place':
      return figure
        ? { before: 'Where shall ', strong: name, after: ' stand? Choose a spot on your side.' }
        : plain('Place your men: choose one.');
    case 'answer': {
      const who = view.announced ? called(view, view.announced.figure) : '';
      return { before: '', strong: who, after: `${claims(view)}. Do you grant it?` };
    }
    case 'allot':
      return plain(
        `${view.spoils?.left === 1 ? 'One hit' : `${view.spoils?.left ?? 0} hits`} to give. Who takes the next?`,
      );
    default:
      return act(table, view, figure, plan, foresight);
  }
}

function claims(view: Seen): string {
  const terms = view.announced;
  if (!terms) return ' announces something';
  const said = [
    terms.size > 0 ? `a ${terms.size === 2 ? 'huge' : 'large'} thing` : '',
    terms.impetus ? 'impetus' : '',
    terms.elevation ? 'elevation' : '',
  ].filter(Boolean);
  return said.length > 0 ? ` claims ${listed(said)}` : ' announces an action';
}

function act(
  table: Table<Seen, Move>,
  view: Seen,
  figure: string | null,
  plan: Plan,
  foresight: Foresight | null,
): Sentence {
  const name = figure ? called(view, figure) : '';
  if (!name) return plain('You have the initiative. Who acts?');
  const reached = plan.run?.foresight.reached;
  if (plan.run && plan.deed)
    return {
      before: `${name} runs to ${reached ? called(view, reached) : 'there'}, then `,
      strong: saysOf(view, plan.deed),
      after: whom(view, plan.deed, foresight),
    };
  if (plan.run)
    return reached
      ? { before: `${name} runs to `, strong: called(view, reached), after: '. What does he do there?' }
      : { before: `${name} runs there: a `, strong: 'free move', after: ', and his turn ends.' };
  if (plan.deed)
    return { before: `${name} `, strong: saysOf(view, plan.deed), after: whom(view, plan.deed, foresight) };
  if (view.active && view.reached)
    return { before: '', strong: name, after: ' has reached something. What does he do?' };
  const runs = table.moves.some(({ move }) => move.kind === 'go' && move.figure === figure);
  if (view.active)
    return {
      before: '',
      strong: name,
      after: runs ? ' goes on. Run, act, or stop?' : ' goes on. Act, or stop?',
    };
  if (runs) return { before: '', strong: name, after: ': point where he runs, or choose what he does.' };
  const stunned = view.figures.some((one) => one.id === figure && one.stunned);
  return {
    before: '',
    strong: name,
    after: stunned ? ' is stunned and stays where he is. What does he do?' : ' cannot run. What does he do?',
  };
}

function whom(view: Seen, deed: Deed, foresight: Foresight | null): string {
  const hit = foresight?.rivals.map((one) => one.figure).filter((one) => one !== deed.thing) ?? [];
  return hit.length > 0 ? `, at ${listed(hit.map((one) => called(view, one)))}?` : '?';
}

function waiting(table: Table<Seen, Move>, view: Seen): Sentence {
  const names = table.toAct.map((seat) => table.seats[seat]?.name ?? `Seat ${seat + 1}`).join(', ');
  if (view.phase === 'place') return plain(`${names} places a figure.`);
  if (view.phase === 'answer') return plain(`${names} judges what was announced.`);
  if (view.phase === 'allot') return plain(`${names} gives the hits.`);
  return { before: '', strong: SIDES[view.initiative] ?? '', after: ` have the initiative. ${names} acts.` };
}

/** What the button says that does it. */
export function doing(view: Seen, plan: Plan, foresight: Foresight | null): string {
  const dice = foresight?.dice ? `, ${foresight.dice} ${foresight.dice === 1 ? 'die' : 'dice'}` : '';
  if (plan.deed) return `${labelOf(view, plan.deed)}${dice}`;
  if (view.phase === 'place') return 'Place him here';
  return plan.run?.foresight.reached ? 'Run there' : 'Run there and end';
}
