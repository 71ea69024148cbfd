package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/**
 * Setting up, activating, stopping, and losing the initiative (A1FA-1C, A1FA-2B, A1FA-3A, A1FA-6).
 */
final class Turn {
  private static final int QUIET = 20;
  private static final int IDLE = 100;
  static final int LONGEST = 1000;

  private Turn() {}

  static void deal(Melee m) {
    m.copyFrom(m.field.bare);
    int bystander = 0;
    for (int f = 0; f < m.field.figures; f++) {
      if (m.side[f] == 2) {
        bystander++;
        long px = (long) m.field.table.width * bystander / (m.field.options.bystanders() + 1);
        long spot = Nearest.floor(m, f, px, m.field.table.height / 2, 1, 0);
        m.x[f] = Space.pointX(spot);
        m.y[f] = Space.pointY(spot);
        m.is[f] = 0;
      }
    }
  }

  /** A1FA-1C: alternately, the Musketeers first; when all stand, both roll. */
  static void place(Melee m, int f, int x, int y, Chance chance, Log log) {
    stand(m, f, x, y, supportAt(m, x, y));
    m.is[f] &= ~Melee.UNPLACED;
    if (log.on()) {
      tell(log, new Told.Placed(m.field.figureName(f), x, y, m.z[f]), "A1FA-1C");
    }
    if (unplaced(m, 1 - m.turn)) {
      m.turn = 1 - m.turn;
    } else if (!unplaced(m, m.turn)) {
      rollForInitiative(m, chance, log);
    }
  }

  /** A1FA-R33: equal dice are rolled again. */
  private static void rollForInitiative(Melee m, Chance chance, Log log) {
    int one;
    int other;
    do {
      one = chance.die(6);
      other = chance.die(6);
      if (log.on()) {
        tell(log, new Told.RolledForInitiative(one, other), one == other ? "A1FA-R33" : "A1FA-1C");
      }
    } while (one == other);
    m.turn = one > other ? 0 : 1;
    m.phase = Phase.ACT;
    if (log.on()) {
      tell(log, new Told.Initiative(m.turn, "the higher roll"), "A1FA-1C");
    }
  }

  static boolean unplaced(Melee m, int side) {
    for (int f = 0; f < m.field.figures; f++) {
      if (m.side[f] == side && m.is(f, Melee.UNPLACED)) {
        return true;
      }
    }
    return false;
  }

  /** The platform or low top on which a figure is placed at a point; -1 for the floor. */
  static int supportAt(Melee m, int x, int y) {
    for (long set = m.cells.at(x, y); set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      if (m.field.kinds[o].layer() == Kind.Layer.PLATFORM && Space.over(m, o, x, y)) {
        return o;
      }
    }
    return Melee.NONE;
  }

  static void stand(Melee m, int f, int x, int y, int support) {
    m.x[f] = x;
    m.y[f] = y;
    m.on[f] = support;
    m.z[f] = support < 0 ? 0 : Space.heightOn(m, support, x, y);
  }

  /** The figure is active from now on; a new activation begins at the first action (A1FA-6). */
  static void activate(Melee m, int f) {
    if (m.active != f) {
      end(m);
      m.active = f;
    }
  }

  /** The figure's turn is over; its dice are lost (A1FA-3D). */
  static void end(Melee m) {
    if (m.active >= 0) {
      m.is[m.active] &= ~Melee.SWUNG;
    }
    m.active = Melee.NONE;
    m.dice = 0;
    m.ones = 0;
    m.reached = false;
    m.impetus = false;
    m.elevation = false;
    m.lastVerb = Melee.NONE;
    m.lastThing = Melee.NONE;
    m.hidden = 0;
  }

  static void stop(Melee m, Log log) {
    int f = m.active;
    if (log.on()) {
      tell(log, new Told.Stopped(m.field.figureName(f)), "A1FA-6");
    }
    if (m.reached) { // A1FA-2B: reaching something and stopping is a free move
      freeMove(m, f, log);
    } else if (m.dice > 0 || m.hidden == 0) { // an action, or at least a duel
      end(m);
    } else {
      idle(m, log);
    }
  }

