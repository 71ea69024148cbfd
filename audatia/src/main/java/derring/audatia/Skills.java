package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/** Skill cards: their moments, their effects, and the Deny that answers them (AUD-TYP.7). */
final class Skills {
  private Skills() {}

  // ---- who is asked, by what all can see (AUD-R54)

  /** Whether a fighter could play a Skill, as far as the others can tell. */
  static boolean could(Bout bout, int seat, Skill skill) {
    if (SuddenDeath.isOut(bout, seat) || (bout.laid && skill == Skill.DENY)) { // AUD-SD9
      return false;
    }
    long cards = bout.table.skills[seat][skill.ordinal()];
    while (cards != 0) {
      int card = Long.numberOfTrailingZeros(cards);
      cards &= cards - 1;
      Card.Trick trick = bout.table.tricks[card];
      if (trick != null
          && count(bout.fighters[seat].discard, card) < bout.table.copies[seat][card]
          && hasVirtue(bout, seat, trick)) {
        return true;
      }
    }
    return false;
  }

  private static int count(Pile pile, int card) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      count += pile.get(i) == card ? 1 : 0;
    }
    return count;
  }

  static boolean couldInStepFour(Bout bout, int seat) {
    return could(bout, seat, Skill.LURE)
        || could(bout, seat, Skill.TAUNT)
        || could(bout, seat, Skill.EYE);
  }

  private static boolean hasVirtue(Bout bout, int seat, Card.Trick trick) {
    Virtue virtue = trick.virtue();
    return virtue == null || Virtues.leadsForSkill(bout, seat, virtue);
  }

  // ---- whether it may be played

  static @Nullable Refusal play(Bout bout, int seat, Card.Trick trick) {
    if (!isMoment(bout, seat, trick.skill())) {
      return Refusal.SKILL_NOT_NOW;
    }
    if (!hasVirtue(bout, seat, trick)) {
      return Refusal.SKILL_NEEDS_VIRTUE;
    }
    return switch (trick.skill()) {
      case FEINT, REPEAT ->
          bout.laid || holdsSecond(bout, seat, trick.skill()) ? null : Refusal.NO_SECOND_STRIKE;
      case PRE_EMPT -> Eligibility.canOpen(bout, seat) ? null : Refusal.NOTHING_TO_PRE_EMPT_WITH;
      default -> null;
    };
  }

  /** In Sudden Death, too, a Skill serves only in its own moment (AUD-SD4). */
  private static boolean isMoment(Bout bout, int seat, Skill skill) {
    Phase phase = bout.phase;
    return switch (skill) {
      case KICK -> phase == Phase.COUNTER && bout.entry;
      case BREAK_OFF, PERFECT_MEASURE -> phase == Phase.REACT; // AUD-R27
      case FEINT -> phase == Phase.FEINT;
      case SECOND_THOUGHT ->
          phase == Phase.ENTRY || phase == Phase.BIND_DEFENDER || phase == Phase.BIND_ATTACKER;
      case REPEAT -> phase == Phase.ENTRY && Blows.repeatable(bout);
      case LURE, TAUNT, EYE ->
          phase == Phase.SKILLS || (phase == Phase.LEAD && seat == bout.challenger); // AUD-SD9
      case DENY -> phase == Phase.DENY;
      case PRE_EMPT -> phase == Phase.PRE_EMPT;
    };
  }

  /** AUD-R42: another Strike that could follow. */
  static boolean holdsSecond(Bout bout, int seat, Skill skill) {
    Pile hand = bout.fighters[seat].hand;
    for (int i = 0; i < hand.size(); i++) {
      Card.Blow blow = bout.table.blows[hand.get(i)];
      if (blow != null
          && (skill == Skill.FEINT
                  ? Eligibility.afterFeint(bout, seat, blow)
                  : Eligibility.repeat(bout, seat, blow))
              == null) {
        return true;
      }
    }
    return false;
  }

  // ---- playing it

  /** It goes to the Discard pile at once (AUD-PLA.4), and may be denied. */
  static void play(Bout bout, int seat, int card, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    fighter.show(card);
    fighter.discard.put(card);
    fighter.ruse = false; // AUD-R45
    bout.spent = true;
    if (log.on()) {
      tell(
          log,
          new Told.PlayedSkill(seat, bout.table.cardName(card)),
          bout.table.cards[card].face().rule());
    }
    if (bout.phase == Phase.DENY) {
      bout.denied = !bout.denied;
    } else {
      bout.pending = card;
      bout.pendingBy = seat;
      bout.denied = false;
      bout.back = bout.phase;
    }
    if (could(bout, 1 - seat, Skill.DENY)) {
      bout.wait(Phase.DENY, 1 - seat);
    } else {
      resolve(bout, chance, log);
    }
  }

  /** Nobody denies any more. */
  static void resolve(Bout bout, Chance chance, Log log) {
    int seat = bout.pendingBy;
    Card.Trick trick = (Card.Trick) bout.table.cards[bout.pending];
    boolean denied = bout.denied;
    bout.wait(bout.back, seat);
    bout.clearPending();
    if (denied) {
      if (log.on()) {
        tell(log, new Told.Denied(seat, trick.name()), "AUD-K.deny", "AUD-R31");
      }
      reopen(bout, seat, log);
    } else {
      take(bout, seat, trick.skill(), chance, log);
    }
  }

  /** AUD-R31, AUD-R44: the window of a denied Skill opens again for its owner. */
  private static void reopen(Bout bout, int seat, Log log) {
    switch (bout.phase) {
      case SKILLS -> Measure.nextSkill(bout, seat, log);
      case PRE_EMPT -> Measure.notPreEmpted(bout, seat);
      case FEINT -> Blows.askFeint(bout, log);
      case ENTRY -> Blows.askEntry(bout);
      default -> {}
    }
  }

  private static void take(Bout bout, int seat, Skill skill, Chance chance, Log log) {
    switch (skill) {
      case KICK -> kick(bout, seat);
      case BREAK_OFF -> Measure.breakOff(bout, chance, log);
      case FEINT -> bout.wait(Phase.FEINT_STRIKE, seat);
      case REPEAT -> bout.wait(Phase.REPEAT_STRIKE, seat);
      case SECOND_THOUGHT -> secondThought(bout, seat, chance, log);
      case PRE_EMPT -> bout.wait(Phase.PRE_EMPT_STRIKE, seat);
      case PERFECT_MEASURE -> perfectMeasure(bout, seat, log);
      case LURE -> bout.wait(Phase.LURE, seat);
      case TAUNT -> {
        bout.taunted = 1 - seat;
        Measure.nextSkill(bout, 1 - seat, log);
        if (bout.laid) { // AUD-R55
          bout.wait(Phase.LEAD, 1 - seat);
        }
      }
      case EYE -> {
        Measure.layOpen(bout, 1 - seat);
        if (log.on()) {
          Fighter seen = bout.fighters[1 - seat];
          Pile cards = bout.laid ? seen.row : seen.hand;
          tell(
              log,
              new Told.LaidOpen(1 - seat, Draws.names(bout.table, cards)),
              "AUD-K.eye-of-the-lynx");
        }
        Measure.nextSkill(bout, 1 - seat, log);
      }
      case DENY -> throw new IllegalStateException("a Deny is never pending itself");
    }
  }

  /** AUD-R51: the cancelled Remedy goes to the Discard pile at once. */
  private static void kick(Bout bout, int seat) {
    Fighter entering = bout.fighters[1 - seat];
    entering.discard.put(entering.stack.draw());
    bout.remedyBy = Bout.NOBODY;
    bout.entry = false;
    bout.wait(Phase.KICK_STRIKE, seat);
  }

  /** The Strike comes back for all to see; in Sudden Death to the right end (AUD-SD10). */
  private static void secondThought(Bout bout, int seat, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    int card = fighter.stack.draw();
    if (bout.laid) {
      SuddenDeath.putAtTheRightEnd(fighter.row, card);
    } else {
      fighter.hand.slip(card);
    }
    fighter.known.slip(card);
    if (log.on()) {
      tell(log, new Told.TookBack(seat, bout.table.cardName(card)), "AUD-K.second-thought");
    }
    Measure.breakOff(bout, chance, log);
  }

  /** AUD-R28: the Attack misses, and its striker stands in its End Posta as in a chosen one. */
  private static void perfectMeasure(Bout bout, int seat, Log log) {
    Fighter missed = bout.fighters[1 - seat];
    missed.posta = bout.standing().end();
    missed.stack.moveAllTo(missed.discard);
    missed.side = Side.NONE;
    missed.from = Fighter.NO_POSTA;
    missed.ruse = false;
    missed.saluteOnTop = false;
    if (log.on()) {
      tell(
          log,
          new Told.Missed(1 - seat, bout.table.poste[missed.posta].name()),
          "AUD-K.perfect-measure",
          "AUD-TRM.7");
    }
    bout.clearExchange();
    bout.measured = true;
    bout.wait(Phase.MEASURE, seat);
  }
}
