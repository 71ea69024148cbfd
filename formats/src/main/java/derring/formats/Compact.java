package derring.formats;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Map;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes the shortest JSON in one go, without making plain values first: a server does this for
 * every reader of every move. The same values give the same text as by way of {@link Plain}.
 */
final class Compact {
  private final StringBuilder out;
  private final boolean lean;

  /**
   * @param lean whether components of records that are null are left out
   */
  Compact(StringBuilder out, boolean lean) {
    this.out = out;
    this.lean = lean;
  }

  void write(@Nullable Object value) {
    switch (value) {
      case null -> out.append("null");
      case String text -> quote(text, out);
      case Integer number -> out.append(number.intValue());
      case Boolean flag -> out.append(flag.booleanValue());
      case Map<?, ?> map -> fields(map);
      case SequencedCollection<?> list -> items(list);
      case Long number -> out.append(number.longValue());
      case Json.Written done -> out.append(done.text());
      case Enum<?> word -> quote(Shape.word(word), out);
      case Record record -> fields(record);
      case Short number -> out.append(number.intValue());
      case Byte number -> out.append(number.intValue());
      case BigInteger number -> out.append(number);
      case int[] list -> items(list);
      default -> out.append(Plain.of(value)); // the rarer numbers, or a refusal
    }
  }

  private void fields(Map<?, ?> map) {
    char before = '{';
    for (Map.Entry<?, ?> entry : ordered(map).entrySet()) {
      out.append(before);
      quote(entry.getKey() instanceof String key ? key : key(entry.getKey()), out);
      out.append(':');
      write(entry.getValue());
      before = ',';
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private static Map<?, ?> ordered(Map<?, ?> map) {
    if (map instanceof SequencedMap || map.size() < 2) {
      return map;
    }
    Map<String, @Nullable Object> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put(key(key), value));
    return sorted;
  }

  private static String key(@Nullable Object key) {
    return String.valueOf(Plain.of(key));
  }

  private void fields(Record record) {
    Shape shape = Shape.of(record);
    char before = '{';
    if (shape.kind != null) {
      out.append("{\"kind\":");
      quote(shape.kind, out);
      before = ',';
    }
    for (int i = 0; i < shape.names.length; i++) {
      Object value = shape.value(record, i);
      if (value != null || !lean) {
        out.append(before).append('"').append(shape.names[i]).append("\":");
        write(value);
        before = ',';
      }
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private void items(SequencedCollection<?> list) {
    char before = '[';
    for (Object item : list) {
      out.append(before);
      write(item);
      before = ',';
    }
    out.append(before == '[' ? "[]" : "]");
  }

  private void items(int[] list) {
    char before = '[';
    for (int item : list) {
      out.append(before).append(item);
      before = ',';
    }
    out.append(before == '[' ? "[]" : "]");
  }

  static void quote(String text, StringBuilder out) {
    out.append('"');
    int done = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == 0x7F || loneSurrogate(text, i, c)) {
        out.append(text, done, i);
        escape(c, out);
        done = i + 1;
      }
    }
    out.append(text, done, text.length()).append('"');
  }

  private static void escape(char c, StringBuilder out) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> out.append("\\u").append(HexFormat.of().toHexDigits(c));
    }
  }

  /** Half a character cannot be encoded as UTF-8; written as an escape it survives. */
  private static boolean loneSurrogate(String text, int i, char c) {
    if (!Character.isSurrogate(c)) {
      return false;
    }
    return Character.isHighSurrogate(c)
        ? i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1))
        : i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
  }
}
