package derring.oneforall;

/**
 * Which objects are near a point: the table in squares, and for each the objects within reach of
 * it, as a bit set. It follows from where the objects are and only saves looking at all of them;
 * {@link #moved} keeps it true.
 */
final class Cells {
  /** More objects than this a table cannot have. */
  static final int MOST_OBJECTS = Long.SIZE;

  /** Whatever is nearer than this to a point is in its cell: more than a base and contact. */
  static final int REACH = 700;

  /** A line is looked at so often that what is near it is near to such a point. */
  private static final int STRIDE = 900;

  private static final int ROW = 4;

  private final int width;
  private final int height;

  /** Squares of two inches, on large tables of four. */
  private final int shift;

  private final long[] near;

  /** Objects that are not where they stood at first. */
  private long elsewhere;

  Cells(Field field) {
    width = field.table.width;
    height = field.table.height;
    shift = Math.max(width, height) < 1 << 15 ? 11 : 12;
    near = new long[((height >> shift) + 1) << ROW];
  }

  void copyFrom(Cells other) {
    System.arraycopy(other.near, 0, near, 0, near.length);
    elsewhere = other.elsewhere;
  }

  /** The objects that may be nearer than {@link #REACH} to a point. */
  long at(long x, long y) {
    return near[(column(y, height) << ROW) | column(x, width)];
  }

  /** The objects that are not where they stood at first. */
  long elsewhere() {
    return elsewhere;
  }

  /** The objects that may be nearer than {@link #REACH} to a line. */
  long along(long px, long py, long dx, long dy) {
    long steps = Math.max(Math.abs(dx), Math.abs(dy)) / STRIDE + 1;
    long set = at(px, py) | at(px + dx, py + dy);
    for (long step = 1; step < steps; step++) {
      set |= at(px + dx * step / steps, py + dy * step / steps);
    }
    return set;
  }

  private int column(long p, int side) {
    return (int) (p < 0 ? 0 : Math.min(p, side)) >> shift;
  }

  /** To be told whenever an object has come to another place or another shape. */
  void moved(Melee m, int o) {
    long bit = 1L << o;
    for (int i = 0; i < near.length; i++) {
      near[i] &= ~bit;
    }
    Tabletop.Piece piece = m.field.table.pieces.get(o);
    boolean there = m.ox[o] == piece.x() && m.oy[o] == piece.y();
    elsewhere = there ? elsewhere & ~bit : elsewhere | bit;
    long spreadX = Carried.spreadX(m.oa[o], m.ob[o], m.oturn[o]) + REACH;
    long spreadY = Carried.spreadY(m.oa[o], m.ob[o], m.oturn[o]) + REACH;
    int left = column(m.ox[o] - spreadX, width);
    int right = column(m.ox[o] + spreadX, width);
    int upper = column(m.oy[o] + spreadY, height);
    for (int row = column(m.oy[o] - spreadY, height); row <= upper; row++) {
      for (int column = left; column <= right; column++) {
        near[(row << ROW) | column] |= bit;
      }
    }
  }
}
