package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks through matches of solid players for positions in which one move gives clearly the best
 * chance to win. A short look finds those that may be, a long one in other worlds decides.
 */
final class ChancePuzzles<S extends State<S>, M, V> implements PuzzleSearch<S, M> {
  /** The best move is ahead of all others by so much at least, */
  private static final double LEAD = 0.08;

  /** and, as far as is known, surely by so much. */
  private static final double SURE = 0.04;

  /** What a solid player sees at once is a puzzle only if the lead is as large as this. */
  private static final double PLAIN = 0.2;

  /** Nobody likes to look for the best way to lose. */
  private static final double HOPE = 0.25;

  private static final int SHORT = 24;

  private final Game<S, M, V> game;
  private final Map<String, Object> options;
  private final Scales<M, V> scales;
  private final List<Bot<M, V>> players = new ArrayList<>();
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final int rounds;

  /**
   * @param options those with which the game was opened
   */
  ChancePuzzles(Game<S, M, V> game, Map<String, Object> options) {
    this.game = game;
    this.options = Map.copyOf(options);
    this.scales = Scales.of(game);
    rounds = scales.usual() * 2 / 5;
    String solid = Bots.standard(game.title()).name();
    for (int seat = 0; seat < game.seats(); seat++) {
      players.add(Bots.make(solid, game));
    }
  }

  @Override
  public void find(int count, long seed, int matches, Variety variety, Consumer<Puzzle> found) {
    new Stroll<>(game, players)
        .find(
            count,
            seed,
            matches,
            variety,
            (state, seat, match, step) -> new Look(match, step, variety).look(state, seat),
            found);
  }

  @Override
  public String kind(List<M> solution) {
    return kind(solution.getFirst());
  }

  private String kind(M move) {
    return move.getClass().getSimpleName();
  }

  /** Looks at one position. */
  private final class Look {
    private final long match;
    private final int step;
    private final Variety variety;

    Look(long match, int step, Variety variety) {
      this.match = match;
      this.step = step;
      this.variety = variety;
    }

    @Nullable Puzzle look(S state, int seat) {
      moves.clear();
      game.moves(state, seat, moves);
      V view = game.view(state, seat);
      List<M> all = scales.field(moves);
      if (all.size() < 3) {
        return null;
      }
      long lot = match * 1_000_003 + step * 16L;
      int best = scales.weigh(view, seat, all, lot, SHORT * all.size()).best();
      M first = all.get(best);
      if (variety.full(kind(first)) || !promising(view, seat, all, best, lot + 1)) {
        return null;
      }
      boolean seen = players.get(seat).choose(view, moves, new SeededChance(lot)).equals(first);
      return checked(state, seat, view, all, best, seen, lot + 2);
    }

    /** Whether it still looks like one against a few others, somewhat longer. */
    private boolean promising(V view, int seat, List<M> all, int best, long lot) {
      List<M> ordered = new ArrayList<>(all);
      Collections.swap(ordered, 0, best);
      Weighed weighed = scales.weigh(view, seat, ordered, lot, SHORT * 2 * ordered.size());
      return lead(weighed).value() >= LEAD / 2;
    }

    private @Nullable Puzzle checked(
        S state, int seat, V view, List<M> all, int best, boolean seen, long lot) {
      List<M> ordered = new ArrayList<>(all);
      Collections.swap(ordered, 0, best);
      Weighed weighed = scales.weigh(view, seat, ordered, lot, rounds * all.size());
      Estimate lead = lead(weighed);
      if (lead.value() < (seen ? PLAIN : LEAD)
          || lead.low() < SURE
          || weighed.gains().getFirst().value() < HOPE) {
        return null;
      }
      M move = ordered.getFirst();
      Map<String, String> hints = new LinkedHashMap<>();
      for (int i = 1; i < ordered.size(); i++) {
        hints.put(
            game.notation(ordered.get(i)),
            "That stands at " + points(weighed.gains().get(i)) + " in 100. There is better.");
      }
      String label = game.label(view, move);
      return new Puzzle(
          match,
          seat,
          options,
          Bare.of(game, state),
          List.of(game.notation(move)),
          List.of(),
          kind(move),
          label,
          standing(weighed.gains().getFirst().value()) + " One move is clearly best: which?",
          solved(view, seat, ordered, weighed),
          hints);
    }

    private String solved(V view, int seat, List<M> ordered, Weighed weighed) {
      Estimate best = weighed.gains().getFirst();
      double next = best.value() - lead(weighed).value();
      String rule = Told.rule(game, view, seat, ordered.getFirst());
      return String.format(
          Locale.ROOT,
          "Yes: %s. It stands at %d in 100; the next best, %s, at %d.%s",
          game.label(view, ordered.getFirst()),
          points(best),
          game.label(view, ordered.get(next(weighed))),
          (int) Math.rint(100 * next),
          rule.isEmpty() ? "" : " (" + rule + ")");
    }
  }

  /** How it stands, in words. */
  static String standing(double best) {
    return best > 0.9
        ? "You can all but win here."
        : best > 0.6
            ? "You can take the lead for good."
            : best > 0.4 ? "It hangs in the balance." : "You are in trouble.";
  }

  private static int points(Estimate chance) {
    return (int) Math.rint(100 * chance.value());
  }

  @Override
  public Estimate check(S state, int seat, List<M> solution, long seed, int most) {
    M move = solution.getFirst();
    moves.clear();
    game.moves(state, seat, moves);
    V view = game.view(state, seat);
    List<M> ordered = new ArrayList<>(moves.list());
    Collections.swap(ordered, 0, ordered.indexOf(move));
    return lead(scales.weigh(view, seat, ordered, seed, most * ordered.size()));
  }

  /** The second best, if the first of the list is the best. */
  private static int next(Weighed weighed) {
    int next = 1;
    for (int i = 2; i < weighed.more().size(); i++) {
      next = weighed.more().get(i).value() > weighed.more().get(next).value() ? i : next;
    }
    return next;
  }

  /** How far the first of the list is ahead of the best other. */
  private static Estimate lead(Weighed weighed) {
    return weighed.more().get(next(weighed)).negated();
  }
}
