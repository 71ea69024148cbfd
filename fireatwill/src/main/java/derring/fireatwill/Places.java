package derring.fireatwill;

import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Every place where a card can lie. */
final class Places {
  private Places() {}

  static List<String> cards(Battle battle) {
    List<String> cards = new ArrayList<>();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Side side = battle.sides[seat];
      for (int c = 0; c < Table.COLUMNS; c++) {
        add(side.decks[c], cards);
        add(side.piles[c], cards);
      }
      add(side.mate, cards);
      add(side.out, cards);
      if (side.hand != Card.NONE) {
        cards.add(Card.name(side.hand));
      }
      for (int i = 0; i < side.flags; i++) {
        cards.add(Card.name(Card.flagOf(seat)));
      }
    }
    return cards;
  }

  private static void add(Pile pile, List<String> cards) {
    for (int i = 0; i < pile.size(); i++) {
      cards.add(Card.name(pile.get(i)));
    }
  }
}
