package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads card sets into what they print, and refuses what makes no deck (AUD-DCK.1). */
final class CardReader {
  private static final int POSTE = 12;
  private static final int STRIKES = 18;
  private static final int REMEDIES = 6;
  private static final int COUNTERS = 6;
  private static final int SKILLS = 9;

  /** Fields that say something about a card and are not printed on it. */
  private static final List<String> ABOUT = List.of("fact", "inference", "grounds", "rule");

  private final Facts facts;
  private final List<Printed> cards = new ArrayList<>();
  private final List<Posta> poste = new ArrayList<>();

  private CardReader(CardSet set) {
    this.facts = Facts.of(set.content());
  }

  /**
   * A card with how many there are of it.
   *
   * @param basic so many of the copies are Basic cards
   */
  record Printed(Card card, int copies, int basic) {}

  /** What both decks share. */
  record Common(List<Posta> poste, List<Printed> cards) {}

  /** What is one character's own. */
  record Persona(String name, List<Printed> skills) {}

  static Common common(CardSet set) {
    return placed(set, CardReader::readCommon);
  }

  static Persona character(CardSet set) {
    return placed(set, CardReader::readCharacter);
  }

  private static <T> T placed(CardSet set, Function<CardReader, T> reading) {
    try {
      return reading.apply(new CardReader(set));
    } catch (BadInput e) {
      List<Object> path = new ArrayList<>(List.of("cards", set.id()));
      path.addAll(e.path());
      throw new BadInput(path, String.valueOf(e.getMessage()));
    }
  }

  private Common readCommon() {
    facts.only("title", "poste", "strikes", "remedies", "counters", "virtues", "side-card");
    facts.at("poste").items().forEach(f -> poste.add(posta(f)));
    if (poste.size() != POSTE) {
      throw facts.at("poste").bad("expected 12 Poste, but found " + poste.size());
    }
    read("strikes", STRIKES, this::blow);
    read("remedies", REMEDIES, this::remedy);
    read("counters", COUNTERS, this::counter);
    readVirtues();
    facts.at("side-card").only("name", "fact", "inference").at("name").text();
    return new Common(List.copyOf(poste), List.copyOf(cards));
  }

  private Persona readCharacter() {
    facts.only("title", "character", "skills");
    read("skills", SKILLS, this::trick);
    return new Persona(facts.at("character").text(), List.copyOf(cards));
  }

  /** Reads the cards of one type and counts them. */
  private void read(String key, int expected, Function<Facts, Card> reading) {
    int found = 0;
    for (Facts f : facts.at(key).items()) {
      Card card = reading.apply(f);
      int copies = f.at("copies").number(1, expected);
      cards.add(new Printed(card, copies, f.number("basic", 0, copies, 0)));
      found += copies;
    }
    if (found != expected) {
      throw facts.at(key).bad("expected " + expected + " cards in all, but found " + found);
    }
  }

  /** The four of the rules, in their order: what they do is no card's own affair. */
  private void readVirtues() {
    List<Facts> virtues = facts.at("virtues").items();
    for (int i = 0; i < Virtue.values().length; i++) {
      Virtue virtue = Virtue.of(i);
      if (virtues.size() <= i || !virtues.get(i).at("name").text().equals(virtue.called())) {
        throw facts.at("virtues").bad("expected the card of " + virtue.called() + " at place " + i);
      }
      virtues.get(i).only("name", "gives", "text", "fact", "inference").at("gives").number(1, 1);
    }
  }

  private Posta posta(Facts f) {
    f.only(
        "name",
        "stack",
        "strikes",
        "closed",
        "extended",
        "exchange",
        "bonus",
        "text",
        "grounds",
        "fact",
        "inference");
    String name = f.at("name").text();
    if (name.isBlank() || poste.stream().anyMatch(p -> p.name().equalsIgnoreCase(name))) {
      throw f.at("name")
          .bad("each Posta needs a name of its own, but found " + f.at("name").shown());
    }
    Virtue bonus = null;
    int amount = 0;
    if (f.has("bonus")) {
      Facts given = f.at("bonus").only(Virtue.WORDS.keySet().toArray(String[]::new));
      if (given.keys().size() != 1) {
        throw given.bad("expected one Virtue");
      }
      bonus = Virtue.WORDS.get(given.keys().getFirst());
      amount = given.at(given.keys().getFirst()).number(1, 9);
    }
    int strikes = strikes(f.at("strikes"));
    if (strikes == 0) {
      throw f.at("strikes").bad("a Posta without Strikes could never be left");
    }
    return new Posta(
        name,
        f.at("stack").word(Side.WORDS),
        strikes,
        strikes(f.at("closed")),
        f.flag("extended", false),
        f.flag("exchange", false),
        bonus,
        amount,
        f.has("text") ? text(f.at("text")) : null,
        f.text("grounds", ""),
        origins(f));
  }

