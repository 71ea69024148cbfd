package derring.bots.coach;

import java.util.HashMap;
import java.util.Map;

/** Sees to it that not all puzzles ask for the same. */
public final class Variety {
  private final Map<String, Integer> kinds = new HashMap<>();
  private final int most;

  /**
   * @param most so many there may be of the same kind
   */
  public Variety(int most) {
    this.most = most;
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
