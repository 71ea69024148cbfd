package derring.oneforall;

/**
 * Plane geometry in whole thousandths of an inch: no floating point, no rounding that depends on
 * where on the table it happens. Divisions cut towards zero and work on differences only, so that
 * moving, mirroring or turning the whole table by quarter turns changes nothing.
 */
final class Geo {
  /** What a sweep gives if it meets nothing. */
  static final long FAR = Long.MAX_VALUE >> 20;

  /** The length of the vectors in {@link #COS}. */
  static final long UNIT = 10_000;

  /** An object is turned in steps of 15 degrees. */
  static final int TURNS = 24;

  /** Cosines in steps of 5 degrees, for a quarter turn. */
  private static final int[] FINE = {
    10_000, 9_962, 9_848, 9_659, 9_397, 9_063, 8_660, 8_192, 7_660, 7_071, 6_428, 5_736, 5_000,
    4_226, 3_420, 2_588, 1_736, 872, 0
  };

  private static final int QUARTER = 18;

  /** The roots of small numbers. */
  private static final byte[] FIRST_ROOTS = new byte[256];

  static {
    for (int n = 0, root = 0; n < FIRST_ROOTS.length; n++) {
      root += (root + 1) * (root + 1) <= n ? 1 : 0;
      FIRST_ROOTS[n] = (byte) root;
    }
  }

  /** Cosines of the turns. */
  static final int[] COS = new int[TURNS];

  static final int[] SIN = new int[TURNS];

  /** How long three times such a vector is: see {@link #reach}. */
  static final int[] TURN_REACH = new int[TURNS];

  /** Directions in steps of 5 degrees. */
  static final int DIRECTIONS = 4 * QUARTER;

  /** Cosines of so many steps clockwise. */
  static final int[] RIGHT_COS = new int[DIRECTIONS];

  static final int[] RIGHT_SIN = new int[DIRECTIONS];

  static {
    for (int turn = 0; turn < TURNS; turn++) {
      COS[turn] = cos(3 * turn);
      SIN[turn] = cos(3 * turn - QUARTER);
    }
    for (int turn = 0; turn < TURNS; turn++) {
      TURN_REACH[turn] = (int) reach(3L * COS[turn], 3L * SIN[turn]);
    }
    for (int step = 0; step < DIRECTIONS; step++) {
      RIGHT_COS[step] = cos(-step);
      RIGHT_SIN[step] = sin(-step);
    }
  }

  private Geo() {}

  /** The cosine of so many times 5 degrees, in {@link #UNIT}. */
  static int cos(int steps) {
    int s = Math.floorMod(steps, 4 * QUARTER);
    if (s > 2 * QUARTER) {
      s = 4 * QUARTER - s;
    }
    return s <= QUARTER ? FINE[s] : -FINE[2 * QUARTER - s];
  }

  static int sin(int steps) {
    return cos(steps - QUARTER);
  }

  /** The largest whole number whose square is not above {@code n}. */
  static long root(long n) {
    if (n <= 0) {
      return 0;
    }
    int bits = 64 - Long.numberOfLeadingZeros(n);
    int half = Math.max(0, (bits - 7) / 2); // six or seven digits are looked up, the rest follows
    long x = (FIRST_ROOTS[(int) (n >> (2 * half))] + 1L) << half;
    while (true) {
      long y = (x + n / x) >> 1;
      if (y >= x) {
        return x;
      }
      x = y;
    }
  }

  /** The length of a vector, cut to a whole number. */
  static long length(long dx, long dy) {
    return root(dx * dx + dy * dy);
  }

  static long square(long dx, long dy) {
    return dx * dx + dy * dy;
  }

  /** By what a vector is multiplied so that it is long enough to be divided by its length. */
  static long stretch(long dx, long dy) {
    long most = Math.max(Math.abs(dx), Math.abs(dy));
    return most == 0 ? 0 : Math.max(1, 30_000 / most);
  }

  /** The length of a stretched direction, never too short, so that nobody runs too far. */
  static long reach(long dx, long dy) {
    long n = dx * dx + dy * dy;
    long root = root(n);
    return root * root == n ? root : root + 1;
  }

