package derring.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A strict reader of plain values (maps, lists, text, whole numbers, flags) that come from outside.
 * It remembers where it is, so that whatever is wrong is refused with its place.
 */
public final class Facts {
  /** More of a text than this is not put into a sentence. */
  private static final int LONGEST = 80;

  private final @Nullable Object value;

  /** Where this stands, and under which key or at which place; most are never asked. */
  private final @Nullable Facts above;

  private final Object step;

  private Facts(@Nullable Object value, @Nullable Facts above, Object step) {
    this.value = value;
    this.above = above;
    this.step = step;
  }

  public static Facts of(@Nullable Object value) {
    return new Facts(value, null, "");
  }

  /** Facts with nothing in them: everything takes its default. */
  public static Facts none() {
    return of(Map.of());
  }

  public List<Object> path() {
    List<Object> path = new ArrayList<>();
    for (Facts at = this; at.above != null; at = at.above) {
      path.addFirst(at.step);
    }
    return List.copyOf(path);
  }

  /** The value itself, unread. */
  public @Nullable Object raw() {
    return value;
  }

  /** A refusal of what stands here. */
  public BadInput bad(String sentence) {
    return new BadInput(path(), sentence);
  }

  public boolean has(String key) {
    return map().containsKey(key);
  }

  /** What stands under {@code key}; refuses if nothing does. */
  public Facts at(String key) {
    if (!has(key)) {
      throw bad("'" + key + "' is missing");
    }
    return child(key, map().get(key));
  }

  /** What stands under {@code key}, or no facts at all. */
  public Facts optional(String key) {
    return child(key, has(key) ? map().get(key) : Map.of());
  }

  /** Refuses any key but these. */
  public Facts only(String... keys) {
    List<String> known = List.of(keys);
    for (String key : map().keySet()) {
      if (!known.contains(key)) {
        throw child(key, null).bad("'" + key + "' is not known here; expected " + oneOf(known));
      }
    }
    return this;
  }

  /** The keys, in the order they were written. */
  public List<String> keys() {
    return List.copyOf(map().keySet());
  }

  /** The items of the list that stands here. */
  public List<Facts> items() {
    if (!(value instanceof List<?> list)) {
      throw bad("expected a list, but found " + shown());
    }
    List<Facts> items = new ArrayList<>(list.size());
    for (Object item : list) {
      items.add(child(items.size(), item));
    }
    return items;
  }

  /** The items of the list under {@code key}; none if it is left out. */
  public List<Facts> items(String key) {
    return has(key) ? at(key).items() : List.of();
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    if (value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    throw bad("expected text, but found " + shown());
  }

  public String text(String key, String otherwise) {
    return has(key) ? at(key).text() : otherwise;
  }

  public int number(int min, int max) {
    if (value instanceof Number n
        && n.doubleValue() == n.longValue()
        && n.longValue() >= min
        && n.longValue() <= max) {
      return n.intValue();
    }
    throw bad("expected a whole number from " + min + " to " + max + ", but found " + shown());
  }

  public int number(String key, int min, int max, int otherwise) {
    return has(key) ? at(key).number(min, max) : otherwise;
  }

  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw bad("expected true or false, but found " + shown());
  }

  public boolean flag(String key, boolean otherwise) {
    return has(key) ? at(key).flag() : otherwise;
  }

  /** The value in {@code words} that the text here names. */
  public <T> T word(Map<String, T> words) {
    String text = value instanceof String || value instanceof Boolean ? text() : "";
    T found = words.get(text);
    if (found == null) {
      throw bad("expected " + oneOf(new TreeSet<>(words.keySet())) + ", but found " + shown());
    }
    return found;
  }

  /** How a choice is put into a sentence: "a, b or c". */
  public static String oneOf(Iterable<String> words) {
    StringBuilder sentence = new StringBuilder();
    List<String> all = new ArrayList<>();
    words.forEach(all::add);
    for (int i = 0; i < all.size(); i++) {
      sentence.append(i == 0 ? "" : i == all.size() - 1 ? " or " : ", ").append(all.get(i));
    }
    return sentence.toString();
  }

  /** The value as it is put into a sentence. */
  public String shown() {
    return switch (value) {
      case null -> "nothing";
      case String text ->
          "'" + (text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...") + "'";
      case Map<?, ?> map -> "a group of fields";
      case List<?> list -> "a list";
      default -> value.toString();
    };
  }

  @SuppressWarnings("unchecked") // keys of plain values are text: the parsers see to it
  private Map<String, @Nullable Object> map() {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, @Nullable Object>) map;
    }
    throw bad("expected fields, but found " + shown());
  }

  private Facts child(Object under, @Nullable Object at) {
    return new Facts(at, this, under);
  }
}
