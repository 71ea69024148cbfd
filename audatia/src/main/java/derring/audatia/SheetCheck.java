package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Pile;

/** Refuses positions that could never come about, with the field that is to blame. */
final class SheetCheck {
  private final Bout bout;
  private final Facts facts;

  SheetCheck(Bout bout, Facts facts) {
    this.bout = bout;
    this.facts = facts;
  }

  void check() {
    whole();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      fighter(seat);
    }
    fight();
    turned();
  }

  /** Sudden Death: only whoever is waited for has a card turned up, and it serves. */
  private void turned() {
    if (!bout.laid || bout.phase == Phase.OVER) {
      return;
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Pile hand = bout.fighters[seat].hand;
      if (!hand.isEmpty()
          && (seat != bout.active || Referee.whyNot(bout, seat, hand.get(0)) != null)) {
        throw of(seat, "hand", "a card is turned up only by whom it serves now");
      }
    }
  }

  private void whole() {
    boolean over = bout.phase == Phase.OVER;
    if (over != (bout.ending != Ending.NONE)) {
      throw at("ending", over ? "a bout that is over has an ending" : "the bout is not over yet");
    }
    if (over && bout.ending.isDrawn() == (bout.winner >= 0)) {
      throw at("winner", "a bout is won by somebody, or drawn");
    }
    if (!over && bout.winner >= 0) {
      throw at("winner", "nobody has won yet");
    }
    if (!over && bout.phase.isSecret() != (bout.active < 0)) {
      throw at(
          "active",
          bout.phase.isSecret()
              ? "both choose in this phase: nobody is active"
              : "the phase " + bout.phase.word() + " waits for somebody");
    }
    if (!over && bout.draws > 1) {
      throw at("draws", "two draws end it");
    }
    boolean sudden = bout.table.isSuddenDeath();
    if ((bout.laid || bout.phase == Phase.ORDER || bout.phase == Phase.LEAD) && !sudden) {
      throw at("phase", "rows are laid only with rules=sudden-death");
    }
    boolean before =
        switch (bout.phase) {
          case EXCHANGE, TRADE, ORDER, VIRTUE, SALUTE, SALUTE_ANSWER -> true;
          default -> false;
        };
    boolean after = !before && bout.phase != Phase.POSTA && !over;
    boolean steps =
        switch (bout.phase) {
          case SALUTE,
              SALUTE_ANSWER,
              SKILLS,
              PRE_EMPT,
              PRE_EMPT_STRIKE,
              STEP_5,
              STEP_6,
              STEP_7,
              DENY ->
              true;
          default -> false;
        };
    if (sudden && steps) {
      throw at("phase", "Sudden Death has no phase " + bout.phase.word());
    }
    boolean needsCards = bout.laid && after && bout.phase != Phase.ORIENT;
    if (needsCards && bout.phase != Phase.LURE && SuddenDeath.isOut(bout, bout.active)) {
      throw at("active", "who is out of cards is not waited for");
    }
    if ((bout.laid && before) || (sudden && !bout.laid && after)) {
      throw at("laid", "rows lie after they were laid, and not before");
    }
    if ((bout.pending >= 0) != (bout.phase == Phase.DENY)
        || (bout.pending >= 0) != (bout.pendingBy >= 0)) {
      throw at("pending", "a Skill is pending, with its player, while it may be denied");
    }
    if (bout.pending >= 0 && (bout.table.tricks[bout.pending] == null || bout.back == Phase.OVER)) {
      throw at("pending", "expected a Skill card, and the phase to go back to");
    }
    if (bout.round > 1 && !bout.table.isSalle()) {
      throw at("round", "only a Salle Play has several bouts");
    }
    if ((bout.fighters[0].virtues & bout.fighters[1].virtues) != 0) {
      throw at("fighters", "each Virtue card belongs to one of the two");
    }
    if (bout.phase == Phase.VIRTUE) {
      int theirs = bout.active == bout.respondent() ? 0 : 1;
      if (bout.fighters[bout.challenger].virtues != Virtue.AUDATIA.bit()
          || Integer.bitCount(bout.fighters[bout.respondent()].virtues) != theirs) {
        throw at("fighters", "Virtues are taken in turn, and Audatia is the Challenger's");
      }
    }
  }

  private void fighter(int seat) {
    Fighter fighter = bout.fighters[seat];
    // AUD-EXT.2: a Remedy is all that lies before one who was thrust at in his Extended Posta
    boolean saved = fighter.posta >= 0 && bout.remedyBy == seat && fighter.stack.size() == 1;
    if (fighter.posta >= 0 && !saved && (!fighter.stack.isEmpty() || fighter.side != Side.NONE)) {
      throw of(seat, "posta", "whoever stands in a Posta has no Stack");
    }
    if (!saved && !fighter.stack.isEmpty() && fighter.side == Side.NONE) {
      throw of(seat, "side", "a Stack lies on some side");
    }
    if (fighter.from >= 0 && !strikeOnTop(seat)) {
      throw of(seat, "from", "only a Strike on top of the Stack was played from a Posta");
    }
    if (fighter.ruse && fighter.from < 0) {
      throw of(seat, "ruse", "the text of a Posta holds for a Strike played from it");
    }
    if (fighter.saluteOnTop && !strikeOnTop(seat)) {
      throw of(seat, "salute-on-top", "the Salute helps a Strike on top of the Stack");
    }
    if (!fighter.row.isEmpty() && !bout.table.isSuddenDeath()) {
      throw of(seat, "row", "rows are laid only with rules=sudden-death");
    }
    if (bout.laid && fighter.hand.size() > 1) {
      throw of(seat, "hand", "behind a row at most one card is turned up");
    }
    boolean setsAside =
        switch (bout.phase) {
          case EXCHANGE, TRADE -> true;
          case SALUTE_ANSWER -> seat == bout.respondent() && fighter.aside.size() == 1;
          default -> false;
        };
    if (!fighter.aside.isEmpty() && !setsAside) {
      throw of(seat, "aside", "nothing is laid aside in the phase " + bout.phase.word());
    }
    if (bout.phase == Phase.SALUTE_ANSWER && seat == bout.respondent() && fighter.aside.isEmpty()) {
      throw of(seat, "aside", "the Respondent has laid aside the card of his salute");
    }
    if ((fighter.chosen >= 0) != (bout.phase == Phase.POSTA && bout.hasChosen(seat))) {
      throw of(seat, "chosen", "who has chosen a Posta, and only he, has one chosen");
    }
    if (bout.phase == Phase.ORDER && bout.hasChosen(seat) && !fighter.hand.isEmpty()) {
      throw of(seat, "hand", "who is done has laid his whole hand in the row");
    }
    if (!Honesty.isHonest(bout, seat)) {
      throw of(seat, "hand", "who has announced a Strike, or was found to have one, holds it");
    }
    trades(seat, fighter);
    Pile left = new Pile(Table.HAND);
    copy(fighter.hand, left);
    copy(fighter.aside, left);
    copy(fighter.row, left);
    copy(fighter.traded, left);
    for (int i = 0; i < fighter.known.size(); i++) {
      if (!left.remove(fighter.known.get(i))) {
        throw of(seat, "known", "what is known to be held is held, or was traded away");
      }
    }
  }

  private void trades(int seat, Fighter fighter) {
    boolean trading = bout.phase == Phase.TRADE;
    if (fighter.veiled > 0 && (!trading || 2 * fighter.veiled > fighter.traded.size())) {
      throw of(seat, "veiled", "there are not so many trades that are not told yet");
    }
    if (fighter.tradeBegun
        && (!trading || fighter.aside.size() + fighter.hand.size() < 2 || bout.hasChosen(seat))) {
      throw of(seat, "trade-begun", "there is no Trade to be gone on with");
    }
    if (trading && fighter.aside.size() > (fighter.tradeBegun ? 1 : 0)) {
      throw of(seat, "aside", "for a Trade one card is laid aside, then the other is given");
    }
  }

  private static void copy(Pile from, Pile into) {
    for (int i = 0; i < from.size(); i++) {
      into.put(from.get(i));
    }
  }

  /** What each phase of a fight needs on the table. */
  private void fight() {
    Phase phase = bout.phase == Phase.DENY ? bout.back : bout.phase;
    if (phase == Phase.DENY) {
      throw at("back", "a Deny is never the phase to go back to");
    }
    switch (phase) {
      case SKILLS, LURE, PRE_EMPT, PRE_EMPT_STRIKE, STEP_5, STEP_6, STEP_7, LEAD -> {
        for (int seat = 0; seat < Table.SEATS; seat++) {
          if (bout.fighters[seat].posta < 0) {
            throw of(seat, "posta", "before the first Strike both stand in a Posta");
          }
        }
      }
      case REACT, FEINT_STRIKE -> {
        placed();
        attackerStrikes();
      }
      case FEINT, ORIENT, ENTRY, REPEAT_STRIKE, BIND_DEFENDER, BIND_ATTACKER -> {
        attackerStrikes();
        if (!strikeOnTop(bout.defender())) {
          throw of(bout.defender(), "stack", "the Parry lies on top of the Defender's Stack");
        }
        oriented(phase);
      }
      case EXCHANGED -> {
        placed();
        attackerStrikes();
      }
      case COUNTER -> {
        placed();
        if (bout.remedyBy < 0 || !remedyOnTop(bout.remedyBy)) {
          throw at("remedy-by", "somebody has a Remedy on top of his Stack");
        }
      }
      case KICK_STRIKE, MEASURE -> placed();
      case BEAT_FIRST, BEAT_SECOND -> {
        placed();
        attacker();
      }
      case BREAK_ATTACKER, BREAK_DEFENDER -> {
        attackerStrikes();
        if (bout.breaker != bout.defender() || !strikeOnTop(bout.breaker)) {
          throw at("breaker", "the Defender has broken the Thrust with a Strike");
        }
      }
      default -> {}
    }
  }

  private void oriented(Phase phase) {
    boolean bound = phase != Phase.FEINT && phase != Phase.ORIENT;
    if (bound != (bout.bind != Bind.NONE) && phase != Phase.ORIENT) {
      throw at("bind", "the bind is Largo or Stretto once it is checked");
    }
    boolean enters = phase == Phase.ENTRY && Virtues.leads(bout, bout.attacker, Virtue.AUDATIA);
    if (bound && (bout.bind == Bind.STRETTO || enters) && bout.inside < 0) {
      throw at("inside", "the Side Card is oriented");
    }
  }

  private void attacker() {
    if (bout.attacker < 0) {
      throw at("attacker", "the phase " + bout.phase.word() + " needs an attacker");
    }
  }

  private void attackerStrikes() {
    attacker();
    if (!strikeOnTop(bout.attacker)) {
      throw of(bout.attacker, "stack", "the Attacker's Strike lies on top of his Stack");
    }
  }

  private void placed() {
    for (int seat = 0; seat < Table.SEATS; seat++) {
      if (bout.fighters[seat].posta < 0 && bout.fighters[seat].side == Side.NONE) {
        throw of(seat, "posta", "each stands in a Posta, or his sword is on some side");
      }
    }
  }

  private boolean strikeOnTop(int seat) {
    int top = bout.fighters[seat].top();
    return top >= 0 && bout.table.blows[top] != null;
  }

  private boolean remedyOnTop(int seat) {
    int top = bout.fighters[seat].top();
    return top >= 0 && bout.table.cards[top] instanceof Card.Remedy;
  }

  private BadInput at(String key, String sentence) {
    return facts.has(key) ? facts.at(key).bad(sentence) : facts.bad(key + ": " + sentence);
  }

  private BadInput of(int seat, String key, String sentence) {
    if (facts.has("fighters") && facts.items("fighters").size() > seat) {
      Facts fighter = facts.items("fighters").get(seat);
      return fighter.has(key) ? fighter.at(key).bad(sentence) : fighter.bad(key + ": " + sentence);
    }
    return facts.bad("fighters: " + sentence);
  }
}
