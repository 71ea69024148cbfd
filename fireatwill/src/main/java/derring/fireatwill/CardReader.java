package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads a Battle Deck and refuses what makes no sense. */
final class CardReader {
  /** More cards than this in a pile could not be counted in a byte. */
  private static final int MOST = 100;

  private CardReader() {}

  /**
   * A Battle Deck.
   *
   * @param reconstructed the stars are not printed in any rulebook
   * @param starters one for each Command Deck, in ascending order
   * @param cards those that are shuffled, in ascending order, without the Master Gunners
   * @param gunners in ascending order
   */
  record Printed(
      boolean reconstructed,
      List<String> factions,
      Pile starters,
      Pile cards,
      Pile gunners,
      int flags) {}

  static Printed read(CardSet set) {
    try {
      return read(Facts.of(set.content()));
    } catch (BadInput e) {
      List<Object> path = new ArrayList<>(List.of("cards", set.id()));
      path.addAll(e.path());
      throw new BadInput(path, String.valueOf(e.getMessage()));
    }
  }

  private static Printed read(Facts facts) {
    facts.only(
        "title", "values", "factions", "action-piles", "flags", "starters", "cards", "gunners");
    facts.at("action-piles").number(Table.COLUMNS, Table.COLUMNS);
    List<Facts> factions = facts.at("factions").items();
    if (factions.size() != 2) {
      throw facts.at("factions").bad("expected two factions");
    }
    Pile starters = pile(facts, "starters", Card.LOAD, Card.READY);
    if (starters.size() != Table.COLUMNS) {
      throw facts.at("starters").bad("expected " + Table.COLUMNS + " starters");
    }
    Pile cards = pile(facts, "cards", Card.LOAD, Card.BREECHER);
    if (cards.size() > MOST) {
      throw facts.at("cards").bad("expected at most " + MOST + " cards");
    }
    return new Printed(
        facts.has("values")
            && facts.at("values").word(Map.of("printed", false, "reconstructed", true)),
        factions.stream().map(Facts::text).toList(),
        starters,
        cards,
        pile(facts, "gunners", Card.BREECHER, Card.FLAG),
        facts.at("flags").number(0, Table.MOST_FLAGS));
  }

  private static Pile pile(Facts facts, String key, int from, int to) {
    Pile pile = new Pile(MOST);
    for (Facts item : facts.items(key)) {
      item.only("name", "kind", "stars", "number", "copies", "text", "rule");
      int card = Card.named(item.at("name").text());
      if (card < from || card >= to) {
        throw item.at("name").bad(Card.spoken(card) + " does not belong among the " + key);
      }
      if (item.has("kind")
          && !Card.spoken(card)
              .toLowerCase(java.util.Locale.ROOT)
              .startsWith(item.at("kind").text())) {
        throw item.at("kind").bad(Card.spoken(card) + " is of another kind");
      }
      if (item.has("stars")) {
        item.at("stars").number(Card.stars(card), Card.stars(card));
      }
      if (item.has("number")) {
        item.at("number").number(Card.number(card), Card.number(card));
      }
      int copies = item.at("copies").number(0, MOST);
      for (int i = 0; i < copies && pile.size() <= MOST; i++) {
        pile.slip(card);
      }
    }
    return pile;
  }
}
