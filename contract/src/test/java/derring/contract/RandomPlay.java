package derring.contract;

import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A match of players who make any legal move, listed or not; the same for the same seed. */
final class RandomPlay<S extends State<S>, M, V> {
  private static final int SHORT = 50;

  private final Game<S, M, V> game;
  private final SeededChance choices;
  private final SeededChance chance;
  private final Chronicle log = new Chronicle();
  private final NearMoves<M> near;
  private final long seed;
  private final List<Entry> happened = new ArrayList<>();
  private final S state;
  private int made;

  RandomPlay(Game<S, M, V> game, long seed) {
    this.game = game;
    this.seed = seed;
    near = new NearMoves<>(game);
    choices = new SeededChance(2 * seed);
    chance = new SeededChance(2 * seed + 1);
    state = game.deal(chance, log);
  }

  /** Shows {@code visitor} every position of so many matches, the last ones included. */
  static <S extends State<S>, M, V> void visit(
      Game<S, M, V> game, int matches, Consumer<RandomPlay<S, M, V>> visitor) {
    for (int seed = 0; seed < matches; seed++) {
      RandomPlay<S, M, V> play = new RandomPlay<>(game, seed);
      visitor.accept(play);
      while (!play.over()) {
        play.makeAny();
        visitor.accept(play);
      }
    }
  }

  S state() {
    return state;
  }

  int made() {
    return made;
  }

  /** Numbers that depend only on the seed and on what was asked before. */
  SeededChance choices() {
    return choices;
  }

  /** Where this is, for a failure's message. */
  String place() {
    return "seed " + seed + " after " + made + " moves";
  }

  boolean over() {
    return game.toAct(state) == 0;
  }

  /**
   * Whether this is one position of so many, or the last. Of a game whose matches are short all
   * are, since what it hides may lie between.
   */
  boolean every(int count) {
    return made % count == 0 || over() || game.traits().longest() < SHORT;
  }

  /** One of the seats that may act. */
  int seat() {
    List<Integer> seats = seats(game.toAct(state));
    return seats.get(choices.below(seats.size()));
  }

  void makeAny() {
    int seat = seat();
    List<M> moves = moves(game, state, seat);
    M listed = moves.get(choices.below(moves.size()));
    M other = game.traits().openMoves() && choices.below(2) == 0 ? unlisted(seat, listed) : null;
    make(seat, other == null ? listed : other);
  }

  /**
   * A legal move near a listed one that nobody has listed; null if none was found in a few tries.
   */
  private @Nullable M unlisted(int seat, M listed) {
    for (int tries = 0; tries < 4; tries++) {
      M move = near.to(listed, choices);
      if (move != null && !move.equals(listed) && game.judge(state, seat, move).legal()) {
        return move;
      }
    }
    return null;
  }

  /** Makes a move and gives what was told since the last one. */
  List<Entry> make(int seat, M move) {
    if (made == game.traits().longest()) {
      throw new AssertionError("a match goes on beyond its bound: " + place());
    }
    game.play(state, seat, move, chance, log);
    made++;
    return told();
  }

  /** What was told and not yet asked for. */
  List<Entry> told() {
    List<Entry> told = log.take();
    happened.addAll(told);
    return told;
  }

  /** What a seat was told of all moves so far. */
  List<Event> heard(int seat) {
    return happened.stream().map(entry -> entry.seenBy(seat)).toList();
  }

  static <S extends State<S>, M, V> List<M> moves(Game<S, M, V> game, S state, int seat) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    game.moves(state, seat, moves);
    return moves.list();
  }

  static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < Integer.SIZE; seat++) {
      if ((set >>> seat & 1) == 1) {
        seats.add(seat);
      }
    }
    return seats;
  }
}
