package derring.bots.search;

import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Goes from one imagined world to another and follows lines of moves in them. The way hangs on the
 * view and the seed alone, not on the lines that are followed, and what one first move has taught
 * is of no use to another: so several who begin alike can share the first moves between them and
 * come to what one alone would. States and buffers are made once. Not safe for several threads.
 */
final class Explorer<S extends State<S>, M, V> {
  /** How much what was seldom tried is preferred. */
  private static final double CURIOSITY = 0.3;

  /** The part of the learnt choice that is spread evenly, so that nothing is never tried. */
  private static final double OPEN = 0.2;

  /** What was never tried is thought so much worse than what was. */
  private static final double DOUBT = 0.05;

  /** So many fresh worlds are kept for each that is gone to. */
  private static final int FRESH = 2;

  /** No line is followed further than this. */
  private static final int LONGEST = 200;

  private static final long ROOT = 1;

  /** Each turn has luck of its own, so that lines that parted in one turn share it in the next. */
  private static final long NEXT = 0x632B_E59B_D9B4_E019L;

  private final Game<S, M, V> game;
  private final Insight<S, M> insight;
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final Map<M, Integer> numbers = new HashMap<>();
  private final Tree tree = new Tree();
  private final S state;
  private final int[] taken = new int[LONGEST + 1];
  private S world;
  private S other;
  private double[] likely = new double[64];
  private int[] places = new int[64];
  private final Luck dreams = new Luck();
  private final Luck scenes = new Luck();
  private final Luck chance = new Luck();
  private final Worlds worlds = new Worlds();
  private @Nullable V view;
  private double weight;
  private boolean fresh;
  private long lot;
  private int me;
  private int end;

  Explorer(Game<S, M, V> game, Insight<S, M> insight) {
    this.game = game;
    this.insight = insight;
    state = game.blank();
    world = game.blank();
    other = game.blank();
  }

  /** Forgets everything, and imagines a first world. */
  void begin(V seen, int seat, long seed) {
    view = seen;
    dreams.lot(seed);
    me = seat;
    tree.clear();
    numbers.clear();
    if (insight.worlds() > 0) {
      worlds.clear();
      keep(seen, insight.worlds());
      go(seen);
    } else {
      game.imagine(seen, dreams, world);
      weight = holding(world);
    }
    end = insight.turn(world) + insight.horizon();
    fresh = true;
  }

  /** How near to a draw the match is. */
  double stale() {
    return insight.stale(world);
  }

  /** How likely each of some moves is by what was learnt; good until a line is followed. */
  double[] likely(MoveBuffer<M> choices) {
    state.copyFrom(world);
    weigh(choices, me, 1);
    return likely;
  }

  /** Goes to the next world, with luck of its own; at first to the one that it began with. */
  void next() {
    if (view != null && !fresh) {
      if (insight.worlds() > 0) {
        keep(view, FRESH);
        go(view);
      } else {
        walk(view);
      }
    }
    fresh = false;
    lot = dreams.next();
  }

  /**
   * Follows a line in this world; what it came to.
   *
   * @param first what the seat does; null to go on as it stands, whoever is to move
   * @param searching whether the seat looks for its later moves, too; else it does as players do
   */
  double follow(@Nullable M first, boolean searching) {
    tree.makeRoom();
    state.copyFrom(world);
    chance.lot(lot);
    if (first != null) {
      game.play(state, me, first, chance, Log.NONE);
    }
    return run(Tree.line(ROOT, 0, first == null ? -1 : number(first)), searching);
  }

  /** Imagines some worlds more to choose from. */
  private void keep(V seen, int count) {
    for (int i = 0; i < count && !worlds.full(); i++) {
      long scene = dreams.next();
      scenes.lot(scene);
      game.imagine(seen, scenes, other);
      worlds.add(scene, holding(other));
    }
  }

  /** To one of the worlds that are kept, each as often as it is likely. */
  private void go(V seen) {
    scenes.lot(worlds.drawn(dreams.even()));
    game.imagine(seen, scenes, world);
  }

  /**
   * To another world, or to the same again: a walk that is in each world as often as it is likely
   * (Metropolis and Hastings, with worlds that do not depend on each other).
   */
  private void walk(V seen) {
    game.imagine(seen, dreams, other);
    double next = holding(other);
    if (next >= weight || dreams.even() * weight < next) {
      S old = world;
      world = other;
      other = old;
      weight = next;
    }
  }

  private double holding(S imagined) {
    Head head = insight.holdings();
    head.clear();
    insight.hidden(imagined, me);
    return StrictMath.exp(head.sum());
  }

  private double run(long from, boolean searching) {
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
      M move = moves.size() == 1 ? moves.get(0) : insight.habit(state, seat, moves);
      if (move == null) {
        int choice;
        boolean searched = known && seat == me;
        weigh(moves, seat, searched ? 1 : insight.sharpness());
        if (searched) {
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
        move = moves.get(choice);
      }
      game.play(state, seat, move, chance, Log.NONE);
    }
    double gain = gain(game.outcome(state));
    for (int i = 0; i < depth; i++) {
      tree.count(taken[i], gain);
    }
    return gain;
  }

  private double gain(@Nullable Outcome outcome) {
    if (outcome != null) {
      return outcome.score(me);
    }
    int seat = insight.hope(state, me);
    if (seat == Insight.LOST) {
      return 0;
    }
    Head head = insight.standings();
    head.clear();
    insight.standing(state, seat);
    double win = Head.chance(head.sum());
    return win + insight.stale(state) * (Outcome.draw(game.seats()) - win);
  }

  /**
   * How likely each of the moves is by what was learnt.
   *
   * @param sharpness see {@link Insight#sharpness}
   */
  private void weigh(MoveBuffer<M> open, int seat, double sharpness) {
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
      likely[i] = StrictMath.exp(sharpness * (likely[i] - most));
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
    if (places.length < open.size()) {
      places = new int[2 * open.size()];
    }
    for (int i = 0; i < open.size(); i++) {
      int place = tree.find(Tree.line(line, 0, number(open.get(i))));
      places[i] = place;
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
      int place = places[i];
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
