package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** What hits do to a figure: setbacks and wounds (A1FA-5). */
final class Hits {
  private static final int LAST_WOUND = 3;

  /** Deeper falls hurt (A1FA-R78), and deeper ones more. */
  private static final int FALL = 1750;

  private static final int DEEP = 3000;

  private Hits() {}

  /**
   * Applies hits row by row; the rows are cumulative, the fourth and all after it are wounds, and
   * what is suffered twice becomes worse (A1FA-5D, A1FA-R1, A1FA-R2).
   *
   * @param duel by the duelling table, else by the swashbuckling table
   * @param dx the way the blow drives its victim
   */
  static void apply(
      Melee m, int f, int hits, boolean duel, long dx, long dy, Chance chance, Log log) {
    if (hits <= 0) {
      return;
    }
    m.quiet = 0;
    if (m.hang[f] >= 0) { // A1FA-V.swing: whoever is hit while hanging drops first
      Push.down(m, f);
    }
    boolean disarmed = m.is(f, Melee.WEAPONLESS);
    int rows = hits;
    for (int row = 1; row <= rows && m.fights(f); row++) {
      switch (row) {
        case 1 -> rows += pushed(m, f, dx, dy, chance, log);
        case 2 -> {
          if (duel) {
            wound(m, f, dx, dy, log, "A1FA-5B");
          } else {
            stun(m, f, dx, dy, log);
          }
        }
        case 3 -> disarm(m, f, dx, dy, log);
        default -> wound(m, f, dx, dy, log, duel ? "A1FA-5B" : "A1FA-5A");
      }
    }
    if (m.fights(f) && !disarmed && m.is(f, Melee.WEAPONLESS)) {
      dropWeapon(m, f, dx, dy);
    }
    Turn.checkVictory(m);
  }

  /** A1FA-5D.pushed; gives the hits that a deep fall adds. The perils are those of A1FA-R54. */
  private static int pushed(Melee m, int f, long dx, long dy, Chance chance, Log log) {
    if (m.field.options.perils() && atRail(m, f) && perishes(m, f, "the rail", chance, log)) {
      return 0;
    }
    int fell = Push.back(m, f, dx, dy);
    if (fell != Push.STUCK) {
      suffer(m, f, "pushed back", log, "A1FA-5D.pushed");
    }
    if (m.field.options.perils() && atWell(m, f) && perishes(m, f, "the well", chance, log)) {
      return 0;
    }
    if (fell == Push.STUCK) {
      stun(m, f, dx, dy, log);
      return 0;
    }
    return fallen(m, fell);
  }

  /** The hits of a fall (A1FA-R46, A1FA-R78), if the option is on. */
  static int fallen(Melee m, int depth) {
    return !m.field.options.damage() || depth <= FALL ? 0 : depth >= DEEP ? 2 : 1;
  }

  private static boolean atRail(Melee m, int f) {
    return atPeril(m, f, Kind.Peril.RAIL);
  }

  private static boolean atWell(Melee m, int f) {
    return atPeril(m, f, Kind.Peril.WELL);
  }

  private static boolean atPeril(Melee m, int f, Kind.Peril peril) {
    for (int o = 0; o < m.field.objects; o++) {
      if (m.field.kinds[o].peril() == peril && Touch.touchesObject(m, f, o)) {
        return true;
      }
    }
    return false;
  }

  /** A1FA-S.well, A1FA-S.rail: on a 1 the figure is gone. */
  private static boolean perishes(Melee m, int f, String what, Chance chance, Log log) {
    int die = chance.die(6);
    if (log.on()) {
      tell(
          log,
          new Told.Fate(m.field.figureName(f), what, die),
          what.equals("the well") ? "A1FA-S.well" : "A1FA-S.rail");
    }
    if (die > 1) {
      return false;
    }
    lose(m, f, Melee.LOST, log, "A1FA-5");
    return true;
  }

  private static void stun(Melee m, int f, long dx, long dy, Log log) {
    if (m.is(f, Melee.STUNNED)) {
      disarm(m, f, dx, dy, log);
      return;
    }
    m.is[f] |= Melee.STUNNED;
    suffer(m, f, "stunned", log, "A1FA-5D.stunned");
  }

  private static void disarm(Melee m, int f, long dx, long dy, Log log) {
    if (m.is(f, Melee.WEAPONLESS)) {
      wound(m, f, dx, dy, log, "A1FA-5D.dropped");
      return;
    }
    m.is[f] |= Melee.WEAPONLESS;
    suffer(m, f, "dropped weapon", log, "A1FA-5D.dropped");
  }

  private static void wound(Melee m, int f, long dx, long dy, Log log, String rule) {
    m.wounds[f]++;
    suffer(m, f, "wounded", log, rule);
    if (m.wounds[f] == LAST_WOUND) {
      m.lies[f] = Geo.turnOf(dx, dy);
      lose(m, f, Melee.DOWN, log, "A1FA-5D.wounded");
    }
  }

  /** Out of the match: what was carried stays where it happened (A1FA-R52). */
  private static void lose(Melee m, int f, int how, Log log, String rule) {
    Carried.letGo(m, f);
    m.is[f] = how;
    if (m.on[f] >= 0 && how == Melee.DOWN) { // A1FA-R65: bodies lie on the floor, pushed inward
      m.z[f] = Space.heightOn(m, m.on[f], m.x[f], m.y[f]);
    }
    m.on[f] = Melee.NONE;
    if (how == Melee.LOST) {
      m.x[f] = 0;
      m.y[f] = 0;
      m.z[f] = 0;
    }
    suffer(m, f, how == Melee.DOWN ? "out" : "lost", log, rule);
  }

  /** A1FA-R66: the free point nearest to one inch beyond the figure. */
  private static void dropWeapon(Melee m, int f, long dx, long dy) {
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    long reach = Space.RADIUS + 1000;
    long spot = Nearest.ground(m, m.x[f] + ux * reach / len, m.y[f] + uy * reach / len, ux, uy);
    m.wx[f] = Space.pointX(spot);
    m.wy[f] = Space.pointY(spot);
    m.is[f] |= Melee.MARKED;
  }

  private static void suffer(Melee m, int f, String what, Log log, String rule) {
    if (log.on()) {
      tell(log, new Told.Suffered(m.field.figureName(f), what, m.x[f], m.y[f], m.z[f]), rule);
    }
  }
}
