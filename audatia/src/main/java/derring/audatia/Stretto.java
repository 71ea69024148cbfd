package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** Remedies and Counter-Remedies (AUD-STR). */
final class Stretto {
  private Stretto() {}

  /** AUD-STR.1: on the side that is open to its player. */
  static void remedy(Bout bout, int seat, int card, Log log) {
    boolean entry = bout.phase == Phase.ENTRY;
    boolean inside =
        switch (bout.phase) {
          case BREAK_ATTACKER -> Eligibility.insideAfterBreak(bout);
          case REACT -> Eligibility.insideAfterMezano(bout);
          case EXCHANGED, COUNTER -> false;
          default -> bout.inside == seat;
        };
    put(bout, seat, card);
    bout.remedyBy = seat;
    bout.remedyInside = inside;
    bout.entry = entry;
    if (log.on()) {
      String rule =
          switch (bout.phase) {
            case ENTRY -> "AUD-CUT.A";
            case EXCHANGED -> "AUD-EXC.3";
            case BREAK_ATTACKER -> "AUD-THR.2.3.2";
            case REACT -> "AUD-THR.2.3.3.1";
            case COUNTER -> "AUD-THR.2.3.3.3";
            default -> "AUD-STR.1";
          };
      tell(log, new Told.Entered(seat, bout.table.cardName(card), inside, entry), rule);
    }
    bout.wait(Phase.COUNTER, 1 - seat);
  }

  /** AUD-PLA.3; it covers the bonus of the Strike beneath (AUD-R40). */
  private static void put(Bout bout, int seat, int card) {
    Fighter fighter = bout.fighters[seat];
    fighter.show(card);
    fighter.stack.put(card);
    fighter.from = Fighter.NO_POSTA;
    fighter.ruse = false;
    fighter.saluteOnTop = false;
    bout.spent = true;
  }

  /**
   * AUD-STR.3, after a Break too (AUD-R11): a perfect counter wins, one that only lines up breaks
   * off.
   */
  static void counter(Bout bout, int seat, int card, Chance chance, Log log) {
    boolean perfect = bout.table.isPerfect(card, bout.fighters[bout.remedyBy].top());
    put(bout, seat, card);
    if (log.on()) {
      tell(
          log,
          new Told.Countered(seat, bout.table.cardName(card), perfect),
          perfect ? "AUD-STR.3" : "AUD-STR.4");
    }
    if (perfect) {
      Victory.win(bout, seat, Ending.PERFECT, log);
    } else {
      Measure.breakOff(bout, chance, log);
    }
  }
}
