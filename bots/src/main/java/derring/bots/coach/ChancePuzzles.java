package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks through matches of solid players for positions in which one move gives clearly the best
 * chance to win. A short look finds those that may be, a long one in other worlds decides. Where
 * after the answer of the others one move is clearly best again, both are one line.
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

  /** Who has such a chance all but wins. */
  private static final double ALL_BUT = 0.9;

  private static final int SHORT = 24;

  /** A line has so many moves of its player at most, */
  private static final int LONGEST = 3;

  /** and so many of others between two of them. */
  private static final int ANSWERS = 8;

  private static final String[] NUMBERS = {"no", "one", "two", "three"};

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
      Step clear = clear(view, seat, all, best, seen ? PLAIN : LEAD, lot + 2);
      return clear == null || clear.best().value() < HOPE
          ? null
          : puzzle(state, seat, clear, lot + 3);
    }

    /** Whether it still looks like one against a few others, somewhat longer. */
    private boolean promising(V view, int seat, List<M> all, int best, long lot) {
      Weighed weighed = scales.weigh(view, seat, first(all, best), lot, SHORT * 2 * all.size());
      return lead(weighed).value() >= LEAD / 2;
    }

    /** What is clearly best, if it is ahead by so much; null if it is not. */
    private @Nullable Step clear(V view, int seat, List<M> all, int best, double ahead, long lot) {
      List<M> ordered = first(all, best);
      Weighed weighed = scales.weigh(view, seat, ordered, lot, rounds * all.size());
      Estimate lead = lead(weighed);
      return lead.value() < ahead || lead.low() < SURE ? null : new Step(view, ordered, weighed);
    }

    /** The puzzle that begins with what is clearly best. */
    private Puzzle puzzle(S state, int seat, Step first, long lot) {
      List<Step> steps = new ArrayList<>(List.of(first));
      List<Puzzle.Made> play = new ArrayList<>();
      S now = state.copy();
      boolean won = goOn(now, seat, steps, play, lot);
      Map<String, String> hints = new LinkedHashMap<>();
      for (Step step : steps) {
        step.hints()
            .forEach((move, hint) ->
                hints.merge(
                    move, hint, (one, other) -> one.equals(other) ? one : "There is better."));
      }
      return new Puzzle(
          match,
          seat,
          options,
          Bare.of(game, state),
          play,
          List.of(),
          kind(first.move()),
          String.join(", then ", steps.stream().map(Step::label).toList()),
          standing(first.best().value()) + asked(steps.size(), won),
          Answer.words(steps.stream().map(step -> step.told(seat)).toList()),
          hints);
    }

    /**
     * Makes the move that was found, lets the others answer as solid players would, with the chance
     * that the puzzle has, and goes on as long as one move is clearly best again.
     *
     * @param steps ends with the move that was found; is told what follows it
     * @param play is told what all do, up to the last of the steps
     * @return whether that wins, and its player could know that
     */
    private boolean goOn(S now, int seat, List<Step> steps, List<Puzzle.Made> play, long lot) {
      Chance chance = Seed.numbered(match & Integer.MAX_VALUE, game.seats()).chance();
      List<Puzzle.Made> between = new ArrayList<>();
      while (true) {
        play.addAll(between);
        between.clear();
        M move = steps.getLast().move();
        play.add(new Puzzle.Made(seat, game.notation(move)));
        game.play(now, seat, move, chance, Log.NONE);
        if (steps.size() == LONGEST || !answered(now, seat, chance, between, lot)) {
          break;
        }
        moves.clear();
        game.moves(now, seat, moves);
        List<M> all = scales.field(moves);
        if (all.size() < 2) {
          break;
        }
        V view = game.view(now, seat);
        long next = lot + 2L * steps.size();
        int best = scales.weigh(view, seat, all, next, SHORT * 2 * all.size()).best();
        Step step = clear(view, seat, all, best, LEAD, next + 1);
        if (step == null) {
          break;
        }
        steps.add(step);
      }
      Outcome outcome = game.outcome(now);
      return outcome != null && outcome.won(seat) && steps.getLast().best().value() > ALL_BUT;
    }

    /** Lets the others do what they have to; whether only this seat is asked then. */
    private boolean answered(S now, int seat, Chance chance, List<Puzzle.Made> between, long lot) {
      MoveBuffer<M> theirs = new MoveBuffer<>();
      while (game.outcome(now) == null && between.size() < ANSWERS) {
        int asked = game.toAct(now);
        if (asked == 1 << seat) {
          return true;
        }
        if (Integer.bitCount(asked) != 1) {
          return false;
        }
        int other = Integer.numberOfTrailingZeros(asked);
        theirs.clear();
        game.moves(now, other, theirs);
        M move =
            players
                .get(other)
                .choose(game.view(now, other), theirs, new SeededChance(lot + between.size()));
        between.add(new Puzzle.Made(other, game.notation(move)));
        game.play(now, other, move, chance, Log.NONE);
      }
      return false;
    }
  }

  /** A position with a clearly best move: the first of all that there are. */
  private final class Step {
    private final V view;
    private final List<M> ordered;
    private final Weighed weighed;

    Step(V view, List<M> ordered, Weighed weighed) {
      this.view = view;
      this.ordered = ordered;
      this.weighed = weighed;
    }

    M move() {
      return ordered.getFirst();
    }

    Estimate best() {
      return weighed.gains().getFirst();
    }

    String label() {
      return game.label(view, move());
    }

    /** What is said to all other moves. */
    Map<String, String> hints() {
      Map<String, String> hints = new LinkedHashMap<>();
      for (int i = 1; i < ordered.size(); i++) {
        hints.put(
            game.notation(ordered.get(i)),
            "That stands at " + points(weighed.gains().get(i)) + " in 100. There is better.");
      }
      return hints;
    }

    Answer.Step told(int seat) {
      double next = best().value() - lead(weighed).value();
      return new Answer.Step(
          label(),
          false,
          points(best()),
          game.label(view, ordered.get(next(weighed))),
          (int) Math.rint(100 * next),
          Told.rule(game, view, seat, move()));
    }
  }

  private static <M> List<M> first(List<M> all, int best) {
    List<M> ordered = new ArrayList<>(all);
    Collections.swap(ordered, 0, best);
    return ordered;
  }

  private static String asked(int steps, boolean won) {
    return won
        ? " It can be won in " + NUMBERS[steps] + (steps == 1 ? " move: how?" : " moves: how?")
        : steps == 1
            ? " One move is clearly best: which?"
            : " One move is clearly best, and then one again: which?";
  }

  /** How it stands, in words. */
  static String standing(double best) {
    return best > ALL_BUT
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
