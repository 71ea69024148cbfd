package derring.haveatyou;

import derring.kernel.Chance;
import derring.kernel.Log;

/**
 * The course of play between cards: when all declared cards are resolved, deaths are checked, the
 * deck is shuffled if a Swash! was played, and whatever is due comes next.
 */
final class Course {
  private Course() {}

  /**
   * All declared cards are resolved (HAY-1.1d); only then can another be declared (HAY-1.3.3.1f).
   *
   * @param striker who struck {@code struck} last, for the question who killed; or {@link
   *     Table#NONE}
   */
  static void settle(Battle battle, Stage stage, int striker, int struck, Chance chance, Log log) {
    Fall.check(battle, stage, striker, struck, log);
    if (battle.over()) {
      return;
    }
    stage.aside.moveAllTo(stage.discards);
    shuffleAfterSwash(battle, stage, chance, log);
    if (battle.stages.length > 1) {
      for (Stage other : battle.stages) { // HAY-D6: a guest's Swash! goes back to his own set
        if (other.stack.isEmpty() && other.follower == Table.NONE) {
          shuffleAfterSwash(battle, other, chance, log);
        }
      }
      for (Stage other : battle.stages) {
        if (other.index != stage.index) {
          nudge(battle, other, chance, log);
        }
      }
    }
    proceed(battle, stage, chance, log);
  }

  /** Nobody waits for a fighter who has fallen at another set (HAY-D7). */
  private static void nudge(Battle battle, Stage stage, Chance chance, Log log) {
    int asked = stage.window.asked();
    for (int left = asked; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      if (battle.fighters[seat].out) {
        asked &= ~(1 << seat);
      }
    }
    switch (stage.phase) {
      case ANSWER -> {
        if (asked != stage.window.asked()) {
          Resolution.ask(battle, stage, chance, log);
        }
      }
      case LAST, MOURN -> {
        if (asked != stage.window.asked()) {
          proceed(battle, stage, chance, log);
        }
      }
      case ACT, DISCARD, DRAW -> {
        if (battle.fighters[stage.active].out) {
          proceed(battle, stage, chance, log);
        }
      }
      case FOLLOW, REDRAW -> {
        if (battle.fighters[stage.follower].out) {
          stage.follower = Table.NONE;
          stage.following = Deed.STRIKE;
          stage.redrawn = 0;
          Resolution.resume(battle, stage, chance, log);
        }
      }
      case STAND, WHERE -> proceed(battle, stage, chance, log);
      case SETUP, ARM, BEGIN, OVER -> {}
    }
  }

  /** HAY-1.3.3.8o: discards and deck are shuffled together. */
  private static void shuffleAfterSwash(Battle battle, Stage stage, Chance chance, Log log) {
    if (stage.swashed) {
      stage.swashed = false;
      stage.discards.moveAllTo(stage.deck);
      Draws.shuffle(battle, stage, "HAY-1.3.3.8o", chance, log);
    }
  }

  /** Does what is due next at a set, until somebody must decide. */
  static void proceed(Battle battle, Stage stage, Chance chance, Log log) {
    while (!battle.over()) {
      if (stage.mourned != 0) {
        if (Turn.mourn(battle, stage)) {
          return;
        }
      } else if (stage.arriving != 0) {
        if (SetUp.arrive(battle, stage, chance, log)) {
          return;
        }
      } else if (stage.victor != Table.NONE) {
        if (!battle.fighters[stage.victor].out) {
          stage.phase = Phase.STAND;
          return;
        }
        stage.victor = Table.NONE;
      } else if (stage.freed != Table.NONE) {
        if (Elsewhere.choose(battle, stage, log)) {
          return;
        }
      } else if (!stage.waiting.isEmpty()) {
        if (strikeNow(battle, stage)) {
          return;
        }
      } else if (Turn.goOn(battle, stage, chance, log)) {
        return;
      }
    }
  }

  /** HAY-1.3.3.8t: an attack that waited is made if it is possible, else lost. */
  private static boolean strikeNow(Battle battle, Stage stage) {
    int next = stage.waiting.take(0);
    int seat = next % Stage.ALSO;
    Deed by = next >= Stage.ALSO ? Deed.ACROSS : Deed.STRIKE;
    if (by == Deed.ACROSS && battle.table.stages > 1 && !battle.fighters[seat].out) {
      stage.freed = seat; // HAY-5.6: here, or at a set beside this one
      stage.freedStrike = true;
      return false;
    }
    return strike(battle, stage, seat, by);
  }

  static boolean strike(Battle battle, Stage stage, int seat, Deed by) {
    if (!Reach.canStrike(battle, stage, seat, by)) {
      return false;
    }
    stage.follower = seat;
    stage.following = by;
    stage.phase = Phase.FOLLOW;
    return true;
  }
}
