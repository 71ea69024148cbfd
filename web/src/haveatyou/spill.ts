import { find } from '../live/flights.ts';

const FULL = '#4a68ab';
const EACH = 45;
const FALL = 420;

/** A track of fatigue fills to the brim, a bead runs over, and a drop is gone where it falls (HAY-1.1b). */
export function spill(seat: number): void {
  const beads = [...(find(`fatigue:${seat}`)?.querySelectorAll<HTMLElement>('.bead') ?? [])];
  const drops = [...(find(`physical:${seat}`)?.querySelectorAll<HTMLElement>('.drop') ?? [])];
  const brim = beads.at(-1);
  const gone = drops.find((drop) => !drop.classList.contains('full'));
  beads.forEach((bead, i) =>
    bead.animate([{ background: FULL, borderColor: FULL, offset: 0.6 }, {}], {
      duration: EACH * beads.length + FALL,
      delay: i * EACH,
    }),
  );
  if (!brim || !gone || brim.getClientRects().length === 0) return;
  const from = brim.getBoundingClientRect();
  const to = gone.getBoundingClientRect();
  const bead = document.createElement('i');
  bead.ariaHidden = 'true';
  bead.style.cssText = `position:fixed;z-index:60;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;border-radius:50%;background:${FULL}`;
  document.body.append(bead);
  const delay = EACH * beads.length;
  const falls = bead.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-14px) scale(1.5)', offset: 0.35 },
      {
        transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(1.2)`,
        background: '#b03a2f',
      },
    ],
    { duration: FALL, delay, easing: 'ease-in' },
  );
  falls.onfinish = falls.oncancel = () => bead.remove();
  gone.animate(
    [
      { background: '#b03a2f', transform: 'scale(1)' },
      { background: '#b03a2f', transform: 'scale(1.8)', offset: 0.5 },
      { background: 'transparent', transform: 'scale(1)' },
    ],
    { duration: FALL, delay: delay + FALL, fill: 'backwards' },
  );
}
