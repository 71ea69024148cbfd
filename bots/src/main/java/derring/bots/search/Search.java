package derring.bots.search;

import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Thinks a move through: information-set Monte Carlo tree search. Each line begins in a world
 * imagined from the view, as likely as players really hold such cards; the own moves are chosen by
 * what they brought so far (PUCT: the learnt choice says what to try first), those of the others
 * are drawn from the learnt choice, for who searched for them would let them answer as if they knew
 * the hand. After some turns the learnt standing says how it ends. The same seed and number of
 * lines give the same counts. States and buffers are made once. Not safe for several threads.
 */
public final class Search<S extends State<S>, M, V> {
  /** How much what was seldom tried is preferred. */
  private static final double CURIOSITY = 0.3;

  /** The part of the learnt choice that is spread evenly, so that nothing is never tried. */
  private static final double OPEN = 0.2;

  /** What was never tried is thought so much worse than what was. */
  private static final double DOUBT = 0.05;

  /** The part of the first choice that goes to what a player would do without thinking. */
  private static final double TRUST = 0.5;

  /** A match that is so near to a draw has been thought about for long enough. */
  private static final double STALE = 0.2;

  /** No line is followed further than this. */
  private static final int LONGEST = 200;

  private static final long ROOT = 1;

  /** Each turn has luck of its own, so that lines that parted in one turn share it in the next. */
  private static final long NEXT = 0x632B_E59B_D9B4_E019L;

  private final Game<S, M, V> game;
  private final Insight<S, M> insight;
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final Map<M, Integer> numbers = new HashMap<>();
  private final Tree tree;
  private final S state;
  private final int[] taken = new int[LONGEST + 1];
  private S world;
  private S other;
  private double[] likely = new double[64];
  private final Race race = new Race();
  private final Luck dreams = new Luck();
  private final Luck chance = new Luck();
  private long lot;
  private int me;

  /**
   * @param lines the most lines of moves that are kept
   */
  public Search(Game<S, M, V> game, Insight<S, M> insight, int lines) {
    this.game = game;
    this.insight = insight;
    tree = new Tree(lines);
    state = game.blank();
    world = game.blank();
    other = game.blank();
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
    dreams.lot(seed);
    me = seat;
    tree.clear();
    numbers.clear();
    game.imagine(view, dreams, world);
    if (instinct >= 0 && insight.stale(world) > STALE) {
      return instinct;
    }
    double weight = holding(world);
    int end = insight.turn(world) + insight.horizon();
    state.copyFrom(world);
    weigh(choices, seat);
    lean(choices.size(), instinct);
    race.begin(likely, choices.size());
    int lines = 0;
    while (lines < limit.iterations() && race.goesOn()) {
      if (lines > 0) {
        if (stopped.getAsBoolean() || (until != 0 && System.nanoTime() - until > 0)) {
          break;
        }
        weight = dream(view, weight);
      }
      lot = dreams.next();
      for (int runner = 0; runner < race.size(); runner++) {
        if (race.runs(runner)) {
          state.copyFrom(world);
          chance.lot(lot);
          race.gained(runner, follow(choices.get(race.move(runner)), end));
          lines++;
        }
      }
    }
    return race.winner();
  }

  /**
   * What some first moves bring: for whoever asks by how much one is better, and not only which.
   * All run in every round, in the same world with the same luck, and nobody drops out.
   *
   * @param firsts empty to have the match go on as it stands, whoever is to move
   * @param searching whether the seat looks for its later moves, too; else it does as players do,
   *     so that the more it comes to know does not make it play better
   * @param round is told what each of them gained; with no first move, what the seat did
   */
  public void weigh(
      V view,
      int seat,
      List<M> firsts,
      boolean searching,
      long seed,
      int rounds,
      Consumer<double[]> round) {
    dreams.lot(seed);
    me = seat;
    tree.clear();
    numbers.clear();
    game.imagine(view, dreams, world);
    double weight = holding(world);
    int end = insight.turn(world) + insight.horizon();
    double[] gains = new double[Math.max(1, firsts.size())];
    for (int i = 0; i < rounds; i++) {
      weight = i == 0 ? weight : dream(view, weight);
      lot = dreams.next();
      for (int runner = 0; runner < gains.length; runner++) {
        state.copyFrom(world);
        chance.lot(lot);
        if (!firsts.isEmpty()) {
          game.play(state, me, firsts.get(runner), chance, Log.NONE);
        }
        int number = firsts.isEmpty() ? -1 : number(firsts.get(runner));
        gains[runner] = run(Tree.line(ROOT, 0, number), end, searching);
      }
      round.accept(gains);
    }
  }

