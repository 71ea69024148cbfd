package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a card set into its armaments and action cards, and refuses what makes no sense. The file
 * of the ship has the reconstructed values: the stars (HAY-1.3.1a, HAY-B1.2), the armaments
 * (HAY-B1.4), the action cards (HAY-B1.5).
 */
final class CardReader {
  /** The fewest action cards with which a deck cannot run dry in the middle of a card. */
  private static final int FEWEST = 40;

  /** As cards are kept as bytes, and the armaments are numbered after the action cards. */
  private static final int MOST = 100;

  private final Facts facts;
  private final List<String> words = new ArrayList<>();

  private CardReader(CardSet set) {
    this.facts = Facts.of(set.content());
  }

  /**
   * The printed content of a set.
   *
   * @param words what attacks are called, each once
   */
  record Printed(
      boolean reconstructed,
      int lowStar,
      int highStar,
      int physical,
      Armament.Mode fisticuffs,
      List<Armament> armaments,
      List<ActionCard> action,
      List<String> words) {}

  static Printed read(CardSet set) {
    try {
      return new CardReader(set).read();
    } catch (BadInput e) {
      List<Object> path = new ArrayList<>(List.of("cards", set.id()));
      path.addAll(e.path());
      throw new BadInput(path, String.valueOf(e.getMessage()));
    }
  }

  private Printed read() {
    facts.only("title", "values", "stars", "physical", "fisticuffs", "armaments", "action");
    boolean reconstructed =
        facts.has("values")
            && facts.at("values").word(Map.of("printed", false, "reconstructed", true));
    List<Facts> stars = facts.at("stars").items();
    if (stars.size() != 2) {
      throw facts.at("stars").bad("expected the two ranks with a star");
    }
    int low = stars.get(0).number(1, Table.RANKS);
    int high = stars.get(1).number(1, Table.RANKS);
    if (low >= high) {
      throw facts.at("stars").bad("expected two different ranks, the lower first");
    }
    Armament.Mode fists = mode(facts.at("fisticuffs"));
    List<Armament> armaments = new ArrayList<>();
    for (Facts f : facts.at("armaments").items()) {
      armaments.add(armament(f, armaments));
    }
    if (armaments.isEmpty() || armaments.size() > 20) {
      throw facts.at("armaments").bad("expected 1 to 20 armaments");
    }
    List<ActionCard> action = new ArrayList<>();
    for (Facts f : facts.at("action").items()) {
      action.add(action(f, action.size() + 1));
    }
    if (action.size() < FEWEST || action.size() > MOST) {
      throw facts.at("action").bad("expected " + FEWEST + " to " + MOST + " action cards");
    }
    return new Printed(
        reconstructed,
        low,
        high,
        facts.at("physical").number(1, 20),
        fists,
        List.copyOf(armaments),
        List.copyOf(action),
        List.copyOf(words));
  }

  private Armament armament(Facts f, List<Armament> earlier) {
    f.only(
        "name",
        "copies",
        "throw-penalty",
        "single-use",
        "full-on",
        "loaded-on",
        "rule",
        "thrown",
        "modes");
    String name = f.at("name").text();
    if (name.isBlank() || earlier.stream().anyMatch(one -> one.name().equalsIgnoreCase(name))) {
      throw f.at("name").bad("each armament needs a name of its own");
    }
    if (f.has("full-on") && f.has("loaded-on")) {
      throw f.bad("an armament can be full or loaded, but not both");
    }
    List<Armament.Mode> modes = new ArrayList<>();
    Map<String, Armament.Mode> byWord = new LinkedHashMap<>();
    for (Facts item : f.at("modes").items()) {
      Armament.Mode mode = mode(item);
      modes.add(mode);
      if (byWord.put(words.get(mode.word()), mode) != null) {
        throw item.at("mode").bad("each mode needs a word of its own");
      }
    }
    if (modes.isEmpty()) {
      throw f.at("modes").bad("an armament needs a mode");
    }
    return new Armament(
        name,
        f.at("copies").number(0, 30),
        f.number("throw-penalty", 0, 10, 1),
        f.flag("single-use", false),
        f.number("full-on", 1, 6, 0),
        f.number("loaded-on", 1, 6, 0),
        f.has("thrown") ? f.at("thrown").word(byWord) : modes.getFirst(),
        List.copyOf(modes),
        f.text("rule", "HAY-1.3.2"));
  }

  private Armament.Mode mode(Facts f) {
    f.only("mode", "type", "range", "damage", "fatigue", "fatigue-at-0", "loaded", "die-at-most");
    String word = f.at("mode").text();
    if (!word.matches("[a-z]+")) {
      throw f.at("mode").bad("expected a word in small letters, but found " + f.at("mode").shown());
    }
    int index = words.indexOf(word);
    if (index < 0) {
      index = words.size();
      words.add(word);
    }
    int fatigue = f.at("fatigue").number(0, 10);
    return new Armament.Mode(
        index,
        f.at("type").word(Kind.WORDS),
        f.at("range").number(0, Table.RANKS),
        f.at("damage").number(0, 10),
        fatigue,
        f.number("fatigue-at-0", 0, 10, fatigue),
        f.flag("loaded", false),
        f.number("die-at-most", 1, 6, 6));
  }

  private static ActionCard action(Facts f, int expected) {
    f.only("number", "type", "die", "fist", "blade", "shot");
    if (f.at("number").number(1, MOST) != expected) {
      throw f.at("number").bad("the cards are numbered in order: expected " + expected);
    }
    return new ActionCard(
        expected,
        f.at("type").word(Type.WORDS),
        f.at("die").number(1, 6),
        result(f.at("fist")),
        result(f.at("blade")),
        result(f.at("shot")));
  }

  private static int result(Facts f) {
    String text = f.text();
    if (text.equals("star")) {
      return Result.STAR;
    }
    if (!text.matches("[FP]\\d")) {
      throw f.bad("expected F0 to F9, P0 to P9 or star, but found " + f.shown());
    }
    int points = text.charAt(1) - '0';
    return text.charAt(0) == 'F' ? Result.fatigue(points) : Result.physical(points);
  }
}
