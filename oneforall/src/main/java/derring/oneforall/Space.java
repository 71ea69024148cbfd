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
    if ((m.ois[o] & (Melee.ABSENT | Melee.FALLEN)) != 0) {
      return false;
    }
    Kind kind = m.field.kinds[o];
    return switch (kind.layer()) {
      case FLAT, LINE -> false;
      default -> m.otop[o] > z + TOUCH && m.field.base[o] + kind.bottom() < z + HEIGHT;
    };
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
      long radius) {
    Field field = m.field;
    long best = Geo.FAR;
    int what = 0;
    for (int o = 0; o < field.objects; o++) {
      if (o != skip && blocks(m, o, z)) {
        long s = sweepTo(m, o, px, py, dx, dy, len, radius);
        if (s < best) {
          best = s;
          what = o;
        }
      }
    }
    for (int f = 0; f < field.figures; f++) {
      if (f == self || !inTheWay(m, f, z)) {
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
    return best == Geo.FAR ? best : best << THING_BITS | what;
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
  private static boolean inTheWay(Melee m, int f, int z) {
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

  // Room.

  /** Whether the centre of a figure may be there at all. */
  static boolean onTable(Field field, long px, long py, long margin) {
    return px >= margin
        && py >= margin
        && px <= field.table.width - margin
        && py <= field.table.height - margin;
  }

  /** Whether there is room for the base of a figure at a height, whoever it is (A1FA-R56). */
  static boolean free(Melee m, int self, int skip, long px, long py, int z) {
    return clear(m, skip, px, py, z) && nobodyAt(m, self, px, py, z);
  }

  /** Whether no object is in the way there. */
  static boolean clear(Melee m, int skip, long px, long py, int z) {
    for (int o = 0; o < m.field.objects; o++) {
      if (o != skip && near(m, o, px, py, RADIUS) && blocks(m, o, z)) {
        return false;
      }
    }
    return true;
  }

  static boolean nobodyAt(Melee m, int self, long px, long py, int z) {
    for (int f = 0; f < m.field.figures; f++) {
      if (f != self && inTheWay(m, f, z) && !m.is(f, Melee.DOWN)) {
        if (Geo.square(px - m.x[f], py - m.y[f]) < (long) BASE * BASE) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a figure can stand on the floor there. */
  static boolean freeFloor(Melee m, int self, long px, long py) {
    return onTable(m.field, px, py, RADIUS) && free(m, self, Melee.NONE, px, py, 0);
  }

  /** The free spot on the floor nearest to a point (A1FA-R49, A1FA-R71), as {@link #point}. */
  static long nearestFloor(Melee m, int self, long px, long py, long dx, long dy) {
    long x = Math.clamp(px, RADIUS, m.field.table.width - RADIUS);
    long y = Math.clamp(py, RADIUS, m.field.table.height - RADIUS);
    if (freeFloor(m, self, x, y)) {
      return point(x, y);
    }
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    for (long ring = TOUCH; ring < m.field.table.width + m.field.table.height; ring += TOUCH) {
      for (int step = 0; step < 72; step++) {
        long c = Geo.cos(-step);
        long s = Geo.sin(-step);
        long qx = x + ring * ((ux * c - uy * s) / Geo.UNIT) / len;
        long qy = y + ring * ((ux * s + uy * c) / Geo.UNIT) / len;
        if (freeFloor(m, self, qx, qy)) {
          return point(qx, qy);
        }
      }
    }
    return point(m.x[Math.max(self, 0)], m.y[Math.max(self, 0)]);
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

  /**
   * Whether a figure is where an object is. On stairs the platform and the banister beside them are
   * not in the way.
   */
  static boolean inside(Melee m, int f, int o) {
    if (o == m.on[f] || !blocks(m, o, m.z[f]) || !near(m, o, m.x[f], m.y[f], RADIUS)) {
      return false;
    }
    Kind.Layer layer = m.field.kinds[o].layer();
    boolean joined = layer == Kind.Layer.PLATFORM || layer == Kind.Layer.EDGE;
    return !(joined && m.on[f] >= 0 && m.field.kinds[m.on[f]].layer() == Kind.Layer.RAMP);
  }

  // Touching.

  /** How high the top of a ramp is over a point of it. */
  static int heightOn(Melee m, int o, long px, long py) {
    if (m.field.kinds[o].layer() != Kind.Layer.RAMP) {
      return m.otop[o];
    }
    long u = Geo.along(px - m.ox[o], py - m.oy[o], m.oturn[o]) + m.oa[o];
    long rise = (long) m.otop[o] - m.field.base[o];
    return m.field.base[o] + (int) Math.clamp(rise * u / (2L * m.oa[o]), 0, rise);
  }

  /** Whether a figure touches an object: stands on it, holds it, or is beside it (A1FA-C4). */
  static boolean touchesObject(Melee m, int f, int o) {
    if ((m.ois[o] & Melee.ABSENT) != 0) {
      return false;
    }
    if (m.hang[f] >= 0) {
      return m.hang[f] == o;
    }
    if (m.on[f] == o) {
      return true;
    }
    Kind kind = m.field.kinds[o];
    int z = m.z[f];
    return switch (kind.layer()) {
      case FLAT -> z <= TOUCH && near(m, o, m.x[f], m.y[f], RADIUS + TOUCH);
      case LINE ->
          (m.ois[o] & Melee.FALLEN) == 0
              && z < m.otop[o]
              && near(m, o, m.x[f], m.y[f], RADIUS + TOUCH);
      case HANGING -> (m.ois[o] & Melee.FALLEN) == 0 && inGrasp(m, f, o);
      case RAMP, EDGE ->
          m.otop[o] >= z
              && m.field.base[o] <= z + HEIGHT
              && near(m, o, m.x[f], m.y[f], RADIUS + TOUCH);
      default ->
          m.otop[o] > z + TOUCH
              && m.field.base[o] + kind.bottom() < z + HEIGHT
              && near(m, o, m.x[f], m.y[f], RADIUS + TOUCH);
    };
  }

  /** Whether the handle of something hanging can be grabbed (A1FA-V.grab). */
  static boolean inGrasp(Melee m, int f, int o) {
    long reach = HEIGHT;
    boolean high = m.field.kinds[o].bottom() == 0 || m.z[f] + GRASP >= m.otop[o];
    return high && Geo.square((long) m.x[f] - m.ox[o], (long) m.y[f] - m.oy[o]) <= reach * reach;
  }

  /** Whether two figures are in contact (A1FA-C4, A1FA-R21, A1FA-R72). */
  static boolean contact(Melee m, int f, int g) {
    if (!m.stands(f) || !m.stands(g) || m.hang[f] >= 0 || m.hang[g] >= 0) {
      return false; // A1FA-R61
    }
    if (Math.abs(m.z[f] - m.z[g]) > HEIGHT) {
      return false;
    }
    long square = Geo.square((long) m.x[f] - m.x[g], (long) m.y[f] - m.y[g]);
    if (square <= (long) (BASE + TOUCH) * (BASE + TOUCH)) {
      return true;
    }
    if (square > 4L * BASE * BASE) {
      return false;
    }
    if (m.on[f] != m.on[g]
        && ((m.on[f] >= 0 && touchesObject(m, g, m.on[f]))
            || (m.on[g] >= 0 && touchesObject(m, f, m.on[g])))) {
      return true;
    }
    for (int o = 0; o < m.field.objects; o++) {
      if (m.field.kinds[o].across() && touchesObject(m, f, o) && touchesObject(m, g, o)) {
        return true;
      }
    }
    return false;
  }

  static boolean elevated(Melee m, int f, int g) {
    return m.z[f] >= m.z[g] + ELEVATED;
  }

  /** Whether a point on the floor is in reach of a figure's hands without a step. */
  static boolean atFeet(Melee m, int f, long px, long py) {
    return m.hang[f] < 0
        && m.z[f] <= HEIGHT
        && Geo.square(px - m.x[f], py - m.y[f]) <= (long) (RADIUS + TOUCH) * (RADIUS + TOUCH);
  }

  /** Whether a figure touches a thing, whatever it is. */
  static boolean touches(Melee m, int f, int thing) {
    Field field = m.field;
    if (field.isObject(thing)) {
      return touchesObject(m, f, thing);
    }
    if (field.isItem(thing)) {
      int i = field.asItem(thing);
      int at = m.iat[i];
      return at >= 0
          ? touchesObject(m, f, at)
          : at == Melee.ON_FLOOR && atFeet(m, f, m.ix[i], m.iy[i]);
    }
    if (field.isFigure(thing)) {
      int g = field.asFigure(thing);
      return m.is(g, Melee.DOWN)
          ? m.hang[f] < 0
              && Math.abs(m.z[f] - m.z[g]) < HEIGHT
              && nearBody(m, g, m.x[f], m.y[f], RADIUS + TOUCH)
          : g != f && contact(m, f, g);
    }
    int g = field.asWeapon(thing);
    return m.is(g, Melee.MARKED) && atFeet(m, f, m.wx[g], m.wy[g]);
  }

  // Sight.

  static final int CLEAR = 0;
  static final int DOUBTFUL = 1;
  static final int BLOCKED = 2;

  /** Whether one figure sees another (A1FA-8E, A1FA-R64). */
  static int sight(Melee m, int from, int to) {
    long px = m.x[from];
    long py = m.y[from];
    long dx = m.x[to] - px;
    long dy = m.y[to] - py;
    int height = Math.max(m.z[from], m.z[to]) + 1200;
    Field field = m.field;
    for (int o = 0; o < field.objects; o++) {
      if (field.kinds[o].sight() && screens(m, o, px, py, dx, dy, height)) {
        return BLOCKED;
      }
    }
    int worst = CLEAR;
    for (int f = 0; f < field.figures; f++) {
      if (f == from || f == to || !m.stands(f) || m.z[from] >= m.z[f] + ELEVATED) {
        continue;
      }
      if (height < m.z[f] || height > m.z[f] + HEIGHT) {
        continue;
      }
      long fx = px - m.x[f];
      long fy = py - m.y[f];
      if (Geo.passes(fx, fy, dx, dy, RADIUS / 2)) {
        return BLOCKED;
      }
      if (Geo.passes(fx, fy, dx, dy, RADIUS)) {
        worst = DOUBTFUL;
      }
    }
    return worst;
  }

  private static boolean screens(Melee m, int o, long px, long py, long dx, long dy, int height) {
    int is = m.ois[o];
    if ((is & (Melee.ABSENT | Melee.FALLEN | Melee.OPEN)) != 0
        || height < m.field.base[o] + m.field.kinds[o].bottom()
        || height > m.otop[o]) {
      return false;
    }
    long fx = px - m.ox[o];
    long fy = py - m.oy[o];
    if (m.ob[o] == 0) {
      return Geo.passes(fx, fy, dx, dy, m.oa[o]);
    }
    int turn = m.oturn[o];
    return Geo.crosses(
        Geo.along(fx, fy, turn),
        Geo.across(fx, fy, turn),
        Geo.along(dx, dy, turn),
        Geo.across(dx, dy, turn),
        m.oa[o],
        m.ob[o]);
  }

  /** Whether nothing solid on a line is higher than {@code height} (A1FA-R81). */
  static boolean open(
      Melee m, int skip, int other, long px, long py, long qx, long qy, int height) {
    for (int o = 0; o < m.field.objects; o++) {
      if (o == skip || o == other || !blocks(m, o, height)) {
        continue;
      }
      if (m.field.kinds[o].layer() == Kind.Layer.HANGING) {
        continue;
      }
      long fx = px - m.ox[o];
      long fy = py - m.oy[o];
      long dx = qx - px;
      long dy = qy - py;
      boolean hit =
          m.ob[o] == 0
              ? Geo.passes(fx, fy, dx, dy, m.oa[o])
              : Geo.crosses(
                  Geo.along(fx, fy, m.oturn[o]),
                  Geo.across(fx, fy, m.oturn[o]),
                  Geo.along(dx, dy, m.oturn[o]),
                  Geo.across(dx, dy, m.oturn[o]),
                  m.oa[o],
                  m.ob[o]);
      if (hit) {
        return false;
      }
    }
    return true;
  }
}
