package derring.bots.search;

import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Thinks a move through: information-set Monte Carlo tree search. Each line begins in a world
 * imagined from the view, as likely as players really hold such cards; the own moves are chosen by
 * what they brought so far (PUCT: the learnt choice says what to try first), those of the others
 * are drawn from the learnt choice, for who searched for them would let them answer as if they knew
 * the hand; where an {@link Insight} knows what players do by habit, all do that instead. After
 * some turns the learnt standing says how it ends. The same seed and number of lines give the same
 * choice, also if several {@link Explorer}s share the first moves between them. Not to be asked by
 * several threads.
 */
public final class Search<S extends State<S>, M, V> {
  /** The part of the first choice that goes to what a player would do without thinking. */
  private static final double TRUST = 0.5;

  /** A match that is so near to a draw has been thought about for long enough. */
  private static final double STALE = 0.2;

  /** Several explorers go so many rounds ahead before they wait for each other. */
  private static final int AHEAD = 32;

  private final List<Explorer<S, M, V>> explorers = new ArrayList<>();
  private final Crew crew;
  private final Race race = new Race();
  private final double caution;

  /** What the rounds brought that were gone through ahead: by round, then by runner. */
  private final double[][] gains;

  /** Alone. */
  public Search(Game<S, M, V> game, Insight<S, M> insight) {
    this(game, List.of(insight), Crew.ALONE);
  }

  /**
   * With an explorer for each of a crew.
   *
   * @param insights one for each of them, which say the same
   */
  public Search(Game<S, M, V> game, List<Insight<S, M>> insights, Crew crew) {
    this.crew = crew;
    caution = insights.getFirst().caution();
    insights.forEach(insight -> explorers.add(new Explorer<>(game, insight)));
    gains = new double[crew.size() == 1 ? 1 : AHEAD][0];
  }

  /**
   * Thinks about the moves of a seat.
   *
   * @param instinct the one of them that a player would make without thinking, or -1
   * @param stopped asked before each round but the first
   * @return which of them to make
   */
  public int think(
      V view,
      int seat,
      MoveBuffer<M> choices,
      int instinct,
      long seed,
      Limit limit,
      BooleanSupplier stopped) {
    long until = limit.millis() == 0 ? 0 : System.nanoTime() + limit.millis() * 1_000_000;
    begin(view, seat, seed);
    Explorer<S, M, V> first = explorers.getFirst();
    if (instinct >= 0 && first.stale() > STALE) {
      return instinct;
    }
    double[] likely = first.likely(choices);
    lean(likely, choices.size(), instinct);
    race.begin(likely, choices.size());
    List<@Nullable M> firsts = new ArrayList<>();
    for (int runner = 0; runner < race.size(); runner++) {
      firsts.add(choices.get(race.move(runner)));
    }
    int lines = 0;
    for (int round = 0; lines < limit.iterations() && race.goesOn(); round++) {
      if (lines > 0 && (stopped.getAsBoolean() || (until != 0 && System.nanoTime() - until > 0))) {
        break;
      }
      double[] gained = round(round, firsts, race::runs, true);
      for (int runner = 0; runner < race.size(); runner++) {
        if (race.runs(runner)) {
          race.gained(runner, gained[runner]);
          lines++;
        }
      }
    }
    return race.winner(caution);
  }

  /**
   * What some first moves bring: for whoever asks by how much one is better, and not only which.
   * All run in every round, in the same world with the same luck, and nobody drops out.
   *
   * @param firsts empty to have the match go on as it stands, whoever is to move
   * @param searching whether the seat looks for its later moves, too; else it does as players do,
   *     so that the more it comes to know does not make it play better
   * @param told is told what each of them gained; with no first move, what the seat did
   */
  public void weigh(
      V view,
      int seat,
      List<M> firsts,
      boolean searching,
      long seed,
      int rounds,
      Consumer<double[]> told) {
    begin(view, seat, seed);
    List<@Nullable M> runners = new ArrayList<>(firsts);
    if (firsts.isEmpty()) {
      runners.add(null);
    }
    for (int round = 0; round < rounds; round++) {
      told.accept(round(round, runners, runner -> true, searching));
    }
  }

  private void begin(V view, int seat, long seed) {
    explorers.forEach(explorer -> explorer.begin(view, seat, seed));
  }

  /**
   * What each of those who run gains in a round. Several explorers go through some rounds at once:
   * what they find is the same, and what is no longer wanted then was in vain.
   */
  private double[] round(
      int round, List<@Nullable M> firsts, IntPredicate runs, boolean searching) {
    int ahead = round % gains.length;
    if (ahead == 0) {
      for (int i = 0; i < gains.length; i++) {
        gains[i] = new double[firsts.size()];
      }
      crew.all(share -> explore(share, firsts, runs, searching));
    }
    return gains[ahead];
  }

  /** Each explorer has its share of the first moves, the same in all rounds. */
  private void explore(int share, List<@Nullable M> firsts, IntPredicate runs, boolean searching) {
    Explorer<S, M, V> explorer = explorers.get(share);
    for (double[] gained : gains) {
      explorer.next();
      for (int runner = share; runner < firsts.size(); runner += explorers.size()) {
        if (runs.test(runner)) {
          gained[runner] = explorer.follow(firsts.get(runner), searching);
        }
      }
    }
  }

  /** What a player would do without thinking is thought through first. */
  private static void lean(double[] likely, int size, int instinct) {
    if (instinct >= 0) {
      for (int i = 0; i < size; i++) {
        likely[i] = (1 - TRUST) * likely[i] + (i == instinct ? TRUST : 0);
      }
    }
  }
}
