package derring.oneforall;

import derring.kernel.Chance;
import derring.kernel.Log;

/** Actions that end at a point: dodging, leaping, running, sliding, swinging (A1FA-V). */
final class Footwork {
  private Footwork() {}

  static void spot(Melee m, int f, Verb verb, int thing, int x, int y, Chance chance, Log log) {
    Deeds.begin(m, f, verb, thing);
    switch (verb) {
      case ROLL -> {
        Deeds.told(m, f, verb, thing, log);
        Things.roll(m, f, thing, x, y, chance, log);
      }
      case SHOVE -> {
        Deeds.told(m, f, verb, thing, log);
        Things.shove(m, f, thing, x, y, chance, log);
      }
      case SWING, SWING_KICK -> swing(m, f, verb, thing, x, y, chance, log);
      default -> footwork(m, f, verb, thing, x, y, chance, log);
    }
  }

  private static void footwork(
      Melee m, int f, Verb verb, int thing, int x, int y, Chance chance, Log log) {
    int before = m.z[f];
    long fromX = m.x[f];
    long fromY = m.y[f];
    switch (verb) {
      case DODGE, LEAP_OVER -> {
        m.x[f] = x;
        m.y[f] = y;
      }
      case LEAP_ONTO -> {
        m.is[f] &= ~Melee.CLINGING;
        Turn.stand(m, f, x, y, thing);
      }
      case LEAP_OFF -> {
        m.is[f] &= ~Melee.CLINGING;
        Turn.stand(m, f, x, y, Feats.landing(m, x, y, before + Space.JUMP));
      }
      case RUN -> runStairs(m, f, thing, x, y);
      default -> slide(m, f, thing, x, y);
    }
    Deeds.told(m, f, verb, thing, log);
    int rolled = Deeds.roll(m, f, false, chance, log);
    if (verb == Verb.LEAP_OFF) {
      boolean soft = m.on[f] >= 0 && m.field.kinds[m.on[f]].soft();
      Hits.apply(
          m,
          f,
          soft ? 0 : Hits.fallen(m, before - m.z[f]), // A1FA-R46
          false,
          m.x[f] - fromX,
          m.y[f] - fromY,
          chance,
          log);
    }
    m.impetus =
        switch (verb) { // A1FA-7B, A1FA-R58
          case LEAP_OFF, SLIDE -> true;
          case LEAP_OVER -> m.field.options.impetusLeapOver();
          default -> false;
        };
    Turn.settle(m, Dice.ones(rolled), log);
  }

  private static void swing(
      Melee m, int f, Verb verb, int rope, int x, int y, Chance chance, Log log) {
    m.hang[f] = Melee.NONE;
    m.is[f] = (m.is[f] & ~Melee.CLINGING) | Melee.SWUNG;
    m.fromX[f] = 0;
    m.fromY[f] = 0;
    long px = m.ox[rope];
    long py = m.oy[rope];
    Turn.stand(m, f, x, y, Feats.landing(m, x, y, Integer.MAX_VALUE));
    Deeds.told(m, f, verb, rope, log);
    int rolled = Deeds.roll(m, f, false, chance, log);
    if (verb == Verb.SWING_KICK) {
      int kicked = onLine(m, f, px, py, x, y);
      while (kicked != 0 && m.phase != Phase.OVER) { // A1FA-R67: in order along the line
        int g = firstFrom(m, kicked, px, py);
        kicked &= ~(1 << g);
        Deeds.against(m, f, g, rolled, 0, x - px, y - py, chance, log);
      }
      settleLanding(m, f, x, y, x - px, y - py);
    }
    m.impetus = m.fights(f);
    Turn.settle(m, Dice.ones(rolled), log);
  }

