package derring.oneforall;

import derring.kernel.MoveBuffer;

/**
 * The straight moves of the sample: towards everything there is and four spots in the open. What is
 * in the way is reached instead, so that every object that can be reached in a straight line is.
 */
final class Runs {
  private static final int CORNERS = 4;

  private final Field field;
  private final Interned interned;
  private final int[] cornerX = new int[CORNERS];
  private final int[] cornerY = new int[CORNERS];

  /** By figure and object: the run to where the object stands at first. */
  private final Move.Go[][] known;

  Runs(Field field, Interned interned) {
    this.field = field;
    this.interned = interned;
    Melee bare = field.bare;
    known = new Move.Go[field.figures][field.objects];
    for (int f = 0; f < field.figures; f++) {
      for (int o = 0; o < field.objects; o++) {
        known[f][o] = new Move.Go(f, bare.ox[o], bare.oy[o]);
      }
    }
    int w = field.table.width;
    int h = field.table.height;
    for (int corner = 0; corner < CORNERS; corner++) {
      cornerX[corner] = (corner & 1) == 0 ? w / 4 : w - w / 4;
      cornerY[corner] = (corner & 2) == 0 ? h / 4 : h - h / 4;
    }
  }

  private static int objectsAt(Melee m, int x, int y, long among) {
    int found = 0;
    for (long set = among; set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      found += m.ox[o] == x && m.oy[o] == y && (m.ois[o] & Melee.ABSENT) == 0 ? 1 : 0;
    }
    return found;
  }

  /** No two of the spots worth running to are one. */
  static final int NO_TWINS = 0;

  /** Some are, but none of them is that of an object. */
  static final int SMALL_TWINS = 1;

  static final int TWINS = 2;

  /** Whether two of the spots worth running to are one, so that they must not be listed unseen. */
  int twins(Melee m) {
    for (int o : field.loose) { // solid objects are never one in the other
      if (objectsAt(m, m.ox[o], m.oy[o], m.cells.at(m.ox[o], m.oy[o])) > 1) {
        return TWINS;
      }
    }
    long some = 0;
    for (int corner = 0; corner < CORNERS; corner++) {
      int x = cornerX[corner];
      int y = cornerY[corner];
      some = marked(m, x, y, m.cells.at(x, y), some);
    }
    for (int g = 0; g < field.figures; g++) {
      if (m.stands(g) && !inTheMiddle(m, g)) { // nor is a figure in the middle of anything solid
        some = marked(m, m.x[g], m.y[g], field.allLoose, some);
      }
      if (m.is(g, Melee.MARKED)) {
        some = marked(m, m.wx[g], m.wy[g], m.cells.at(m.wx[g], m.wy[g]), some);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR) {
        some = marked(m, m.ix[i], m.iy[i], m.cells.at(m.ix[i], m.iy[i]), some);
      }
    }
    return some == ALL ? TWINS : some < 0 ? SMALL_TWINS : NO_TWINS;
  }

  private static final long ALL = -1;

  /** The marks with one more spot; the last of 64 for twins, all of them for twins of objects. */
  private long marked(Melee m, int x, int y, long among, long some) {
    if (some == ALL || objectsAt(m, x, y, among) > 0) {
      return ALL;
    }
    int mark = Math.floorMod(x * 31 + y, Long.SIZE - 1);
    boolean twin = (some >> mark & 1) == 1 && smallAt(m, x, y) > 1;
    return some | 1L << mark | (twin ? Long.MIN_VALUE : 0);
  }

  /** How many figures, weapons, small things and corners are at a spot. */
  private int smallAt(Melee m, int x, int y) {
    int found = 0;
    for (int g = 0; g < field.figures; g++) {
      found += m.x[g] == x && m.y[g] == y && m.stands(g) && !inTheMiddle(m, g) ? 1 : 0;
      found += m.wx[g] == x && m.wy[g] == y && m.is(g, Melee.MARKED) ? 1 : 0;
    }
    for (int i = 0; i < field.items; i++) {
      found += m.ix[i] == x && m.iy[i] == y && m.iat[i] == Melee.ON_FLOOR ? 1 : 0;
    }
    for (int corner = 0; corner < CORNERS; corner++) {
      found += cornerX[corner] == x && cornerY[corner] == y ? 1 : 0;
    }
    return found;
  }

  /** Whether the run to a figure is the run to what it stands or hangs on. */
  private static boolean inTheMiddle(Melee m, int g) {
    int o = under(m, g);
    return o >= 0 && m.x[g] == m.ox[o] && m.y[g] == m.oy[o] && (m.ois[o] & Melee.ABSENT) == 0;
  }

  private static int under(Melee m, int g) {
    return Math.max(m.on[g], m.hang[g]);
  }

  void list(Melee m, int f, int twins, MoveBuffer<Move> into) {
    int first = into.size();
    boolean capped = m.is(f, Melee.RESTED) && field.options.freeMoveCap();
    boolean ask = twins == TWINS || capped;
    long moved = m.cells.elsewhere();
    Move.Go[] ready = known[f];
    for (int o = 0; o < field.objects; o++) {
      if ((m.ois[o] & Melee.ABSENT) != 0 || o == m.on[f]) {
        continue;
      }
      if ((moved >> o & 1) == 0 && !ask && (m.ox[o] != m.x[f] || m.oy[o] != m.y[f])) {
        into.add(ready[o]);
      } else {
        run(m, f, o, m.ox[o], m.oy[o], ask, first, into);
      }
    }
    if (twins == SMALL_TWINS) {
      first = capped ? first : into.size();
      ask = true;
    }
    for (int g = 0; g < field.figures; g++) {
      if (g != f && m.stands(g) && (!inTheMiddle(m, g) || under(m, g) == m.on[f])) {
        run(m, f, field.figureThing(g), m.x[g], m.y[g], ask, first, into);
      }
      if (m.is(g, Melee.MARKED) && m.side[g] == m.side[f]) {
        run(m, f, field.weaponThing(g), m.wx[g], m.wy[g], ask, first, into);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR) {
        run(m, f, field.itemThing(i), m.ix[i], m.iy[i], ask, first, into);
      }
    }
    for (int corner = 0; corner < CORNERS; corner++) {
      run(m, f, field.things() + corner, cornerX[corner], cornerY[corner], ask, first, into);
    }
  }

  /** Lists a run; if asked to look closer, only if the figure may and it is not listed yet. */
  private void run(
      Melee m, int f, int to, int x, int y, boolean ask, int first, MoveBuffer<Move> into) {
    if ((x == m.x[f] && y == m.y[f])
        || (ask && (listed(x, y, first, into) || Referee.go(m, f, x, y) != null))) {
      return;
    }
    into.add(interned.go(f, to, x, y));
  }

  private static boolean listed(int x, int y, int first, MoveBuffer<Move> into) {
    for (int i = first; i < into.size(); i++) {
      if (into.get(i) instanceof Move.Go go && go.x() == x && go.y() == y) {
        return true;
      }
    }
    return false;
  }
}
