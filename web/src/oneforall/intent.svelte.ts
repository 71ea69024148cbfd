import type { Played } from '../live/played.ts';
import type { Refusal, SaidMove, Table } from '../wire.ts';
import { contacts, type Deed, deedsAfter, deedsOf, figureOf, type Run } from './deeds.ts';
import { Foresights } from './foresights.svelte.ts';
import { inFight } from './people.ts';
import type { Foresight, Move, Seen, Spot } from './seam.gen.ts';

/** What a player has in mind: a run, something to do, or a run and something to do at its end. */
export interface Plan {
  run: Run | null;
  deed: Deed | null;
  /** Which of the ways to do it. */
  way: number;
  /** A way of the player's own: a point that was not offered. */
  own: SaidMove | null;
}

export const NO_PLAN: Plan = { run: null, deed: null, way: 0, own: null };

/** How many rays the outline of what a run reaches is made of. */
const RAYS = 90;

/** What the player means to do, and what the rules say it would come to. */
export class Intent {
  private picked = $state.raw<{ figure: string; phase: Seen['phase'] } | null>(null);
  runs = $state.raw<Run[]>([]);
  /** The outline of all that one run reaches. */
  outline = $state.raw<Spot[]>([]);
  hovered = $state.raw<Plan | null>(null);
  fixed = $state.raw<Plan>(NO_PLAN);
  foresight = $state.raw<Foresight | null>(null);
  /** Why what was pointed at cannot be. */
  reason = $state.raw<Refusal | null>(null);
  /** Enemies that cannot be fought now, with the reason. */
  denied = $state.raw<{ enemy: string; why: Refusal }[]>([]);
  /** What each way of the deed would come to. */
  ways = $state.raw<(Foresight | null)[]>([]);
  readonly foresights: Foresights;
  private left: SaidMove[] = [];
  private asked = '';

  constructor(
    private readonly match: () => Played,
    private readonly table: () => Table<Seen, Move>,
    private readonly seat: () => number,
    private readonly acts: () => boolean,
  ) {
    this.foresights = new Foresights(match, seat);
  }

  private get view(): Seen {
    return this.table().view as Seen;
  }

  /** The figures that may do something now. */
  able = $derived.by((): ReadonlySet<string> => {
    if (!this.acts()) return new Set();
    const found = new Set<string>();
    for (const { move } of this.table().moves) {
      const figure = figureOf(move);
      if (figure && move.kind !== 'hit') found.add(figure);
    }
    return found;
  });

  /** The figure that acts, or that was picked to. */
  figure = $derived.by((): string | null => {
    const active = this.view.active ?? null;
    if (active && this.able.has(active)) return active;
    const picked = this.picked?.phase === this.view.phase ? this.picked.figure : null;
    return picked && this.able.has(picked) ? picked : null;
  });

  /** What the figure can do where it is. */
  here = $derived.by((): Deed[] =>
    this.figure && this.view.phase === 'act' ? deedsOf(this.view, this.table().moves, this.figure) : [],
  );

  /** Where the figure could be placed, of those spots that are offered. */
  slots = $derived.by((): Spot[] =>
    this.table().moves.flatMap(({ move }) =>
      move.kind === 'place' && move.figure === this.figure ? [move] : [],
    ),
  );

  plan = $derived.by((): Plan => this.hovered ?? this.fixed);

  /** What can be done in the place that is meant. */
  deeds = $derived.by((): Deed[] => (this.fixed.run ? deedsAfter(this.fixed.run) : this.here));

  touched = $derived.by((): Run[] => {
    const at = this.view.figures.find((one) => one.id === this.figure);
    return at ? contacts(this.runs, at) : [];
  });

  pick(figure: string | null): void {
    this.denied = [];
    this.picked = figure === null ? null : { figure, phase: this.view.phase };
    this.clear();
  }

  clear(): void {
    this.fixed = NO_PLAN;
    this.hovered = null;
    this.foresight = null;
    this.ways = [];
    this.reason = null;
  }

  /** A new table: what was known of the old one is no more. */
  forget(): void {
    this.clear();
    this.runs = [];
    this.outline = [];
    this.denied = [];
    this.asked = '';
  }

  /** Goes on with what was begun, or looks round. */
  async renew(): Promise<void> {
    const next = this.left.shift();
    if (next !== undefined) {
      if (this.acts()) await this.send(next);
      else this.left = [];
      return;
    }
    await this.survey();
  }

  /** Asks for all the runs that are offered to the figure, and for the outline of what a run reaches. */
  async survey(): Promise<void> {
    const figure = this.figure;
    const frame = this.match().state.last;
    if (!figure || this.view.phase !== 'act') return;
    const offered = this.table().moves.filter(({ move }) => move.kind === 'go' && move.figure === figure);
    if (offered.length === 0) return;
    const found = await this.foresights.ask(
      offered.slice(0, 100).map(({ notation }) => [notation]),
      true,
    );
    if (frame !== this.match().state.last || figure !== this.figure) return;
    this.runs = found.flatMap((foresight, i) => {
      const notation = offered[i]?.notation;
      return foresight && notation !== undefined ? [{ notation, foresight }] : [];
    });
    const rays = await this.foresights.ask(this.rays(figure), false);
    if (frame !== this.match().state.last || figure !== this.figure) return;
    this.outline = rays.flatMap((ray) => (ray ? [{ x: ray.x, y: ray.y }] : []));
    await this.ask(figure);
  }

