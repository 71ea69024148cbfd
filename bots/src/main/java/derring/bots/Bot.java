package derring.bots;

import derring.kernel.Chance;
import derring.kernel.MoveBuffer;

/**
 * A player that sees only what its seat sees. It is never handed a state; what it wants to know of
 * hidden things it must imagine. The same view, moves and chance give the same choice. Not safe for
 * several threads at once: a bot may keep buffers, but never memory of earlier moves.
 */
@FunctionalInterface
public interface Bot<M, V> {

  /** One of {@code moves}, which are all the moves the seat of {@code view} may make. */
  M choose(V view, MoveBuffer<M> moves, Chance chance);
}
