package derring.audatia;

import derring.kernel.Pile;

/** Refuses positions that could never come about, with the field that is to blame. */
final class SheetCheck {
  private final Bout bout;
  private final Blame blame;

  SheetCheck(Bout bout, Blame blame) {
    this.bout = bout;
    this.blame = blame;
  }

  void check() {
    whole();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      stack(seat);
    }
    if (bout.phase != Phase.OVER) {
      new PhaseCheck(bout, blame).check();
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      fighter(seat);
    }
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
        throw blame.of(seat, "hand", "a card is turned up only by whom it serves now");
      }
    }
  }

  private void whole() {
    boolean over = bout.phase == Phase.OVER;
    if (over != (bout.ending != Ending.NONE)) {
      throw blame.at(
          "ending", over ? "a bout that is over has an ending" : "the bout is not over yet");
    }
    if (over && bout.ending.isDrawn() == (bout.winner >= 0)) {
      throw blame.at("winner", "a bout is won by somebody, or drawn");
    }
    if (!over && bout.winner >= 0) {
      throw blame.at("winner", "nobody has won yet");
    }
    if (!over && bout.phase.isSecret() != (bout.active < 0)) {
      throw blame.at(
          "active",
          bout.phase.isSecret()
              ? "both choose in this phase: nobody is active"
              : "the phase " + bout.phase.word() + " waits for somebody");
    }
    if (!over && bout.draws > 1) {
      throw blame.at("draws", "two draws end it");
    }
    boolean sudden = bout.table.isSuddenDeath();
    if ((bout.laid || bout.phase == Phase.ORDER || bout.phase == Phase.LEAD) && !sudden) {
      throw blame.at("phase", "rows are laid only with rules=sudden-death");
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
      throw blame.at("phase", "Sudden Death has no phase " + bout.phase.word());
    }
    boolean needsCards = bout.laid && after && bout.phase != Phase.ORIENT;
    if (needsCards && bout.phase != Phase.LURE && SuddenDeath.isOut(bout, bout.active)) {
      throw blame.at("active", "who is out of cards is not waited for");
    }
    if ((bout.laid && before) || (sudden && !bout.laid && after)) {
      throw blame.at("laid", "rows lie after they were laid, and not before");
    }
    if (bout.round > 1 && !bout.table.isSalle()) {
      throw blame.at("round", "only a Salle Play has several bouts");
    }
    if ((bout.fighters[0].virtues & bout.fighters[1].virtues) != 0) {
      throw blame.at("fighters", "each Virtue card belongs to one of the two");
    }
    if (bout.phase == Phase.VIRTUE) {
      int theirs = bout.active == bout.respondent() ? 0 : 1;
      if (bout.fighters[bout.challenger].virtues != Virtue.AUDATIA.bit()
          || Integer.bitCount(bout.fighters[bout.respondent()].virtues) != theirs) {
        throw blame.at("fighters", "Virtues are taken in turn, and Audatia is the Challenger's");
      }
    }
  }

  private void stack(int seat) {
    Fighter fighter = bout.fighters[seat];
    // AUD-EXT.2: a Remedy is all that lies before one who was thrust at in his Extended Posta
    boolean saved = fighter.posta >= 0 && bout.remedyBy == seat && fighter.stack.size() == 1;
    if (fighter.posta >= 0 && !saved && (!fighter.stack.isEmpty() || fighter.side != Side.NONE)) {
      throw blame.of(seat, "posta", "whoever stands in a Posta has no Stack");
    }
    if (!saved && !fighter.stack.isEmpty() && fighter.side == Side.NONE) {
      throw blame.of(seat, "side", "a Stack lies on some side");
    }
    if (fighter.from >= 0 && !strikeOnTop(seat)) {
      throw blame.of(seat, "from", "only a Strike on top of the Stack was played from a Posta");
    }
    if (fighter.ruse && fighter.from < 0) {
      throw blame.of(seat, "ruse", "the text of a Posta holds for a Strike played from it");
    }
    if (fighter.saluteOnTop && !strikeOnTop(seat)) {
      throw blame.of(seat, "salute-on-top", "the Salute helps a Strike on top of the Stack");
    }
  }

  private void fighter(int seat) {
    Fighter fighter = bout.fighters[seat];
    if (!fighter.row.isEmpty() && !bout.table.isSuddenDeath()) {
      throw blame.of(seat, "row", "rows are laid only with rules=sudden-death");
    }
    if (bout.laid && fighter.hand.size() > 1) {
      throw blame.of(seat, "hand", "behind a row at most one card is turned up");
    }
    boolean setsAside =
        switch (bout.phase) {
          case EXCHANGE, TRADE -> true;
          case SALUTE_ANSWER -> seat == bout.respondent() && fighter.aside.size() == 1;
          default -> false;
        };
    if (!fighter.aside.isEmpty() && !setsAside) {
      throw blame.of(seat, "aside", "nothing is laid aside in the phase " + bout.phase.word());
    }
    if (bout.phase == Phase.SALUTE_ANSWER && seat == bout.respondent() && fighter.aside.isEmpty()) {
      throw blame.of(seat, "aside", "the Respondent has laid aside the card of his salute");
    }
    if ((fighter.chosen >= 0) != (bout.phase == Phase.POSTA && bout.hasChosen(seat))) {
      throw blame.of(seat, "chosen", "who has chosen a Posta, and only he, has one chosen");
    }
    if (bout.phase == Phase.ORDER && bout.hasChosen(seat) && !fighter.hand.isEmpty()) {
      throw blame.of(seat, "hand", "who is done has laid his whole hand in the row");
    }
    if (!Honesty.isHonest(bout, seat)) {
      throw blame.of(
          seat, "hand", "who has announced a Strike, or was found to have one, holds it");
    }
    trades(seat, fighter);
    Pile left = new Pile(Table.HAND);
    copy(fighter.hand, left);
    copy(fighter.aside, left);
    copy(fighter.row, left);
    if (!fighter.open) { // what lies open is seen to be held
      copy(fighter.traded, left);
    }
    for (int i = 0; i < fighter.known.size(); i++) {
      if (!left.remove(fighter.known.get(i))) {
        throw blame.of(seat, "known", "what is known to be held is held, or was traded away");
      }
    }
  }

  private void trades(int seat, Fighter fighter) {
    boolean trading = bout.phase == Phase.TRADE;
    if (fighter.veiled > 0 && (!trading || 2 * fighter.veiled > fighter.traded.size())) {
      throw blame.of(seat, "veiled", "there are not so many trades that are not told yet");
    }
    if (fighter.tradeBegun
        && (!trading
            || fighter.aside.size() + fighter.hand.size() < 2
            || bout.hasChosen(seat)
            || !Draws.canDraw(bout, seat))) {
      throw blame.of(seat, "trade-begun", "there is no Trade to be gone on with");
    }
    if (trading && fighter.aside.size() > (fighter.tradeBegun ? 1 : 0)) {
      throw blame.of(seat, "aside", "for a Trade one card is laid aside, then the other is given");
    }
  }

  private static void copy(Pile from, Pile into) {
    for (int i = 0; i < from.size(); i++) {
      into.put(from.get(i));
    }
  }

  private boolean strikeOnTop(int seat) {
    return PhaseCheck.strikeOnTop(bout, seat);
  }
}
