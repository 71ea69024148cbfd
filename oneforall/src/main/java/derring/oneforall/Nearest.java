package derring.oneforall;

/**
 * The free spot nearest to a point: rings of a twentieth of an inch, 72 directions on each from the
 * named one clockwise, the first that is free (A1FA-R49, A1FA-R71).
 */
final class Nearest {
  /** More than rounding can move a spot that is looked at. */
  private static final int SLACK = 10;

  private static final int FREE = -1;
  private static final int OFF_TABLE = -2;

  private Nearest() {}

  /** Where on the floor a figure has room; where it is if there is none at all. */
  static long floor(Melee m, int self, long px, long py, long dx, long dy) {
    int who = Math.max(self, 0);
    return search(
        m,
        Sort.FIGURE,
        self,
        inward(px, m.field.table.width),
        inward(py, m.field.table.height),
        dx,
        dy,
        Space.point(m.x[who], m.y[who]));
  }

  /** Where somebody could stand to pick a small thing up (A1FA-R66). */
  static long ground(Melee m, long px, long py, long dx, long dy) {
    long x = inward(px, m.field.table.width);
    long y = inward(py, m.field.table.height);
    return search(m, Sort.SMALL, Melee.NONE, x, y, dx, dy, Space.point(x, y));
  }

  /** Where an object has room. */
  static long room(Melee m, int o, long px, long py, long dx, long dy) {
    return search(m, Sort.OBJECT, o, px, py, dx, dy, Space.point(px, py));
  }

  private static long inward(long p, long side) {
    return Math.clamp(p, Space.RADIUS, side - Space.RADIUS);
  }

  /** What looks for a place. */
  private enum Sort {
    FIGURE,
    SMALL,
    OBJECT
  }

  private static long search(
      Melee m, Sort sort, int id, long x, long y, long dx, long dy, long otherwise) {
    int taken = taken(m, sort, id, x, y);
    if (taken == FREE) {
      return Space.point(x, y);
    }
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long most = (long) m.field.table.width + m.field.table.height;
    for (long ring = firstRing(m, sort, id, taken, x, y); ring < most; ring += Space.TOUCH) {
      for (int step = 0; step < Geo.DIRECTIONS; step++) {
        long c = Geo.RIGHT_COS[step];
        long s = Geo.RIGHT_SIN[step];
        long qx = x + ring * ((ux * c - uy * s) / Geo.UNIT) / len;
        long qy = y + ring * ((ux * s + uy * c) / Geo.UNIT) / len;
        if (taken >= 0 && takes(m, taken, sort, id, qx, qy)) {
          continue; // what was in the way beside it is in the way here, too
        }
        taken = taken(m, sort, id, qx, qy);
        if (taken == FREE) {
          return Space.point(qx, qy);
        }
      }
    }
    return otherwise;
  }

  /** What takes a spot: an object, or a figure behind the objects; or {@link #FREE}. */
  private static int taken(Melee m, Sort sort, int id, long x, long y) {
    Field field = m.field;
    if (sort == Sort.OBJECT) {
      long spreadX = Carried.spreadX(m.oa[id], m.ob[id], m.oturn[id]);
      long spreadY = Carried.spreadY(m.oa[id], m.ob[id], m.oturn[id]);
      if (x < spreadX
          || y < spreadY
          || x > field.table.width - spreadX
          || y > field.table.height - spreadY) {
        return OFF_TABLE;
      }
    } else if (!Space.onTable(field, x, y, Space.RADIUS)) {
      return OFF_TABLE;
    }
    long set = sort == Sort.OBJECT ? field.allSolid : m.cells.at(x, y);
    for (; set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      if (takesObject(m, o, sort, id, x, y)) {
        return o;
      }
    }
    if (sort != Sort.SMALL) {
      for (int f = 0; f < field.figures; f++) {
        if (takesFigure(m, f, sort, id, x, y)) {
          return field.objects + f;
        }
      }
    }
    return FREE;
  }

  private static boolean takes(Melee m, int taken, Sort sort, int id, long x, long y) {
    return taken < m.field.objects
        ? takesObject(m, taken, sort, id, x, y)
        : takesFigure(m, taken - m.field.objects, sort, id, x, y);
  }

  private static boolean takesObject(Melee m, int o, Sort sort, int id, long x, long y) {
    return sort == Sort.OBJECT
        ? o != id && Carried.meets(m, o, x, y, m.oa[id], m.ob[id], m.oturn[id])
        : Space.near(m, o, x, y, Space.RADIUS) && Space.blocks(m, o, 0);
  }

  private static boolean takesFigure(Melee m, int f, Sort sort, int id, long x, long y) {
    return sort == Sort.OBJECT
        ? Carried.crowds(m, f, id, x, y, m.oa[id], m.ob[id], m.oturn[id])
        : f != id && Room.standsAt(m, f, x, y, 0);
  }

  /** The first ring that what takes the middle does not take altogether. */
  private static long firstRing(Melee m, Sort sort, int id, int taken, long x, long y) {
    long deep = 0;
    if (taken >= 0 && taken < m.field.objects) {
      long size = sort == Sort.OBJECT ? inner(m, id) : Space.RADIUS;
      deep = size - Space.inwards(m, taken, x, y);
    } else if (taken >= 0 && sort == Sort.FIGURE) {
      int f = taken - m.field.objects;
      deep = Space.BASE - Geo.length(x - m.x[f], y - m.y[f]);
    }
    long rings = Math.max(0, deep - SLACK) / Space.TOUCH;
    return Space.TOUCH * Math.max(1, rings);
  }

  /** The radius of a disc that lies within an object. */
  private static long inner(Melee m, int o) {
    return m.ob[o] == 0 ? m.oa[o] : Math.min(m.oa[o], m.ob[o]);
  }
}
