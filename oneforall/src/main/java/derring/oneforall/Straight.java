package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** Straight moves: as far as one wants, until something is reached (A1FA-2B, A1FA-R93). */
final class Straight {
  private Straight() {}

  /**
   * Where a straight move towards a point ends, as {@link Space#point}, without moving anybody.
   * {@link #stopped} says what by.
   */
  static long end(Melee m, int f, int x, int y) {
    long run = run(m, f, x, y);
    return Space.point((run >> BITS) & MASK, run & MASK);
  }

  /**
   * What stops a figure on its way to a point: a thing, or the edge of its own support (A1FA-R57);
   * -1 if it comes there, or to the edge of the table. What lies or hangs where it chose to stop
   * {@link #lyingAt} tells.
   */
  static int stopped(Melee m, int f, int x, int y) {
    return (int) (run(m, f, x, y) >> (2 * BITS));
  }

  /** Coordinates on the largest table are below this. */
  private static final int BITS = 16;

  private static final int MASK = (1 << BITS) - 1;

  /** What stops a figure, and the point it comes to. */
  private static long run(Melee m, int f, int x, int y) {
    long dx = (long) x - m.x[f];
    long dy = (long) y - m.y[f];
    long k = Geo.stretch(dx, dy);
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long way = Geo.length(dx, dy);
    int support = m.on[f];
    long swept =
        Space.sweep(
            m, f, support, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS, way + Space.GAP + 1);
    long met = Space.far(swept) - Space.GAP;
    long most =
        support < 0
            ? Space.toEdge(m.field, m.x[f], m.y[f], ux, uy, len, Space.RADIUS)
            : Space.toRim(m, support, m.x[f], m.y[f], ux, uy, len);
    boolean rim = support < 0 ? most < Math.min(way, met) : most < way && most <= met;
    long what = rim ? support : met <= way ? Space.met(swept) : Melee.NONE;
    long s = Math.max(0, Math.min(way, Math.min(most, met)));
    long ex = s >= way ? x : m.x[f] + ux * s / len;
    long ey = s >= way ? y : m.y[f] + uy * s / len;
    return (what << (2 * BITS)) | (ex << BITS) | ey;
  }

  static void go(Melee m, int f, int x, int y, Chance chance, Log log) {
    Turn.activate(m, f);
    m.impetus = false;
    m.elevation = false;
    long run = run(m, f, x, y);
    int met = (int) (run >> (2 * BITS));
    m.x[f] = (int) ((run >> BITS) & MASK);
    m.y[f] = (int) (run & MASK);
    if (met < 0) {
      met = lyingAt(m, f);
    }
    if (log.on()) {
      tell(
          log,
          new Told.Ran(
              m.field.figureName(f), m.x[f], m.y[f], m.z[f], met < 0 ? "" : m.field.name(met)),
          "A1FA-2B");
    }
    if (met < 0) {
      Turn.freeMove(m, f, log);
      return;
    }
    m.reached = true;
    if (m.field.isFigure(met) && m.side[m.field.asFigure(met)] == 2) {
      bystander(m, f, m.field.asFigure(met), chance, log);
    }
  }

  /** What lies or hangs within reach where a figure stopped (A1FA-R93); -1 if nothing does. */
  static int lyingAt(Melee m, int f) {
    Field field = m.field;
    for (int g = 0; g < field.figures; g++) {
      if (m.is(g, Melee.MARKED) && Touch.touches(m, f, field.weaponThing(g))) {
        return field.weaponThing(g);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR && Touch.touches(m, f, field.itemThing(i))) {
        return field.itemThing(i);
      }
    }
    for (int o : field.loose) {
      if (Touch.touchesObject(m, f, o)) {
        return o;
      }
    }
    return Melee.NONE;
  }

  /** A1FA-R34: a bystander who is reached may take sides. */
  private static void bystander(Melee m, int f, int g, Chance chance, Log log) {
    int die = chance.die(6);
    if (log.on()) {
      tell(log, new Told.Fate(m.field.figureName(f), m.field.figureName(g), die), "A1FA-R34");
    }
    if (die == 6) {
      m.side[g] = m.side[f];
    } else if (die == 1) {
      m.side[g] = 1 - m.side[f];
    }
  }
}
