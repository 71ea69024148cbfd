package derring.oneforall;

/** Things in the hand, and where they come to lie (A1FA-V.pick-up, A1FA-R32, A1FA-R52). */
final class Carried {
  private Carried() {}

  /** Where an item is that a figure carries. */
  static int by(int figure) {
    return -3 - figure;
  }

  /** The figure that carries an item which is {@code at}; -1 if none does. */
  static int carrier(int at) {
    return at <= -3 ? -3 - at : Melee.NONE;
  }

  static void take(Melee m, int f, int thing) {
    Field field = m.field;
    m.carry[f] = thing;
    if (field.isObject(thing)) {
      m.ois[thing] |= Melee.ABSENT;
    } else if (field.isItem(thing)) {
      m.iat[field.asItem(thing)] = by(f);
      m.ix[field.asItem(thing)] = 0;
      m.iy[field.asItem(thing)] = 0;
    } else {
      m.is[field.asWeapon(thing)] &= ~Melee.MARKED;
    }
  }

  /** Lets fall what a figure carries, where it stands. */
  static void letGo(Melee m, int f) {
    int thing = m.carry[f];
    if (thing >= 0) {
      m.carry[f] = Melee.NONE;
      lay(m, thing, m.x[f], m.y[f], 1, 0);
    }
  }

  /** Lays a thing down as near to a point as there is room. */
  static void lay(Melee m, int thing, long px, long py, long dx, long dy) {
    Field field = m.field;
    if (field.isObject(thing)) {
      long spot = roomFor(m, thing, px, py, dx, dy);
      m.ox[thing] = Space.pointX(spot);
      m.oy[thing] = Space.pointY(spot);
      m.ois[thing] &= ~Melee.ABSENT;
      return;
    }
    long spot = openGround(m, px, py, dx, dy);
    if (field.isItem(thing)) {
      int i = field.asItem(thing);
      m.iat[i] = Melee.ON_FLOOR;
      m.ix[i] = Space.pointX(spot);
      m.iy[i] = Space.pointY(spot);
    } else {
      int g = field.asWeapon(thing);
      if (m.is(g, Melee.WEAPONLESS)) {
        m.is[g] |= Melee.MARKED;
        m.wx[g] = Space.pointX(spot);
        m.wy[g] = Space.pointY(spot);
      }
    }
  }

  /** The point nearest to one where somebody could stand to pick a thing up (A1FA-R66). */
  static long openGround(Melee m, long px, long py, long dx, long dy) {
    long x = Math.clamp(px, Space.RADIUS, m.field.table.width - Space.RADIUS);
    long y = Math.clamp(py, Space.RADIUS, m.field.table.height - Space.RADIUS);
    return search(m, Melee.NONE, x, y, dx, dy);
  }

  /** The spot nearest to a point where an object has room. */
  static long roomFor(Melee m, int o, long px, long py, long dx, long dy) {
    return search(m, o, px, py, dx, dy);
  }

  private static long search(Melee m, int o, long x, long y, long dx, long dy) {
    if (fits(m, o, x, y)) {
      return Space.point(x, y);
    }
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long most = (long) m.field.table.width + m.field.table.height;
    for (long ring = Space.TOUCH; ring < most; ring += Space.TOUCH) {
      for (int step = 0; step < 72; step++) {
        long c = Geo.cos(-step);
        long s = Geo.sin(-step);
        long qx = x + ring * ((ux * c - uy * s) / Geo.UNIT) / len;
        long qy = y + ring * ((ux * s + uy * c) / Geo.UNIT) / len;
        if (fits(m, o, qx, qy)) {
          return Space.point(qx, qy);
        }
      }
    }
    return Space.point(x, y);
  }

  private static boolean fits(Melee m, int o, long x, long y) {
    if (o == Melee.NONE) {
      return Space.onTable(m.field, x, y, Space.RADIUS) && Space.clear(m, Melee.NONE, x, y, 0);
    }
    return room(m, o, x, y, m.oa[o], m.ob[o], m.oturn[o], Melee.NONE);
  }

  /** Whether an object of that size has room at a point, but for a figure. */
  static boolean room(Melee m, int o, long x, long y, long a, long b, int turn, int figure) {
    long spreadX = b == 0 ? a : spread(a, b, Geo.COS[turn], Geo.SIN[turn]);
    long spreadY = b == 0 ? a : spread(a, b, Geo.SIN[turn], Geo.COS[turn]);
    if (x < spreadX
        || y < spreadY
        || x > m.field.table.width - spreadX
        || y > m.field.table.height - spreadY) {
      return false;
    }
    for (int p = 0; p < m.field.objects; p++) {
      if (p != o
          && Space.blocks(m, p, 0)
          && Geo.overlap(m.ox[p] - x, m.oy[p] - y, a, b, turn, m.oa[p], m.ob[p], m.oturn[p])) {
        return false;
      }
    }
    for (int f = 0; f < m.field.figures; f++) {
      if (f != figure
          && m.stands(f)
          && m.hang[f] < 0
          && m.on[f] != o
          && m.z[f] < Space.HEIGHT
          && Geo.overlap(m.x[f] - x, m.y[f] - y, a, b, turn, Space.RADIUS + Space.GAP, 0, 0)) {
        return false;
      }
    }
    return true;
  }

  private static long spread(long a, long b, long c, long s) {
    return (Math.abs(a * c) + Math.abs(b * s)) / Geo.UNIT;
  }
}
