package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

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
    m.customX = a.x();
    m.customY = a.y();
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
    int x = m.customX;
    int y = m.customY;
    int thing = m.customThing;
    m.phase = Phase.ACT;
    m.customThing = Melee.NONE;
    m.customOpposed = false;
    m.customTargets = 0;
    m.customSize = 0;
    m.customImpetus = false;
    m.customX = 0;
    m.customY = 0;
    m.sentence = "";
    m.idle = 0;
    m.reached = false;
    m.dice++;
    m.lastVerb = Melee.NONE;
    m.lastThing = thing;
    if (x != m.x[f] || y != m.y[f]) {
      Turn.stand(m, f, x, y, Feats.landing(m, x, y, m.z[f] + Space.JUMP));
    }
    int rolled = Deeds.roll(m, f, false, chance, log);
    Deeds.againstAll(m, f, targets, rolled, size, chance, log);
    m.impetus = impetus && m.fights(f);
    Turn.settle(m, Dice.ones(rolled), log);
  }
}
