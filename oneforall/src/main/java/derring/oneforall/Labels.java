package derring.oneforall;

/** What moves are called in sentences: by the names of men and things, not by those in files. */
final class Labels {
  /** Half as wide as this a thing has no left and right. */
  private static final int SMALL = 1100;

  private final Field field;
  private final Notes notes;
  private final Sheet sheet;
  private final Bearings bearings;

  Labels(Field field, Notes notes, Sheet sheet) {
    this.field = field;
    this.notes = notes;
    this.sheet = sheet;
    bearings = new Bearings(field);
  }

  String of(Melee m, Move move) {
    return switch (move) {
      case Move.Place(int f, int x, int y) ->
          "place " + field.title(f) + " " + spot(m, x, y, Melee.NONE);
      case Move.Go(int f, int x, int y) -> {
        String there = sheet.lyingAt(m, x, y);
        yield field.title(f)
            + " runs to "
            + (there.isEmpty()
                ? "a place " + spot(m, x, y, Melee.NONE)
                : called(m, field.numbered(there)));
      }
      case Move.Act(int f, Verb verb, int thing) ->
          field.title(f)
              + (verb == Verb.RECOVER
                  ? thing < 0 ? " shakes off the stun" : " takes up " + called(m, thing)
                  : " " + verb.does() + (thing < 0 ? "" : " " + called(m, thing)));
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          field.title(f)
              + " "
              + verb.does()
              + " "
              + called(m, thing)
              + (onto(m, thing, x, y) ? "" : " to a place " + spot(m, x, y, thing));
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          field.title(f) + " " + aimed(m, verb, thing, figures(targets));
      case Move.Duel(int f, int enemy) -> field.title(f) + " duels " + field.title(enemy);
      case Move.Stop() when m.active >= 0 -> field.title(m.active) + " stops";
      case Move.Yield() -> "yield the initiative";
      case Move.Doubt() -> "doubt it: ask for the friendly die";
      case Move.Hit(int f) -> "hit " + field.title(f);
      default -> notes.notation(move);
    };
  }

  private String aimed(Melee m, Verb verb, int thing, String whom) {
    if (thing < 0) {
      return verb.does() + " " + whom;
    }
    return verb == Verb.DISTRACT
        ? "distracts " + whom + " with " + called(m, thing)
        : verb.does() + " " + called(m, thing) + " at " + whom;
  }

  private String figures(int set) {
    StringBuilder names = new StringBuilder();
    int left = Integer.bitCount(set);
    for (int f = 0; f < field.figures; f++) {
      if ((set >> f & 1) == 1) {
        left--;
        names.append(field.title(f)).append(left > 1 ? ", " : left == 1 ? " and " : "");
      }
    }
    return names.toString();
  }

  /** Whether a point is on a thing that is too small for two places. */
  private boolean onto(Melee m, int thing, int x, int y) {
    return field.isObject(thing)
        && Math.max(m.oa[thing], m.ob[thing]) <= SMALL
        && Space.over(m, thing, x, y);
  }

  /**
   * Where a point is: by what, if anything is near, and how far from the nearest edges.
   *
   * @param named what was named already
   */
  private String spot(Melee m, int x, int y, int named) {
    int near = -1;
    long least = Bearings.NEAR;
    for (int o = 0; o < field.objects; o++) {
      long far = Space.distance(m, o, x, y);
      if (far < least && (m.ois[o] & Melee.ABSENT) == 0) {
        least = far;
        near = o;
      }
    }
    return (near < 0 || near == named ? "" : "by " + bearings.some(near) + ", ")
        + from(x, field.table.width, " inches from the left", " inches from the right")
        + " and "
        + from(y, field.table.height, " from the bottom", " from the top");
  }

  /** To the last digit: two moves of a sample may end a hair's breadth apart. */
  private static String from(int at, int side, String low, String high) {
    boolean lower = 2 * at <= side;
    return Inches.text(lower ? at : side - at) + (lower ? low : high);
  }

  /** A thing by what it is; where there are several, also by where it is. */
  private String called(Melee m, int thing) {
    if (field.isFigure(thing)) {
      return field.title(field.asFigure(thing));
    }
    if (field.isWeapon(thing)) {
      return field.title(field.asWeapon(thing)) + "'s rapier";
    }
    return bearings.of(m, thing);
  }
}
