package derring.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Holds the recorded outcomes of one step against those that its chance gives.
 *
 * @param path where they stand in the record
 * @param step how the step is called
 */
record Comparing(Game<?, ?, ?> game, List<Object> path, String step) {

  /**
   * @throws BadInput at the first that is another, saying what was altered
   */
  void hold(List<Draw> given, List<Draw> recorded) {
    for (int i = 0; i < Math.min(given.size(), recorded.size()); i++) {
      if (!given.get(i).equals(recorded.get(i))) {
        List<Object> place = new ArrayList<>(path);
        place.add(i);
        throw new BadInput(
            place,
            step + ", outcome " + (i + 1) + ": " + difference(given.get(i), recorded.get(i)));
      }
    }
    if (given.size() != recorded.size()) {
      throw new BadInput(
          path,
          step
              + ": the rules ask for "
              + outcomes(given.size())
              + " of chance, but the record has "
              + recorded.size());
    }
  }

  private static String outcomes(int count) {
    return count == 1 ? "1 outcome" : count == 0 ? "no outcome" : count + " outcomes";
  }

  private String difference(Draw given, Draw recorded) {
    return switch (given) {
      case Draw.Die(int value, int sides)
          when recorded instanceof Draw.Die(int shown, int claimed) ->
          sides != claimed
              ? from("a die of " + sides + " sides", "a die of " + claimed)
              : outcome("a " + value, "a " + shown);
      case Draw.Card(int card, List<Integer> pile)
          when recorded instanceof Draw.Card(int shown, List<Integer> claimed) ->
          pile.equals(claimed)
              ? outcome(game.cardName(card), game.cardName(shown))
              : from(cards(pile, claimed), cards(claimed, pile));
      case Draw.Shuffle(List<Integer> cards, List<Integer> pile)
          when recorded instanceof Draw.Shuffle(List<Integer> shown, List<Integer> claimed) ->
          pile.equals(claimed)
              ? outcome("another order of the " + cards.size() + " cards", at(cards, shown))
              : from(cards(pile, claimed), cards(claimed, pile));
      default -> outcome(kind(given), kind(recorded));
    };
  }

  private static String outcome(String given, String recorded) {
    return "the seed gives " + given + ", but the record says " + recorded;
  }

  private static String from(String given, String recorded) {
    return "it was drawn from " + given + ", but the record says from " + recorded;
  }

  private static String kind(Draw draw) {
    return switch (draw) {
      case Draw.Die die -> "a die";
      case Draw.Card card -> "a card drawn at random";
      case Draw.Shuffle shuffle -> "a shuffle";
    };
  }

  /** The first card that is another. */
  private String at(List<Integer> given, List<Integer> recorded) {
    int i = first(given, recorded);
    return game.cardName(recorded.get(i))
        + " where "
        + game.cardName(given.get(i))
        + " lies, "
        + (i == 0 ? "on top" : "at place " + (i + 1) + " from the top");
  }

  private String cards(List<Integer> these, List<Integer> others) {
    if (these.size() != others.size()) {
      return these.size() + (these.size() == 1 ? " card" : " cards");
    }
    int i = first(these, others);
    return "a pile with " + game.cardName(these.get(i)) + " at place " + (i + 1) + " from below";
  }

  private static int first(List<Integer> these, List<Integer> others) {
    int i = 0;
    while (these.get(i).equals(others.get(i))) {
      i++;
    }
    return i;
  }
}
