package derring.oneforall;

import derring.kernel.MoveBuffer;

/**
 * The straight moves of the sample: towards everything there is and four spots in the open. What is
 * in the way is reached instead, so that every object that can be reached in a straight line is.
 */
final class Runs {
  private static final int CORNERS = 4;

  /** The size of {@link #fixed}. */
  private static final int MARKS = 1 << 10;

  private final Field field;
  private final Interned interned;

  /** By object: where it stands at first no other object does. */
  private final boolean[] alone;

  /** Marks for the spots where objects stand at first, and for the corners. */
  private final long[] fixed = new long[MARKS / Long.SIZE];

  private final int[] cornerX = new int[CORNERS];
  private final int[] cornerY = new int[CORNERS];

  Runs(Field field, Interned interned) {
    this.field = field;
    this.interned = interned;
    Melee bare = field.bare;
    alone = new boolean[field.objects];
    for (int o = 0; o < field.objects; o++) {
      alone[o] = true;
      for (int p = 0; p < field.objects; p++) {
        alone[o] &= p == o || bare.ox[p] != bare.ox[o] || bare.oy[p] != bare.oy[o];
      }
      fix(bare.ox[o], bare.oy[o]);
    }
    int w = field.table.width;
    int h = field.table.height;
    for (int corner = 0; corner < CORNERS; corner++) {
      cornerX[corner] = (corner & 1) == 0 ? w / 4 : w - w / 4;
      cornerY[corner] = (corner & 2) == 0 ? h / 4 : h - h / 4;
      fix(cornerX[corner], cornerY[corner]);
    }
  }

  private void fix(int x, int y) {
    int mark = mark(x, y);
    fixed[mark / Long.SIZE] |= 1L << mark;
  }

  private static int mark(int x, int y) {
    return (x * 0x9E3779B1 + y * 0x85EBCA6B) >>> 22;
  }

  /** Whether two of the spots worth running to are one, so that none may be listed unseen. */
  boolean twins(Melee m) {
    long some = 0;
    for (int o = 0; o < field.objects; o++) {
      if (!asAtFirst(m, o) && (m.ois[o] & Melee.ABSENT) == 0) {
        some = marked(m, m.ox[o], m.oy[o], some);
      }
    }
    for (int g = 0; g < field.figures; g++) {
      if (m.stands(g) && !inTheMiddle(m, g)) {
        some = marked(m, m.x[g], m.y[g], some);
      }
      if (m.is(g, Melee.MARKED)) {
        some = marked(m, m.wx[g], m.wy[g], some);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR) {
        some = marked(m, m.ix[i], m.iy[i], some);
      }
    }
    return some == ALL;
  }

  private static final long ALL = -1;

  /** Whether the run to a figure is the run to what it stands or hangs on. */
  private static boolean inTheMiddle(Melee m, int g) {
    int o = under(m, g);
    return o >= 0 && m.x[g] == m.ox[o] && m.y[g] == m.oy[o] && (m.ois[o] & Melee.ABSENT) == 0;
  }

  private static int under(Melee m, int g) {
    return Math.max(m.on[g], m.hang[g]);
  }

  private boolean asAtFirst(Melee m, int o) {
    return alone[o] && m.ox[o] == field.bare.ox[o] && m.oy[o] == field.bare.oy[o];
  }

  /** The marks with one more spot; all of them as soon as two spots are one. */
  private long marked(Melee m, int x, int y, long some) {
    int mark = mark(x, y);
    boolean suspect = (fixed[mark / Long.SIZE] >> mark & 1) == 1 || (some >> mark & 1) == 1;
    return some == ALL || (suspect && spotsAt(m, x, y) > 1) ? ALL : some | 1L << mark;
  }

  private int spotsAt(Melee m, int x, int y) {
    int found = 0;
    for (int o = 0; o < field.objects; o++) {
      found += m.ox[o] == x && m.oy[o] == y && (m.ois[o] & Melee.ABSENT) == 0 ? 1 : 0;
    }
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

  void list(Melee m, int f, boolean twins, MoveBuffer<Move> into) {
    int first = into.size();
    boolean ask = twins || (m.is(f, Melee.RESTED) && field.options.freeMoveCap());
    for (int o = 0; o < field.objects; o++) {
      if ((m.ois[o] & Melee.ABSENT) == 0 && o != m.on[f]) {
        run(m, f, o, m.ox[o], m.oy[o], ask, first, into);
      }
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
