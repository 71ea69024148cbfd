package derring.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One thing that can be chosen before a match: a variant, an optional rule, a house rule.
 *
 * @param name as it is written in commands and files
 * @param kind what its values are
 * @param standard the value it has if nothing is chosen: Boolean, Integer, String or List of String
 * @param words the words to choose from; empty for flags and numbers
 * @param min the smallest number
 * @param max the largest number
 * @param help one sentence for the player
 * @param rule the clause it turns on or changes
 * @param called what people call a word, or a number, that is not written as they would write it
 */
public record Option(
    String name,
    Kind kind,
    Object standard,
    List<String> words,
    int min,
    int max,
    String help,
    String rule,
    Map<String, String> called) {

  /** What the values of an option are. */
  public enum Kind {
    FLAG,
    NUMBER,
    /** One of the words. */
    CHOICE,
    /** A list of the words, one for each seat; empty leaves it to the game. */
    PER_SEAT,
    /** A list of the words, as long as one wants, up to the largest number; empty as printed. */
    SEVERAL
  }

  public static Option flag(String name, boolean standard, String help, String rule) {
    return new Option(name, Kind.FLAG, standard, List.of(), 0, 0, help, rule, Map.of());
  }

  public static Option number(
      String name, int standard, int min, int max, String help, String rule) {
    return new Option(name, Kind.NUMBER, standard, List.of(), min, max, help, rule, Map.of());
  }

  public static Option choice(
      String name, String standard, List<String> words, String help, String rule) {
    return new Option(name, Kind.CHOICE, standard, List.copyOf(words), 0, 0, help, rule, Map.of());
  }

  public static Option perSeat(String name, List<String> words, String help, String rule) {
    return new Option(
        name, Kind.PER_SEAT, List.of(), List.copyOf(words), 0, 0, help, rule, Map.of());
  }

  public static Option several(
      String name, List<String> words, int most, String help, String rule) {
    return new Option(
        name, Kind.SEVERAL, List.of(), List.copyOf(words), 0, most, help, rule, Map.of());
  }

  /**
   * The same, with what people call its words, or its numbers.
   *
   * @param called a word, what it is called, and so on
   */
  public Option calling(String... called) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int i = 0; i < called.length; i += 2) {
      all.put(called[i], called[i + 1]);
    }
    return new Option(
        name, kind, standard, words, min, max, help, rule, Collections.unmodifiableMap(all));
  }

  /** Whether its values are lists of words. */
  public boolean lists() {
    return kind == Kind.PER_SEAT || kind == Kind.SEVERAL;
  }

  /** The value that {@code chosen} gives this option. */
  Object read(Facts chosen) {
    Map<String, String> known = new LinkedHashMap<>();
    words.forEach(word -> known.put(word, word));
    return switch (kind) {
      case FLAG -> chosen.flag();
      case NUMBER -> chosen.number(min, max);
      case CHOICE -> chosen.word(known);
      case PER_SEAT, SEVERAL -> chosen.items().stream().map(item -> item.word(known)).toList();
    };
  }
}
