package derring.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes what must be done to one value to make it another. Fields that stay are left out, and a
 * field that is gone is null. What changes in a list is told by place: {@code {"2": ...}} changes
 * its third item, {@code {"cut": [5, 1, "a", "b"]}} takes one item away at the sixth place and puts
 * two there. Everything else is written whole (docs/protocol.md).
 *
 * <p>Depends on the two values alone, so whoever may see both may see it.
 */
final class Difference {
  /** Below this a list that changes is written whole. */
  private static final int WORTH_A_CUT = 4;

  private static final Name CUT = Name.of("cut");

  private final JsonWriter out;

  Difference(JsonWriter out) {
    this.out = out;
  }

  /**
   * What must be done to a record; of its own lists that change, all is written. Writes nothing if
   * there is no difference.
   */
  void write(Record before, Record now) {
    fields(before, now, true);
  }

  private void write(@Nullable Object before, Object now) {
    switch (now) {
      case String word when word.equals(before) -> {}
      case Record record when before instanceof Record old && old.getClass() == now.getClass() ->
          fields(old, record, false);
      case Record record when before instanceof Record || before instanceof Map ->
          fields(plain(before), plain(record));
      case Map<?, ?> map when map.equals(before) -> {}
      case Map<?, ?> map when before instanceof Record || before instanceof Map ->
          fields(plain(before), plain(map));
      case List<?> list when before instanceof List<?> old -> items(old, list);
      default -> {
        if (!now.equals(before)) {
          out.write(now);
        }
      }
    }
  }

  private static Map<String, @Nullable Object> plain(Object value) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (Plain.of(value) instanceof Map<?, ?> map) {
      map.forEach((key, field) -> fields.put(String.valueOf(key), field));
    }
    return fields;
  }

  private void fields(Record before, Record now, boolean outermost) {
    Shape shape = Shape.of(now);
    boolean any = false;
    for (long unlike = shape.unlike(before, now); unlike != 0; unlike &= unlike - 1) {
      int i = Long.numberOfTrailingZeros(unlike);
      Object old = shape.value(before, i);
      Object value = shape.value(now, i);
      if (outermost && value instanceof List<?> list) {
        any |= !list.equals(old) && field(any, shape.fields[i], null, list);
      } else {
        any |= field(any, shape.fields[i], old, value);
      }
    }
    end(any);
  }

  private void fields(Map<String, ?> before, Map<String, ?> now) {
    boolean any = false;
    for (Map.Entry<String, ?> entry : now.entrySet()) {
      any |= field(any, Name.of(entry.getKey()), before.get(entry.getKey()), entry.getValue());
    }
    for (Map.Entry<String, ?> entry : before.entrySet()) {
      if (!now.containsKey(entry.getKey())) {
        any |= field(any, Name.of(entry.getKey()), entry.getValue(), null);
      }
    }
    end(any);
  }

  /** Whether there was something to write. */
  private boolean field(boolean further, Name name, @Nullable Object before, @Nullable Object now) {
    if (same(before, now)) {
      return false;
    }
    long mark = out.mark();
    out.put(further ? ',' : '{');
    out.name(name);
    if (now == null) {
      out.write(null);
      return true;
    }
    int start = out.size();
    write(before, now);
    if (out.size() == start) {
      out.back(mark);
      return false;
    }
    return true;
  }

  @SuppressWarnings("ReferenceEquality") // a glance: whether they are alike is found out below
  private static boolean same(@Nullable Object before, @Nullable Object now) {
    return before == now;
  }

  private void end(boolean any) {
    if (any) {
      out.put('}');
    }
  }

  private void items(List<?> before, List<?> now) {
    if (before.size() == now.size() && !now.isEmpty() && grouped(now)) {
      boolean any = false;
      for (int i = 0; i < now.size(); i++) {
        any |= field(any, Name.of(i), before.get(i), now.get(i));
      }
      end(any);
      return;
    }
    if (now.equals(before)) {
      return;
    }
    int most = Math.min(before.size(), now.size());
    int first = 0;
    while (first < most && Objects.equals(before.get(first), now.get(first))) {
      first++;
    }
    int last = 0;
    while (last < most - first
        && Objects.equals(before.get(before.size() - 1 - last), now.get(now.size() - 1 - last))) {
      last++;
    }
    if (first + last < WORTH_A_CUT) {
      out.write(now);
      return;
    }
    out.put('{');
    out.name(CUT);
    out.put('[');
    out.write(first);
    out.put(',');
    out.write(before.size() - first - last);
    for (int i = first; i < now.size() - last; i++) {
      out.put(',');
      out.write(now.get(i));
    }
    out.put(']');
    out.put('}');
  }

  /** Whether there is something inside each item that could have changed by itself. */
  private static boolean grouped(List<?> list) {
    for (int i = 0; i < list.size(); i++) {
      Object item = list.get(i);
      if (!(item instanceof Record || item instanceof Map || item instanceof List)) {
        return false;
      }
    }
    return true;
  }

  /** What a reader makes of it. */
  static @Nullable Object upon(@Nullable Object value, @Nullable Object change) {
    if (!(change instanceof Map<?, ?> changes)) {
      return change;
    }
    if (value instanceof List<?> list) {
      return upon(list, changes);
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (value instanceof Map<?, ?> before) {
      before.forEach((key, field) -> fields.put(String.valueOf(key), field));
    }
    changes.forEach((key, field) -> {
      String name = String.valueOf(key);
      if (field == null) {
        fields.remove(name);
      } else {
        fields.put(name, upon(fields.get(name), field));
      }
    });
    return fields;
  }

  private static List<@Nullable Object> upon(List<?> before, Map<?, ?> changes) {
    List<@Nullable Object> list = new ArrayList<>(before);
    changes.forEach((key, item) -> {
      if (key.equals("cut") && item instanceof List<?> cut) {
        int at = (int) cut.get(0);
        list.subList(at, at + (int) cut.get(1)).clear();
        list.addAll(at, cut.subList(2, cut.size()));
      } else {
        int place = Integer.parseInt(String.valueOf(key));
        list.set(place, upon(list.get(place), item));
      }
    });
    return list;
  }
}
