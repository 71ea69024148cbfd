package derring.formats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where a value stands in its file, and where the values inside it do. */
final class Place {
  private final int line;
  private Map<Object, Place> inside = Map.of();

  Place(int line) {
    this.line = line;
  }

  int line() {
    return line;
  }

  /** Notes where the value under a key (String) or at a position (Integer) stands. */
  void put(Object step, Place place) {
    if (inside.isEmpty()) {
      inside = new HashMap<>();
    }
    inside.put(step, place);
  }

  /** The place at the end of {@code path}, or as far along it as there is one. */
  Place nearest(List<?> path) {
    Place here = this;
    for (Object step : path) {
      Place next = here.inside.get(step);
      if (next == null) {
        return here;
      }
      here = next;
    }
    return here;
  }
}
