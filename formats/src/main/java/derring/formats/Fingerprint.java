package derring.formats;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A small number that two values share if they are written alike, whatever the order of their
 * fields. It finds what went wrong by mistake, not what somebody forged: a client reckons it from
 * what it has put together (docs/protocol.md has the rules), and every frame of every match has
 * one, so it must be cheap.
 */
final class Fingerprint {
  static final int YES = 1231;
  static final int NO = 1237;
  static final int SPREAD = 0x85EBCA6B;

  private static final ToIntFunction<Object> NUMBER = Fingerprint::number;

  private Fingerprint() {}

  /** Eight hexadecimal digits. */
  static String of(@Nullable Object value) {
    return HexFormat.of().toHexDigits(number(value));
  }

  static int number(@Nullable Object value) {
    return switch (value) {
      case null -> 0;
      case String text -> text.hashCode();
      case Integer number -> number;
      case Boolean flag -> flag ? YES : NO;
      case Enum<?> word -> Shape.word(word).hashCode();
      case Record record -> fields(record);
      case List<?> list -> list(list);
      case Map<?, ?> map -> fields(map);
      case Long number when number == number.intValue() -> number.intValue();
      case Long number -> Long.hashCode(number);
      case int[] list -> list(Arrays.stream(list).boxed().toList());
      default -> number(Plain.of(value), value);
    };
  }

  private static int number(@Nullable Object plain, Object value) {
    if (plain == null || (plain instanceof Number && !(plain instanceof Integer))) {
      throw new IllegalArgumentException("no fingerprint of " + value.getClass() + " " + value);
    }
    return number(plain);
  }

  private static int list(List<?> list) {
    int sum = 1;
    for (int i = 0; i < list.size(); i++) {
      sum = 31 * sum + scattered(number(list.get(i)));
    }
    return sum;
  }

  private static int fields(Record record) {
    Shape shape = Shape.of(record);
    int kind = shape.kind == null ? 0 : field("kind".hashCode(), shape.kind.hashCode());
    return kind + shape.sum(record, NUMBER);
  }

  private static int fields(Map<?, ?> map) {
    int sum = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (entry.getValue() != null) {
        sum += field(number(Plain.of(entry.getKey())), number(entry.getValue()));
      }
    }
    return sum;
  }

  /** What a field adds to the sum; {@link Reader} does the same. */
  static int field(int name, int value) {
    return scattered(31 * name + value);
  }

  /** Small numbers lie close together, and sums of such would be alike. */
  private static int scattered(int number) {
    int spread = (number ^ number >>> 16) * SPREAD;
    return spread ^ spread >>> 13;
  }
}
