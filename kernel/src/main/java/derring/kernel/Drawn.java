package derring.kernel;

import java.util.List;

/** One outcome of chance. */
public sealed interface Drawn {

  record Die(int value) implements Drawn {}

  record Card(int card) implements Drawn {}

  /**
   * A pile after its shuffle.
   *
   * @param fromTop the cards, next to be drawn first; a script may name only the first few
   */
  record Shuffle(List<Integer> fromTop) implements Drawn {
    public Shuffle {
      fromTop = List.copyOf(fromTop);
    }
  }
}
