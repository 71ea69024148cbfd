package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** The Pit Beast (SWP-M): it has no hand and no choice, so all it does happens by itself. */
final class Beast {
  private Beast() {}

  /** SWP-M.3: reveals cards until a located attack appears, and makes it. */
  static void turn(Bout bout, Chance chance, Log log) {
    int beast = bout.table.seats;
    Fighter fighter = bout.fighters[beast];
    if (fighter.tripped) { // SWP-S69
      fighter.tripped = false;
      if (log.on()) {
        tell(log, new Told.SkippedCombat(beast, true), "SWP-S69");
      }
      Turn.end(bout, chance, log);
      return;
    }
    int card = revealAttack(bout, chance, log);
    if (card == Fighter.NO_CARD) { // SWP-S66
      if (log.on()) {
        tell(log, new Told.NoStrike(beast), "SWP-S66");
      }
      Turn.end(bout, chance, log);
      return;
    }
    bout.prey = prey(bout);
    int at = location(bout.table.attack(card).locations(), chance);
    bout.overextended = false;
    Exchange.strike(bout, Form.STRIKE, beast, bout.prey, card, at, chance, log);
  }

  /** SWP-S71: what is revealed lies aside until the attack is found. */
  private static int revealAttack(Bout bout, Chance chance, Log log) {
    int found = Fighter.NO_CARD;
    while (found == Fighter.NO_CARD) {
      int card = reveal(bout, "SWP-M.3", chance, log);
      if (card == Fighter.NO_CARD) {
        break;
      }
      if (bout.table.cards[card] instanceof Card.Attack attack && attack.locations() != 0) {
        found = card;
      }
    }
    bout.aside.moveAllTo(bout.discardsOf(bout.table.seats));
    return found;
  }

  /** Turns the top card up and lays it aside; NO_CARD if there is none left. */
  private static int reveal(Bout bout, String rule, Chance chance, Log log) {
    int beast = bout.table.seats;
    int card = Turn.top(bout, bout.table.sideOf[beast], chance, log);
    if (card != Fighter.NO_CARD) {
      bout.aside.put(card);
      if (log.on()) {
        tell(log, new Told.Revealed(beast, bout.table.cardName(card)), rule);
      }
    }
    return card;
  }

  /** The living fighter with most life; among equals the next clockwise from the last prey. */
  private static int prey(Bout bout) {
    int seats = bout.table.seats;
    int start = bout.prey == Bout.NOBODY ? bout.first : bout.prey + 1;
    int best = Bout.NOBODY;
    for (int i = 0; i < seats; i++) {
      int seat = (start + i) % seats;
      if (best == Bout.NOBODY || bout.fighters[seat].life > bout.fighters[best].life) {
        best = seat;
      }
    }
    return best;
  }

  /** The printed location, or one of several drawn evenly. */
  private static int location(int locations, Chance chance) {
    int left = locations;
    int count = Integer.bitCount(locations);
    for (int skip = count == 1 ? 0 : chance.die(count) - 1; skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  /** SWP-M.2: reveals cards; the first that counters counts as played (SWP-S70). */
  static void guard(Bout bout, Chance chance, Log log) {
    int beast = bout.target;
    int answer = Fighter.NO_CARD;
    for (int i = 0; i < bout.table.reveals; i++) {
      int card = reveal(bout, "SWP-M.2", chance, log);
      if (card == Fighter.NO_CARD) {
        break;
      }
      if (answer == Fighter.NO_CARD
          && bout.table.cards[card] instanceof Card.Defence defence
          && Referee.answer(bout, beast, defence) == null) {
        answer = card;
      }
    }
    bout.aside.moveAllTo(bout.discardsOf(beast));
    if (answer == Fighter.NO_CARD) {
      Exchange.hit(bout, chance, log);
      return;
    }
    if (log.on()) {
      tell(log, new Told.Defended(beast, bout.table.cardName(answer), "guard"), "SWP-M.2");
    }
    if (bout.table.defence(answer).counter() < 0) {
      Exchange.finish(bout, chance, log);
    } else {
      Exchange.counter(bout, answer, chance, log);
    }
  }
}