  private static Posta.Text text(Facts f) {
    f.only("virtue", "defend", "feint", "strike");
    if (f.has("defend") == f.has("feint") || f.has("feint") != f.has("strike")) {
      throw f.bad("expected defend, or feint with strike");
    }
    return new Posta.Text(
        f.at("virtue").word(Virtue.WORDS),
        f.has("defend") ? strikes(f.at("defend")) : 0,
        f.has("feint") ? strikes(f.at("feint")) : 0,
        f.has("strike") ? strikes(f.at("strike")) : 0);
  }

  private Card blow(Facts f) {
    f.only(
        "name",
        "strike",
        "sun",
        "symbols",
        "parried-by",
        "end",
        "copies",
        "basic",
        "fact",
        "inference");
    Strike strike = f.at("strike").word(Strike.WORDS);
    Side sun = f.at("sun").word(Side.WORDS);
    if (sun == Side.MIDDLE || (strike.isThrust() && sun != Side.NONE)) {
      throw f.at("sun").bad("a half sun is left or right, and a Punta has none");
    }
    int symbols =
        f.at("symbols").items().stream()
            .mapToInt(symbol -> symbol.word(Symbol.WORDS).bit())
            .reduce(0, (a, b) -> a | b);
    if ((symbols & (Symbol.ATTACK.bit() | Symbol.ATTACK_WITH_PRUDENTIA.bit())) == 0) {
      throw f.at("symbols").bad("a Strike attacks: expected attack or attack-with-prudentia");
    }
    return new Card.Blow(
        face(f), strike, sun, symbols, strikes(f.at("parried-by")), end(f.at("end")));
  }

  private int end(Facts f) {
    for (int i = 0; i < poste.size(); i++) {
      if (poste.get(i).name().equals(f.text())) {
        return i;
      }
    }
    throw f.bad("expected the name of a Posta, but found " + f.shown());
  }

  private Card remedy(Facts f) {
    f.only("name", "side", "answers-after-break", "copies", "basic", "text", "fact", "inference");
    Sides sides = f.at("side").word(Sides.WORDS);
    return new Card.Remedy(
        face(f), sides.inside, sides.outside, f.flag("answers-after-break", false));
  }

  private Card counter(Facts f) {
    f.only("name", "side", "perfect-against", "copies", "basic", "text", "fact", "inference");
    Sides sides = f.at("side").word(Sides.WORDS);
    List<String> perfect = new ArrayList<>();
    for (Facts name : f.at("perfect-against").items()) {
      boolean known =
          cards.stream()
              .anyMatch(printed ->
                  printed.card() instanceof Card.Remedy remedy
                      && remedy.name().equals(name.text()));
      if (!known) {
        throw name.bad("expected the name of a Remedy, but found " + name.shown());
      }
      perfect.add(name.text());
    }
    return new Card.Counter(face(f), sides.inside, sides.outside, List.copyOf(perfect));
  }

  private Card trick(Facts f) {
    f.only(
        "name",
        "effect",
        "virtue",
        "cycle",
        "copies",
        "basic",
        "text",
        "rule",
        "fact",
        "inference");
    return new Card.Trick(
        face(f), f.at("effect").word(Skill.WORDS), virtue(f.at("virtue")), f.flag("cycle", false));
  }

  private static @Nullable Virtue virtue(Facts f) {
    return "none".equals(f.raw()) ? null : f.word(Virtue.WORDS);
  }

  private Card.Face face(Facts f) {
    String name = f.at("name").text();
    if (name.isBlank() || cards.stream().anyMatch(p -> p.card().name().equalsIgnoreCase(name))) {
      throw f.at("name")
          .bad("each card needs a name of its own, but found " + f.at("name").shown());
    }
    return new Card.Face(name, f.text("text", ""), f.text("rule", ""), origins(f));
  }

  /** What is neither fact nor inference is a reconstruction. */
  private static Map<String, Origin> origins(Facts f) {
    Map<String, Origin> origins = new LinkedHashMap<>();
    for (String field : f.keys()) {
      if (!ABOUT.contains(field)) {
        origins.put(field, Origin.RECONSTRUCTION);
      }
    }
    for (Origin origin : List.of(Origin.FACT, Origin.INFERENCE)) {
      for (Facts field : f.items(origin.word())) {
        if (origins.put(field.text(), origin) == null) {
          throw field.bad("this card has no field " + field.shown());
        }
      }
    }
    return Map.copyOf(origins);
  }

  private static int strikes(Facts f) {
    if (f.raw() instanceof String) {
      return f.word(Strike.WORDS).bit();
    }
    return f.items().stream()
        .mapToInt(strike -> strike.word(Strike.WORDS).bit())
        .reduce(0, (a, b) -> a | b);
  }

  /** On which sides a Remedy or Counter-Remedy works. */
  private enum Sides {
    INSIDE(true, false),
    OUTSIDE(false, true),
    BOTH(true, true);

    static final Map<String, Sides> WORDS = new LinkedHashMap<>();

    static {
      for (Sides sides : values()) {
        WORDS.put(sides.name().toLowerCase(Locale.ROOT), sides);
      }
    }

    final boolean inside;
    final boolean outside;

    Sides(boolean inside, boolean outside) {
      this.inside = inside;
      this.outside = outside;
    }
  }
}
