package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.List;

/** Setting up (AUD-SET): hands, their exchange, virtues and the Salute. */
final class SetUp {
  private SetUp() {}

  /** Deals to a blank bout: AUD-SET.1, AUD-SUD.1; the Poste lie apart (AUD-SET.3). */
  static void deal(Bout bout, Chance chance, Log log) {
    bout.challenger = bout.table.options.challenger();
    takeHand(bout, bout.challenger, chance, log); // AUD-R50
    takeHand(bout, bout.respondent(), chance, log);
    bout.waitForBoth(Phase.EXCHANGE);
  }

  /** AUD-SET.4: the Basic cards; in Salle Play twelve at random (AUD-SAL.1). */
  private static void takeHand(Bout bout, int seat, Chance chance, Log log) {
    Table table = bout.table;
    Fighter fighter = bout.fighters[seat];
    fighter.deck.copyFrom(table.decks[seat]);
    if (!table.isSalle()) {
      Pile basics = table.basics[seat];
      for (int i = 0; i < basics.size(); i++) {
        fighter.deck.remove(basics.get(i));
        fighter.hand.slip(basics.get(i));
        fighter.known.slip(basics.get(i));
      }
      if (log.on()) {
        tell(
            log,
            new Told.TookBasics(seat, table.characters[seat], Draws.names(table, fighter.hand)),
            "AUD-SET.2",
            "AUD-SET.4");
      }
    }
    chance.shuffle(fighter.deck);
    if (log.on()) {
      tell(log, new Told.Shuffled(seat, fighter.deck.size(), false), "AUD-SET.4");
    }
    if (table.isSalle()) {
      Draws.draw(bout, seat, Table.HAND, "AUD-SAL.1", chance, log);
    }
    Draws.thirteenth(bout, seat, chance, log);
  }

  static void layAside(Bout bout, int seat, int card, Log log) {
    bout.fighters[seat].hand.remove(card);
    bout.fighters[seat].aside.slip(card);
    Draws.ponder(seat, log);
  }

  /** AUD-SET.5, AUD-UI1: when both are done, both show what they discard and draw as many. */
  static void doneExchanging(Bout bout, int seat, Chance chance, Log log) {
    commit(bout, seat, log);
    if (bout.toAct() != 0) {
      return;
    }
    replace(bout, bout.challenger, chance, log);
    replace(bout, bout.respondent(), chance, log);
    beginVirtues(bout, log);
  }

  private static void replace(Bout bout, int seat, Chance chance, Log log) {
    Pile aside = bout.fighters[seat].aside;
    int count = aside.size();
    if (log.on()) {
      tell(log, new Told.Replaced(seat, Draws.names(bout.table, aside)), "AUD-SET.5", "AUD-UI6");
    }
    putAway(bout.fighters[seat]);
    Draws.replace(bout, seat, count, chance, log);
  }

  /** What was laid aside goes to the Discard pile for all to see. */
  private static void putAway(Fighter fighter) {
    Pile aside = fighter.aside;
    for (int i = 0; i < aside.size(); i++) {
      fighter.known.remove(aside.get(i));
    }
    aside.moveAllTo(fighter.discard);
  }

  static void commit(Bout bout, int seat, Log log) {
    bout.window.leave(seat);
    if (log.on()) {
      tell(log, new Told.Committed(seat, bout.phase.word()), "AUD-UI1");
    }
  }

  /** AUD-SET.6.1. */
  static void beginVirtues(Bout bout, Log log) {
    bout.fighters[bout.respondent()].virtues = 0;
    bout.fighters[bout.challenger].virtues = 0;
    give(bout, bout.challenger, Virtue.AUDATIA, "AUD-SET.6.1", log);
    bout.wait(Phase.VIRTUE, bout.respondent());
  }

  private static void give(Bout bout, int seat, Virtue virtue, String rule, Log log) {
    bout.fighters[seat].virtues |= virtue.bit();
    bout.remember(2 * virtue.ordinal() + seat);
    if (log.on()) {
      tell(log, new Told.TookVirtue(seat, virtue.called()), rule);
    }
  }

  /** AUD-SET.6.2 to AUD-SET.6.4. */
  static void take(Bout bout, int seat, int virtue, Chance chance, Log log) {
    if (seat == bout.respondent()) {
      give(bout, seat, Virtue.of(virtue), "AUD-SET.6.2", log);
      bout.wait(Phase.VIRTUE, bout.challenger);
      return;
    }
    give(bout, seat, Virtue.of(virtue), "AUD-SET.6.3", log);
    int taken = bout.fighters[0].virtues | bout.fighters[1].virtues;
    int last = Integer.numberOfTrailingZeros(~taken);
    give(bout, bout.respondent(), Virtue.of(last), "AUD-SET.6.4", log);
    Table table = bout.table;
    if (table.isSuddenDeath() || bout.round > 1) { // AUD-SD1, AUD-SA4
      Measure.begin(bout, bout.round > 1, chance, log);
    } else {
      bout.wait(Phase.SALUTE, bout.respondent());
    }
  }

  /** AUD-SET.7: the Respondent lays a card aside; it is shown when the Challenger has answered. */
  static void salute(Bout bout, int seat, int card, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    fighter.hand.remove(card);
    fighter.aside.slip(card);
    bout.spent = true;
    if (log.on()) {
      tell(log, new Told.Saluted(seat), "AUD-SET.7");
    }
    if (seat == bout.respondent()) {
      bout.wait(Phase.SALUTE_ANSWER, bout.challenger);
    } else {
      endSalute(bout, true, chance, log);
    }
  }

  static void endSalute(Bout bout, boolean returned, Chance chance, Log log) {
    Fighter respondent = bout.fighters[bout.respondent()];
    if (log.on()) {
      List<String> shown = Draws.names(bout.table, respondent.aside);
      List<String> back = Draws.names(bout.table, bout.fighters[bout.challenger].aside);
      tell(
          log,
          new Told.SaluteShown(bout.respondent(), shown, back, !returned),
          "AUD-SET.7",
          "AUD-UI6");
    }
    putAway(respondent);
    putAway(bout.fighters[bout.challenger]);
    respondent.saluted = !returned; // AUD-R20
    Measure.begin(bout, false, chance, log);
  }
}
