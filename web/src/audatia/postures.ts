import type { Catalogue } from './cards.ts';
import { faceOf } from './cards.ts';
import type { Chain } from './chain.ts';
import { BLOWS, GUARDS, PARRIES, type Pose, POSES } from './poses.ts';
import type { Seen } from './seam.gen.ts';

const BEFORE: ReadonlySet<Seen['phase']> = new Set(['exchange', 'trade', 'order', 'virtue']);

/** Whether a guard is chosen that may not be seen yet. */
export const isSealed = (view: Seen, seat: number): boolean =>
  view.phase === 'posta' && view.fighters[seat]?.chosen === true && view.fighters[seat].choice === undefined;

/** How somebody stands: in his guard, in his blow or his cover, or bound. `picked` is a guard that is only looked at. */
export function poseOf(
  view: Seen,
  seat: number,
  chain: Chain,
  faces: Catalogue,
  picked: string | null,
): Pose {
  const fighter = view.fighters[seat];
  if (!fighter) return POSES.wait;
  if (view.phase === 'over')
    return view.winner === undefined ? POSES.salute : view.winner === seat ? POSES.victory : POSES.yields;
  const guard = GUARDS[picked ?? fighter.choice ?? fighter.posta ?? ''];
  if (guard) return guard;
  if (view.phase === 'salute' || view.phase === 'salute-answer')
    return view.phase === 'salute-answer' && seat !== view.challenger ? POSES.salute : POSES.wait;
  if (BEFORE.has(view.phase) || fighter.side === 'none') return POSES.wait;
  if (view.remedy) return view.remedy.by === seat ? POSES.grip : POSES.gripped;
  if (view.bind === 'stretto') return POSES.bound;
  const strike = faceOf(faces, fighter.stack.at(-1) ?? '').strike;
  const last = chain.links.findLast((link) => link.seat === seat);
  if (!strike) return POSES.parried;
  const covers = last?.use === 'parry' || last?.use === 'break' || last?.use === 'beat';
  if (covers) return PARRIES[strike] ?? POSES.parried;
  const stands = view.attacker === seat && (view.phase === 'react' || view.phase === 'exchanged');
  return stands ? (BLOWS[strike]?.to ?? POSES.parried) : POSES.parried;
}

/** The blow that stands and must be answered: who strikes it, and its way. */
export function swing(view: Seen, faces: Catalogue): { seat: number; from: Pose; to: Pose } | null {
  const seat = view.attacker;
  if (seat === undefined || view.phase !== 'react') return null;
  const strike = faceOf(faces, view.fighters[seat]?.stack.at(-1) ?? '').strike;
  const blow = strike ? BLOWS[strike] : undefined;
  return blow ? { seat, ...blow } : null;
}
