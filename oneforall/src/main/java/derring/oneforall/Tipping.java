package derring.oneforall;

/** How an object lies when it has been tipped (A1FA-R47, A1FA-R74). */
final class Tipping {
  private static final int INCH = 1000;

  private Tipping() {}

  /** Turns an object over, away from a figure, or back; as far as there is room. */
  static void turn(Melee m, int f, int o) {
    long x = m.ox[o];
    long y = m.oy[o];
    long reach = m.oa[o] + (long) m.ob[o] + INCH;
    clearTop(m, f, o);
    topple(m, f, o);
    spillItems(m, f, o, x, y, reach);
  }

  private static void topple(Melee m, int f, int o) {
    Kind kind = m.field.kinds[o];
    if (kind.affords(Verb.ROLL)) { // a barrel keeps its circle
      m.ois[o] ^= Melee.TIPPED;
      return;
    }
    Tabletop.Piece piece = m.field.table.pieces.get(o);
    boolean back = (m.ois[o] & Melee.TIPPED) != 0;
    int turn =
        kind.round() && !back ? Geo.turnOf(dxAcross(m, f, o), dyAcross(m, f, o)) : m.oturn[o];
    // In its own frame: over which long side, seen from the figure.
    long away = Geo.across((long) m.ox[o] - m.x[f], (long) m.oy[o] - m.y[f], turn) >= 0 ? 1 : -1;
    boolean swap = !kind.round() && piece.a() < piece.b(); // the long side is the second one
    if (swap) {
      away = Geo.along((long) m.ox[o] - m.x[f], (long) m.oy[o] - m.y[f], turn) >= 0 ? 1 : -1;
    }
    int height = kind.top();
    int deep = kind.round() ? 2 * piece.a() : 2 * Math.min(piece.a(), piece.b());
    int a = back ? piece.a() : swap ? height / 2 : piece.a();
    int b = back ? piece.b() : swap ? piece.b() : height / 2;
    long shift = away * (height + deep) / 2;
    long sx = swap ? shift : 0;
    long sy = swap ? 0 : shift;
    long x = m.ox[o] + (sx * Geo.COS[turn] - sy * Geo.SIN[turn]) / Geo.UNIT;
    long y = m.oy[o] + (sx * Geo.SIN[turn] + sy * Geo.COS[turn]) / Geo.UNIT;
    if (!Carried.room(m, o, x, y, a, b, turn, Melee.NONE, m.field.allSolid)) {
      return; // A1FA-R74
    }
    m.oa[o] = a;
    m.ob[o] = b;
    m.oturn[o] = back ? piece.turn() : turn;
    m.put(o, x, y);
    m.otop[o] = m.field.base[o] + (back ? height : deep);
    m.ois[o] ^= Melee.TIPPED;
    spillKegs(m, f, o);
  }

  /** A round table falls at a right angle to the push. */
  private static long dxAcross(Melee m, int f, int o) {
    return (long) m.oy[o] - m.y[f];
  }

  private static long dyAcross(Melee m, int f, int o) {
    return (long) m.x[f] - m.ox[o];
  }

  /** A friend is placed on the actor's side; whoever else stood there beside it. */
  private static void clearTop(Melee m, int f, int o) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.on[g] != o || !m.stands(g)) {
        continue;
      }
      boolean friend = m.side[g] == m.side[f];
      m.on[g] = Melee.NONE;
      m.is[g] &= ~Melee.CLINGING;
      m.z[g] = 0;
      long spot =
          Nearest.floor(
              m,
              g,
              friend ? m.x[f] : m.x[g],
              friend ? m.y[f] : m.y[g],
              (long) m.ox[o] - m.x[f],
              (long) m.oy[o] - m.y[f]);
      m.x[g] = Space.pointX(spot);
      m.y[g] = Space.pointY(spot);
    }
  }

  /** What lay on it lies one inch beyond, in a row. */
  private static void spillItems(Melee m, int f, int o, long x, long y, long reach) {
    long dx = x - m.x[f];
    long dy = y - m.y[f];
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    int number = 0;
    for (int i = 0; i < m.field.items; i++) {
      if (m.iat[i] == o) {
        long side = 300L * ((number + 1) / 2) * (number % 2 == 0 ? 1 : -1);
        number++;
        Carried.lay(
            m,
            m.field.itemThing(i),
            x + (ux * reach - uy * side) / len,
            y + (uy * reach + ux * side) / len,
            ux,
            uy);
      }
    }
  }

  /** The small barrels of a rack roll out of it. */
  private static void spillKegs(Melee m, int f, int o) {
    for (int p = 0; p < m.field.objects; p++) {
      if (m.field.inside[p] == o && (m.ois[p] & Melee.ABSENT) != 0 && carrier(m, p) < 0) {
        long dx = (long) m.ox[o] - m.x[f];
        long dy = (long) m.oy[o] - m.y[f];
        long spot = Nearest.room(m, p, m.ox[o], m.oy[o], dx, dy);
        m.put(p, Space.pointX(spot), Space.pointY(spot));
        m.ois[p] &= ~Melee.ABSENT;
      }
    }
  }

  private static int carrier(Melee m, int thing) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.carry[g] == thing) {
        return g;
      }
    }
    return Melee.NONE;
  }
}
