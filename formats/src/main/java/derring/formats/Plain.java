package derring.formats;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Turns records, events and enums into plain values. */
final class Plain {

  private Plain() {}

  /**
   * The value made of nothing but maps, lists, text, numbers, flags and null. The word for a
   * constant of an enum, and the kind of an event, are their names in kebab-case.
   *
   * @throws IllegalArgumentException if something in it is none of these and no record either
   */
  static @Nullable Object of(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String text -> text;
      case Boolean flag -> flag;
      case Integer number -> number;
      case Long number -> number;
      case Short number -> number.intValue();
      case Byte number -> number.intValue();
      case BigInteger number -> number;
      case Double number when Double.isFinite(number) -> number;
      case Float number when Float.isFinite(number) -> number.doubleValue();
      case Enum<?> word -> Shape.word(word);
      case Record record -> fields(record);
      case Map<?, ?> map -> fields(map);
      case SequencedCollection<?> list -> items(list);
      case int[] list -> items(Arrays.stream(list).boxed().toList());
      default ->
          throw new IllegalArgumentException(
              "JSON has no way to write " + value.getClass().getName() + " " + value);
    };
  }

  private static Map<String, @Nullable Object> fields(Record record) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    Shape shape = Shape.of(record);
    if (shape.kind != null) {
      fields.put("kind", shape.kind);
    }
    @Nullable Object[] values = shape.values(record);
    for (int i = 0; i < values.length; i++) {
      fields.put(shape.names[i], of(values[i]));
    }
    return fields;
  }

  private static Map<String, @Nullable Object> fields(Map<?, ?> map) {
    Map<String, @Nullable Object> fields =
        map instanceof SequencedMap ? new LinkedHashMap<>() : new TreeMap<>();
    map.forEach((key, value) -> fields.put(String.valueOf(of(key)), of(value)));
    return fields;
  }

  private static List<@Nullable Object> items(Collection<?> list) {
    List<@Nullable Object> items = new ArrayList<>(list.size());
    list.forEach(item -> items.add(of(item)));
    return items;
  }
}