  /** Enemies whose base lies on the line of a swing. */
  private static int onLine(Melee m, int f, long px, long py, long x, long y) {
    int set = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (m.enemies(f, g)
          && m.stands(g)
          && m.hang[g] < 0
          && Geo.passes(px - m.x[g], py - m.y[g], x - px, y - py, 2L * Space.RADIUS)) {
        set |= 1 << g;
      }
    }
    return set;
  }

  private static int firstFrom(Melee m, int set, long px, long py) {
    int best = Melee.NONE;
    long least = Long.MAX_VALUE;
    for (int g = 0; g < m.field.figures; g++) {
      if ((set >> g & 1) == 1 && Geo.square(m.x[g] - px, m.y[g] - py) < least) {
        least = Geo.square(m.x[g] - px, m.y[g] - py);
        best = g;
      }
    }
    return best;
  }

  /** Whoever was kicked may have been driven onto the landing spot (A1FA-R49). */
  private static void settleLanding(Melee m, int f, int x, int y, long dx, long dy) {
    if (m.on[f] < 0 && !Room.nobodyAt(m, f, x, y, 0)) {
      long spot = Nearest.floor(m, f, x, y, dx, dy);
      m.x[f] = Space.pointX(spot);
      m.y[f] = Space.pointY(spot);
    }
  }

  /** A1FA-V.run, A1FA-R53: along the stairs to the spot, or up to whoever is in the way. */
  private static void runStairs(Melee m, int f, int ramp, int x, int y) {
    long dx = (long) x - m.x[f];
    long dy = (long) y - m.y[f];
    long k = Geo.stretch(dx, dy);
    if (k == 0) {
      return;
    }
    long ux = dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long way = Geo.length(dx, dy);
    long s = way;
    for (int g = 0; g < m.field.figures; g++) {
      if (g != f && m.stands(g) && m.hang[g] < 0) {
        long hit =
            Geo.sweepCircle(m.x[f] - m.x[g], m.y[f] - m.y[g], ux, uy, len, 2L * Space.RADIUS);
        s = Math.min(s, Math.max(0, hit - Space.GAP));
      }
    }
    int ex = s == way ? x : (int) (m.x[f] + ux * s / len);
    int ey = s == way ? y : (int) (m.y[f] + uy * s / len);
    if (Space.over(m, ramp, ex, ey)) {
      Turn.stand(m, f, ex, ey, ramp);
    } else if (s == way) {
      int head = Turn.supportAt(m, ex, ey);
      if (head >= 0) {
        Turn.stand(m, f, ex, ey, head);
      } else {
        m.on[f] = Melee.NONE;
        m.z[f] = 0;
        long spot = Nearest.floor(m, f, ex, ey, dx, dy);
        m.x[f] = Space.pointX(spot);
        m.y[f] = Space.pointY(spot);
      }
    }
  }

  /** A1FA-V.slide: to the other end of a top, or down a banister. */
  private static void slide(Melee m, int f, int thing, int x, int y) {
    int turn = m.oturn[thing];
    if (m.field.kinds[thing].layer() == Kind.Layer.EDGE) {
      long reach = -(m.oa[thing] + (long) Space.RADIUS + Space.GAP);
      m.on[f] = Melee.NONE;
      m.is[f] &= ~Melee.CLINGING;
      m.z[f] = 0;
      long ex = m.ox[thing] + reach * Geo.COS[turn] / Geo.UNIT;
      long ey = m.oy[thing] + reach * Geo.SIN[turn] / Geo.UNIT;
      long spot = Nearest.floor(m, f, ex, ey, -Geo.COS[turn], -Geo.SIN[turn]);
      m.x[f] = Space.pointX(spot);
      m.y[f] = Space.pointY(spot);
      return;
    }
    long u = Geo.along(m.x[f] - m.ox[thing], m.y[f] - m.oy[thing], turn);
    boolean forth = Geo.along(x - m.ox[thing], y - m.oy[thing], turn) >= 0;
    long way = forth ? m.oa[thing] - Space.GAP - u : m.oa[thing] - Space.GAP + u;
    long ux = (forth ? 3L : -3L) * Geo.COS[turn];
    long uy = (forth ? 3L : -3L) * Geo.SIN[turn];
    long len = Geo.reach(ux, uy);
    long swept =
        Space.sweep(m, f, thing, m.x[f], m.y[f], m.z[f], ux, uy, len, Space.RADIUS, Geo.FAR);
    long s = Math.max(0, Math.min(way, Space.far(swept) - Space.GAP));
    m.x[f] += (int) (ux * s / len);
    m.y[f] += (int) (uy * s / len);
  }
}
