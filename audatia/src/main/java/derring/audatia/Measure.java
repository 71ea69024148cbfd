package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.List;

/** Out of Measure (AUD-OOM): the seven steps up to the first Attack. */
final class Measure {
  private Measure() {}

  /**
   * Begins a measure.
   *
   * @param refill step 1 is done: after a Break Off, not in the first measure (AUD-UI4)
   */
  static void begin(Bout bout, boolean refill, Chance chance, Log log) {
    bout.measures++;
    if (log.on()) {
      tell(log, new Told.Measured(bout.measures), "AUD-OOM.0");
    }
    if (bout.laid) { // AUD-SD5
      if (SuddenDeath.isOut(bout, 0) && SuddenDeath.isOut(bout, 1)) {
        Victory.end(bout, Bout.NOBODY, Ending.BOTH_OUT, log);
      } else {
        bout.waitForBoth(Phase.POSTA);
      }
      return;
    }
    if (refill) {
      refill(bout, bout.challenger, chance, log);
      refill(bout, bout.respondent(), chance, log);
    }
    if (bout.table.isSalle() && Salle.isOver(bout, log)) {
      return;
    }
    bout.waitForBoth(Phase.TRADE);
  }

  /** AUD-OOM.1, AUD-SAL.3. */
  private static void refill(Bout bout, int seat, Chance chance, Log log) {
    int missing = Table.HAND - bout.fighters[seat].hand.size();
    Draws.draw(bout, seat, missing, "AUD-OOM.1", chance, log);
    Draws.thirteenth(bout, seat, chance, log);
  }

  /** AUD-OOM.2, AUD-UI5: the number of trades is told when both are done. */
  static void doneTrading(Bout bout, int seat, Log log) {
    SetUp.commit(bout, seat, log);
    if (bout.toAct() != 0) {
      return;
    }
    for (int each = 0; each < Table.SEATS; each++) {
      if (log.on()) {
        tell(log, new Told.Traded(each, bout.fighters[each].veiled), "AUD-OOM.2", "AUD-UI5");
      }
      bout.fighters[each].veiled = 0;
    }
    bout.waitForBoth(Phase.POSTA);
  }

  /** A Posta is chosen in secret, changed to, or put in place by a Lure. */
  static void guard(Bout bout, int seat, int posta, Log log) {
    if (bout.phase == Phase.POSTA) {
      choose(bout, seat, posta, log);
      return;
    }
    Fighter fighter = bout.fighters[seat];
    fighter.posta = posta; // AUD-R14
    bout.remember(posta);
    if (log.on()) {
      String rule = bout.phase == Phase.LURE ? "AUD-K.lure" : "AUD-R14";
      tell(log, new Told.ChangedPosta(seat, bout.table.poste[posta].name()), rule);
    }
    switch (bout.phase) {
      case LURE -> nextSkill(bout, 1 - seat, log);
      case STEP_5 -> stepSix(bout, log);
      default -> stepSeven(bout);
    }
  }

  /** AUD-OOM.3: revealed together. */
  private static void choose(Bout bout, int seat, int posta, Log log) {
    bout.fighters[seat].chosen = posta;
    SetUp.commit(bout, seat, log);
    if (bout.toAct() != 0) {
      return;
    }
    for (int each = 0; each < Table.SEATS; each++) {
      Fighter fighter = bout.fighters[each];
      fighter.posta = fighter.chosen;
      bout.remember(fighter.posta);
      fighter.chosen = Fighter.NO_POSTA;
      if (log.on()) {
        String name = bout.table.poste[fighter.posta].name();
        tell(log, new Told.TookPosta(each, name), "AUD-OOM.3");
      }
    }
    if (!bout.table.isSuddenDeath()) {
      beginSkills(bout, log);
    } else if (bout.laid) {
      bout.wait(Phase.LEAD, bout.challenger);
    } else {
      SuddenDeath.beginOrder(bout);
    }
  }

  /** AUD-OOM.4, AUD-R25, AUD-R19: the leader in Celeritas first, or the Challenger. */
  private static void beginSkills(Bout bout, Log log) {
    int leader = Virtues.leader(bout, Virtue.CELERITAS);
    bout.passes = 0;
    bout.active = leader == Bout.NOBODY ? bout.challenger : leader;
    goOnWithSkills(bout, log);
  }

  /** Somebody has played a Skill, so the passes start anew; a Lure may follow a Lure (AUD-R38). */
  static void nextSkill(Bout bout, int seat, Log log) {
    if (bout.laid) { // AUD-SD9
      bout.wait(Phase.LEAD, bout.challenger);
      return;
    }
    bout.passes = 0;
    bout.active = seat;
    goOnWithSkills(bout, log);
  }

