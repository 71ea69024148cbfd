package derring.bots;

import derring.kernel.MoveBuffer;
import java.util.List;
import java.util.Map;

/**
 * A bot that can say what it thinks of moves without playing on: for whoever looks through many
 * positions.
 *
 * @param <M> a move
 * @param <V> a view
 */
public interface Reckoner<M, V> extends Bot<M, V> {

  /**
   * The chance to win with each move that it looks at: listed or not, and of moves that are as good
   * as each other only one.
   */
  Map<M, Double> worth(V view, MoveBuffer<M> moves);

  /** The fields in which another move must be the same to be as good; empty if none is. */
  List<String> alike(M move);
}
