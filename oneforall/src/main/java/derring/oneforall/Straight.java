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
    long dx = (long) x - m.x[f];
    long dy = (long) y - m.y[f];
    long k = Geo.stretch(dx, dy);
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long way = Geo.length(dx, dy);
    long s = reach(m, f, ux, uy, len, way);
    return s >= way ? Space.point(x, y) : Space.point(m.x[f] + ux * s / len, m.y[f] + uy * s / len);
  }

  private static long reach(Melee m, int f, long ux, long uy, long len, long way) {
    int support = m.on[f];
    long most =
        support < 0
            ? Space.toEdge(m.field, m.x[f], m.y[f], ux, uy, len, Space.RADIUS)
            : Space.toRim(m, support, m.x[f], m.y[f], ux, uy, len);
    long swept = Space.sweep(m, f, support, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS);
    return Math.max(0, Math.min(way, Math.min(most, Space.far(swept) - Space.GAP)));
  }

  /**
   * Whether a figure that has come to {@code x}, {@code y} has reached something there: what
   * stopped it, the edge of its own support (A1FA-R57), or what lies or hangs where it chose to
   * stop (A1FA-R93).
   */
  static int stopped(Melee m, int f, int x, int y) {
    long dx = (long) x - m.x[f];
    long dy = (long) y - m.y[f];
    long k = Geo.stretch(dx, dy);
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long way = Geo.length(dx, dy);
    int support = m.on[f];
    long swept = Space.sweep(m, f, support, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS);
    long met = Space.far(swept) - Space.GAP;
    if (support >= 0) {
      long rim = Space.toRim(m, support, m.x[f], m.y[f], ux, uy, len);
      if (rim < way && rim <= met) {
        return support;
      }
    } else if (Space.toEdge(m.field, m.x[f], m.y[f], ux, uy, len, Space.RADIUS)
        < Math.min(way, met)) {
      return Melee.NONE;
    }
    return met <= way ? Space.met(swept) : Melee.NONE;
  }

  static void go(Melee m, int f, int x, int y, Chance chance, Log log) {
    Turn.activate(m, f);
    m.impetus = false;
    long end = end(m, f, x, y);
    int met = stopped(m, f, x, y);
    m.x[f] = Space.pointX(end);
    m.y[f] = Space.pointY(end);
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
      Turn.freeMove(m, f, chance, log);
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
      if (m.is(g, Melee.MARKED) && Space.touches(m, f, field.weaponThing(g))) {
        return field.weaponThing(g);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR && Space.touches(m, f, field.itemThing(i))) {
        return field.itemThing(i);
      }
    }
    for (int o = 0; o < field.objects; o++) {
      Kind.Layer layer = field.kinds[o].layer();
      if ((layer == Kind.Layer.FLAT || layer == Kind.Layer.LINE || layer == Kind.Layer.HANGING)
          && Space.touchesObject(m, f, o)) {
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
