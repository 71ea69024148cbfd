package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Cards;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a scenario expects against what is. Only what the scenario names is compared; how
 * depends on what it is compared with.
 */
final class Comparison {
  private static final int LONGEST = 300;

  /** What has a field of this name may be named by it alone. */
  private static final String ITEM = "item";

  private Comparison() {}

  /**
   * @param name what {@code actual} is called in the sentence of a failure
   * @throws Mismatch if something named is otherwise
   * @throws BadInput if something named does not exist
   */
  static void check(Facts wanted, @Nullable Object actual, String name) {
    switch (actual) {
      case Map<?, ?> map when map.containsKey(ITEM) && wanted.raw() instanceof String ->
          check(wanted, map.get(ITEM), name);
      case Map<?, ?> map -> checkFields(wanted, map, name);
      case Cards cards -> checkCards(wanted, cards, name);
      case List<?> list -> checkItems(wanted, list, name);
      case null, default -> {
        if (!same(wanted.raw(), actual)) {
          throw otherwise(wanted, actual, name);
        }
      }
    }
  }

  private static void checkFields(Facts wanted, Map<?, ?> actual, String name) {
    if (!(wanted.raw() instanceof Map)) {
      throw otherwise(wanted, actual, name);
    }
    for (String key : wanted.keys()) {
      Facts field = wanted.at(key);
      if (!actual.containsKey(key)) {
        throw unknown(field, key, actual.keySet());
      }
      check(field, actual.get(key), name.isEmpty() ? key : name + "." + key);
    }
  }

  /** A refusal of a field that does not exist. */
  static BadInput unknown(Facts field, String key, Iterable<?> known) {
    List<String> words = new ArrayList<>();
    known.forEach(word -> words.add(String.valueOf(word)));
    return field.bad(
        "'"
            + key
            + "' is not known here; expected "
            + (words.isEmpty() ? "no fields" : Facts.oneOf(words)));
  }

  /** A hand in any order; of a deck the top, but nothing at all means that it is empty. */
  private static void checkCards(Facts wanted, Cards actual, String name) {
    if (!(wanted.raw() instanceof List)) {
      throw otherwise(wanted, actual, name);
    }
    List<String> names = wanted.items().stream().map(Facts::text).toList();
    boolean met =
        switch (actual.order()) {
          case ANY -> sorted(names).equals(sorted(actual));
          case AS_LAID -> names.equals(actual);
          case FROM_TOP ->
              names.isEmpty()
                  ? actual.isEmpty()
                  : names.size() <= actual.size() && actual.subList(0, names.size()).equals(names);
        };
    if (!met) {
      throw otherwise(wanted, actual, name);
    }
  }

  private static void checkItems(Facts wanted, List<?> actual, String name) {
    if (!(wanted.raw() instanceof List<?> list) || list.size() != actual.size()) {
      throw otherwise(wanted, actual, name);
    }
    List<Facts> items = wanted.items();
    for (int i = 0; i < items.size(); i++) {
      check(items.get(i), actual.get(i), name + "[" + i + "]");
    }
  }

  /** YAML reads a card called 17 as a number, so text is compared with whatever was written. */
  private static boolean same(@Nullable Object wanted, @Nullable Object actual) {
    return switch (actual) {
      case null -> wanted == null;
      case String text ->
          (wanted instanceof String || wanted instanceof Number || wanted instanceof Boolean)
              && text.equals(wanted.toString());
      case Integer number -> isWhole(wanted, number);
      case Long number -> isWhole(wanted, number);
      default -> actual.equals(wanted);
    };
  }

  private static boolean isWhole(@Nullable Object wanted, long actual) {
    return (wanted instanceof Integer || wanted instanceof Long)
        && ((Number) wanted).longValue() == actual;
  }

  private static Mismatch otherwise(Facts wanted, @Nullable Object actual, String name) {
    return new Mismatch(
        wanted.path(),
        (name.isEmpty() ? "" : name + ": ")
            + "expected "
            + shown(wanted.raw())
            + ", but it is "
            + shown(actual));
  }

  static String shown(@Nullable Object value) {
    String text = value == null ? "nothing" : Json.compact(value);
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }
}
