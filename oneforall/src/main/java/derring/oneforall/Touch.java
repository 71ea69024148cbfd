package derring.oneforall;

/** Who touches what, and who is in contact with whom (A1FA-C4, A1FA-R21, A1FA-R72). */
final class Touch {
  private Touch() {}

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
      case FLAT -> z <= Space.TOUCH && Space.near(m, o, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH);
      case LINE ->
          (m.ois[o] & Melee.FALLEN) == 0
              && z < m.otop[o]
              && Space.near(m, o, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH);
      case HANGING -> (m.ois[o] & Melee.FALLEN) == 0 && inGrasp(m, f, o);
      case RAMP, EDGE ->
          m.otop[o] >= z
              && m.field.base[o] <= z + Space.HEIGHT
              && Space.near(m, o, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH);
      default ->
          m.otop[o] >= z - Space.HEIGHT
              && m.field.bottom[o] <= z + Space.HEIGHT
              && Space.near(m, o, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH);
    };
  }

  /** Whether the handle of something hanging can be grabbed (A1FA-V.grab). */
  static boolean inGrasp(Melee m, int f, int o) {
    long reach = Space.HEIGHT;
    boolean high = m.field.kinds[o].bottom() == 0 || m.z[f] + Space.GRASP >= m.otop[o];
    return high && Geo.square((long) m.x[f] - m.ox[o], (long) m.y[f] - m.oy[o]) <= reach * reach;
  }

  /** Whether two figures are in contact (A1FA-C4, A1FA-R21, A1FA-R72). */
  static boolean contact(Melee m, int f, int g) {
    if (!m.stands(f) || !m.stands(g) || m.hang[f] >= 0 || m.hang[g] >= 0) {
      return false; // A1FA-R61
    }
    if (Math.abs(m.z[f] - m.z[g]) > Space.HEIGHT) {
      return false;
    }
    long square = Geo.square((long) m.x[f] - m.x[g], (long) m.y[f] - m.y[g]);
    if (square <= (long) (Space.BASE + Space.TOUCH) * (Space.BASE + Space.TOUCH)) {
      return true;
    }
    if (square > 4L * Space.BASE * Space.BASE) {
      return false;
    }
    if (m.on[f] != m.on[g]
        && ((m.on[f] >= 0 && touchesObject(m, g, m.on[f]))
            || (m.on[g] >= 0 && touchesObject(m, f, m.on[g])))) {
      return true;
    }
    for (int o : m.field.across) {
      if (touchesObject(m, f, o) && touchesObject(m, g, o)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one figure stands higher than another; on the same top nobody does (A1FA-R20). */
  static boolean elevated(Melee m, int f, int g) {
    return m.z[f] >= m.z[g] + Space.ELEVATED;
  }

  /** Whether a point on the floor is in reach of a figure's hands without a step. */
  static boolean atFeet(Melee m, int f, long px, long py) {
    return m.hang[f] < 0
        && m.z[f] <= Space.HEIGHT
        && Geo.square(px - m.x[f], py - m.y[f])
            <= (long) (Space.RADIUS + Space.TOUCH) * (Space.RADIUS + Space.TOUCH);
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
              && Math.abs(m.z[f] - m.z[g]) < Space.HEIGHT
              && Space.nearBody(m, g, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH)
          : g != f && contact(m, f, g);
    }
    int g = field.asWeapon(thing); // whoever else stands there (A1FA-R15)
    return m.is(g, Melee.MARKED) && atFeet(m, f, m.wx[g], m.wy[g]);
  }
}
