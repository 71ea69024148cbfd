package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import org.jspecify.annotations.Nullable;

/** Actions in the words of a player, and what the others say to them (A1FA-R.custom). */
final class Announced {
  private Announced() {}

  static void announce(Melee m, Move.Announce a, Log log) {
    Turn.activate(m, a.figure());
    m.customThing = a.thing();
    m.customOpposed = a.opposed();
    m.customTargets = a.targets();
    m.customSize = a.size();
    m.customImpetus = a.impetus();
    m.customElevation = a.elevation();
    m.customX = a.x();
    m.customY = a.y();
    m.customToX = a.toX();
    m.customToY = a.toY();
    m.sentence = a.sentence();
    m.phase = Phase.ANSWER;
    m.window.open(m.field.playing(m, 1 - m.turn));
    if (log.on()) {
      tell(
          log,
          new Told.Announced(
              m.field.figureName(a.figure()),
              m.field.name(a.thing()),
              a.opposed(),
              a.size(),
              a.sentence()),
          "A1FA-R.custom",
          "A1FA-2");
    }
  }

  /** It happens, whatever is answered; only the claims can be lost (A1FA-R.custom). */
  static void answered(Melee m, int seat, boolean accepted, Chance chance, Log log) {
    if (log.on()) {
      tell(log, new Told.Answered(seat, accepted), "A1FA-R.custom");
    }
    m.window.leave(seat);
    if (accepted && !m.window.settled()) {
      return;
    }
    m.window.close();
    boolean granted = accepted;
    if (!accepted) {
      int die = chance.die(6);
      granted = die >= 4;
      if (log.on()) {
        tell(
            log,
            new Told.FriendlyDie("what was announced", die, granted),
            "A1FA-R.custom",
            "A1FA-R43");
      }
    }
    int f = m.active;
    int targets = m.customTargets;
    int size = granted ? m.customSize : 0;
    boolean impetus = granted && m.customImpetus;
    boolean elevation = granted && m.customElevation;
    int x = m.customX;
    int y = m.customY;
    int toX = m.customToX;
    int toY = m.customToY;
    int thing = m.customThing;
    m.phase = Phase.ACT;
    m.customThing = Melee.NONE;
    m.customOpposed = false;
    m.customTargets = 0;
    m.customSize = 0;
    m.customImpetus = false;
    m.customElevation = false;
    m.customX = 0;
    m.customY = 0;
    m.customToX = Move.Announce.STAYS;
    m.customToY = Move.Announce.STAYS;
    m.sentence = "";
    m.idle = 0;
    m.reached = false;
    m.dice++;
    m.lastVerb = Melee.NONE;
    m.lastThing = thing;
    if (x != m.x[f] || y != m.y[f]) {
      Turn.stand(m, f, x, y, Feats.landing(m, x, y, m.z[f] + Space.JUMP));
    }
    if (toX != Move.Announce.STAYS) {
      shift(m, f, thing, toX, toY, log);
    }
    int rolled = Deeds.roll(m, f, false, chance, log);
    Deeds.againstAll(m, f, targets, rolled, size, chance, log);
    m.impetus = impetus && m.fights(f);
    m.elevation = elevation && m.fights(f);
    Turn.settle(m, Dice.ones(rolled), log);
  }

  /**
   * Whether the thing of an announced action can go where the action says: small things anywhere,
   * objects that can be moved at all as far as a shove would take them (A1FA-R94).
   */
  static @Nullable Refusal moves(Melee m, Move.Announce a) {
    Field field = m.field;
    int o = a.thing();
    if (!Space.onTable(field, a.toX(), a.toY(), 0)) {
      return Refusal.OFF_TABLE;
    }
    if (field.isFigure(o)) {
      return Refusal.NOT_AFFORDED;
    }
    if (!field.isObject(o)) {
      return null;
    }
    Kind kind = field.kinds[o];
    if (!kind.affords(Verb.SHOVE)
        && !kind.affords(Verb.ROLL)
        && !kind.affords(Verb.PICK_UP)
        && !kind.affords(Verb.TIP)) {
      return Refusal.NOT_AFFORDED;
    }
    if (Handiwork.someoneOn(m, o)) {
      return Refusal.STOOD_ON;
    }
    boolean carried = m.carry[a.figure()] == o;
    long dx = (long) a.toX() - (carried ? m.x[a.figure()] : m.ox[o]);
    long dy = (long) a.toY() - (carried ? m.y[a.figure()] : m.oy[o]);
    boolean near = Geo.square(dx, dy) <= (long) kind.travel() * kind.travel();
    boolean room =
        Carried.room(
            m, o, a.toX(), a.toY(), m.oa[o], m.ob[o], m.oturn[o], a.figure(), field.allSolid);
    boolean onActor =
        Geo.overlap(
            (long) a.x() - a.toX(),
            (long) a.y() - a.toY(),
            m.oa[o],
            m.ob[o],
            m.oturn[o],
            Space.RADIUS,
            0,
            0);
    return near && room && !onActor ? null : Refusal.NO_PLACE;
  }

  /** The thing is where the action says; a sword that was thrown is lost for now (A1FA-R17). */
  private static void shift(Melee m, int f, int thing, int x, int y, Log log) {
    if (m.carry[f] == thing) {
      m.carry[f] = Melee.NONE;
    } else if (Carried.holds(m, f, thing)) {
      m.is[f] |= Melee.WEAPONLESS;
    }
    if (m.field.isObject(thing)) {
      m.ois[thing] |= Melee.ABSENT;
    }
    Carried.lay(m, thing, x, y, 1, 0);
    Things.shifted(m, thing, "is moved as announced", log, "A1FA-R94");
  }

  /** Whether the announced action ends on something that gives elevation. */
  static boolean endsHigh(Melee m) {
    int f = m.active;
    boolean stays = m.customX == m.x[f] && m.customY == m.y[f];
    int on = Feats.landing(m, m.customX, m.customY, m.z[f] + Space.JUMP);
    return (stays ? m.z[f] : on < 0 ? 0 : m.otop[on]) >= Space.ELEVATED;
  }
}
