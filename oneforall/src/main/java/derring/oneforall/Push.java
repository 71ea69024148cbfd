package derring.oneforall;

/** Moves that nobody chose: push-backs, drops and falls (A1FA-5D.pushed, A1FA-R46). */
final class Push {
  /** The victim was against something already. */
  static final int STUCK = -1;

  private Push() {}

  /**
   * Pushes a figure along a direction until it touches something.
   *
   * @return how deep it fell onto hard ground, or {@link #STUCK}
   */
  static int back(Melee m, int f, long dx, long dy) {
    long k = Geo.stretch(dx, dy);
    if (k == 0) {
      return STUCK;
    }
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    if (m.is(f, Melee.CLINGING)) {
      return offWall(m, f, ux, uy, len);
    }
    int support = m.on[f];
    if (support < 0) {
      long s = slide(m, f, Melee.NONE, ux, uy, len, Geo.FAR);
      return s < Space.TOUCH ? STUCK : advance(m, f, ux, uy, len, s);
    }
    long rim = Space.toRim(m, support, m.x[f], m.y[f], ux, uy, len);
    long s = slide(m, f, support, ux, uy, len, rim);
    if (s < rim) { // something on the top is in the way
      if (s < Space.TOUCH) {
        return STUCK;
      }
      advance(m, f, ux, uy, len, s);
      climbRamp(m, f, support);
      return 0;
    }
    advance(m, f, ux, uy, len, rim);
    // Off what it stood on, whether that was moved or not (A1FA-R75).
    return over(m, f, support, ux, uy, len, rim);
  }

  /** Whether a push would find a figure against something already; nobody is moved. */
  static boolean isStuck(Melee m, int f, long dx, long dy) {
    long k = Geo.stretch(dx, dy);
    if (k == 0) {
      return true;
    }
    if (m.is(f, Melee.CLINGING) || m.hang[f] >= 0) {
      return false;
    }
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    int support = m.on[f];
    long rim = support < 0 ? Geo.FAR : Space.toRim(m, support, m.x[f], m.y[f], ux, uy, len);
    if (rim < Space.TOUCH) { // over it, if nothing stands there
      return false;
    }
    long swept =
        Space.sweep(
            m, f, support, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS, 2L * Space.TOUCH);
    return Space.far(swept) - Space.GAP < Space.TOUCH
        || Space.toEdge(m.field, m.x[f], m.y[f], ux, uy, len, Space.RADIUS) < Space.TOUCH;
  }

  private static void climbRamp(Melee m, int f, int support) {
    m.z[f] = Space.heightOn(m, support, m.x[f], m.y[f]);
  }

  /**
   * How far a figure slides until it touches something, the edge of the table included. A friend
   * stops it like anything else and is not affected (A1FA-R25).
   */
  private static long slide(Melee m, int f, int skip, long ux, long uy, long len, long most) {
    long s = Space.toEdge(m.field, m.x[f], m.y[f], ux, uy, len, Space.RADIUS);
    long swept =
        Space.sweep(m, f, skip, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS, Geo.FAR);
    s = Math.min(s, Space.far(swept) - Space.GAP);
    return Math.max(0, Math.min(s, most));
  }

  private static int advance(Melee m, int f, long ux, long uy, long len, long s) {
    m.x[f] += (int) (ux * s / len);
    m.y[f] += (int) (uy * s / len);
    return 0;
  }

  /** Over the rim of what it stood on: down beside it, and on until it touches something. */
  private static int over(Melee m, int f, int support, long ux, long uy, long len, long gone) {
    int from = m.z[f];
    int level = levelBeyond(m, f, support, ux, uy, len);
    if (level >= 0) { // onto what joins it at the same height
      if (gone < Space.TOUCH) {
        return STUCK;
      }
      return 0;
    }
    int soft = softBeyond(m, f, support, ux, uy, len);
    if (soft >= 0) {
      m.x[f] += (int) (ux * Space.RADIUS / len);
      m.y[f] += (int) (uy * Space.RADIUS / len);
      m.on[f] = soft;
      m.z[f] = m.otop[soft];
      return 0;
    }
    // Beside it: as far as the base needs to be clear of it.
    long clear = 0;
    while (clear < 4L * Space.BASE
        && Space.near(
            m,
            support,
            m.x[f] + ux * clear / len,
            m.y[f] + uy * clear / len,
            Space.RADIUS + Space.GAP / 2)) {
      clear += Space.GAP;
    }
    land(m, f, m.x[f] + ux * clear / len, m.y[f] + uy * clear / len, ux, uy, len);
    return from;
  }

  /** A figure that clings to something is torn off and lands beside it. */
  private static int offWall(Melee m, int f, long ux, long uy, long len) {
    int from = m.z[f];
    m.is[f] &= ~Melee.CLINGING;
    land(m, f, m.x[f], m.y[f], ux, uy, len);
    return from;
  }

  private static void land(Melee m, int f, long px, long py, long ux, long uy, long len) {
    m.on[f] = Melee.NONE;
    m.z[f] = 0;
    boolean room = Room.freeFloor(m, f, px, py);
    long spot = Nearest.floor(m, f, px, py, ux, uy);
    m.x[f] = Space.pointX(spot);
    m.y[f] = Space.pointY(spot);
    if (room) {
      advance(m, f, ux, uy, len, slide(m, f, Melee.NONE, ux, uy, len, Geo.FAR));
    }
  }

  /** A ramp or platform that goes on at the same height where a figure would leave its own. */
  private static int levelBeyond(Melee m, int f, int support, long ux, long uy, long len) {
    long px = m.x[f] + ux * Space.TOUCH / len;
    long py = m.y[f] + uy * Space.TOUCH / len;
    for (int o = 0; o < m.field.objects; o++) {
      Kind.Layer layer = m.field.kinds[o].layer();
      if (o != support
          && (layer == Kind.Layer.RAMP || layer == Kind.Layer.PLATFORM)
          && Space.near(m, o, px, py, Space.TOUCH)
          && Math.abs(Space.heightOn(m, o, px, py) - m.z[f]) <= Space.ELEVATED) {
        return o;
      }
    }
    return Melee.NONE;
  }

  private static int softBeyond(Melee m, int f, int support, long ux, long uy, long len) {
    long px = m.x[f] + ux * Space.RADIUS / len;
    long py = m.y[f] + uy * Space.RADIUS / len;
    for (int o = 0; o < m.field.objects; o++) {
      if (o != support
          && m.field.kinds[o].soft()
          && (m.ois[o] & (Melee.ABSENT | Melee.TIPPED)) == 0
          && m.otop[o] < m.z[f]
          && Space.over(m, o, px, py)
          && Room.free(m, f, o, px, py, m.otop[o])) {
        return o;
      }
    }
    return Melee.NONE;
  }

  /** Lets a figure come down to the floor under it, or beside what is there (A1FA-V.swing). */
  static void down(Melee m, int f) {
    m.hang[f] = Melee.NONE;
    m.fromX[f] = 0;
    m.fromY[f] = 0;
    m.on[f] = Melee.NONE;
    m.is[f] &= ~Melee.CLINGING;
    m.z[f] = 0;
    long spot = Nearest.floor(m, f, m.x[f], m.y[f], 1, 0);
    m.x[f] = Space.pointX(spot);
    m.y[f] = Space.pointY(spot);
  }
}
