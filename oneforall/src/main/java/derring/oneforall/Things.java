package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** What becomes of the things that actions set in motion (A1FA-V.roll, A1FA-V.shove, ...). */
final class Things {
  /** How far a shoved thing goes in one step of the search for what it touches. */
  private static final int STEP = Space.TOUCH;

  private Things() {}

  static void shifted(Melee m, int thing, String how, Log log, String rule) {
    if (!log.on()) {
      return;
    }
    Field field = m.field;
    int x;
    int y;
    int turn = 0;
    if (field.isObject(thing)) {
      x = m.ox[thing];
      y = m.oy[thing];
      turn = 15 * m.oturn[thing];
    } else if (field.isItem(thing)) {
      x = m.ix[field.asItem(thing)];
      y = m.iy[field.asItem(thing)];
    } else if (field.isFigure(thing)) {
      x = m.x[field.asFigure(thing)];
      y = m.y[field.asFigure(thing)];
    } else {
      x = m.wx[field.asWeapon(thing)];
      y = m.wy[field.asWeapon(thing)];
    }
    tell(log, new Told.Shifted(field.name(thing), x, y, turn, how), rule);
  }

  /**
   * A barrel rolls in a lane of its own width: past enemies that dodge, up to the first that does
   * not, or to the first solid thing or friend (A1FA-V.roll, A1FA-R42).
   */
  static void roll(Melee m, int f, int barrel, int x, int y, Chance chance, Log log) {
    int rolled = Deeds.roll(m, f, false, chance, log);
    long k = Geo.stretch(x - m.ox[barrel], y - m.oy[barrel]);
    long ux = (x - m.ox[barrel]) * k;
    long uy = (y - m.oy[barrel]) * k;
    long len = Geo.reach(ux, uy);
    long radius = m.oa[barrel];
    long px = m.ox[barrel];
    long py = m.oy[barrel];
    long end = Space.toEdge(m.field, px, py, ux, uy, len, radius);
    for (int o = 0; o < m.field.objects; o++) {
      if (o != barrel && Space.blocks(m, o, 0)) {
        end = Math.min(end, Space.sweepTo(m, o, px, py, ux, uy, len, radius) - Space.GAP);
      }
    }
    int foes = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (g == f
          || !m.stands(g)
          || m.hang[g] >= 0
          || m.on[g] == barrel
          || m.z[g] + Space.TOUCH >= m.otop[barrel]) {
        continue;
      }
      long s = Geo.sweepCircle(px - m.x[g], py - m.y[g], ux, uy, len, radius + Space.RADIUS);
      if (s == Geo.FAR) {
        continue;
      }
      if (m.enemies(f, g)) {
        foes |= 1 << g;
      } else {
        end = Math.min(end, s - Space.GAP);
      }
    }
    for (int g = 0; g < m.field.figures; g++) { // A1FA-R48: whoever stands on it is touched
      if (m.on[g] == barrel && m.enemies(f, g) && m.stands(g) && m.phase != Phase.OVER) {
        Deeds.against(m, f, g, rolled, m.field.bonus(barrel), ux, uy, chance, log);
      }
    }
    end = Math.max(0, end);
    while (foes != 0 && m.phase != Phase.OVER) {
      int g = first(m, foes, px, py, ux, uy, len, radius);
      foes &= ~(1 << g);
      long s = Geo.sweepCircle(px - m.x[g], py - m.y[g], ux, uy, len, radius + Space.RADIUS);
      if (s > end) {
        break;
      }
      if (Deeds.against(m, f, g, rolled, m.field.bonus(barrel), ux, uy, chance, log)) {
        end = Math.max(0, s - Space.GAP);
        break;
      }
    }
    while (end > 0 && !ridersFit(m, barrel, ux * end / len, uy * end / len)) {
      end = Math.max(0, end - STEP);
    }
    carry(m, barrel, (int) (ux * end / len), (int) (uy * end / len));
    unburden(m, barrel);
    shifted(m, barrel, "rolls away", log, "A1FA-V.roll");
    Turn.settle(m, Dice.ones(rolled), log);
  }

  private static int first(
      Melee m, int set, long px, long py, long ux, long uy, long len, long radius) {
    int best = Melee.NONE;
    long least = Geo.FAR;
    for (int g = 0; g < m.field.figures; g++) {
      if ((set >> g & 1) == 1) {
        long s = Geo.sweepCircle(px - m.x[g], py - m.y[g], ux, uy, len, radius + Space.RADIUS);
        if (best < 0 || s < least) {
          least = s;
          best = g;
        }
      }
    }
    return best;
  }

  /** Whether whoever stands on an object would run into nothing if it moved so far. */
  private static boolean ridersFit(Melee m, int o, long dx, long dy) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.on[g] == o && m.stands(g)) {
        long x = m.x[g] + dx;
        long y = m.y[g] + dy;
        if (!Space.onTable(m.field, x, y, 0) || !Room.free(m, g, o, x, y, m.z[g])) {
          return false;
        }
      }
    }
    return true;
  }

  /** Moves an object with all that stands on it (A1FA-R48). */
  private static void carry(Melee m, int o, int dx, int dy) {
    m.put(o, m.ox[o] + dx, m.oy[o] + dy);
    for (int g = 0; g < m.field.figures; g++) {
      if (m.on[g] == o && m.stands(g)) {
        m.x[g] += dx;
        m.y[g] += dy;
      }
    }
  }

  /** A figure that an object has come to rest on steps aside: it won its roll (A1FA-R49). */
  private static void unburden(Melee m, int o) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.on[g] != o
          && m.stands(g)
          && m.hang[g] < 0
          && Space.blocks(m, o, m.z[g])
          && Space.near(m, o, m.x[g], m.y[g], Space.RADIUS)) {
        m.on[g] = Melee.NONE;
        m.is[g] &= ~Melee.CLINGING;
        m.z[g] = 0;
        long spot =
            Nearest.floor(m, g, m.x[g], m.y[g], (long) m.x[g] - m.ox[o], (long) m.y[g] - m.oy[o]);
        m.x[g] = Space.pointX(spot);
        m.y[g] = Space.pointY(spot);
      }
    }
  }

  /** Objects, bodies and weapons are sent along the floor (A1FA-V.shove). */
  static void shove(Melee m, int f, int thing, int x, int y, Chance chance, Log log) {
    Field field = m.field;
    if (!field.isObject(thing)) {
      shoveLight(m, f, thing, x, y, chance, log);
      return;
    }
    int rolled = Deeds.roll(m, f, false, chance, log);
    long k = Geo.stretch(x - m.ox[thing], y - m.oy[thing]);
    long ux = (x - m.ox[thing]) * k;
    long uy = (y - m.oy[thing]) * k;
    long len = Geo.reach(ux, uy);
    long gone = 0;
    long px = m.ox[thing];
    long py = m.oy[thing];
    long lane = inLane(m, thing, ux, uy, len);
    while (gone + STEP <= field.kinds[thing].travel()
        && Carried.room(
            m,
            thing,
            px + ux * (gone + STEP) / len,
            py + uy * (gone + STEP) / len,
            m.oa[thing],
            m.ob[thing],
            m.oturn[thing],
            f,
            lane)
        && ridersFit(m, thing, ux * (gone + STEP) / len, uy * (gone + STEP) / len)) {
      gone += STEP;
    }
    carry(m, thing, (int) (ux * gone / len), (int) (uy * gone / len));
    unburden(m, thing);
    shifted(m, thing, "is shoved along", log, "A1FA-V.shove");
    int targets = 0;
    long nx = m.ox[thing] + ux * STEP / len;
    long ny = m.oy[thing] + uy * STEP / len;
    for (int g = 0; g < field.figures; g++) { // those on it, and those it would run over next
      if (m.enemies(f, g)
          && m.stands(g)
          && (m.on[g] == thing
              || Carried.crowds(m, g, thing, nx, ny, m.oa[thing], m.ob[thing], m.oturn[thing]))) {
        targets |= 1 << g;
      }
    }
    while (targets != 0 && m.phase != Phase.OVER) {
      int g = Deeds.nearest(m, f, targets);
      targets &= ~(1 << g);
      Deeds.against(m, f, g, rolled, field.bonus(thing), ux, uy, chance, log);
    }
    Turn.settle(m, Dice.ones(rolled), log);
  }

  /** The objects that a shoved one may meet on its way, as a bit set. */
  private static long inLane(Melee m, int thing, long ux, long uy, long len) {
    long set = 0;
    long size = m.oa[thing] + (long) m.ob[thing];
    for (int o : m.field.solids) {
      long wide = size + m.oa[o] + m.ob[o] + Space.TOUCH;
      long fx = m.ox[thing] - (long) m.ox[o];
      long fy = m.oy[thing] - (long) m.oy[o];
      if (Math.abs(fx * uy - fy * ux) <= wide * len
          && -(fx * ux + fy * uy) <= (m.field.kinds[thing].travel() + wide) * len) {
        set |= 1L << o;
      }
    }
    return set;
  }

  private static void shoveLight(Melee m, int f, int thing, int x, int y, Chance chance, Log log) {
    Field field = m.field;
    int rolled = Deeds.roll(m, f, false, chance, log);
    if (field.isWeapon(thing)) {
      int g = field.asWeapon(thing);
      long spot = slideTo(m, m.wx[g], m.wy[g], x, y);
      m.wx[g] = Space.pointX(spot);
      m.wy[g] = Space.pointY(spot);
    } else {
      int g = field.asFigure(thing);
      long spot = slideTo(m, m.x[g], m.y[g], x, y);
      m.x[g] = Space.pointX(spot);
      m.y[g] = Space.pointY(spot);
    }
    shifted(m, thing, "is sent along the floor", log, "A1FA-V.shove");
    Turn.settle(m, Dice.ones(rolled), log);
  }

  /** Up to four inches towards a point, and to where it can be reached. */
  private static long slideTo(Melee m, long px, long py, int x, int y) {
    long k = Geo.stretch(x - px, y - py);
    long ux = (x - px) * k;
    long uy = (y - py) * k;
    long len = Geo.reach(ux, uy);
    long s = Math.min(4000, Space.toEdge(m.field, px, py, ux, uy, len, Space.RADIUS));
    for (int o = 0; o < m.field.objects; o++) {
      if (Space.blocks(m, o, 0)) {
        s = Math.min(s, Space.sweepTo(m, o, px, py, ux, uy, len, TOE));
      }
    }
    return Nearest.ground(m, px + ux * s / len, py + uy * s / len, ux, uy);
  }

  private static final int TOE = 60;

  /** A1FA-V.throw, A1FA-R32: where a thrown thing comes to lie. */
  static void thrown(
      Melee m, int f, int thing, long px, long py, long dx, long dy, boolean hit, Log log) {
    Field field = m.field;
    if (m.carry[f] == thing) {
      m.carry[f] = Melee.NONE;
    }
    if (field.isItem(thing) && field.item[field.asItem(thing)].breaks()) {
      m.iat[field.asItem(thing)] = Melee.BROKEN;
      m.ix[field.asItem(thing)] = 0;
      m.iy[field.asItem(thing)] = 0;
      shifted(m, thing, "breaks", log, "A1FA-R32");
      return;
    }
    if (field.isObject(thing)) {
      m.ois[thing] |= Melee.ABSENT;
    }
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long size = field.isObject(thing) ? m.oa[thing] : 0;
    long beyond = Space.RADIUS + size + (hit ? Space.GAP : 1000);
    Carried.lay(m, thing, px + ux * beyond / len, py + uy * beyond / len, ux, uy);
    shifted(m, thing, hit ? "falls at the feet of its target" : "flies past", log, "A1FA-V.throw");
  }

  /** A1FA-V.drop: everything under the chandelier, and whoever hangs on it. */
  static void dropChandelier(Melee m, int f, int chandelier, int rolled, Chance chance, Log log) {
    int hanger = Feats.hanger(m, chandelier);
    if (hanger >= 0 && !m.enemies(f, hanger)) { // A1FA-R42
      Push.down(m, hanger);
    }
    m.ois[chandelier] |= Melee.FALLEN;
    shifted(m, chandelier, "crashes down", log, "A1FA-V.drop");
    int targets = hanger >= 0 && m.enemies(f, hanger) ? 1 << hanger : 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (m.enemies(f, g)
          && m.stands(g)
          && m.hang[g] < 0
          && m.z[g] < 2600
          && Space.near(m, chandelier, m.x[g], m.y[g], Space.RADIUS)) {
        targets |= 1 << g;
      }
    }
    while (targets != 0 && m.phase != Phase.OVER) {
      int g = Deeds.nearest(m, f, targets);
      targets &= ~(1 << g);
      Deeds.against(
          m,
          f,
          g,
          rolled,
          m.field.bonus(chandelier),
          (long) m.x[g] - m.ox[chandelier],
          (long) m.y[g] - m.oy[chandelier],
          chance,
          log);
    }
    if (hanger >= 0 && m.hang[hanger] == chandelier) { // avoided it, but there is nothing to hold
      Push.down(m, hanger);
    }
  }

  /** A1FA-V.tip, A1FA-R47: over the far long edge, if there is room; or back. */
  static void tip(Melee m, int f, int o, int rolled, Chance chance, Log log) {
    long dx = (long) m.ox[o] - m.x[f];
    long dy = (long) m.oy[o] - m.y[f];
    int targets = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (m.enemies(f, g)
          && m.stands(g)
          && (m.on[g] == o
              || (Touch.touchesObject(m, g, o)
                  && (m.x[g] - m.ox[o]) * dx + (m.y[g] - m.oy[o]) * dy > 0))) {
        targets |= 1 << g;
      }
    }
    while (targets != 0 && m.phase != Phase.OVER) {
      int g = Deeds.nearest(m, f, targets);
      targets &= ~(1 << g);
      Deeds.against(m, f, g, rolled, m.field.bonus(o), dx, dy, chance, log);
    }
    int before = m.ois[o] & Melee.TIPPED;
    Tipping.turn(m, f, o);
    int now = m.ois[o] & Melee.TIPPED;
    String how = now == before ? "has no room to fall" : now != 0 ? "topples" : "stands again";
    shifted(m, o, how, log, now == before ? "A1FA-R74" : "A1FA-V.tip");
  }
}
