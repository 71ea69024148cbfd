package derring.audatia;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** A tree of records as plain values, its components in kebab-case. */
final class Plainly {
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private Plainly() {}

  static Map<String, Object> map(Record record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      String key = HUMP.matcher(component.getName()).replaceAll("-").toLowerCase(Locale.ROOT);
      fields.put(key, plain(value(record, component)));
    }
    return fields;
  }

  private static Object value(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError("a component of " + record.getClass() + " cannot be read", e);
    }
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Record record -> map(record);
      case derring.kernel.Cards cards -> cards;
      case List<?> list -> {
        List<Object> items = new ArrayList<>(list.size());
        list.forEach(item -> items.add(plain(item)));
        yield items;
      }
      default -> value;
    };
  }
}
