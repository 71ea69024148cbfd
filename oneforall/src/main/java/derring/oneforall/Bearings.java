package derring.oneforall;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which of several alike is meant, as one says it at the table: by what stands beside it, else by
 * the side of the room, and on which side of the others; what lies with its like is counted. No two
 * things have the same words.
 */
final class Bearings {
  /** Farther than this nothing is by anything. */
  static final long NEAR = 2500;

  private static final String[][] ROOM = {
    {"at the bottom left", "at the bottom", "at the bottom right"},
    {"on the left", "in the middle", "on the right"},
    {"at the top left", "at the top", "at the top right"},
  };

  private final Field field;

  Bearings(Field field) {
    this.field = field;
  }

  /** What it is called whatever else is there: "stool", "tankard". */
  String kind(int thing) {
    return field.isObject(thing)
        ? field.kinds[thing].name()
        : field.item[field.asItem(thing)].name();
  }

  /** Something of a kind, whichever of them it is: "the rug", "a stool". */
  String some(int thing) {
    String kind = kind(thing);
    String one = "aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ";
    return (only(thing) ? "the " : one) + kind;
  }

  /** Just this thing: "the rug", "the left stool by the round table at the top". */
  String of(Melee m, int thing) {
    String the = "the " + kind(thing);
    if (only(thing)) {
      return the;
    }
    if (!field.isObject(thing)) {
      int at = m.iat[field.asItem(thing)];
      String one = "the " + counted(m, thing);
      return at >= 0
          ? one + " on " + of(m, at)
          : at == Melee.ON_FLOOR ? one + " on the floor " + room(m, thing) : one;
    }
    if ((m.ois[thing] & Melee.ABSENT) != 0) {
      return the; // in somebody's hands
    }
    int by = beside(m, thing);
    List<Integer> same = new ArrayList<>();
    for (int o = 0; o < field.objects; o++) {
      if (alike(m, o, thing)
          && beside(m, o) == by
          && (by >= 0 || room(m, o).equals(room(m, thing)))) {
        same.add(o);
      }
    }
    return "the "
        + (same.size() == 1 ? kind(thing) : sided(m, thing, by, same))
        + " "
        + (by < 0 ? room(m, thing) : "by " + named(m, by));
  }

  /** A thing that lies where others of its kind lie is told from them by counting. */
  private String counted(Melee m, int thing) {
    int at = m.iat[field.asItem(thing)];
    int before = 0;
    int alike = 0;
    for (int i = 0; i < field.items; i++) {
      int other = field.itemThing(i);
      if (m.iat[i] == at
          && kind(other).equals(kind(thing))
          && (at != Melee.ON_FLOOR || room(m, other).equals(room(m, thing)))) {
        alike++;
        before += other < thing ? 1 : 0;
      }
    }
    return alike == 1 ? kind(thing) : ordinal(before) + " " + kind(thing);
  }

  /** Whether there is but one of its kind. */
  private boolean only(int thing) {
    int alike = 0;
    for (int o = 0; o < field.objects; o++) {
      alike += kind(o).equals(kind(thing)) ? 1 : 0;
    }
    for (int i = 0; i < field.items; i++) {
      alike += field.item[i].name().equals(kind(thing)) ? 1 : 0;
    }
    return alike == 1;
  }

  private boolean alike(Melee m, int o, int other) {
    return (m.ois[o] & Melee.ABSENT) == 0 && kind(o).equals(kind(other));
  }

  /** The nearest of what stands there, of another kind and named without neighbours; or -1. */
  private int beside(Melee m, int thing) {
    int near = -1;
    long least = NEAR;
    for (int o = 0; o < field.objects; o++) {
      boolean stands = (m.ois[o] & Melee.ABSENT) == 0 && field.bottom[o] == 0 && m.otop[o] > 0;
      long far =
          stands && !kind(o).equals(kind(thing))
              ? Space.distance(m, o, m.ox[thing], m.oy[thing])
              : NEAR;
      if (far < least && (only(o) || alone(m, o))) {
        least = far;
        near = o;
      }
    }
    return near;
  }

  /** Whether it is the only one of its kind on its side of the room. */
  private boolean alone(Melee m, int thing) {
    for (int o = 0; o < field.objects; o++) {
      if (o != thing && alike(m, o, thing) && room(m, o).equals(room(m, thing))) {
        return false;
      }
    }
    return true;
  }

  private String named(Melee m, int thing) {
    return "the " + kind(thing) + (only(thing) ? "" : " " + room(m, thing));
  }

  /** On which side of the room something is. */
  private String room(Melee m, int thing) {
    boolean object = field.isObject(thing);
    int x = object ? m.ox[thing] : m.ix[field.asItem(thing)];
    int y = object ? m.oy[thing] : m.iy[field.asItem(thing)];
    return ROOM[third(y, field.table.height)][third(x, field.table.width)];
  }

  private static int third(int at, int side) {
    return Math.clamp(3L * at / side, 0, 2);
  }

  /** Which of some it is: by its side of what they stand round, else by their order. */
  private String sided(Melee m, int thing, int by, List<Integer> same) {
    if (by >= 0 && m.ob[by] == 0) {
      Set<String> sides = new HashSet<>();
      same.forEach(o -> sides.add(seen(m.ox[o] - m.ox[by], m.oy[o] - m.oy[by])));
      if (sides.size() == same.size()) {
        return seen(m.ox[thing] - m.ox[by], m.oy[thing] - m.oy[by]) + " " + kind(thing);
      }
    }
    boolean across = spread(m.ox, same) >= spread(m.oy, same);
    int[] at = across ? m.ox : m.oy;
    List<Integer> row = new ArrayList<>(same);
    row.sort(Comparator.comparingInt((Integer o) -> at[o]).thenComparing(o -> o));
    int place = row.indexOf(thing);
    int last = row.size() - 1;
    if (place == 0 || place == last) {
      return (across ? place == 0 ? "left " : "right " : place == 0 ? "lower " : "upper ")
          + kind(thing);
    }
    return last == 2
        ? "middle " + kind(thing)
        : ordinal(place) + " " + kind(thing) + (across ? " from the left" : " from below");
  }

  private static String seen(int dx, int dy) {
    return Math.abs(dx) >= Math.abs(dy) ? dx < 0 ? "left" : "right" : dy < 0 ? "lower" : "upper";
  }

  private static int spread(int[] at, List<Integer> some) {
    int least = some.stream().mapToInt(o -> at[o]).min().orElse(0);
    return some.stream().mapToInt(o -> at[o]).max().orElse(0) - least;
  }

  private static String ordinal(int place) {
    return switch (place) {
      case 0 -> "first";
      case 1 -> "second";
      case 2 -> "third";
      case 3 -> "fourth";
      default -> (place + 1) + "th";
    };
  }
}
