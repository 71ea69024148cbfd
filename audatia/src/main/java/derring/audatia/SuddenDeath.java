package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Guy's Sudden Death: the hand in a row, played from the left (AUD-SUD). */
final class SuddenDeath {
  private SuddenDeath() {}

  /** Nothing in the hand and nothing in the row. */
  static boolean isOut(Bout bout, int seat) {
    return bout.fighters[seat].hand.isEmpty() && bout.fighters[seat].row.isEmpty();
  }

  static void beginOrder(Bout bout) {
    bout.waitForBoth(Phase.ORDER);
  }

  /** AUD-SUD.2: from left to right. */
  static void place(Bout bout, int seat, int card, Log log) {
    Fighter fighter = bout.fighters[seat];
    fighter.hand.remove(card);
    putAtTheRightEnd(fighter.row, card);
    Draws.ponder(seat, log);
  }

  /** Not when the last card lies, but when he says so: how many lie is nobody else's affair. */
  static void doneOrdering(Bout bout, int seat, Log log) {
    SetUp.commit(bout, seat, log);
    if (bout.toAct() == 0) {
      bout.laid = true;
      bout.wait(Phase.LEAD, bout.challenger);
    }
  }

  /** The left end is on top of the pile, so the right end is its bottom. */
  static void putAtTheRightEnd(Pile row, int card) {
    row.put(card);
    for (int i = row.size() - 1; i > 0; i--) {
      row.replace(i, row.get(i - 1));
    }
    row.replace(0, card);
  }

  /** AUD-SUD.4, AUD-SD2: turned up from the left until one serves; the others are discarded. */
  static void reveal(Bout bout, int seat, Log log) {
    Fighter fighter = bout.fighters[seat];
    List<String> wasted = log.on() ? new ArrayList<>() : List.of();
    List<Told.Why> whys = log.on() ? new ArrayList<>() : List.of();
    String serving = "";
    while (!fighter.row.isEmpty()) {
      int card = fighter.row.draw();
      Refusal refusal = Referee.whyNot(bout, seat, card);
      if (refusal == null) {
        fighter.hand.put(card);
        serving = log.on() ? bout.table.cardName(card) : "";
        break;
      }
      fighter.known.remove(card);
      fighter.discard.put(card);
      if (log.on()) {
        wasted.add(bout.table.cardName(card));
        whys.add(Victory.why(bout, seat, card, refusal));
      }
    }
    if (log.on()) {
      tell(log, new Told.Turned(seat, wasted, serving), "AUD-SUD.4", "AUD-SD2");
      if (serving.isEmpty() && bout.phase.kind == Phase.Kind.ANSWER) {
        tell(log, new Told.Yielded(seat, Ending.OUT_OF_CARDS.word(), whys), "AUD-SD8");
      }
    }
  }

  /** Who is out of cards loses, waits or leaves it to the other, without being asked. */
  static void settle(Bout bout, Chance chance, Log log) {
    while (bout.laid
        && bout.phase != Phase.OVER
        && !bout.phase.isSecret()
        && bout.phase != Phase.ORIENT
        && bout.phase != Phase.LURE
        && isOut(bout, bout.active)) {
      switch (bout.phase.kind) {
        case ANSWER -> Victory.end(bout, 1 - bout.active, Ending.OUT_OF_CARDS, log); // AUD-SD8
        case WINDOW -> Course.pass(bout, bout.active, chance, log);
        default -> {
          if (bout.phase != Phase.LEAD) {
            Measure.breakOff(bout, chance, log); // AUD-SD10: a Feint without a second Strike
          } else if (isOut(bout, 1 - bout.active)) {
            Victory.end(bout, Bout.NOBODY, Ending.BOTH_OUT, log);
          } else {
            bout.wait(Phase.LEAD, 1 - bout.active); // AUD-SD6
          }
        }
      }
    }
  }
}
