package derring.audatia;

import derring.kernel.Cards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A bout as plain values. docs/audatia-state.md lists the fields for the writers of scenarios. */
final class Sheet {
  static final String NONE = "none";

  private Sheet() {}

  static Map<String, Object> describe(Bout bout) {
    Table table = bout.table;
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", bout.phase.word());
    sheet.put("active", seat(bout.active));
    sheet.put("question", bout.window.number());
    sheet.put("asked", seats(bout.window.asked()));
    sheet.put("mark", bout.mark);
    sheet.put("challenger", bout.challenger);
    sheet.put("attacker", seat(bout.attacker));
    sheet.put("form", bout.form.word());
    sheet.put("bind", bout.bind.word());
    sheet.put("inside", seat(bout.inside));
    sheet.put("remedy-by", seat(bout.remedyBy));
    sheet.put("remedy-inside", bout.remedyInside);
    sheet.put("entry", bout.entry);
    sheet.put("breaker", seat(bout.breaker));
    sheet.put("waited", bout.waited);
    sheet.put("measured", bout.measured);
    sheet.put("passes", bout.passes);
    sheet.put("taunted", seat(bout.taunted));
    sheet.put("pending", card(table, bout.pending));
    sheet.put("pending-by", seat(bout.pendingBy));
    sheet.put("denied", bout.denied);
    sheet.put("back", bout.back.word());
    sheet.put("draws", bout.draws);
    sheet.put("measures", bout.measures);
    sheet.put("spent", bout.spent);
    sheet.put("laid", bout.laid);
    sheet.put("round", bout.round);
    sheet.put("winner", seat(bout.winner));
    sheet.put("ending", bout.ending.word());
    List<Object> fighters = new ArrayList<>();
    for (Fighter fighter : bout.fighters) {
      fighters.add(describe(table, fighter));
    }
    sheet.put("fighters", fighters);
    return sheet;
  }

  private static Map<String, Object> describe(Table table, Fighter fighter) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    List<String> virtues = new ArrayList<>();
    for (Virtue virtue : Virtue.values()) {
      if (fighter.has(virtue)) {
        virtues.add(virtue.word());
      }
    }
    sheet.put("virtues", virtues);
    sheet.put("posta", posta(table, fighter.posta));
    sheet.put("chosen", posta(table, fighter.chosen));
    sheet.put("side", fighter.side.word());
    sheet.put("from", posta(table, fighter.from));
    sheet.put("ruse", fighter.ruse);
    sheet.put("saluted", fighter.saluted);
    sheet.put("salute-on-top", fighter.saluteOnTop);
    sheet.put("trade-begun", fighter.tradeBegun);
    sheet.put("veiled", fighter.veiled);
    sheet.put("reshuffled", fighter.reshuffled);
    sheet.put("open", fighter.open);
    sheet.put("points", fighter.points);
    sheet.put("known", Draws.names(table, fighter.known));
    sheet.put("hand", Cards.hand(fighter.hand, table::cardName));
    sheet.put("aside", Cards.hand(fighter.aside, table::cardName));
    sheet.put("row", Cards.fromTop(fighter.row, table::cardName));
    sheet.put("stack", Cards.asLaid(fighter.stack, table::cardName));
    sheet.put("discard", Cards.fromTop(fighter.discard, table::cardName));
    sheet.put("traded", Cards.fromTop(fighter.traded, table::cardName));
    sheet.put("deck", Cards.fromTop(fighter.deck, table::cardName));
    return sheet;
  }

  private static List<Integer> seats(int set) {
    return set == 0 ? List.of() : set == 3 ? List.of(0, 1) : List.of(set - 1);
  }

  private static Object seat(int seat) {
    return seat < 0 ? NONE : (Object) seat;
  }

  private static String card(Table table, int card) {
    return card < 0 ? NONE : table.cardName(card);
  }

  private static String posta(Table table, int posta) {
    return posta < 0 ? NONE : table.poste[posta].name();
  }
}
