package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads a card set into the cards and fighters it describes, and refuses what makes no sense. */
final class CardReader {
  private static final Set<Effect> ATTACK_EFFECTS = EnumSet.range(Effect.BASE_ONLY, Effect.DISARMS);

  private static final Set<Effect> WEAPON_EFFECTS =
      EnumSet.of(Effect.IGNORES_CLOAKS, Effect.FRAGILE, Effect.SHELTERS, Effect.BINDS);

  private final String set;
  private final Facts facts;
  private final List<Card> cards = new ArrayList<>();
  private final List<Integer> copies = new ArrayList<>();

  private CardReader(CardSet set) {
    this.set = set.id();
    this.facts = Facts.of(set.content());
  }

  /**
   * The printed content of a set.
   *
   * @param reconstructed the values are not printed in any rulebook
   * @param copies how many there are of each card
   * @param monster if the set has one
   * @param reveals how many cards the monster reveals in its guard
   * @param figures the fighters; the last is the plain one for whom no card is left
   */
  record Printed(
      boolean reconstructed,
      List<Card> cards,
      List<Integer> copies,
      List<Figure> figures,
      @Nullable Figure monster,
      int reveals) {}

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
    facts.only(
        "title",
        "values",
        "people",
        "fighters",
        "monster",
        "attacks",
        "defences",
        "weapons",
        "armour",
        "cloaks",
        "stances");
    boolean reconstructed =
        facts.has("values")
            && facts.at("values").word(Map.of("printed", false, "reconstructed", true));
    facts.items("attacks").forEach(f -> cards.add(attack(f)));
    facts.items("defences").forEach(f -> cards.add(defence(f)));
    facts.items("weapons").forEach(f -> cards.add(weapon(f)));
    facts.items("armour").forEach(f -> cards.add(armour(f)));
    facts.items("cloaks").forEach(f -> cards.add(cloak(f)));
    facts.items("stances").forEach(f -> cards.add(stance(f)));
    if (cards.isEmpty()) {
      throw facts.bad(
          "a card set needs cards: attacks, defences, weapons, armour, cloaks, stances");
    }
    List<Figure> figures = new ArrayList<>();
    facts.at("fighters").items().forEach(f -> figures.add(figure(f)));
    figures.add(
        new Figure(set, "Another " + facts.text("people", "fighter"), 10, 1, 2, Ability.NONE));
    if (!facts.has("monster")) {
      return new Printed(reconstructed, cards, copies, figures, null, 0);
    }
    Facts beast = facts.at("monster").only("name", "life", "damage", "reveals");
    Figure monster =
        new Figure(
            set,
            beast.at("name").text(),
            beast.at("life").number(1, 99),
            beast.at("damage").number(0, 20),
            0,
            Ability.NONE);
    return new Printed(
        reconstructed, cards, copies, figures, monster, beast.at("reveals").number(0, 10));
  }

  private Figure figure(Facts f) {
    f.only("name", "life", "damage", "hands", "ability");
    return new Figure(
        set,
        f.at("name").text(),
        f.at("life").number(1, 99),
        f.at("damage").number(0, 20),
        f.at("hands").number(0, Figure.MOST_HANDS),
        f.has("ability") ? f.at("ability").word(Ability.WORDS) : Ability.NONE);
  }

  private Card attack(Facts f) {
    f.only(
        fields(
            ATTACK_EFFECTS,
            "name",
            "copies",
            "text",
            "rule",
            "location",
            "bonus",
            "needs",
            "stopped-by",
            "discards"));
    int locations = f.has("location") ? locations(f.at("location")) : 0;
    if (locations == 0 && !f.has("stopped-by")) {
      throw f.bad("an attack needs a location, or a list of what it is stopped-by");
    }
    return new Card.Attack(
        face(f),
        locations,
        f.number("bonus", 0, 20, 0),
        f.has("needs")
            ? f.at("needs").word(Map.of("weapons", Card.Needs.WEAPONS, "shield", Card.Needs.SHIELD))
            : Card.Needs.NOTHING,
        f.has("stopped-by") ? answers(f, "stopped-by") : null,
        f.number("discards", 0, 20, 0),
        effects(f, ATTACK_EFFECTS));
  }

  private Card defence(Facts f) {
    f.only("name", "copies", "text", "rule", "stops", "tags", "counter", "counter-base-only");
    boolean any = "any".equals(f.at("stops").raw());
    return new Card.Defence(
        face(f),
        any ? 0 : locations(f.at("stops")),
        any,
        tags(f, "tags"),
        f.has("counter") ? f.at("counter").word(Location.WORDS).ordinal() : -1,
        f.flag("counter-base-only", false));
  }

  private Card weapon(Facts f) {
    f.only(
        fields(
            WEAPON_EFFECTS,
            "name",
            "copies",
            "text",
            "rule",
            "hands",
            "damage",
            "bonus-at",
            "counter-bonus",
            "shot",
            "shot-stopped-by",
            "pierces"));
    Facts bonus = f.optional("bonus-at").only(Location.WORDS.keySet().toArray(String[]::new));
    List<Integer> bonusAt =
        Location.WORDS.keySet().stream().map(at -> bonus.number(at, 0, 20, 0)).toList();
    return new Card.Weapon(
        face(f),
        f.at("hands").number(1, Figure.MOST_HANDS),
        f.at("damage").number(0, 20),
        bonusAt,
        f.number("counter-bonus", 0, 20, 0),
        f.number("shot", 0, 20, 0),
        answers(f, "shot-stopped-by"),
        f.number("pierces", 0, 20, 0),
        effects(f, WEAPON_EFFECTS));
  }

  private Card armour(Facts f) {
    f.only("name", "copies", "text", "rule", "absorbs");
    return new Card.Armour(face(f), f.at("absorbs").number(1, 99));
  }

  private Card cloak(Facts f) {
    f.only("name", "copies", "text", "rule", "hands", "counters");
    return new Card.Cloak(
        face(f), f.at("hands").number(1, Figure.MOST_HANDS), f.at("counters").number(1, 99));
  }

  private Card stance(Facts f) {
    f.only(
        "name",
        "copies",
        "text",
        "rule",
        "parry-draws",
        "attack-bonus",
        "bars",
        "frees",
        "softens");
    return new Card.Stance(
        face(f),
        f.number("parry-draws", 0, 5, 0),
        f.number("attack-bonus", 0, 20, 0),
        tags(f, "bars"),
        tags(f, "frees"),
        f.number("softens", 0, 20, 0));
  }

  private Card.Face face(Facts f) {
    String name = f.at("name").text();
    if (name.isBlank() || cards.stream().anyMatch(card -> card.name().equalsIgnoreCase(name))) {
      throw f.at("name")
          .bad("each card needs a name of its own, but found " + f.at("name").shown());
    }
    copies.add(f.at("copies").number(0, 30));
    return new Card.Face(name, f.text("text", ""), f.text("rule", ""));
  }

  private static String[] fields(Set<Effect> effects, String... others) {
    return Stream.concat(Stream.of(others), effects.stream().map(Effect::word))
        .toArray(String[]::new);
  }

  private static int effects(Facts f, Set<Effect> possible) {
    int bits = 0;
    for (Effect effect : possible) {
      bits |= f.flag(effect.word(), false) ? effect.bit() : 0;
    }
    return bits;
  }

  private static int locations(Facts f) {
    if (f.raw() instanceof String) {
      return f.word(Location.WORDS).bit();
    }
    return f.items().stream()
        .mapToInt(at -> at.word(Location.WORDS).bit())
        .reduce(0, (a, b) -> a | b);
  }

  private static int tags(Facts f, String key) {
    return f.items(key).stream()
        .mapToInt(tag -> tag.word(Tag.WORDS).bit())
        .reduce(0, (a, b) -> a | b);
  }

  /** Tags and the word cloak are in small letters; anything else is the name of a card. */
  private static Card.Answers answers(Facts f, String key) {
    int tags = 0;
    boolean cloak = false;
    List<String> names = new ArrayList<>();
    for (Facts answer : f.items(key)) {
      String word = answer.text();
      Tag tag = Tag.WORDS.get(word);
      if (tag != null) {
        tags |= tag.bit();
      } else if (word.equals("cloak")) {
        cloak = true;
      } else if (!word.isEmpty() && Character.isUpperCase(word.charAt(0))) {
        names.add(word);
      } else {
        Map<String, Tag> known = new LinkedHashMap<>(Tag.WORDS);
        throw answer.bad(
            "expected cloak, "
                + Facts.oneOf(known.keySet())
                + ", or the name of a defence, but found "
                + answer.shown());
      }
    }
    return new Card.Answers(tags, List.copyOf(names), cloak);
  }
}
