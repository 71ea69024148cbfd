package derring.audatia;

import java.util.ArrayList;
import java.util.List;

/** Every place where a card can lie. */
final class Places {
  private Places() {}

  static List<String> cards(Bout bout) {
    List<String> cards = new ArrayList<>();
    for (Fighter fighter : bout.fighters) {
      cards.addAll(Draws.names(bout.table, fighter.hand));
      cards.addAll(Draws.names(bout.table, fighter.deck));
      cards.addAll(Draws.names(bout.table, fighter.discard));
      cards.addAll(Draws.names(bout.table, fighter.traded));
      cards.addAll(Draws.names(bout.table, fighter.aside));
      cards.addAll(Draws.names(bout.table, fighter.row));
      cards.addAll(Draws.names(bout.table, fighter.stack));
    }
    return cards;
  }
}
