package derring.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One outcome of chance together with what it was drawn from, so that whoever has the stream of a
 * match can draw it again without knowing the rules.
 */
public sealed interface Draw {

  /** What was drawn, without what it was drawn from. */
  Drawn outcome();

  record Die(int value, int sides) implements Draw {
    public Die {
      if (value < 1 || value > sides) {
        throw new BadInput(
            "a die of " + sides + " sides shows 1 to " + sides + ", but found " + value);
      }
    }

    @Override
    public Drawn outcome() {
      return new Drawn.Die(value);
    }
  }

  /**
   * A card drawn at random.
   *
   * @param from the pile, bottom first
   */
  record Card(int card, List<Integer> from) implements Draw {
    public Card {
      from = List.copyOf(from);
      if (!from.contains(card)) {
        throw new BadInput("the card that was drawn is not one of those it was drawn from");
      }
    }

    @Override
    public Drawn outcome() {
      return new Drawn.Card(card);
    }
  }

  /**
   * A pile and its shuffle.
   *
   * @param fromTop the cards after it, next to be drawn first
   * @param from the same cards before it, bottom first
   */
  record Shuffle(List<Integer> fromTop, List<Integer> from) implements Draw {
    public Shuffle {
      fromTop = List.copyOf(fromTop);
      from = List.copyOf(from);
      if (!sorted(fromTop).equals(sorted(from))) {
        throw new BadInput("a shuffle leaves other cards than lay there before it");
      }
    }

    @Override
    public Drawn outcome() {
      return new Drawn.Shuffle(fromTop);
    }

    private static List<Integer> sorted(List<Integer> cards) {
      List<Integer> sorted = new ArrayList<>(cards);
      Collections.sort(sorted);
      return sorted;
    }
  }

  /** The cards of a pile, bottom first. */
  static List<Integer> cards(Pile pile) {
    List<Integer> cards = new ArrayList<>(pile.size());
    for (int i = 0; i < pile.size(); i++) {
      cards.add(pile.get(i));
    }
    return cards;
  }
}