  /**
   * How far a point at {@code f} from the centre of a circle can go along the stretched direction
   * {@code d} of length {@code len} before it is within {@code sum} of that centre.
   */
  static long sweepCircle(long fx, long fy, long dx, long dy, long len, long sum) {
    long b = fx * dx + fy * dy;
    if (b >= 0) {
      return FAR; // not coming nearer
    }
    long c = fx * fx + fy * fy - sum * sum;
    if (c <= 0) {
      return 0;
    }
    long disc = b * b - (dx * dx + dy * dy) * c;
    if (disc < 0) {
      return FAR;
    }
    return Math.max(0, -b - root(disc)) / len;
  }

  /**
   * The same for a rectangle with half sides {@code hx}, {@code hy}, in its own frame: {@code u},
   * {@code v} is the point, {@code du}, {@code dv} the direction, {@code r} how near is touching.
   */
  static long sweepBox(long u, long v, long du, long dv, long len, long hx, long hy, long r) {
    long qx = Math.max(Math.abs(u) - hx, 0);
    long qy = Math.max(Math.abs(v) - hy, 0);
    if (qx * qx + qy * qy <= r * r) {
      if (qx == 0 && qy == 0) {
        return FAR; // over it: nothing keeps one from getting out
      }
      long inward = (u < 0 ? -qx : qx) * du + (v < 0 ? -qy : qy) * dv;
      return inward < 0 ? 0 : FAR;
    }
    long best = FAR;
    if (du != 0 && (u < 0) == (du > 0) && Math.abs(u) >= hx + r) {
      long s = (Math.abs(u) - hx - r) * len / Math.abs(du);
      if (Math.abs(v * len + dv * s) <= hy * len) {
        best = s;
      }
    }
    if (dv != 0 && (v < 0) == (dv > 0) && Math.abs(v) >= hy + r) {
      long s = (Math.abs(v) - hy - r) * len / Math.abs(dv);
      if (Math.abs(u * len + du * s) <= hx * len) {
        best = Math.min(best, s);
      }
    }
    if (best < FAR) {
      return best;
    }
    best = Math.min(best, sweepCircle(u - hx, v - hy, du, dv, len, r));
    best = Math.min(best, sweepCircle(u - hx, v + hy, du, dv, len, r));
    best = Math.min(best, sweepCircle(u + hx, v - hy, du, dv, len, r));
    return Math.min(best, sweepCircle(u + hx, v + hy, du, dv, len, r));
  }

  /** How far a point inside a circle can go before it leaves it. */
  static long leaveCircle(long fx, long fy, long dx, long dy, long len, long radius) {
    long b = fx * dx + fy * dy;
    long c = fx * fx + fy * fy - radius * radius;
    long disc = b * b - (dx * dx + dy * dy) * c;
    return disc < 0 ? 0 : Math.max(0, -b + root(disc)) / len;
  }

  /** How far a point inside a rectangle can go, in its frame, before it leaves it. */
  static long leaveBox(long u, long v, long du, long dv, long len, long hx, long hy) {
    long best = FAR;
    if (du != 0) {
      best = Math.max(0, du > 0 ? hx - u : hx + u) * len / Math.abs(du);
    }
    if (dv != 0) {
      best = Math.min(best, Math.max(0, dv > 0 ? hy - v : hy + v) * len / Math.abs(dv));
    }
    return best;
  }

  /** The first coordinate of a vector in the frame of something that is turned. */
  static long along(long fx, long fy, int turn) {
    return (fx * COS[turn] + fy * SIN[turn]) / UNIT;
  }

  /** The second coordinate. */
  static long across(long fx, long fy, int turn) {
    return (fy * COS[turn] - fx * SIN[turn]) / UNIT;
  }

  /** The turn whose long axis lies nearest to a direction. */
  static int turnOf(long dx, long dy) {
    int best = 0;
    long most = Long.MIN_VALUE;
    for (int turn = 0; turn < TURNS; turn++) {
      long dot = dx * COS[turn] + dy * SIN[turn];
      if (dot > most) {
        most = dot;
        best = turn;
      }
    }
    return best;
  }

