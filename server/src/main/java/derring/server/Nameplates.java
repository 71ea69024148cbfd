package derring.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What those at a table are called. A name stays as it was told first, else old sentences would not
 * fit new ones; who shares a name has the number of his seat behind it.
 */
final class Nameplates {
  private final List<Chair> chairs;
  private final UnaryOperator<String> called;
  private final Map<String, String> told = new HashMap<>(4);

  /**
   * @param chairs as they are now, whoever sits on them
   * @param called how a name is shown
   */
  Nameplates(List<Chair> chairs, UnaryOperator<String> called) {
    this.chairs = chairs;
    this.called = called;
  }

  /** A name as it may be shown. */
  String shown(String name) {
    return told.computeIfAbsent(name, called);
  }

  /** A name that nobody else at the table has, as it may be shown. */
  String of(int seat) {
    return name(seat, this::shown);
  }

  /** As they were given: a match is sealed under them, whatever is shown later. */
  List<String> given() {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      names.add(name(seat, UnaryOperator.identity()));
    }
    return names;
  }

  private String name(int seat, UnaryOperator<String> as) {
    String name = as.apply(chairs.get(seat).name());
    boolean shared = false;
    for (int other = 0; other < chairs.size(); other++) {
      shared |= other != seat && as.apply(chairs.get(other).name()).equals(name);
    }
    return name.isEmpty() ? "Seat " + (seat + 1) : shared ? name + " " + (seat + 1) : name;
  }

  /** Whether a name that was told would be shown otherwise now. */
  boolean changed() {
    return told.entrySet().stream()
        .anyMatch(name -> !called.apply(name.getKey()).equals(name.getValue()));
  }
}
