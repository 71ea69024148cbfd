package derring.oneforall;

/**
 * Where things are to each other: what a disc meets on a straight line, where there is room, who
 * touches whom, who sees whom (A1FA-C4, A1FA-R70 and the rulings about places). Nothing here
 * changes a state.
 */
final class Space {
  /** Of a figure's base. */
  static final int RADIUS = 600;

  static final int BASE = 1200;

  /** Of a figure. */
  static final int HEIGHT = 1750;

  /** Bases and objects nearer than this touch. */
  static final int TOUCH = 50;

  /** What a figure keeps from what it has run to. */
  static final int GAP = 10;

  /** What every sweep keeps clear, so that rounding on a grazing line never ends inside. */
  private static final int SKIN = 3;

  /** Standing so much higher is an advantage. */
  static final int ELEVATED = 400;

  /** How high one can jump. */
  static final int JUMP = 875;

  /** How far up hands reach from the feet. */
  static final int GRASP = 2625;

  /** Half of the rectangle that a body covers, and its height. */
  static final int BODY_LONG = 1000;

  static final int BODY_DEEP = 450;
  static final int BODY_HIGH = 300;

  private static final int THING_BITS = 10;

  private Space() {}

  // What stands in the way.

  /** Whether an object is in the way of a figure whose feet are at {@code z}. */
  static boolean blocks(Melee m, int o, int z) {
    return m.otop[o] > z + TOUCH
        && m.field.bottom[o] < z + HEIGHT
        && (m.ois[o] & (Melee.ABSENT | Melee.FALLEN)) == 0
        && m.field.solid[o];
  }

  /** Whether a point is within {@code limit} of the footprint of an object. */
  static boolean near(Melee m, int o, long px, long py, long limit) {
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    long a = m.oa[o];
    long b = m.ob[o];
    long most = a + b + limit;
    if (Math.abs(fx) > most || Math.abs(fy) > most) {
      return false;
    }
    if (b == 0) {
      return Geo.square(fx, fy) <= (a + limit) * (a + limit);
    }
    int turn = m.oturn[o];
    long qx = Math.max(0, Math.abs(Geo.along(fx, fy, turn)) - a);
    long qy = Math.max(0, Math.abs(Geo.across(fx, fy, turn)) - b);
    return qx * qx + qy * qy <= limit * limit;
  }

  /** How far a point is from the footprint of an object; 0 over it. */
  static long distance(Melee m, int o, long px, long py) {
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    if (m.ob[o] == 0) {
      return Math.max(0, Geo.length(fx, fy) - m.oa[o]);
    }
    int turn = m.oturn[o];
    long qx = Math.max(0, Math.abs(Geo.along(fx, fy, turn)) - m.oa[o]);
    long qy = Math.max(0, Math.abs(Geo.across(fx, fy, turn)) - m.ob[o]);
    return Geo.length(qx, qy);
  }

  /** How far a point is from the footprint of an object; below 0 within it, never too little. */
  static long inwards(Melee m, int o, long px, long py) {
    long outside = distance(m, o, px, py);
    if (outside > 0) {
      return outside;
    }
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    if (m.ob[o] == 0) {
      return Geo.length(fx, fy) - m.oa[o];
    }
    return Math.max(
        Math.abs(Geo.along(fx, fy, m.oturn[o])) - m.oa[o],
        Math.abs(Geo.across(fx, fy, m.oturn[o])) - m.ob[o]);
  }

  static boolean over(Melee m, int o, long px, long py) {
    return near(m, o, px, py, 0);
  }

  /** How far a disc can go before it touches the footprint of an object. */
  static long sweepTo(Melee m, int o, long px, long py, long dx, long dy, long len, long radius) {
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    long near = radius + SKIN;
    long a = m.oa[o];
    long b = m.ob[o];
    if (b == 0) {
      return Geo.sweepCircle(fx, fy, dx, dy, len, a + near);
    }
    if (fx * dx + fy * dy >= 0 && fx * fx + fy * fy > (a + b + near) * (a + b + near)) {
      return Geo.FAR; // behind: a circle around it is left already
    }
    if (Math.abs(fx * dy - fy * dx) > (a + b + near) * len) {
      return Geo.FAR; // the line passes well beside it
    }
    int turn = m.oturn[o];
    return Geo.sweepBox(
        Geo.along(fx, fy, turn),
        Geo.across(fx, fy, turn),
        Geo.along(dx, dy, turn),
        Geo.across(dx, dy, turn),
        len,
        a,
        b,
        near);
  }

  /**
   * What a disc meets first on its way: the distance and the thing, to be taken apart by {@link
   * #far} and {@link #met}; {@link Geo#FAR} if it meets nothing.
   *
   * @param self the figure that moves, or -1
   * @param skip an object that is not in its way, or -1
   * @param most what is as far away as this does not matter
   */
  static long sweep(
      Melee m,
      int self,
      int skip,
      long px,
      long py,
      int z,
      long dx,
      long dy,
      long len,
      long radius,
      long most) {
    Field field = m.field;
    long best = most;
    int what = Melee.NONE;
    for (int o : field.solids) {
      if (o != skip
          && nearer(px - m.ox[o], py - m.oy[o], dx, dy, len, m.oa[o] + m.ob[o] + radius, best)
          && blocks(m, o, z)) {
        long s = sweepTo(m, o, px, py, dx, dy, len, radius);
        if (s < best) {
          best = s;
          what = o;
        }
      }
    }
    for (int f = 0; f < field.figures; f++) {
      if (f == self
          || !nearer(px - m.x[f], py - m.y[f], dx, dy, len, BODY_LONG + BODY_DEEP + radius, best)
          || !inTheWay(m, f, z)) {
        continue;
      }
      long s =
          m.is(f, Melee.DOWN)
              ? sweepBody(m, f, px, py, dx, dy, len, radius)
              : Geo.sweepCircle(px - m.x[f], py - m.y[f], dx, dy, len, radius + RADIUS + SKIN);
      if (s < best) {
        best = s;
        what = field.figureThing(f);
      }
    }
    return what < 0 ? Geo.FAR : best << THING_BITS | what;
  }

