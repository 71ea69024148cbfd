package derring.oneforall;

/** Who sees whom, and what is in the way of a leap (A1FA-8E, A1FA-R64, A1FA-R81). */
final class Sight {
  private Sight() {}

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
    for (int o : field.screens) {
      if (screens(m, o, px, py, dx, dy, height)) {
        return BLOCKED;
      }
    }
    int worst = CLEAR;
    for (int f = 0; f < field.figures; f++) {
      if (f == from || f == to || !m.stands(f) || m.z[from] >= m.z[f] + Space.ELEVATED) {
        continue;
      }
      if (height < m.z[f]) {
        continue;
      }
      long fx = px - m.x[f];
      long fy = py - m.y[f];
      if (Geo.passes(fx, fy, dx, dy, Space.RADIUS / 2)) {
        return BLOCKED;
      }
      if (Geo.passes(fx, fy, dx, dy, Space.RADIUS)) {
        worst = DOUBTFUL;
      }
    }
    return worst;
  }

  private static boolean screens(Melee m, int o, long px, long py, long dx, long dy, int height) {
    int is = m.ois[o];
    if ((is & (Melee.ABSENT | Melee.FALLEN | Melee.OPEN)) != 0
        || height < m.field.bottom[o]
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
    long dx = qx - px;
    long dy = qy - py;
    for (long set = m.cells.along(px, py, dx, dy); set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      if (o == skip
          || o == other
          || !Space.blocks(m, o, height)
          || m.field.kinds[o].layer() == Kind.Layer.HANGING) {
        continue;
      }
      long fx = px - m.ox[o];
      long fy = py - m.oy[o];
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
