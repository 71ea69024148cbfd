package derring.kernel;

import java.util.List;
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
   * What the move of somebody else asks of {@code seat}; null where the seat moves for its own
   * sake, or not at all. That it is asked, and what, follows from what all may see, never from what
   * the seat could answer. Its {@link Question#silence} is legal while the question is open.
   */
  default @Nullable Question<M> question(S state, int seat) {
    return null;
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

  /** The names of seats, and with them those of the things that events name by words. */
  default Names names(Names seats) {
    return seats;
  }

  /**
   * How the match stands to the seat of {@code view}, or a spectator, who does not look at the
   * table; null if it is over or the game does not say. It follows from the view alone.
   */
  default @Nullable Outlook outlook(V view, Names names) {
    return null;
  }

  /** How the match ended, or null while it goes on. */
  @Nullable Outcome outcome(S state);

  /**
   * What is worth telling of a match that ended by the rules; null if the game tells nothing.
   *
   * @param told what everybody was told in each move, in order
   */
  default @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return null;
  }

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

  /**
   * The view as a record of plain values, as {@link Seam#view} says: all that a client is ever sent
   * of a match. It says outright what a screen needs, so that no rule is written there again.
   */
  Record show(V view);

  /** The things in {@code view} that its seat may point at and ask about, each once. */
  default List<Thing> things(V view) {
    return List.of();
  }

  /**
   * Adds the moves that the seat of {@code view} could mean by a thing as the match stands, legal
   * or not, the likeliest first. They follow from the view alone. For each of {@link #things} there
   * is at least one, so that somebody who asks why not is given a reason.
   *
   * @throws BadInput if there is no such thing
   */
  default void meanings(V view, Thing thing, MoveBuffer<M> into) {
    throw new BadInput("there is no " + thing + " here");
  }

  /**
   * What a line of moves of the seat of {@code view} would come to, the first made now and each
   * other after it, as far as the rules can tell before any chance: for a screen that shows what a
   * move would do before it is made. It follows from the view alone and is a record as {@link
   * Seam#foresight} says. Null if one of the moves would be refused, if anything before the last
   * hangs on chance or on somebody else, or if the game foresees nothing.
   *
   * @param further whether what could follow is wanted, too
   */
  default @Nullable Record foresee(V view, List<M> line, boolean further) {
    return null;
  }

  /**
   * Every card of the match by its name, wherever it lies, in any order: the same all through a
   * match. Empty in a game without cards.
   */
  default List<String> cards(S state) {
    return List.of();
  }

  /** The name of a card, as {@link Chance} and scripts of chance use it. */
  String cardName(int card);

  /**
   * The card with that name.
   *
   * @throws BadInput if there is none
   */
  int cardNamed(String name);

  /** What something is called whose number stands in a move, by what {@link Named} says it is. */
  default String spell(String kind, int number) {
    if (kind.equals("card")) {
      return cardName(number);
    }
    throw new IllegalArgumentException("nothing in this game is a " + kind);
  }

  /**
   * The number of what is called so.
   *
   * @throws BadInput if there is none
   */
  default int spelt(String kind, String name) {
    if (kind.equals("card")) {
      return cardNamed(name);
    }
    throw new IllegalArgumentException("nothing in this game is a " + kind);
  }
}
