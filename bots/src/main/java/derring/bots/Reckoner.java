package derring.bots;

import derring.kernel.MoveBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A bot that can say what it thinks of moves without playing on: for whoever looks through many
 * positions.
 *
 * @param <M> a move
 * @param <V> a view
 */
public interface Reckoner<M, V> extends Bot<M, V> {

  /**
   * The chance to win with each move that it looks at: listed or not, and of moves that come to the
   * same only one.
   */
  Map<M, Double> worth(V view, MoveBuffer<M> moves);

  /** Whether two moves differ only in what does not matter: in no field that is alike. */
  boolean same(M one, M other);

  /**
   * What kind of move it is, for whoever wants some of each; null if it goes to a point that nobody
   * would just hit.
   */
  @Nullable String kind(M move);

  /** The fields in which another move must be the same to be as good; empty if none is. */
  List<String> alike(M move);
}