  /**
   * Whether the segment from a point at {@code f} from the origin along {@code d} comes nearer to
   * the origin than {@code limit}.
   */
  static boolean passes(long fx, long fy, long dx, long dy, long limit) {
    long dd = dx * dx + dy * dy;
    long b = -(fx * dx + fy * dy);
    if (b <= 0) {
      return fx * fx + fy * fy < limit * limit;
    }
    if (b >= dd) {
      return square(fx + dx, fy + dy) < limit * limit;
    }
    long cross = fx * dy - fy * dx;
    return cross * cross < limit * limit * dd;
  }

  /** Whether a segment in the frame of a rectangle crosses it. */
  static boolean crosses(long u, long v, long du, long dv, long hx, long hy) {
    // The slabs, with all fractions brought to the denominator |du|*|dv|; 0 stands for 'any'.
    long p = Math.abs(du);
    long q = Math.abs(dv);
    if ((p == 0 && Math.abs(u) > hx) || (q == 0 && Math.abs(v) > hy)) {
      return false;
    }
    long scaleU = q == 0 ? 1 : q;
    long scaleV = p == 0 ? 1 : p;
    long one = (p == 0 ? 1 : p) * (q == 0 ? 1 : q);
    long in = 0;
    long out = one;
    if (p != 0) {
      long w = du > 0 ? u : -u;
      in = Math.max(in, (-hx - w) * scaleU);
      out = Math.min(out, (hx - w) * scaleU);
    }
    if (q != 0) {
      long w = dv > 0 ? v : -v;
      in = Math.max(in, (-hy - w) * scaleV);
      out = Math.min(out, (hy - w) * scaleV);
    }
    return in <= out;
  }

  /** How far a turned rectangle reaches to the left and right of its centre. */
  static long spreadX(Tabletop.Piece p) {
    return (Math.abs((long) p.a() * COS[p.turn()]) + Math.abs((long) p.b() * SIN[p.turn()])) / UNIT;
  }

  static long spreadY(Tabletop.Piece p) {
    return (Math.abs((long) p.a() * SIN[p.turn()]) + Math.abs((long) p.b() * COS[p.turn()])) / UNIT;
  }

  /** Whether two objects on a table share any ground. */
  static boolean overlap(Tabletop.Piece one, Tabletop.Piece other) {
    return overlap(
        other.x() - one.x(),
        other.y() - one.y(),
        one.a(),
        one.b(),
        one.turn(),
        other.a(),
        other.b(),
        other.turn());
  }

  /**
   * Whether two footprints overlap; the second lies at {@code dx}, {@code dy} from the first. A
   * second half side of 0 stands for a disc.
   */
  static boolean overlap(
      long dx, long dy, long a, long b, int turn, long otherA, long otherB, int otherTurn) {
    if (b == 0 && otherB == 0) {
      return square(dx, dy) < (a + otherA) * (a + otherA);
    }
    if (b == 0) {
      return overlap(-dx, -dy, otherA, otherB, otherTurn, a, b, turn);
    }
    if (otherB == 0) {
      long qx = Math.max(0, Math.abs(along(dx, dy, turn)) - a);
      long qy = Math.max(0, Math.abs(across(dx, dy, turn)) - b);
      return qx * qx + qy * qy < otherA * otherA;
    }
    return meet(dx, dy, a, b, turn, otherA, otherB, otherTurn)
        && meet(-dx, -dy, otherA, otherB, otherTurn, a, b, turn);
  }

  /** Whether no side of the first rectangle parts it from the second. */
  private static boolean meet(
      long dx, long dy, long a, long b, int turn, long otherA, long otherB, int otherTurn) {
    int between = Math.floorMod(otherTurn - turn, TURNS);
    long c = Math.abs(COS[between]);
    long s = Math.abs(SIN[between]);
    return Math.abs(along(dx, dy, turn)) < a + (otherA * c + otherB * s) / UNIT
        && Math.abs(across(dx, dy, turn)) < b + (otherA * s + otherB * c) / UNIT;
  }
}
