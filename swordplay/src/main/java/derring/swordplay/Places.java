package derring.swordplay;

import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Every place where a card can lie. */
final class Places {
  private Places() {}

  static List<String> cards(Bout bout) {
    List<String> cards = new ArrayList<>();
    for (int side = 0; side < bout.decks.length; side++) {
      add(bout, bout.decks[side], cards);
      add(bout, bout.discards[side], cards);
    }
    for (Fighter fighter : bout.fighters) {
      add(bout, fighter.hand, cards);
      for (int i = 0; i < fighter.items(); i++) {
        add(bout, fighter.item(i), cards);
      }
      add(bout, fighter.armour, cards);
      add(bout, fighter.stance, cards);
    }
    return cards;
  }

  private static void add(Bout bout, Pile pile, List<String> cards) {
    for (int i = 0; i < pile.size(); i++) {
      add(bout, pile.get(i), cards);
    }
  }

  private static void add(Bout bout, int card, List<String> cards) {
    if (card != Fighter.NO_CARD) {
      cards.add(bout.table.cardName(card));
    }
  }
}
