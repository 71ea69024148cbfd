import type { OfferedMove } from '../wire.ts';
import { called } from './plan.ts';
import type { Foresight, Move, Seen, Spot } from './seam.gen.ts';
import { signOf } from './verbs.ts';

/** One of the ways in which something can be done: another spot, another target. */
export interface Way {
  notation: string;
  spot: Spot | null;
  targets: string[];
}

/** Something that a figure could do with a thing; made now, or after a run. */
export interface Deed {
  key: string;
  verb: string;
  thing: string;
  ways: Way[];
  /** Somebody would roll against it, as far as is known. */
  opposed: boolean;
}

/** A run along a straight line, and what it comes to. */
export interface Run {
  notation: string | Move;
  foresight: Foresight;
}

const OPPOSED = new Set([
  'duel',
  'punch',
  'kick',
  'slap',
  'trip',
  'bash',
  'swat',
  'taunt',
  'insult',
  'throw',
  'distract',
]);

/** The figures of a bit set. */
const named = (view: Seen, set: number): string[] =>
  view.figures.filter((_, i) => ((set >> i) & 1) === 1).map((one) => one.id);

export const figureOf = (move: Move): string | null => ('figure' in move ? move.figure : null);

/** What a figure can do where it is, each verb with each thing once. */
export function deedsOf(view: Seen, moves: OfferedMove<Move>[], figure: string): Deed[] {
  const deeds = new Map<string, Deed>();
  const add = (verb: string, thing: string, way: Way): void => {
    const key = `${verb} ${thing}`;
    const deed = deeds.get(key);
    if (deed) deed.ways.push(way);
    else deeds.set(key, { key, verb, thing, ways: [way], opposed: OPPOSED.has(verb) });
  };
  for (const { move, notation } of moves) {
    if (figureOf(move) !== figure) continue;
    if (move.kind === 'act') add(move.verb, move.thing ?? '', { notation, spot: null, targets: [] });
    else if (move.kind === 'act-at')
      add(move.verb, move.thing ?? '', { notation, spot: { x: move.x, y: move.y }, targets: [] });
    else if (move.kind === 'aim') {
      const targets = named(view, move.targets);
      add(move.verb, move.thing ?? targets[0] ?? '', { notation, spot: null, targets });
    } else if (move.kind === 'duel') add('duel', move.enemy, { notation, spot: null, targets: [move.enemy] });
  }
  return [...deeds.values()].sort(inOrder);
}

/** What could be done after a run. */
export const deedsAfter = (run: Run): Deed[] =>
  run.foresight.then
    .map((then) => ({
      key: `${then.verb} ${then.thing ?? ''}`,
      verb: then.verb,
      thing: then.thing ?? '',
      ways: [{ notation: then.notation, spot: null, targets: [] }],
      opposed: then.opposed,
    }))
    .sort(inOrder);

const inOrder = (one: Deed, other: Deed): number =>
  Number(other.verb === 'duel') - Number(one.verb === 'duel') ||
  Number(other.opposed) - Number(one.opposed) ||
  signOf(one.verb).rank - signOf(other.verb).rank;

/** "Pull the rug". */
export function labelOf(view: Seen, deed: Deed): string {
  const sign = signOf(deed.verb);
  if (deed.verb === 'recover') return deed.thing ? 'Take up the rapier' : 'Shake off the stun';
  if (deed.verb === 'drop') return 'Cut the rope';
  const target = deed.ways[0]?.targets[0];
  const thing = deed.thing ? called(view, deed.thing) : '';
  const at = target && target !== deed.thing ? ` at ${called(view, target)}` : '';
  return `${sign.label} ${thing}${at}`.trim();
}

/** "pulls the rug". */
export function saysOf(view: Seen, deed: Deed): string {
  const sign = signOf(deed.verb);
  if (deed.verb === 'recover') return deed.thing ? 'takes up a rapier' : 'shakes off the stun';
  return `${sign.says} ${deed.thing ? called(view, deed.thing) : ''}`.trim();
}

/** The runs that reach something, one for each thing: the shortest of those that end there. */
export function contacts(runs: Run[], from: Spot): Run[] {
  const best = new Map<string, Run>();
  const far = (run: Run): number => Math.hypot(run.foresight.x - from.x, run.foresight.y - from.y);
  for (const run of runs) {
    const reached = run.foresight.reached;
    if (!reached) continue;
    const known = best.get(reached);
    if (!known || far(run) < far(known)) best.set(reached, run);
  }
  return [...best.values()].sort((one, other) => far(one) - far(other));
}

export const percent = (tenThousandths: number): string => `${Math.round(tenThousandths / 100)} %`;
export const hits = (hundredths: number): string => (hundredths / 100).toFixed(1);
