package derring.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game, bound to its options and its cards.
 *
 * <p>An instance has no state of its own, so one serves all threads. Everything a match is lies in
 * {@code S}; everything random comes from a {@link Chance}; everything that happens is told to a
 * {@link Log}. Several seats may be able to act at once: there is no 'current player', only the set
 * {@link #toAct}.
 *
 * @param <S> the state of a match
 * @param <M> a move: a small immutable value, equal by content
 * @param <V> what one seat, or a spectator, may know of a state
 */
public interface Game<S extends State<S>, M, V> {

  /** The seat number of someone who only watches. */
  int SPECTATOR = -1;

  /** The title this game was opened from. */
  Title title();

  /** The options it was opened with, each with its value, defaults included. */
  Map<String, Object> options();

  /** How many seats there are, numbered from 0. */
  int seats();

  /** What the game declares itself to be; the contract kit holds it to that. */
  Traits traits();

  /**
   * A state of the right size whose content means nothing until it is dealt, copied or imagined
   * into.
   */
  S blank();

  /** Sets up and deals a new match into {@code state}, whatever that held before. */
  void deal(S state, Chance chance, Log log);

  /** A new match, set up and dealt. */
  default S deal(Chance chance, Log log) {
    S state = blank();
    deal(state, chance, log);
    return state;
  }

  /** The seats that may move now, as a bit set (bit 0 is seat 0); empty when the match is over. */
  int toAct(S state);

  /**
   * Adds the moves that {@code seat} may make now, each once, in an order that depends only on what
   * the seat can see. Adds nothing if it may not act. Where {@link Traits#openMoves} is set these
   * are a sample, and {@link #judge} allows more.
   */
  void moves(S state, int seat, MoveBuffer<M> into);

  /** Whether {@code seat} may make {@code move} now, and if not, why. Never changes the state. */
  Verdict judge(S state, int seat, M move);

  /** Makes a move that {@link #judge} calls legal; any other leaves the state undefined. */
  void play(S state, int seat, M move, Chance chance, Log log);

  /** What {@code seat} (or {@link #SPECTATOR}) may know. Shares nothing with the state. */
  V view(S state, int seat);

  /**
   * Fills {@code into} with a state drawn at random, each with its true likelihood, from all states
   * that look like {@code view}. It is built from the view alone.
   */
  void imagine(V view, Chance chance, S into);

  /**
   * Whether players act when they will and it matters who is faster: then every seat in {@link
   * #toAct} may move at any moment, and whoever runs a match must not make one wait for another.
   */
  default boolean realTime() {
    return false;
  }

  /**
   * What the clock of the host does for a seat that does nothing for a while; null if it never
   * does. The rules only name the move and the time; they measure nothing, and the move is a move
   * of that seat like any other.
   */
  default @Nullable Late<M> late(S state, int seat) {
    return null;
  }

  /**
   * What the move of somebody else asks of {@code seat}, where it may answer or {@code pass}: a
   * number that follows from what all may see, and that changes when such a seat is asked something
   * else without having moved. 0 where the seat moves for its own sake, or not at all. A host may
   * pass for whoever leaves such a question open too long.
   */
  default int question(S state, int seat) {
    return 0;
  }

  /** The points of a seat, in a game that counts points; null if it does not. */
  default @Nullable Integer points(S state, int seat) {
    return null;
  }

  /**
   * What the game itself calls a seat, or a body at the table that is no seat and has a number
   * after the last; null if it has no name for it.
   */
  default @Nullable String called(int body) {
    return null;
  }

  /** How the match ended, or null while it goes on. */
  @Nullable Outcome outcome(S state);

  /** The one readable way to write {@code move}. */
  String notation(M move);

  /**
   * The move that {@code notation} names, legal or not.
   *
   * @throws BadInput if no move is written so
   */
  M parse(String notation);

  /** What a move would mean to a player who sees {@code view}: a short phrase for menus. */
  String label(V view, M move);

  /** The state as the referee sees it: every field, as plain values. */
  Map<String, Object> describe(S state);

  /**
   * The state that {@code facts} describe; what they leave out has the game's default. Undoes
   * {@link #describe} exactly.
   *
   * @throws BadInput if a field is unknown, out of range, or the whole is not a possible state
   */
  S assemble(Facts facts);

  /** The view as plain values: all that a client is ever sent of a match. */
  Map<String, Object> describeView(V view);

  /** The name of a card, as {@link Chance} and scripts of chance use it. */
  String cardName(int card);

  /**
   * The card with that name.
   *
   * @throws BadInput if there is none
   */
  int cardNamed(String name);
}
