package derring.kernel;

/**
 * Something at the table that a player can point at and ask about: a card in the hand, an item, a
 * rank, a use of a card.
 *
 * @param kind what sort of thing it is, by a word of the game's such as {@code card} or {@code
 *     rank}
 * @param name what it is called among its kind, as views and moves call it
 */
public record Thing(String kind, String name) {

  @Override
  public String toString() {
    return kind + " " + name;
  }
}
