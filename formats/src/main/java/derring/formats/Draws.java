package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Draw;
import derring.kernel.Facts;
import derring.kernel.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Outcomes of chance in a record, each with what it was drawn from. The cards of a shuffle are
 * named once, in their new order; where they lay before is told by their places in it, since a
 * record would otherwise grow by all their names.
 */
final class Draws {
  private Draws() {}

  static List<Object> plain(List<Draw> drawn, Game<?, ?, ?> game) {
    List<Object> outcomes = new ArrayList<>();
    for (Draw draw : drawn) {
      outcomes.add(
          switch (draw) {
            case Draw.Die(int value, int sides) -> fields("die", value, sides);
            case Draw.Card(int card, List<Integer> from) ->
                fields("card", game.cardName(card), names(from, game));
            case Draw.Shuffle(List<Integer> fromTop, List<Integer> from) ->
                fields("shuffle", names(fromTop, game), places(from, fromTop));
          });
    }
    return outcomes;
  }

  private static Map<String, Object> fields(String kind, Object outcome, Object from) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(kind, outcome);
    fields.put("from", from);
    return fields;
  }

  private static List<String> names(List<Integer> cards, Game<?, ?, ?> game) {
    return cards.stream().map(game::cardName).toList();
  }

  /** Where each card of a pile lies now; of equal ones the first that is not taken yet. */
  private static List<Integer> places(List<Integer> before, List<Integer> now) {
    boolean[] taken = new boolean[now.size()];
    List<Integer> places = new ArrayList<>(before.size());
    for (int card : before) {
      int place = 0;
      while (taken[place] || now.get(place) != card) {
        place++;
      }
      taken[place] = true;
      places.add(place);
    }
    return places;
  }

  static List<Draw> read(Facts outcomes, Game<?, ?, ?> game) {
    return outcomes.items().stream().map(outcome -> one(outcome, game)).toList();
  }

  private static Draw one(Facts outcome, Game<?, ?, ?> game) {
    if (!(outcome.raw() instanceof Map)) {
      throw outcome.bad(
          "expected an outcome of chance with what it was drawn from: a die, a card or a shuffle,"
              + " but found "
              + outcome.shown());
    }
    Facts from = outcome.at("from");
    try {
      return outcome.has("die")
          ? die(outcome.only("die", "from").at("die"), from)
          : outcome.has("card")
              ? new Draw.Card(
                  Script.card(outcome.only("card", "from").at("card"), game), cards(from, game))
              : shuffle(cards(outcome.only("shuffle", "from").at("shuffle"), game), from);
    } catch (BadInput e) {
      throw e.path().isEmpty() ? outcome.bad(String.valueOf(e.getMessage())) : e;
    }
  }

  private static Draw die(Facts value, Facts sides) {
    return new Draw.Die(value.number(1, Integer.MAX_VALUE), sides.number(1, Integer.MAX_VALUE));
  }

  private static List<Integer> cards(Facts names, Game<?, ?, ?> game) {
    return names.items().stream().map(name -> Script.card(name, game)).toList();
  }

  private static Draw shuffle(List<Integer> fromTop, Facts places) {
    boolean[] taken = new boolean[fromTop.size()];
    List<Integer> from = new ArrayList<>();
    for (Facts item : places.items()) {
      int place = item.number(0, fromTop.size() - 1);
      if (taken[place]) {
        throw item.bad("place " + place + " of the shuffle is named twice");
      }
      taken[place] = true;
      from.add(fromTop.get(place));
    }
    return new Draw.Shuffle(fromTop, from);
  }
}