  /** A move without an action ends the figure's turn (A1FA-2B, A1FA-R9). */
  static void freeMove(Melee m, int f, Log log) {
    m.is[f] |= Melee.RESTED;
    idle(m, log);
  }

  /** A turn without an action ends, and one day there have been enough (A1FA-R38, A1FA-R82). */
  private static void idle(Melee m, Log log) {
    m.idle++;
    end(m);
    if (m.field.options.quietLimit() && m.idle >= IDLE) {
      pass(m, "a hundred free moves", "A1FA-R38", log);
    } else if (m.idle >= LONGEST) {
      finish(m, 2, Ending.LONG);
    }
  }

  static void yieldInitiative(Melee m, Log log) {
    pass(m, "it was yielded", "A1FA-R37", log);
  }

  /** What the 1s of an action or duel cost, several as one (A1FA-3A, A1FA-7C, A1FA-7D, A1FA-R7). */
  static void settle(Melee m, int ones, Log log) {
    if (m.phase == Phase.OVER) {
      return;
    }
    int f = m.active;
    Options options = m.field.options;
    if (ones > 0 && !options.extendedSwashbuckling() && !options.extendedTurns()) {
      pass(m, "a 1 was rolled", "A1FA-3A", log);
      return;
    }
    if (ones > 0) {
      lapse(m, f, ones, log);
    }
    if (m.active == f && f >= 0 && !m.fights(f)) { // A1FA-R44
      end(m);
    }
  }

  private static void lapse(Melee m, int f, int ones, Log log) {
    Options options = m.field.options;
    m.ones += ones;
    if (options.extendedSwashbuckling() && m.ones < 2) {
      return;
    }
    if (!options.extendedTurns()) {
      pass(m, "a second 1 was rolled", "A1FA-7C", log);
      return;
    }
    m.lapses += options.extendedSwashbuckling() ? 1 : ones; // A1FA-R8
    if (m.lapses >= 2) {
      pass(m, "a second 1 was rolled", "A1FA-7D", log);
      return;
    }
    m.is[f] |= Melee.SPENT;
    if (log.on()) {
      tell(log, new Told.Stopped(m.field.figureName(f)), "A1FA-7D");
    }
    end(m);
  }

  /** The initiative goes to the other side. */
  static void pass(Melee m, String why, String rule, Log log) {
    end(m);
    if (allOutside(m, m.turn)) {
      finish(m, 1 - m.turn, Ending.FLED);
      return;
    }
    m.turn = 1 - m.turn;
    m.lapses = 0;
    m.idle = 0;
    m.changes++;
    m.quiet++;
    for (int f = 0; f < m.field.figures; f++) {
      m.is[f] &= ~(Melee.SPENT | Melee.RESTED);
    }
    if (log.on()) {
      tell(log, new Told.Initiative(m.turn, why), rule);
    }
    if (m.field.options.quietLimit() && m.quiet >= QUIET) {
      finish(m, 2, Ending.QUIET);
    } else if (m.changes >= LONGEST) {
      finish(m, 2, Ending.LONG);
    }
  }

  private static boolean allOutside(Melee m, int side) {
    boolean some = false;
    for (int f = 0; f < m.field.figures; f++) {
      if (m.side[f] == side && m.fights(f)) {
        if (!m.is(f, Melee.OUTSIDE)) {
          return false;
        }
        some = true;
      }
    }
    return some;
  }

  /** A1FA-R36: the last figure of a side is out. */
  static void checkVictory(Melee m) {
    if (m.phase == Phase.OVER) {
      return;
    }
    for (int side = 0; side < 2; side++) {
      boolean left = false;
      for (int f = 0; f < m.field.figures; f++) {
        left |= m.side[f] == side && m.fights(f);
      }
      if (!left) {
        finish(m, 1 - side, Ending.ELIMINATED);
        return;
      }
    }
  }

  private static void finish(Melee m, int winner, Ending ending) {
    end(m);
    m.winner = winner;
    m.ending = ending;
    m.phase = Phase.OVER;
  }
}
