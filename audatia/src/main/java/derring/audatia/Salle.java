package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Log;
import derring.kernel.Pile;

/** Roland's Salle Play: bouts for points (AUD-SAL). */
final class Salle {
  private Salle() {}

  /** AUD-SAL.2, AUD-SA1: a point, and a new bout with the roles swapped. */
  static void score(Bout bout, int winner, Log log) {
    boolean idle = bout.ending == Ending.TWO_DRAWS && !bout.spent;
    point(bout, winner, "AUD-SAL.2", log);
    Measure.clear(bout);
    if (idle) { // AUD-SA4
      end(bout, log);
      return;
    }
    bout.ending = Ending.NONE;
    bout.challenger = 1 - bout.challenger;
    bout.draws = 0;
    bout.spent = false;
    bout.round++;
    SetUp.beginVirtues(bout, log);
  }

  private static void point(Bout bout, int seat, String rule, Log log) {
    bout.fighters[seat].points++;
    if (log.on()) {
      tell(log, new Told.Scored(seat, bout.fighters[seat].points), rule);
    }
  }

  /** AUD-SAL.4, AUD-SA3, AUD-SA5: checked whenever a measure begins, after refilling. */
  static boolean isOver(Bout bout, Log log) {
    boolean first = hasStrike(bout, 0);
    boolean second = hasStrike(bout, 1);
    if (log.on()) {
      tell(log, new Told.Mustered(first, second), "AUD-SAL.4");
    }
    if (first && second) {
      return false;
    }
    if (first != second) {
      point(bout, first ? 0 : 1, "AUD-SAL.4", log);
    }
    end(bout, log);
    return true;
  }

  private static void end(Bout bout, Log log) {
    int lead = bout.fighters[0].points - bout.fighters[1].points;
    Victory.end(
        bout,
        lead == 0 ? Bout.NOBODY : lead > 0 ? 0 : 1,
        lead == 0 ? Ending.EQUAL : Ending.POINTS,
        log);
  }

  private static boolean hasStrike(Bout bout, int seat) {
    Pile hand = bout.fighters[seat].hand;
    for (int i = 0; i < hand.size(); i++) {
      if (bout.table.blows[hand.get(i)] != null) {
        return true;
      }
    }
    return false;
  }
}
