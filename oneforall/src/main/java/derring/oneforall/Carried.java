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

  /** Whether a figure has something in its hands: what it carries, or its own weapon. */
  static boolean holds(Melee m, int f, int thing) {
    return m.carry[f] == thing || (m.armed(f) && m.field.weaponThing(f) == thing);
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
      long spot = Nearest.room(m, thing, px, py, dx, dy);
      m.put(thing, Space.pointX(spot), Space.pointY(spot));
      m.ois[thing] &= ~Melee.ABSENT;
      return;
    }
    long spot = Nearest.ground(m, px, py, dx, dy);
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

  /** Whether an object of that size has room at a point, but for a figure and some objects. */
  static boolean room(
      Melee m, int o, long x, long y, long a, long b, int turn, int figure, long among) {
    long spreadX = spreadX(a, b, turn);
    long spreadY = spreadY(a, b, turn);
    if (x < spreadX
        || y < spreadY
        || x > m.field.table.width - spreadX
        || y > m.field.table.height - spreadY) {
      return false;
    }
    for (long set = among; set != 0; set &= set - 1) {
      int p = Long.numberOfTrailingZeros(set);
      if (p != o && meets(m, p, x, y, a, b, turn)) {
        return false;
      }
    }
    for (int f = 0; f < m.field.figures; f++) {
      if (f != figure && crowds(m, f, o, x, y, a, b, turn)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an object on the floor meets a footprint. */
  static boolean meets(Melee m, int p, long x, long y, long a, long b, int turn) {
    long dx = m.ox[p] - x;
    long dy = m.oy[p] - y;
    long most = a + b + m.oa[p] + m.ob[p];
    return Math.abs(dx) < most
        && Math.abs(dy) < most
        && Space.blocks(m, p, 0)
        && Geo.overlap(dx, dy, a, b, turn, m.oa[p], m.ob[p], m.oturn[p]);
  }

  /** Whether a figure stands where the footprint of an object would be. */
  static boolean crowds(Melee m, int f, int o, long x, long y, long a, long b, int turn) {
    long dx = m.x[f] - x;
    long dy = m.y[f] - y;
    long size = Space.RADIUS + Space.GAP;
    long most = a + b + size;
    return Math.abs(dx) < most
        && Math.abs(dy) < most
        && m.stands(f)
        && m.hang[f] < 0
        && m.on[f] != o
        && m.z[f] < Space.HEIGHT
        && Geo.overlap(dx, dy, a, b, turn, size, 0, 0);
  }

  /** How far a footprint reaches to the left and to the right. */
  static long spreadX(long a, long b, int turn) {
    return b == 0 ? a : (Math.abs(a * Geo.COS[turn]) + Math.abs(b * Geo.SIN[turn])) / Geo.UNIT;
  }

  static long spreadY(long a, long b, int turn) {
    return b == 0 ? a : (Math.abs(a * Geo.SIN[turn]) + Math.abs(b * Geo.COS[turn])) / Geo.UNIT;
  }
}