  /**
   * Another world, or the same again: a walk that is in each world as often as it is likely
   * (Metropolis and Hastings, with worlds that do not depend on each other).
   */
  private double dream(V view, double weight) {
    game.imagine(view, dreams, other);
    double next = holding(other);
    if (next >= weight || dreams.even() * weight < next) {
      S old = world;
      world = other;
      other = old;
      return next;
    }
    return weight;
  }

  private double holding(S imagined) {
    Head head = insight.holdings();
    head.clear();
    insight.hidden(imagined, me);
    return StrictMath.exp(head.sum());
  }

  /** Plays one line from a first move on; what it came to. */
  private double follow(M first, int end) {
    game.play(state, me, first, chance, Log.NONE);
    return run(Tree.line(ROOT, 0, number(first)), end, true);
  }

  private double run(long from, int end, boolean searching) {
    long line = from;
    int depth = 0;
    boolean known = searching;
    int turn = -1;
    for (int step = 0; step < LONGEST; step++) {
      if (insight.turn(state) != turn) {
        turn = insight.turn(state);
        chance.lot(lot + turn * NEXT);
      }
      int waiting = game.toAct(state);
      if (waiting == 0 || insight.turn(state) >= end) {
        break;
      }
      int seat = Integer.numberOfTrailingZeros(waiting);
      moves.clear();
      game.moves(state, seat, moves);
      int choice = 0;
      if (moves.size() > 1) {
        weigh(moves, seat);
        if (known && seat == me) {
          long here = Tree.line(line, 1, insight.moment(state, seat));
          choice = tried(moves, here);
          line = Tree.line(here, 0, number(moves.get(choice)));
          int place = tree.place(line);
          known = place != Tree.FULL && tree.visits(place) > 0;
          if (place != Tree.FULL) {
            taken[depth++] = place;
          }
        } else {
          choice = drawn(moves.size());
        }
      }
      game.play(state, seat, moves.get(choice), chance, Log.NONE);
    }
    double gain = gain(game.outcome(state));
    for (int i = 0; i < depth; i++) {
      tree.count(taken[i], gain);
    }
    return gain;
  }

  /** What a player would do without thinking is thought through first. */
  private void lean(int size, int instinct) {
    if (instinct >= 0) {
      for (int i = 0; i < size; i++) {
        likely[i] = (1 - TRUST) * likely[i] + (i == instinct ? TRUST : 0);
      }
    }
  }

  private double gain(@Nullable Outcome outcome) {
    double draw = 1.0 / game.seats();
    if (outcome == null) {
      Head head = insight.standings();
      head.clear();
      insight.standing(state, me);
      double win = Head.chance(head.sum());
      return win + insight.stale(state) * (draw - win);
    }
    return outcome.won(me) ? 1 : outcome.drawn() ? draw : 0;
  }

  /** How likely each of the moves is by what was learnt. */
  private void weigh(MoveBuffer<M> open, int seat) {
    Head head = insight.choices();
    insight.look(state, seat);
    if (likely.length < open.size()) {
      likely = new double[2 * open.size()];
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < open.size(); i++) {
      head.clear();
      insight.choice(open.get(i));
      likely[i] = head.sum();
      most = Math.max(most, likely[i]);
    }
    double all = 0;
    for (int i = 0; i < open.size(); i++) {
      likely[i] = StrictMath.exp(likely[i] - most);
      all += likely[i];
    }
    for (int i = 0; i < open.size(); i++) {
      likely[i] /= all;
    }
  }

  private int drawn(int size) {
    double left = chance.even();
    for (int i = 0; i < size - 1; i++) {
      left -= likely[i];
      if (left < 0) {
        return i;
      }
    }
    return size - 1;
  }

  /** The own move that is worth trying next. */
  private int tried(MoveBuffer<M> open, long line) {
    int all = 0;
    double gains = 0;
    for (int i = 0; i < open.size(); i++) {
      int place = tree.find(Tree.line(line, 0, number(open.get(i))));
      if (place != Tree.FULL) {
        all += tree.visits(place);
        gains += tree.gain(place);
      }
    }
    double unknown = all == 0 ? 0 : gains / all - DOUBT;
    double root = Math.sqrt(all + 1);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < open.size(); i++) {
      int place = tree.find(Tree.line(line, 0, number(open.get(i))));
      int visits = place == Tree.FULL ? 0 : tree.visits(place);
      double prior = (1 - OPEN) * likely[i] + OPEN / open.size();
      double worth =
          (visits == 0 ? unknown : tree.gain(place) / visits)
              + CURIOSITY * prior * root / (1 + visits);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /** A small number for each move that was met, in the order in which they were. */
  private int number(M move) {
    Integer known = numbers.get(move);
    if (known != null) {
      return known;
    }
    int number = numbers.size();
    numbers.put(move, number);
    return number;
  }
}
