package derring.oneforall;

/** Where there is room for the base of a figure (A1FA-R56). */
final class Room {
  private Room() {}

  /** Whether there is room for the base of a figure at a height, whoever it is (A1FA-R56). */
  static boolean free(Melee m, int self, int skip, long px, long py, int z) {
    return clear(m, skip, px, py, z) && nobodyAt(m, self, px, py, z);
  }

  /** Whether no object is in the way there. */
  static boolean clear(Melee m, int skip, long px, long py, int z) {
    for (long set = m.cells.at(px, py); set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      if (o != skip && Space.near(m, o, px, py, Space.RADIUS) && Space.blocks(m, o, z)) {
        return false;
      }
    }
    return true;
  }

  static boolean nobodyAt(Melee m, int self, long px, long py, int z) {
    for (int f = 0; f < m.field.figures; f++) {
      if (f != self && standsAt(m, f, px, py, z)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a figure takes the room there. */
  static boolean standsAt(Melee m, int f, long px, long py, int z) {
    long dx = px - m.x[f];
    long dy = py - m.y[f];
    return Math.abs(dx) < Space.BASE
        && Geo.square(dx, dy) < (long) Space.BASE * Space.BASE
        && !m.is(f, Melee.DOWN)
        && Space.inTheWay(m, f, z);
  }

  /** Whether a figure can stand on the floor there. */
  static boolean freeFloor(Melee m, int self, long px, long py) {
    return Space.onTable(m.field, px, py, Space.RADIUS) && free(m, self, Melee.NONE, px, py, 0);
  }

  /**
   * Whether a figure is where an object is. On stairs the platform and the banister beside them are
   * not in the way.
   */
  static boolean inside(Melee m, int f, int o) {
    if (o == m.on[f]
        || !Space.blocks(m, o, m.z[f])
        || !Space.near(m, o, m.x[f], m.y[f], Space.RADIUS)) {
      return false;
    }
    Kind.Layer layer = m.field.kinds[o].layer();
    boolean joined = layer == Kind.Layer.PLATFORM || layer == Kind.Layer.EDGE;
    return !(joined && m.on[f] >= 0 && m.field.kinds[m.on[f]].layer() == Kind.Layer.RAMP);
  }
}
