package derring.fireatwill;

import derring.kernel.Cards;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A battle and a view as plain values. docs/fire-at-will-state.md lists the fields. */
final class Sheet {
  static final String NONE = "none";
  static final String MATE = "mate";

  private Sheet() {}

  static Map<String, Object> describe(Battle battle) {
    Map<String, Object> sheet = open(battle);
    List<Object> sides = new ArrayList<>();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Side side = battle.sides[seat];
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("faction", battle.table.factions.get(seat));
      fields.put("numbers", numbers(side));
      List<Object> decks = new ArrayList<>();
      List<Object> piles = new ArrayList<>();
      for (int c = 0; c < Table.COLUMNS; c++) {
        decks.add(Cards.fromTop(side.decks[c], Card::name));
        piles.add(Cards.asLaid(side.piles[c], Card::name));
      }
      fields.put("decks", decks);
      fields.put("mate", Cards.fromTop(side.mate, Card::name));
      fields.put("flags", stock(seat, side));
      fields.put("piles", piles);
      fields.put("square", square(side));
      fields.putAll(tallies(side));
      fields.put("out", Cards.hand(side.out, Card::name));
      sides.add(fields);
    }
    sheet.put("sides", sides);
    return sheet;
  }

  private static Map<String, Object> open(Battle battle) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", battle.phase.word());
    sheet.put("waits", battle.waits);
    sheet.put("waiter", battle.waiter < 0 ? NONE : (Object) battle.waiter);
    return sheet;
  }

  private static Map<String, Object> tallies(Side side) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("hand", name(side.hand));
    fields.put("hand-from", side.handFrom == Side.MATE ? MATE : column(side.handFrom));
    fields.put("fired", column(side.fired));
    fields.put("flagged", column(side.flagged));
    fields.put("plays", side.plays);
    fields.put("across", side.across);
    fields.put("unloads", side.unloads);
    fields.put("score", side.score);
    fields.put("maneuvers", side.maneuvers);
    fields.put("sharpshooters", side.sharpshooters);
    fields.put("claimed", side.claimed);
    fields.put("unclaimed", side.unclaimed);
    return fields;
  }

  private static Map<String, Object> stock(int seat, Side side) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("card", Card.name(Card.flagOf(seat)));
    fields.put("count", side.flags);
    return fields;
  }

  private static List<Integer> numbers(Side side) {
    List<Integer> numbers = new ArrayList<>();
    for (byte number : side.numbers) {
      numbers.add((int) number);
    }
    return numbers;
  }

  /**
   * By pile: which card, counted from 1, is the flag it was straightened under; 0 if it is loose.
   */
  private static List<Integer> square(Side side) {
    List<Integer> square = new ArrayList<>();
    for (byte flag : side.square) {
      square.add(flag + 1);
    }
    return square;
  }

  private static String name(int card) {
    return card == Card.NONE ? NONE : Card.name(card);
  }

  private static Object column(int column) {
    return column < 0 ? NONE : (Object) (column + 1);
  }

  /** The cards of a pile as they are written. */
  static String text(Pile pile) {
    return String.join(" ", Cards.asLaid(pile, Card::name));
  }
}