  static void passSkill(Bout bout, Log log) {
    bout.passes++;
    bout.active = 1 - bout.active;
    goOnWithSkills(bout, log);
  }

  /** Whoever can have nothing to play is not asked (AUD-R54). */
  private static void goOnWithSkills(Bout bout, Log log) {
    while (bout.passes < Table.SEATS) {
      if (Skills.couldInStepFour(bout, bout.active)) {
        bout.wait(Phase.SKILLS, bout.active);
        return;
      }
      bout.passes++;
      bout.active = 1 - bout.active;
    }
    bout.passes = 0;
    stepFive(bout, log);
  }

  /** AUD-OOM.5. */
  private static void stepFive(Bout bout, Log log) {
    if (bout.taunted == bout.respondent() // AUD-R32, AUD-R49
        || (bout.taunted == bout.challenger && !answersTaunt(bout, bout.challenger, log))) {
      stepSix(bout, log);
    } else if (Skills.could(bout, bout.respondent(), Skill.PRE_EMPT)) {
      bout.wait(Phase.PRE_EMPT, bout.respondent());
    } else {
      bout.wait(Phase.STEP_5, bout.challenger);
    }
  }

  /** AUD-OOM.6. */
  static void stepSix(Bout bout, Log log) {
    if (bout.taunted == bout.respondent() && !answersTaunt(bout, bout.respondent(), log)) {
      stepSeven(bout);
    } else if (Skills.could(bout, bout.challenger, Skill.PRE_EMPT)) {
      bout.wait(Phase.PRE_EMPT, bout.challenger);
    } else {
      bout.wait(Phase.STEP_6, bout.respondent());
    }
  }

  /** AUD-OOM.7. */
  static void stepSeven(Bout bout) {
    bout.wait(Phase.STEP_7, bout.challenger);
  }

  /** The step goes on that was not pre-empted. */
  static void notPreEmpted(Bout bout, int seat) {
    if (seat == bout.respondent()) {
      bout.wait(Phase.STEP_5, bout.challenger);
    } else {
      bout.wait(Phase.STEP_6, bout.respondent());
    }
  }

  /** AUD-K.taunt: attacks if he can; otherwise he shows his hand. */
  private static boolean answersTaunt(Bout bout, int seat, Log log) {
    boolean can = Eligibility.canOpen(bout, seat);
    if (!can) {
      layOpen(bout, seat);
      bout.taunted = Bout.NOBODY;
    }
    if (log.on()) {
      Pile hand = bout.fighters[seat].hand;
      List<String> shown = can ? List.of() : Draws.names(bout.table, hand);
      tell(log, new Told.AnsweredTaunt(seat, can, shown), "AUD-K.taunt", "AUD-R32");
    }
    return can;
  }

  /** AUD-R56: a hand lies open until the first Attack, and what was seen is remembered. */
  static void layOpen(Bout bout, int seat) {
    Fighter fighter = bout.fighters[seat];
    fighter.open = true;
    fighter.known.clear();
    remember(fighter, fighter.hand);
    remember(fighter, fighter.row);
  }

  private static void remember(Fighter fighter, Pile shown) {
    for (int i = 0; i < shown.size(); i++) {
      fighter.known.slip(shown.get(i));
    }
  }

  /** AUD-OOM.7, AUD-R23: the Challenger cannot attack. */
  static void drawn(Bout bout, Chance chance, Log log) {
    bout.draws++;
    if (log.on()) {
      tell(log, new Told.Drawn(bout.challenger, bout.draws), "AUD-OOM.7", "AUD-UI2");
    }
    if (bout.draws < 2) {
      breakOff(bout, chance, log);
    } else {
      Victory.win(bout, bout.respondent(), Ending.TWO_DRAWS, log);
    }
  }

  /** AUD-OOM.0, AUD-R24. */
  static void breakOff(Bout bout, Chance chance, Log log) {
    if (log.on()) {
      tell(log, new Told.BrokeOff(bout.measures), "AUD-OOM.0", "AUD-R24");
    }
    clear(bout);
    begin(bout, true, chance, log);
  }

  /** The table is cleared: Stacks to the Discard piles, Poste back to theirs. */
  static void clear(Bout bout) {
    for (Fighter fighter : bout.fighters) {
      fighter.stack.moveAllTo(fighter.discard);
      fighter.posta = Fighter.NO_POSTA;
      fighter.side = Side.NONE;
      fighter.from = Fighter.NO_POSTA;
      fighter.ruse = false;
      fighter.saluteOnTop = false;
      fighter.open = false;
    }
    bout.clearExchange();
  }
}
