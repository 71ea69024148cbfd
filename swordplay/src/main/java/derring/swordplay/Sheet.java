package derring.swordplay;

import derring.kernel.Cards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A bout as plain values; {@link SheetReader} reads them back. docs/swordplay-state.md lists the
 * fields for the writers of scenarios.
 */
final class Sheet {
  static final String NONE = "none";

  private final Table table;
  private final Moves moves;

  Sheet(Table table, Moves moves) {
    this.table = table;
    this.moves = moves;
  }

  // ---- writing

  Map<String, Object> describe(Bout bout) {
    Map<String, Object> sheet = describeOpen(bout);
    List<Object> fighters = new ArrayList<>();
    for (int body = 0; body < table.bodies; body++) {
      Map<String, Object> fighter = describeFighter(bout, body);
      if (!table.isBeast(body)) {
        fighter.put("hand", Cards.hand(bout.fighters[body].hand, table::cardName));
      }
      fighters.add(fighter);
    }
    sheet.put("fighters", fighters);
    sheet.put("deck", bySide(side -> Cards.fromTop(bout.decks[side], table::cardName)));
    return sheet;
  }

  private Map<String, Object> describeOpen(Bout bout) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", bout.phase.word());
    sheet.put("active", body(bout.active));
    sheet.put("turns", bout.turns);
    sheet.put("first", bout.first);
    sheet.put("attack", bout.attacker == Bout.NOBODY ? NONE : describeAttack(bout));
    sheet.put("sweep", bout.sweeper == Bout.NOBODY ? NONE : describeSweep(bout));
    if (table.options.monster()) {
      sheet.put("prey", body(bout.prey));
    }
    sheet.put("question", bout.answer.number());
    sheet.put("discard", bySide(side -> Cards.fromTop(bout.discards[side], table::cardName)));
    return sheet;
  }

  private Map<String, Object> describeAttack(Bout bout) {
    Map<String, Object> attack = new LinkedHashMap<>();
    attack.put("form", bout.form.word());
    attack.put("attacker", body(bout.attacker));
    attack.put("target", body(bout.target));
    attack.put("card", table.cardName(bout.via));
    attack.put("at", at(bout.at));
    attack.put("damage", Damage.worth(bout));
    attack.put("overextended", bout.overextended);
    attack.put("parry", card(bout.parry));
    return attack;
  }

  private Map<String, Object> describeSweep(Bout bout) {
    Map<String, Object> sweep = new LinkedHashMap<>();
    sweep.put("by", body(bout.sweeper));
    sweep.put("card", table.cardName(bout.sweep));
    sweep.put("at", at(bout.sweepAt));
    sweep.put("last", body(bout.swept));
    return sweep;
  }

  private Map<String, Object> describeFighter(Bout bout, int body) {
    Fighter fighter = bout.fighters[body];
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("name", table.figures[body].name());
    sheet.put("life", fighter.life);
    sheet.put("tripped", fighter.tripped);
    if (table.isBeast(body)) {
      return sheet;
    }
    sheet.put("set", table.figures[body].set());
    List<String> ready = new ArrayList<>();
    for (int i = 0; i < fighter.items(); i++) {
      ready.add(moves.item(fighter.item(i), fighter.used(i)));
    }
    sheet.put("ready", Cards.hand(ready));
    sheet.put(
        "armour",
        fighter.armour == Fighter.NO_CARD ? NONE : moves.item(fighter.armour, fighter.absorbed));
    sheet.put("stance", card(fighter.stance));
    sheet.put("reckless", fighter.reckless);
    sheet.put("ability-spent", fighter.abilitySpent);
    sheet.put("last-defence", card(fighter.lastDefence));
    if (table.hasPlaces()) {
      sheet.put("fell", fighter.fell);
    }
    return sheet;
  }

  /** One value if all share a deck, else one for each set. */
  private Object bySide(Function<Integer, Object> value) {
    if (table.decks.size() == 1) {
      return value.apply(0);
    }
    Map<String, Object> sides = new LinkedHashMap<>();
    for (int side = 0; side < table.decks.size(); side++) {
      sides.put(table.setOf(side), value.apply(side));
    }
    return sides;
  }

  private Object body(int body) {
    return body == Bout.NOBODY ? NONE : table.isBeast(body) ? "beast" : (Object) body;
  }

  private String card(int card) {
    return card == Fighter.NO_CARD ? NONE : table.cardName(card);
  }

  private static String at(int at) {
    return at < 0 ? NONE : Location.of(at).word();
  }

  // ---- phrases

  /** The attack under way as a sentence names it: "a high attack", "Feint". */
  static String attackPhrase(Bout bout) {
    if (bout.form == Form.SHOT) {
      return "a shot";
    }
    return bout.at < 0
        ? bout.table.cardName(bout.via)
        : "a "
            + Location.of(bout.at).word()
            + (bout.form == Form.COUNTER ? " counter-attack" : " attack");
  }
}
