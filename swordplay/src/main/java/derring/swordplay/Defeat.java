package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Log;
import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Falling, and winning, which is what all fight for (SWP-G.1, SWP-4.6, SWP-5). */
final class Defeat {
  private Defeat() {}

  /** SWP-S32: hand and ready cards of the fallen go to the discard pile. */
  static void of(Bout bout, int body, Log log) {
    Fighter fallen = bout.fighters[body];
    if (log.on()) {
      tell(log, new Told.Fell(body, Turn.names(bout, fallen.hand)), "SWP-4.6", "SWP-S32");
    }
    fallen.hand.moveAllTo(bout.discardsOf(body));
    while (fallen.items() > 0) {
      int card = fallen.item(0);
      fallen.letGo(card, fallen.used(0));
      bout.discardsOf(body).put(card);
    }
    if (fallen.armour != Fighter.NO_CARD) {
      bout.discardsOf(body).put(fallen.armour);
      fallen.armour = Fighter.NO_CARD;
      fallen.absorbed = 0;
    }
    if (fallen.stance != Fighter.NO_CARD) {
      bout.discardsOf(body).put(fallen.stance);
      fallen.stance = Fighter.NO_CARD;
    }
    fallen.tripped = false; // SWP-S73
    fallen.reckless = false;
    if (bout.table.hasPlaces()) {
      fallen.fell = bout.table.seats - living(bout); // SWP-S81
    }
    if (decided(bout)) {
      bout.phase = Phase.OVER;
      Turn.clearAttack(bout);
      if (log.on()) {
        Outcome outcome = outcome(bout);
        if (outcome != null) {
          if (bout.table.hasPlaces()) {
            tell(log, new Told.Ended(outcome.reason()), outcome.rule(), "SWP-S81");
          } else {
            tell(log, new Told.Ended(outcome.reason()), outcome.rule());
          }
        }
      }
    }
  }

  /** Whether only one is left, of whatever side (SWP-S56), or the Beast or its last enemy fell. */
  private static boolean decided(Bout bout) {
    int living = living(bout);
    return bout.table.options.monster()
        ? living == 0 || !bout.fighters[bout.table.seats].alive()
        : living == 1;
  }

  private static int living(Bout bout) {
    int living = 0;
    for (int seat = 0; seat < bout.table.seats; seat++) {
      living += bout.fighters[seat].alive() ? 1 : 0;
    }
    return living;
  }

  /** How the bout ended, or null. */
  static @Nullable Outcome outcome(Bout bout) {
    if (bout.phase != Phase.OVER) {
      return null;
    }
    Table table = bout.table;
    List<Integer> places = new ArrayList<>();
    if (table.options.monster()) {
      boolean felled = !bout.fighters[table.seats].alive();
      boolean drawn = !felled && living(bout) > 0;
      for (int seat = 0; seat < table.seats; seat++) {
        places.add(felled || drawn ? 1 : 2);
      }
      return drawn
          ? atTheLimit(places)
          : new Outcome(
              places,
              false,
              "The " + table.figures[table.seats].name() + (felled ? " has fallen." : " has won."),
              table.seats == 1 ? "SWP-M.4" : "SWP-M.5");
    }
    for (int seat = 0; seat < table.seats; seat++) {
      places.add(1 + before(bout, bout.fighters[seat]));
    }
    return living(bout) > 1
        ? atTheLimit(places)
        : new Outcome(places, false, "The last fighter is standing.", "SWP-5");
  }

  /** SWP-S81: how many stand or fell after a fighter; nobody comes before one who stands. */
  private static int before(Bout bout, Fighter fighter) {
    int before = 0;
    for (int seat = 0; seat < bout.table.seats && !fighter.alive(); seat++) {
      Fighter other = bout.fighters[seat];
      before += other.alive() || other.fell > fighter.fell ? 1 : 0;
    }
    return before;
  }

  private static Outcome atTheLimit(List<Integer> places) {
    return new Outcome(places, true, "Drawn: the turn limit is reached.", "SWP-H.4");
  }
}
