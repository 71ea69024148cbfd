package derring.bots.coach;

import java.util.HashMap;
import java.util.Map;

/** Sees to it that not all puzzles ask for the same. */
public final class Variety {
  /** Of the same kind there may be one in so many. */
  private static final int SHARE = 4;

  private final Map<String, Integer> kinds = new HashMap<>();
  private final int most;

  /**
   * @param count how many puzzles are wanted
   */
  public Variety(int count) {
    most = count / SHARE + 1;
  }

  /** One more of a kind. */
  public void add(String kind) {
    kinds.merge(kind, 1, Integer::sum);
  }

  /** Whether there are enough of a kind. */
  public boolean full(String kind) {
    return kinds.getOrDefault(kind, 0) >= most;
  }
}
