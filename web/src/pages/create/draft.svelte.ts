import { sentenceOf, api } from '../../api.ts';
import type { Bot, Clock, Game, Opening, Option, Summary, Who } from '../../wire.ts';
import { type Battle, SHELF, type Volume } from '../shelf.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A match as it is being laid out: who sits where, what is fought, and by which finer rules. */
export class Draft {
  known = $state<Game | null>(null);
  trouble = $state('');
  who = $state<Who>('link');
  seats = $state<string[]>(['me', 'open']);
  /** What those are called who share one screen. */
  names = $state<string[]>([]);
  /** The chair that one points at: who is chosen from the list sits down there. */
  pointed = $state(1);
  values = $state<Record<string, unknown>>({});
  /** `none`, or the kind of clock and its seconds. */
  clock = $state('none');
  passes = $state(true);
  /** How long who thinks about an answer has, and how long a question stays open; null: as is usual. */
  limit = $state<string | null>(null);
  window = $state<string | null>(null);
  readonly book: Volume | undefined;

  constructor(readonly game: string) {
    this.book = SHELF.find((one) => one.id === game);
    api.games().then(
      (games) => (this.known = games.find((one) => one.id === game) ?? null),
      (error: unknown) => (this.trouble = sentenceOf(error)),
    );
  }

  options = $derived<Option[]>((this.known?.options ?? []).filter((option) => option.name !== 'seats'));
  private count = $derived(this.known?.options.find((option) => option.name === 'seats'));
  /** How many there may be, where one chooses that. */
  counts = $derived.by((): number[] => {
    const count = this.count;
    if (this.book?.counted || !count) return [];
    return Array.from({ length: count.max - count.min + 1 }, (_, i) => count.min + i);
  });
  cast = $derived<Bot[]>((this.known?.bots ?? []).filter((bot) => bot.rank !== 'lab'));
  // A bot does not mind waiting; other people do.
  people = $derived(this.who !== 'local' && this.seats.includes('open'));
  answers = $derived(this.who === 'local' ? '0' : (this.limit ?? (this.people ? '30' : '0')));
  open = $derived(this.who === 'local' ? '0' : (this.window ?? String(this.known?.window ?? 0)));

  bot(seat: string): Bot | undefined {
    return this.known?.bots.find((bot) => bot.name === seat);
  }

  /** Takes over a match of ours that waits, for which another battle is laid out. */
  follow(match: Summary): void {
    this.who = match.who;
    if (match.game !== this.game) return;
    this.values = { ...match.options };
    delete this.values.seats;
    this.seats = match.seats.map((seat, i) =>
      match.you.includes(i) ? 'me' : seat.kind === 'bot' ? seat.bot : 'open',
    );
  }

  resize(wanted: number): void {
    this.seats = Array.from({ length: wanted }, (_, i) => this.seats[i] ?? 'open');
  }

  /** Who was chosen sits down at the chair that is pointed at, and the next free one is pointed at. */
  seat(word: string): void {
    if (this.pointed >= this.seats.length) this.pointed = this.seats.length - 1;
    this.seats[this.pointed] = word;
    const next = this.seats.findIndex((seat, i) => i > this.pointed && seat === 'open');
    if (next >= 0) this.pointed = next;
  }

  private standard(option: string): unknown {
    return this.known?.options.find((one) => one.name === option)?.standard;
  }

  /** What the pictures choose; of these options the others' are as printed. */
  private get told(): string[] {
    return [...new Set((this.book?.battles ?? []).flatMap((battle) => Object.keys(battle.options)))];
  }

  /** Which of the pictures is what is set; -1 if none. */
  get fought(): number {
    return (this.book?.battles ?? []).findIndex((battle) =>
      this.told.every((option) =>
        same(this.values[option] ?? this.standard(option), battle.options[option] ?? this.standard(option)),
      ),
    );
  }

  fight(battle: Battle): void {
    const rest = Object.entries(this.values).filter(([option]) => !this.told.includes(option));
    this.values = { ...Object.fromEntries(rest), ...battle.options };
  }

  /** Whether any of the finer rules is not as printed. */
  get altered(): boolean {
    return this.options.some(
      ({ name, standard }) =>
        !this.told.includes(name) && this.values[name] !== undefined && !same(this.values[name], standard),
    );
  }

  private clockwork(): Clock {
    const [kind, seconds] = this.clock.split(' ');
    return kind === 'move' || kind === 'match' ? { kind, seconds: Number(seconds) } : { kind: 'none' };
  }

  /**
   * The match as the server is asked for it.
   *
   * @param called what somebody is called who shares the screen and gave no name
   */
  opening(called: (seat: number) => string): Opening {
    const local = this.who === 'local';
    const seated = local
      ? {
          seats: this.seats.map((seat) => (this.bot(seat) ? seat : 'me')),
          names: this.seats.map((_, i) => this.names[i]?.trim() || called(i)),
        }
      : { seats: this.seats };
    const changed = this.options
      .filter(({ name, standard }) => this.values[name] !== undefined && this.values[name] !== standard)
      .map(({ name }) => [name, this.values[name]] as const);
    const many = this.seats.length;
    const counted = !this.count || this.count.standard === many ? {} : { seats: many };
    return {
      game: this.game,
      options: { ...counted, ...Object.fromEntries(changed) },
      ...seated,
      who: this.who,
      clock: this.clockwork(),
      passes: this.passes && !local,
      ...(this.known?.window ? { answers: Number(this.answers), window: Number(this.open) } : {}),
    };
  }
}