  /** Asks the rules why those enemies cannot be fought whom neither he nor a run of his reaches. */
  private async ask(figure: string): Promise<void> {
    const frame = this.match().state.last;
    const side = this.view.figures.find((one) => one.id === figure)?.side;
    const within = new Set(
      [...this.here, ...this.touched.flatMap(deedsAfter)].flatMap((deed) =>
        deed.verb === 'duel' ? [deed.thing] : [],
      ),
    );
    const beyond = this.view.figures.filter(
      (one) => one.side !== side && inFight(one) && !within.has(one.id),
    );
    const found = await Promise.all(
      beyond.map(async ({ id: enemy }) => {
        const duel = { kind: 'duel', figure, enemy } satisfies Move;
        return { enemy, why: await this.match().whyNot(this.seat(), duel) };
      }),
    );
    if (frame !== this.match().state.last || figure !== this.figure) return;
    this.denied = found.flatMap(({ enemy, why }) => (why ? [{ enemy, why }] : []));
  }

  /** Runs to the edge of the table all round. */
  private rays(figure: string): SaidMove[][] {
    const { width, height } = this.view;
    const at = this.view.figures.find((one) => one.id === figure) ?? { x: 0, y: 0 };
    return Array.from({ length: RAYS }, (_, i) => {
      const dx = Math.cos((2 * Math.PI * i) / RAYS);
      const dy = Math.sin((2 * Math.PI * i) / RAYS);
      const reach = Math.min(
        dx > 0 ? (width - at.x) / dx : dx < 0 ? -at.x / dx : Infinity,
        dy > 0 ? (height - at.y) / dy : dy < 0 ? -at.y / dy : Infinity,
      );
      const spot = {
        x: Math.min(width, Math.max(0, Math.round(at.x + dx * reach))),
        y: Math.min(height, Math.max(0, Math.round(at.y + dy * reach))),
      };
      return [{ kind: 'go', figure, ...spot } satisfies Move];
    });
  }

  /** The pointer is over a point of the table: what would come of it? */
  async pointAt(spot: Spot, fix: boolean): Promise<void> {
    const figure = this.figure;
    if (!figure) return;
    const deed = this.fixed.deed;
    if (deed && !this.fixed.run && deed.ways[0]?.spot) {
      const own = { kind: 'act-at', figure, verb: deed.verb, thing: deed.thing, ...spot } as SaidMove;
      const found = await this.foresights.point([[own]], false);
      if (found?.[0]) this.mean({ ...this.fixed, own }, fix, found[0]);
      else if (found && fix) this.reason = await this.match().whyNot(this.seat(), own);
      return;
    }
    const move: Move =
      this.view.phase === 'place' ? { kind: 'place', figure, ...spot } : { kind: 'go', figure, ...spot };
    const found = await this.foresights.point([[move]], true);
    if (!found || figure !== this.figure) return;
    const foresight = found[0];
    if (foresight) this.mean({ ...NO_PLAN, run: { notation: move, foresight } }, fix, foresight);
    else if (!fix) this.hovered = null;
    else this.reason = await this.match().whyNot(this.seat(), move);
  }

  /** Takes a plan to heart, or only looks at it. */
  mean(plan: Plan, fix: boolean, known: Foresight | null = null): void {
    this.reason = null;
    if (fix) {
      this.fixed = plan;
      this.hovered = null;
      void this.compare(plan);
    } else this.hovered = plan;
    if (known) this.foresight = known;
    else void this.foreseePlan();
  }

  private lineOf(plan: Plan): SaidMove[] {
    const line: SaidMove[] = plan.run ? [plan.run.notation] : [];
    const way = plan.deed?.ways[plan.way]?.notation;
    if (plan.own) line.push(plan.own);
    else if (way !== undefined) line.push(way);
    return line;
  }

  /** What the plan would come to, as the rules say. */
  async foreseePlan(): Promise<void> {
    const plan = this.plan;
    const line = this.lineOf(plan);
    if (line.length === 0) {
      this.foresight = null;
      return;
    }
    if (plan.run && !plan.deed) {
      this.foresight = plan.run.foresight;
      return;
    }
    const found = await this.foresights.point([line], false);
    if (found && JSON.stringify(this.lineOf(this.plan)) === JSON.stringify(line))
      this.foresight = found[0] ?? null;
  }

  /** What the several ways to do something would come to. */
  private async compare(plan: Plan): Promise<void> {
    const key = JSON.stringify([plan.deed?.key, plan.run?.notation]);
    if (key === this.asked) return;
    this.asked = key;
    this.ways = [];
    if (!plan.deed || plan.run || plan.deed.ways.length < 2) return;
    const found = await this.foresights.ask(
      plan.deed.ways.slice(0, 40).map((way) => [way.notation]),
      false,
    );
    if (this.asked === key) this.ways = found;
  }

  /** Does what is meant. */
  async perform(plan: Plan = this.plan): Promise<void> {
    const line = this.lineOf(plan);
    const first = line.shift();
    if (first === undefined) return;
    this.left = line;
    await this.send(first);
  }

  /** Makes a move that is no plan: stop, yield, an answer. */
  async say(move: SaidMove): Promise<void> {
    this.left = [];
    await this.send(move);
  }

  private async send(move: SaidMove): Promise<void> {
    if (this.match().busy) this.left = [];
    await this.match().move(this.seat(), move);
    if (this.match().refusal) this.left = [];
  }
}
