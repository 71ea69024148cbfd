package derring.bots;

import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.MoveBuffer;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A player that sees only what its seat sees. It is never handed a state; what it wants to know of
 * hidden things it must imagine. The same view, moves and chance, and the same recalled, give the
 * same choice. Not safe for several threads at once: a bot may keep buffers, but its memory of
 * earlier moves is only what it is made to {@link #recall}.
 */
@FunctionalInterface
public interface Bot<M, V> {

  /**
   * One of {@code moves}, which are all the moves the seat of {@code view} may make; where they
   * cannot all be listed ({@link derring.kernel.Traits#openMoves}), any legal move.
   */
  M choose(V view, MoveBuffer<M> moves, Chance chance);

  /** Whether what happened before makes a difference to it. */
  default boolean remembers() {
    return false;
  }

  /**
   * Forgets all but this: what its seat was told so far, the deal first. A host that keeps it calls
   * this before each choice of a bot that {@link #remembers}; one who is never told anything plays
   * as well as it can without.
   */
  default void recall(List<Event> told) {}

  /**
   * Thinks from now on for such a part of its usual time, 1 for all of it: for a host with much to
   * do. A bot that does not think ahead has no use for it.
   */
  default void hurry(double part) {}

  /** The move that is worth most; of those worth the same the first listed. */
  static <M> M best(MoveBuffer<M> moves, ToDoubleFunction<M> worth) {
    M best = moves.get(0);
    double most = worth.applyAsDouble(best);
    for (int i = 1; i < moves.size(); i++) {
      double each = worth.applyAsDouble(moves.get(i));
      if (each > most) {
        most = each;
        best = moves.get(i);
      }
    }
    return best;
  }
}