  /**
   * Whether a disc can meet something within {@code size} of a centre at all before it has gone
   * {@code best}: one look before all the arithmetic.
   */
  private static boolean nearer(
      long fx, long fy, long dx, long dy, long len, long size, long best) {
    long wide = size + 2 * SKIN;
    long ahead = -(fx * dx + fy * dy);
    return ahead > -wide * len
        && ahead < (best + wide) * len
        && Math.abs(fx * dy - fy * dx) <= wide * len;
  }

  static long far(long swept) {
    return swept == Geo.FAR ? swept : swept >> THING_BITS;
  }

  static int met(long swept) {
    return swept == Geo.FAR ? Melee.NONE : (int) (swept & (1 << THING_BITS) - 1);
  }

  static long sweepBody(Melee m, int f, long px, long py, long dx, long dy, long len, long radius) {
    int turn = m.lies[f];
    long fx = px - m.x[f];
    long fy = py - m.y[f];
    return Geo.sweepBox(
        Geo.along(fx, fy, turn),
        Geo.across(fx, fy, turn),
        Geo.along(dx, dy, turn),
        Geo.across(dx, dy, turn),
        len,
        BODY_LONG,
        BODY_DEEP,
        radius + SKIN);
  }

  static boolean nearBody(Melee m, int f, long px, long py, long limit) {
    long fx = px - m.x[f];
    long fy = py - m.y[f];
    long qx = Math.max(0, Math.abs(Geo.along(fx, fy, m.lies[f])) - BODY_LONG);
    long qy = Math.max(0, Math.abs(Geo.across(fx, fy, m.lies[f])) - BODY_DEEP);
    return qx * qx + qy * qy <= limit * limit;
  }

  /** Whether a figure, on its feet or not, is in the way of one whose feet are at {@code z}. */
  static boolean inTheWay(Melee m, int f, int z) {
    int is = m.is[f];
    if ((is & (Melee.LOST | Melee.OUTSIDE | Melee.UNPLACED)) != 0 || m.hang[f] >= 0) {
      return false;
    }
    if ((is & Melee.DOWN) != 0) {
      return m.z[f] + BODY_HIGH > z + TOUCH && m.z[f] < z + HEIGHT;
    }
    return Math.abs(m.z[f] - z) < HEIGHT;
  }

  /** How far a point can go before it is nearer to the edge of the table than {@code margin}. */
  static long toEdge(Field field, long px, long py, long dx, long dy, long len, long margin) {
    long best = Geo.FAR;
    if (dx != 0) {
      long room = dx > 0 ? field.table.width - margin - px : px - margin;
      best = Math.max(0, room) * len / Math.abs(dx);
    }
    if (dy != 0) {
      long room = dy > 0 ? field.table.height - margin - py : py - margin;
      best = Math.min(best, Math.max(0, room) * len / Math.abs(dy));
    }
    return best;
  }

  /** How far a figure can go on its support before its centre leaves it (A1FA-R57). */
  static long toRim(Melee m, int o, long px, long py, long dx, long dy, long len) {
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    int turn = m.oturn[o];
    long rim =
        m.ob[o] == 0
            ? Geo.leaveCircle(fx, fy, dx, dy, len, m.oa[o] - SKIN)
            : Geo.leaveBox(
                Geo.along(fx, fy, turn),
                Geo.across(fx, fy, turn),
                Geo.along(dx, dy, turn),
                Geo.across(dx, dy, turn),
                len,
                m.oa[o] - SKIN,
                m.ob[o] - SKIN);
    return rim;
  }

  static long point(long x, long y) {
    return (x << 32) | (y & 0xffffffffL);
  }

  static int pointX(long point) {
    return (int) (point >> 32);
  }

  static int pointY(long point) {
    return (int) point;
  }

  /** Whether the centre of a figure may be there at all. */
  static boolean onTable(Field field, long px, long py, long margin) {
    return px >= margin
        && py >= margin
        && px <= field.table.width - margin
        && py <= field.table.height - margin;
  }

  /** How high the top of a ramp is over a point of it. */
  static int heightOn(Melee m, int o, long px, long py) {
    if (m.field.kinds[o].layer() != Kind.Layer.RAMP) {
      return m.otop[o];
    }
    long u = Geo.along(px - m.ox[o], py - m.oy[o], m.oturn[o]) + m.oa[o];
    long rise = (long) m.otop[o] - m.field.base[o];
    return m.field.base[o] + (int) Math.clamp(rise * u / (2L * m.oa[o]), 0, rise);
  }
}
