package derring.formats;

import derring.kernel.Cards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a view is shown as, in the words of scenarios: fields in kebab-case, what is not is none.
 * What lies in the only one of a list, such as the one deck of a table, may be named without it;
 * what lies in several that are told apart by their {@code set}, by that.
 */
public final class Sight {
  private static final String SET = "set";

  private Sight() {}

  /** The fields of a record, those of records in it included. */
  public static Map<String, Object> of(Record seen) {
    Shape shape = Shape.of(seen);
    @Nullable Object[] values = shape.values(seen);
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < shape.names.length; i++) {
      fields.put(Shape.kebab(shape.names[i]), value(values[i]));
    }
    fields.replace("seat", "none", "spectator");
    for (Object value : List.copyOf(fields.values())) {
      if (value instanceof List<?> list) {
        shorten(list, fields);
      }
    }
    return fields;
  }

  private static void shorten(List<?> list, Map<String, Object> fields) {
    if (list.size() == 1 && list.getFirst() instanceof Map<?, ?> only) {
      only.forEach((key, item) -> fields.putIfAbsent((String) key, item));
      return;
    }
    Map<String, Map<String, Object>> bySet = new LinkedHashMap<>();
    for (Object each : list) {
      if (!(each instanceof Map<?, ?> one && one.get(SET) instanceof String set)) {
        return;
      }
      one.forEach((key, item) ->
          bySet.computeIfAbsent((String) key, k -> new LinkedHashMap<>()).put(set, item));
    }
    bySet.forEach(fields::putIfAbsent);
  }

  private static Object value(@Nullable Object value) {
    return switch (value) {
      case null -> "none";
      case Record record -> of(record);
      case Cards cards -> cards;
      case List<?> list -> {
        List<Object> items = new ArrayList<>();
        list.forEach(item -> items.add(value(item)));
        yield items;
      }
      case Map<?, ?> map -> {
        Map<String, Object> fields = new LinkedHashMap<>();
        map.forEach((key, item) -> fields.put(String.valueOf(key), value(item)));
        yield fields;
      }
      case Enum<?> word -> Shape.word(word);
      default -> value;
    };
  }
}
