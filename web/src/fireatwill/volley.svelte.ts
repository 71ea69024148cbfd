import { still } from '../live/flights.ts';
import { sound, type Tone } from '../live/sounds.ts';
import type { Seen } from './battle.ts';

export const CANNON: Tone = { pitch: 55, partials: [1, 1.5, 2.2], length: 0.5, noise: 0.9 };
/** So long smoke hangs before a gun. */
const SMOKE = 1200;

/** The guns that go off: seen for a moment, and heard. */
export class Volley {
  private shots = $state.raw<Record<string, number>>({});
  /** How many have gone off, by seat: whoever is hit is shaken as often. */
  counts = $state.raw<[number, number]>([0, 0]);
  private known: (string | undefined)[] | null = null;
  private number = 0;

  /** The number of the shot whose smoke still hangs before a gun; 0 if there is none. Columns from 1. */
  fired(seat: number, column: number): number {
    return this.shots[`${seat} ${column}`] ?? 0;
  }

  /** Whether any gun of a side smokes. */
  smokes(seat: number): boolean {
    return Object.keys(this.shots).some((key) => key.startsWith(`${seat} `));
  }

  /** Looks whether a Fire was laid since the last look. What a page finds on coming is no news. */
  look(view: Seen): void {
    const now = view.sides.map((side) =>
      side.fired === undefined ? undefined : `${side.fired} ${side.plays}`,
    );
    const before = this.known;
    this.known = now;
    if (before === null) return;
    now.forEach((key, seat) => {
      if (key !== undefined && key !== before[seat]) this.fire(seat, Number(key.split(' ')[0]));
    });
  }

  private fire(seat: number, column: number): void {
    sound(CANNON);
    if (still()) return;
    const key = `${seat} ${column}`;
    const number = ++this.number;
    this.shots = { ...this.shots, [key]: number };
    this.counts = this.counts.with(seat, number) as [number, number];
    setTimeout(() => {
      if (this.shots[key] !== number) return;
      this.shots = Object.fromEntries(Object.entries(this.shots).filter(([one]) => one !== key));
    }, SMOKE);
  }
}
