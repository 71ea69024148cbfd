package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Mean;
import derring.bots.search.Crew;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Goes through a match that is over, move by move, as far as it is let. Of every decision it takes
 * the view that the mover had and nothing else, looks for the best move in worlds that fit it, and
 * then compares that with the move that was made in other worlds, the same for both, so that what
 * was found by luck is not believed. The same seed and number of lines give the same analysis. Not
 * safe for several threads at once.
 */
public final class Coach<S extends State<S>, M, V> {
  /** So many sentences of what came of a move are told. */
  private static final int SENTENCES = 3;

  private static final String REAL_TIME =
      "Nothing is decided in turn here, so no move has a price of its own; this is how the points"
          + " came about.";

  private static final long STRIDE = 0x5851_F42D_4C95_7F2DL;

  private final Game<S, M, V> game;
  private final Match<S, M, V> match;
  private final Outcome outcome;
  private final Names names;
  private final int seats;
  private final Scales<M, V> scales;
  private final List<Bot<M, V>> solid = new ArrayList<>();
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final int lines;
  private final long seed;
  private final List<Analysis.Moment> moments = new ArrayList<>();
  private final List<Analysis.Lot> lots = new ArrayList<>();
  private int done;

  /**
   * @param match one that is over; all its states must be there
   * @param outcome how it ended: by the rules, or by somebody who gave up
   * @param seats whose decisions, as a bit set
   * @param lines so many are played for each decision; 0 for as many as are worth their time
   * @param crew who thinks; however many they are, the analysis is the same
   */
  public Coach(
      Match<S, M, V> match,
      Outcome outcome,
      Names names,
      int seats,
      int lines,
      long seed,
      Crew crew) {
    this.match = match;
    this.outcome = outcome;
    this.game = match.game();
    this.names = game.names(names);
    this.seats = seats;
    this.seed = seed;
    scales = Scales.of(game, crew);
    this.lines = lines == 0 ? scales.usual() : lines;
    String bot = Bots.standard(game.title()).name();
    for (int seat = 0; seat < game.seats(); seat++) {
      solid.add(Bots.make(bot, game));
    }
  }

  /** A coach for a match of any game, who thinks alone. */
  public static <S extends State<S>, M, V> Coach<S, M, V> of(
      Match<S, M, V> match, Outcome outcome, Names names, int seats, int lines, long seed) {
    return new Coach<>(match, outcome, names, seats, lines, seed, Crew.ALONE);
  }

  /**
   * How much there is to do: the deal and the moves. Of a game in real time only its end is told.
   */
  public int all() {
    return game.realTime() ? 1 : match.steps().size() + 1;
  }

  /** How much of it is done. */
  public int done() {
    return done;
  }

  /**
   * Goes on, by one move at least.
   *
   * @param pause asked after each move
   * @return whether all is done
   */
  public boolean advance(BooleanSupplier pause) {
    while (done < all()) {
      if (done == 0) {
        dealt();
      } else if (asked(match.steps().get(done - 1).seat())) {
        step(done - 1);
      }
      done++;
      if (pause.getAsBoolean()) {
        break;
      }
    }
    return done == all();
  }

