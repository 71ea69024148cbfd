package derring.bots.search;

import derring.kernel.Event;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search knows of a game beyond its rules: how a match stands, what players do, and what
 * they hold. Each is a list of features, whose weights were learnt. Not safe for several threads.
 *
 * @param <S> the state of a match
 * @param <M> a move
 */
public interface Insight<S extends State<S>, M> {

  /** Who will win: features of a state for one seat, read by {@link #standing}. */
  Head standings();

  /** What a player does: features of a move, read by {@link #choice}. */
  Head choices();

  /** What the others hold: features of what a seat does not see, read by {@link #hidden}. */
  Head holdings();

  /** Nobody's. */
  int LOST = -1;

  /** Adds what says how likely {@code seat} is to win from here. */
  void standing(S state, int seat);

  /**
   * Whose {@link #standing} is the hope of {@code seat} to win: its own, that of another with whom
   * it wins, or {@link #LOST} where others play on without it.
   */
  default int hope(S state, int seat) {
    return seat;
  }

  /** Takes in what {@code seat} sees before it moves: {@link #choice} refers to it. */
  void look(S state, int seat);

  /** Adds what says how likely the seat that {@link #look} was told of makes a move. */
  void choice(M move);

  /** Adds what says how much likelier than chance the others hold what they hold here. */
  void hidden(S state, int seat);

  /**
   * Forgets all but this: what the seat was told that thinks, the first first. {@link #hidden} may
   * refer to it. Who was never told anything remembers nothing.
   */
  default void recall(List<Event> told) {}

  /**
   * A number for what matters to {@code seat} when it moves here: positions in which it saw and did
   * something else before, but this is the same, are thought of as one.
   */
  int moment(S state, int seat);

  /** A number that grows by one with each turn. */
  int turn(S state);

  /** So many turns are looked ahead. */
  int horizon();

  /**
   * What {@code seat} does in lines without thinking, and so does the seat that thinks after its
   * first move: by what it would see here, and nothing else. Null if the others do what was learnt,
   * and the seat that thinks searches for its later moves.
   *
   * @param moves two at least
   */
  default @Nullable M habit(S state, int seat, MoveBuffer<M> moves) {
    return null;
  }

  /**
   * How sure players are of what they do in lines: what is three times as likely as something else
   * by what was learnt is done three to the power of this times as often. What was learnt hedges
   * where it cannot tell, and the longer a line is, the more of its moves nobody would make.
   */
  default double sharpness() {
    return 1;
  }

  /**
   * Another move must be better than what one would do without thinking by so many standard errors.
   */
  default double caution() {
    return 0.7;
  }

  /**
   * So many worlds are imagined before one is gone to, so that rounds hardly depend on each other;
   * 0 to walk from each to the next, which is stuck in a likely one for long, but asks for nothing
   * beforehand.
   */
  default int worlds() {
    return 0;
  }

  /**
   * How near a match is to a draw because nothing happens: from 0 to 1. Who leads and waits sees it
   * slip away, however far beyond the horizon the draw is.
   */
  default double stale(S state) {
    return 0;
  }
}
