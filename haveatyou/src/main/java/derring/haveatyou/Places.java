package derring.haveatyou;

import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Every place where a card or an armament can lie. */
final class Places {
  private Places() {}

  static List<String> cards(Battle battle) {
    List<String> cards = new ArrayList<>();
    for (Stage stage : battle.stages) {
      for (Pile pile :
          List.of(stage.deck, stage.discards, stage.aside, stage.armaments, stage.lost)) {
        for (int i = 0; i < pile.size(); i++) {
          cards.add(battle.table.cardName(pile.get(i)));
        }
      }
      items(battle, stage.floor, cards);
      for (int i = 0; i < stage.stack.depth(); i++) {
        if (stage.stack.thrown(i) != Table.NONE) {
          cards.add(battle.table.armament(stage.stack.thrown(i)).name());
        }
      }
    }
    for (Fighter fighter : battle.fighters) {
      for (int i = 0; i < fighter.hand.size(); i++) {
        cards.add(battle.table.cardName(fighter.hand.get(i)));
      }
      items(battle, fighter.offer, cards);
      if (fighter.weapon != Table.NONE) {
        cards.add(battle.table.armament(fighter.weapon).name());
      }
    }
    return cards;
  }

  private static void items(Battle battle, Pile items, List<String> cards) {
    for (int i = 0; i < items.size(); i++) {
      cards.add(battle.table.armament(items.get(i)).name());
    }
  }
}