  /** What was found so far. */
  public Analysis analysis() {
    List<Analysis.Side> sides = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      if (asked(seat)) {
        sides.add(side(seat));
      }
    }
    return new Analysis(
        game.title().id(),
        game.realTime() ? REAL_TIME : scales.method(),
        lines,
        match.steps().size(),
        done == all(),
        sides,
        moments,
        lots,
        game.realTime() ? scoring() : List.of());
  }

  private boolean asked(int seat) {
    return (seats >> seat & 1) == 1;
  }

  private Analysis.Side side(int seat) {
    Estimate cost = Estimate.NOTHING;
    for (Analysis.Moment moment : moments) {
      cost = moment.seat() == seat ? cost.plus(moment.cost()) : cost;
    }
    Estimate luck = Estimate.NOTHING;
    for (Analysis.Lot lot : lots) {
      luck = lot.seat() == seat ? luck.plus(lot.jump()) : luck;
    }
    return new Analysis.Side(
        seat,
        names.of(seat),
        outcome.score(seat),
        cost,
        game.realTime() ? null : luck,
        Analysis.worst(moments, seat),
        Analysis.finest(moments, seat));
  }

  /** What the deal brought each: its chance with these cards, against that with any. */
  private void dealt() {
    S state = match.stateAfter(0);
    boolean luck = !game.realTime() && !match.dealt().isEmpty();
    for (int seat = 0; seat < game.seats() && luck; seat++) {
      if (asked(seat)) {
        Estimate now = stands(game.view(state, seat), seat, seed(-1 - seat));
        lots.add(new Analysis.Lot(0, seat, now.minus(usual(seat)), "The deal."));
      }
    }
  }

  /** The chance of a seat before anything is dealt. */
  private Estimate usual(int seat) {
    Mean.Sum sum = new Mean.Sum();
    Chance chance = new SeededChance(seed(-100 - seat));
    S fresh = game.blank();
    int deals = Math.max(16, lines / 40);
    int few = Math.max(1, lines / deals);
    for (int i = 0; i < deals; i++) {
      game.deal(fresh, chance, Log.NONE);
      V view = game.view(fresh, seat);
      sum.add(scales.expect(view, seat, null, seed(-1000 - i), few).value());
    }
    return Estimate.of(sum.mean());
  }

  private Estimate stands(V view, int seat, long lot) {
    return scales.expect(view, seat, null, lot, lines / 4);
  }

  private void step(int number) {
    Step<M> step = match.steps().get(number);
    int seat = step.seat();
    S before = match.stateAfter(number);
    V view = game.view(before, seat);
    moves.clear();
    game.moves(before, seat, moves);
    if (!moves.contains(step.move())) {
      moves.add(step.move());
    }
    if (moves.size() > 1) {
      moments.add(moment(number, step, view));
    }
    if (step.told(seat)) {
      lots.add(new Analysis.Lot(number + 1, seat, jump(number, view, step), came(step)));
    }
  }

  /** How much more a seat may expect after its move than it could before. */
  private Estimate jump(int number, V view, Step<M> step) {
    int seat = step.seat();
    S after = match.stateAfter(number + 1);
    Estimate before = scales.expect(view, seat, step.move(), seed(number), lines / 4);
    Estimate now =
        game.outcome(after) != null
            ? Estimate.sure(outcome.score(seat))
            : stands(game.view(after, seat), seat, seed(number) + 1);
    return now.minus(before);
  }

  private Analysis.Moment moment(int number, Step<M> step, V view) {
    int seat = step.seat();
    M instinct = solid.get(seat).choose(view, moves, new SeededChance(seed(number)));
    if (!moves.contains(instinct)) {
      moves.add(instinct);
    }
    int first = moves.list().indexOf(instinct);
    M found = scales.best(view, seat, moves, first, seed(number) + 2, lines / 2);
    List<M> firsts = new ArrayList<>(List.of(step.move()));
    for (M move : List.of(found, instinct)) {
      if (!firsts.contains(move)) {
        firsts.add(move);
      }
    }
    int rounds = lines / 4 * firsts.size();
    Weighed weighed = scales.weigh(view, seat, firsts, seed(number) + 3, rounds);
    // Only what the search proposed counts: to take the best of these lines would flatter it.
    int proposed = firsts.indexOf(found);
    int best = weighed.more().get(proposed).value() > 0 ? proposed : 0;
    M better = firsts.get(best);
    String choice = game.label(view, step.move());
    String instead = best == 0 ? null : game.label(view, better);
    return new Analysis.Moment(
        number,
        seat,
        weighed.gains().get(best),
        game.notation(step.move()),
        choice,
        weighed.gains().getFirst(),
        best == 0 ? null : game.notation(better),
        instead,
        capital(instead == null ? choice : rather(instead, plain(choice))),
        weighed.more().get(best),
        weighed.more().get(firsts.indexOf(instinct)).negated(),
        came(step),
        best == 0 ? Told.rule(step.entries()) : Told.rule(game, view, seat, better));
  }

  /** One does something rather than not do something else. */
  private static String plain(String choice) {
    return choice.replaceFirst("^do not ", "not ");
  }

  /** Words that say nothing without the one behind them. */
  private static final Set<String> SMALL =
      Set.of("a", "an", "at", "by", "from", "in", "of", "on", "the", "to", "with");

  /** "Attack with Lunge rather than with Slash": what both begin with is said once. */
  static String rather(String better, String choice) {
    List<String> one = List.of(better.split(" "));
    List<String> other = List.of(choice.split(" "));
    int same = 0;
    while (same < Math.min(one.size(), other.size()) - 1 && one.get(same).equals(other.get(same))) {
      same++;
    }
    boolean number = !Character.isLetter(other.get(same).charAt(0)); // it belongs to a name
    while (same > 0 && (number || SMALL.contains(one.get(same - 1)))) {
      number = false;
      same--;
    }
    return better + " rather than " + String.join(" ", other.subList(same, other.size()));
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** What a move came to, as its mover was told. */
  private String came(Step<M> step) {
    return String.join(
        " ",
        step.entries().stream()
            .limit(SENTENCES)
            .map(entry -> entry.seenBy(step.seat()).sentence(names))
            .toList());
  }

  /** How the points came about, for those who are asked about. */
  private List<Analysis.Remark> scoring() {
    return Bots.review(match).stream().filter(remark -> asked(remark.seat())).toList();
  }

  private long seed(int number) {
    return seed * STRIDE + number * 8L;
  }
}
