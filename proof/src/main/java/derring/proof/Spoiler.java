package derring.proof;

import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Changes positions here and there, mostly into something that stands at such a place elsewhere.
 */
final class Spoiler {
  private static final List<Object> NONSENSE =
      List.of("none", "beast", "", -1, 0, 1, 2, 7, 99, true, false, List.of(), Map.of());

  private final List<Map<String, Object>> positions;
  private final SeededChance chance;

  /** What was seen under each key. */
  private final Map<String, List<Object>> seen = new TreeMap<>();

  Spoiler(List<Map<String, Object>> positions, SeededChance chance) {
    this.positions = positions;
    this.chance = chance;
    positions.forEach(position -> gather("", position));
  }

  private void gather(String key, Object value) {
    seen.computeIfAbsent(key, unknown -> new ArrayList<>()).add(value);
    if (value instanceof Map<?, ?> map) {
      map.forEach((name, inner) -> gather((String) name, inner));
    } else if (value instanceof List<?> list) {
      list.forEach(inner -> gather(key + "[]", inner));
    }
  }

  /** One of the positions with one to three changes. */
  Map<String, Object> spoilt() {
    Map<String, Object> position = copy(one(positions));
    for (int i = 1 + chance.below(3); i > 0; i--) {
      change(position);
    }
    return position;
  }

  private void change(Map<String, Object> map) {
    if (map.isEmpty()) {
      return;
    }
    String key = one(List.copyOf(map.keySet()));
    if (map.get(key) instanceof Map<?, ?> inner && chance.below(4) > 0) {
      map.put(key, changed(copy(inner)));
    } else if (map.get(key) instanceof List<?> list && chance.below(4) > 0) {
      map.put(key, changed(key, list));
    } else if (chance.below(5) == 0) {
      map.remove(key);
    } else {
      map.put(key, other(key));
    }
  }

  private Map<String, Object> changed(Map<String, Object> map) {
    change(map);
    return map;
  }

  private List<Object> changed(String key, List<?> list) {
    List<Object> items = new ArrayList<>(list);
    int at = chance.below(items.size() + 1);
    if (at == items.size()) {
      items.add(other(key + "[]"));
    } else if (items.get(at) instanceof Map<?, ?> inner) {
      items.set(at, changed(copy(inner)));
    } else if (chance.below(2) == 0) {
      items.remove(at);
    } else {
      items.set(at, other(key + "[]"));
    }
    return items;
  }

  private Object other(String key) {
    List<Object> known = seen.getOrDefault(key, NONSENSE);
    return one(chance.below(4) == 0 ? NONSENSE : known);
  }

  private <T> T one(List<T> list) {
    return list.get(chance.below(list.size()));
  }

  private static Map<String, Object> copy(Map<?, ?> map) {
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put((String) key, value));
    return copy;
  }
}
