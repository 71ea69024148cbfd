package derring.bots.lab;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants to know of a game. docs/lab.md has the format of the file.
 *
 * @param title in words, for the page
 * @param seats the names of the bots: none for the solid one, one for all seats, or one for each
 * @param rotate whether the bots change places from match to match
 * @param options of the game, the same in all variants that do not say otherwise
 * @param variants what is compared, each with the first
 * @param measures what is measured
 * @param within how exact the main figures must be, in points of a hundred, to stop; 0 to play all
 * @param games how many matches of each variant at most
 */
public record Question(
    String title,
    List<String> seats,
    boolean rotate,
    Map<String, Object> options,
    List<Variation> variants,
    Set<Measure> measures,
    double within,
    int games,
    long seed) {

  /** More variants than this are too many for one page. */
  private static final int MOST_VARIANTS = 8;

  private static final int MOST_GAMES = 10_000_000;
  private static final int HUNDRED = 100;

  /** What is played unless somebody says otherwise. */
  public static final int GAMES = 2000;

  /**
   * One way to play the game.
   *
   * @param seats the bots, if they are others than in the rest
   * @param options those that differ
   * @param cards the card sets that differ
   * @param place where it stands in the file, for complaints
   */
  public record Variation(
      String name,
      List<String> seats,
      Map<String, Object> options,
      List<Cards> cards,
      List<Object> place) {}

  /**
   * A card set that differs from the built-in one.
   *
   * @param file the file that is used in its place; null if only some values differ
   * @param changes by the name of the card: the fields that differ
   */
  public record Cards(
      String set,
      @Nullable String file,
      Map<String, Map<String, Object>> changes,
      List<Object> place) {}

  /** What is asked where nobody asks anything: how the game goes between solid bots. */
  public static Question standard(String title) {
    return new Question(
        title,
        List.of(),
        false,
        Map.of(),
        List.of(new Variation("standard", List.of(), Map.of(), List.of(), List.of())),
        Measure.all(),
        0,
        GAMES,
        1);
  }

  /** The same question with another limit. */
  public Question upTo(int most) {
    return new Question(title, seats, rotate, options, variants, measures, within, most, seed);
  }

  /** The same question from another seed. */
  public Question from(long first) {
    return new Question(title, seats, rotate, options, variants, measures, within, games, first);
  }

  /**
   * Reads a question.
   *
   * @throws BadInput if a field is unknown, missing or of the wrong kind
   */
  public static Question read(Facts facts, String game) {
    facts.only(
        "game",
        "title",
        "seats",
        "rotate",
        "options",
        "variants",
        "measure",
        "within",
        "games",
        "seed");
    if (facts.has("game") && !facts.at("game").text().equals(game)) {
      throw facts
          .at("game")
          .bad("this question is about " + facts.at("game").text() + ", not " + game);
    }
    List<Variation> variants = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    for (Facts one : facts.items("variants")) {
      Variation variation = variation(one);
      if (!names.add(variation.name)) {
        throw one.at("name").bad("there are two variants named '" + variation.name + "'");
      }
      variants.add(variation);
    }
    if (variants.size() > MOST_VARIANTS) {
      throw facts
          .at("variants")
          .bad("expected at most " + MOST_VARIANTS + " variants, but found " + variants.size());
    }
    Question standard = standard(facts.text("title", game));
    return new Question(
        standard.title,
        seats(facts),
        facts.flag("rotate", false),
        options(facts),
        variants.isEmpty() ? standard.variants : List.copyOf(variants),
        facts.has("measure") ? measures(facts.at("measure")) : Measure.all(),
        within(facts),
        facts.number("games", 2, MOST_GAMES, GAMES),
        facts.number("seed", 0, Integer.MAX_VALUE, 1));
  }

  private static Variation variation(Facts facts) {
    facts.only("name", "seats", "options", "cards");
    List<Cards> cards = new ArrayList<>();
    Facts sets = facts.optional("cards");
    for (String set : sets.keys()) {
      cards.add(cards(set, sets.at(set)));
    }
    String name = facts.at("name").text();
    if (name.isBlank()) {
      throw facts.at("name").bad("expected a name, but found '" + name + "'");
    }
    return new Variation(name, seats(facts), options(facts), List.copyOf(cards), facts.path());
  }

  private static Cards cards(String set, Facts facts) {
    if (facts.raw() instanceof String file) {
      return new Cards(set, file, Map.of(), facts.path());
    }
    Map<String, Map<String, Object>> changes = new LinkedHashMap<>();
    for (String card : facts.keys()) {
      changes.put(card, plain(facts.at(card)));
    }
    if (changes.isEmpty()) {
      throw facts.bad("expected a file, or cards with the fields that differ, but found none");
    }
    return new Cards(set, null, changes, facts.path());
  }

  private static List<String> seats(Facts facts) {
    if (!facts.has("seats")) {
      return List.of();
    }
    Facts seats = facts.at("seats");
    return seats.raw() instanceof String one
        ? List.of(one)
        : seats.items().stream().map(Facts::text).toList();
  }

  private static Map<String, Object> options(Facts facts) {
    return plain(facts.optional("options"));
  }

  private static Map<String, Object> plain(Facts facts) {
    Map<String, Object> plain = new LinkedHashMap<>();
    for (String key : facts.keys()) {
      Object value = facts.at(key).raw();
      if (value == null) {
        throw facts.at(key).bad("expected a value, but found nothing");
      }
      plain.put(key, value);
    }
    return plain;
  }

  private static Set<Measure> measures(Facts facts) {
    Map<String, Measure> words = new LinkedHashMap<>();
    Measure.all().forEach(measure -> words.put(measure.word(), measure));
    Set<Measure> measures = new LinkedHashSet<>();
    facts.items().forEach(item -> measures.add(item.word(words)));
    return measures;
  }

  private static double within(Facts facts) {
    if (!facts.has("within")) {
      return 0;
    }
    Facts within = facts.at("within");
    if (within.raw() instanceof Number number
        && number.doubleValue() >= 0.1
        && number.doubleValue() < HUNDRED) {
      return number.doubleValue();
    }
    throw within.bad("expected points of a hundred, from 0.1 on, but found " + within.shown());
  }
}
