package derring.bots.lab;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Escort;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Where matches of one variant are played. A match follows from its index alone, whatever was
 * played before it and wherever it is played. Not safe for several threads at once.
 */
public final class Bench<S extends State<S>, M, V> {
  private final Plan plan;
  private final int variant;
  private final Game<S, M, V> game;
  private final Observer<S, M, V> observer;

  /** Nanoseconds that count as thinking; null if nobody wants to know. */
  private final @Nullable LongSupplier clock;

  /** By how far the bots have moved round the table. */
  private final List<List<Bot<M, V>>> seated = new ArrayList<>();

  private Bench(Plan plan, int variant, Game<S, M, V> game, @Nullable LongSupplier clock) {
    this.plan = plan;
    this.variant = variant;
    this.game = game;
    this.clock = clock;
    observer = new Observer<>(game, plan.measures());
    int chairs = plan.rotate() ? game.seats() : 1;
    for (int turned = 0; turned < chairs; turned++) {
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int seat = 0; seat < game.seats(); seat++) {
        bots.add(watched(seat, Plan.make(plan.bot(variant, turned, seat), game)));
      }
      seated.add(bots);
    }
  }

  /** A bench for a variant of a plan. */
  public static Bench<?, ?, ?> of(Plan plan, int variant, Game<?, ?, ?> game) {
    return made(plan, variant, game, null);
  }

  /**
   * One that notes how long each seat thinks.
   *
   * @param clock nanoseconds that this thread has worked
   */
  public static Bench<?, ?, ?> timed(
      Plan plan, int variant, Game<?, ?, ?> game, LongSupplier clock) {
    return made(plan, variant, game, clock);
  }

  private static <S extends State<S>, M, V> Bench<S, M, V> made(
      Plan plan, int variant, Game<S, M, V> game, @Nullable LongSupplier clock) {
    return new Bench<>(plan, variant, game, clock);
  }

  private Bot<M, V> watched(int seat, Bot<M, V> bot) {
    return new Escort<>(bot) {
      @Override
      public M choose(V view, MoveBuffer<M> moves, Chance chance) {
        observer.asked(seat, view, moves);
        long before = clock == null ? 0 : clock.getAsLong();
        M choice = super.choose(view, moves, chance);
        if (moves.size() > 1) {
          observer.chose(seat, choice, clock == null ? 0 : clock.getAsLong() - before);
        }
        return choice;
      }
    };
  }

  /** Plays a match. */
  public Played play(int index) {
    long seed = plan.seed(variant, index);
    List<Bot<M, V>> bots = seated.get(plan.turned(variant, index));
    observer.begin(seed, index);
    if (game.realTime()) {
      List<Tempo> tempos = new ArrayList<>();
      for (int seat = 0; seat < game.seats(); seat++) {
        tempos.add(Bots.tempo(Plan.name(plan.bot(variant, index, seat)), game.title()));
      }
      Skirmish.Result<S> result =
          new Skirmish<>(game, bots, tempos)
              .play(
                  seed,
                  Log.NONE,
                  (seconds, seat, move, after) -> observer.moved(seat, move, after));
      return observer.end(
          variant, index, clock != null, result.outcome(), result.last(), result.seconds());
    }
    Contest.Result<S> result = new Contest<>(game, bots).play(seed, observer);
    return observer.end(variant, index, clock != null, result.outcome(), result.last(), 0);
  }
}
