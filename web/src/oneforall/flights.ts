import { find, type Marks, shake } from '../live/flights.ts';
import type { HostEvent } from '../wire.ts';
import { INCH } from './plan.ts';
import type { Told } from './seam.gen.ts';

const LEG = 260;
const EASE = 'cubic-bezier(.3,.6,.3,1)';
const BLOWS = new Set(['pushed back', 'stunned', 'dropped weapon', 'wounded', 'out', 'lost']);
const LEAPS = new Set(['leap-onto', 'leap-off', 'leap-over', 'dodge', 'climb', 'climb-down']);

interface Stop {
  x: number;
  y: number;
  how: string;
}

/** Lets figures run, leap and fall back along what was told, and things go to where they are now. */
export function fly(before: Marks, events: (Told | HostEvent)[]): void {
  const ways = new Map<string, Stop[]>();
  const add = (place: string, stop: Stop): void => void ways.set(place, [...(ways.get(place) ?? []), stop]);
  let deed = { verb: '', actor: '' };
  for (const event of events) {
    if (event.kind === 'ran') add(`figure ${event.figure}`, { x: event.x, y: event.y, how: 'run' });
    else if (event.kind === 'suffered')
      add(`figure ${event.figure}`, { x: event.x, y: event.y, how: event.what });
    else if (event.kind === 'shifted')
      add(`thing ${event.thing}`, { x: event.x, y: event.y, how: deed.verb });
    else if (event.kind === 'acted') {
      deed = { verb: event.verb, actor: `figure ${event.figure}` };
      add(deed.actor, { x: event.x, y: event.y, how: event.verb });
    }
  }
  let struck = 0;
  for (const [place, stops] of ways) {
    const isHit = place.startsWith('figure') && stops.some((stop) => BLOWS.has(stop.how));
    // What was in somebody's hand comes from there. A blow is felt when the dice lie.
    travel(place, before.get(place) ?? before.get(deed.actor), stops, isHit ? 340 + 60 * struck++ : 0);
  }
}

function travel(place: string, from: DOMRect | undefined, stops: Stop[], delay: number): void {
  const element = find(place) as unknown as SVGGElement | null;
  const last = stops[stops.length - 1];
  const screen = element?.getScreenCTM();
  if (!element || !last || !screen || !from) return;
  const now = element.getBoundingClientRect();
  const start = {
    x: (from.left + from.width / 2 - now.left - now.width / 2) / Math.hypot(screen.a, screen.b),
    y: (from.top + from.height / 2 - now.top - now.height / 2) / Math.hypot(screen.a, screen.b),
  };
  const stays =
    Math.hypot(start.x, start.y) < 2 && stops.every((stop) => stop.x === last.x && stop.y === last.y);
  if (stays && last.how === 'drop') crash(element);
  else if (stays) {
    if (delay > 0) setTimeout(() => shake(element as unknown as HTMLElement), delay);
  } else {
    const timing = {
      duration: LEG * Math.max(1, stops.length),
      easing: EASE,
      delay,
      fill: 'backwards' as const,
    };
    element.animate(legs(start, stops, last), timing);
  }
}

/** Something hanging comes down. */
function crash(element: SVGGElement): void {
  element.animate(
    [{ scale: '1.5' }, { scale: '0.94', offset: 0.7 }, { scale: '1.04', offset: 0.85 }, { scale: '1' }],
    { duration: 420, easing: 'ease-in' },
  );
}

function legs(start: Vector, stops: Stop[], last: Stop): Keyframe[] {
  const frames: Keyframe[] = [{ transform: `translate(${start.x}px, ${start.y}px)` }];
  let at = start;
  for (const stop of stops) {
    const to = { x: ((stop.x - last.x) * INCH) / 1000, y: ((last.y - stop.y) * INCH) / 1000 };
    if (Math.hypot(to.x - at.x, to.y - at.y) > 1) {
      frames.push(...leg(at, to, stop.how));
      at = to;
    }
  }
  return frames;
}

type Vector = { x: number; y: number };

/** One leg of a way: a leap rises, a swing bows out, a barrel turns over. */
function leg(from: Vector, to: Vector, how: string): Keyframe[] {
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const end = { transform: `translate(${to.x}px, ${to.y}px)` };
  if (LEAPS.has(how)) return [{ transform: `translate(${mid.x}px, ${mid.y - 8}px) scale(1.3)` }, end];
  if (how.startsWith('swing')) {
    const bow = { x: mid.x - (to.y - from.y) * 0.22, y: mid.y + (to.x - from.x) * 0.22 };
    return [{ transform: `translate(${bow.x}px, ${bow.y}px) scale(1.35) rotate(18deg)` }, end];
  }
  if (how === 'roll')
    return [
      { transform: `translate(${mid.x}px, ${mid.y}px) rotate(360deg)` },
      { transform: `${end.transform} rotate(720deg)` },
    ];
  if (how === 'pushed back') return [{ transform: `translate(${mid.x}px, ${mid.y}px) rotate(-14deg)` }, end];
  if (how === 'throw' || how === 'distract')
    return [{ transform: `translate(${mid.x}px, ${mid.y - 14}px) rotate(200deg) scale(1.4)` }, end];
  return [end];
}
