package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** The uses of a Swash! that are not an answer to an attack (HAY-1.3.3.8). */
final class Swashes {
  private Swashes() {}

  /** One to three are one point, four and five two, six three (HAY-1.3.3.8h). */
  static void heal(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    int die = Draws.die(battle, stage, seat, "to heal", "HAY-1.3.3.8.heal", chance, log);
    Fighter fighter = battle.fighters[seat];
    int points = die <= 3 ? 1 : die <= 5 ? 2 : 3;
    fighter.physical = Math.min(fighter.start, fighter.physical + points);
    if (log.on()) {
      tell(
          log,
          new Told.Recovered(seat, points, fighter.fatigue, fighter.physical),
          "HAY-1.3.3.8.heal",
          "HAY-1.3.3.8h");
    }
  }

  /** HAY-1.3.3.8l: what is in the hand, if it is fired by now (HAY-6.6e). */
  static void reload(Battle battle, int seat, Log log) {
    Fighter fighter = battle.fighters[seat];
    if (isFired(battle.table, fighter)) {
      fighter.weapon = Table.unmark(fighter.weapon);
      Weapons.holds(battle, seat, "reloaded", "HAY-1.3.3.8.reload", log);
    }
  }

  static boolean isFired(Table table, Fighter fighter) {
    return fighter.armed()
        && table.armament(fighter.weapon).canBeLoaded()
        && Table.marked(fighter.weapon);
  }

  /** HAY-1.3.3.8i: the die must beat what is left of the victim. */
  static void shove(Battle battle, Stage stage, int seat, int target, Chance chance, Log log) {
    int die = Draws.die(battle, stage, seat, "to shove", "HAY-1.3.3.8.shove", chance, log);
    if (die > battle.fighters[target].physical) {
      Fall.shoved(battle, stage, seat, target, log);
    } else if (log.on()) {
      tell(log, new Told.Failed(seat, "shove the enemy out"), "HAY-1.3.3.8i");
    }
  }

  /** HAY-1.3.3.8n: to the board of the fallen friend, on the same rank. */
  static void switchBoards(Battle battle, Stage stage, int seat, Log log) {
    int friend = mourned(battle, stage, seat);
    if (friend == Table.NONE) {
      return;
    }
    Fighter fighter = battle.fighters[seat];
    fighter.board = battle.fighters[friend].board;
    stage.mourned &= ~(1 << friend);
    if (log.on()) {
      tell(
          log,
          new Told.Crossed(seat, fighter.board, fighter.rank),
          "HAY-1.3.3.8.switch",
          "HAY-1.3.3.8n");
    }
  }

  /** The fallen friend whose board a seat may take over, or {@link Table#NONE}. */
  static int mourned(Battle battle, Stage stage, int seat) {
    for (int left = stage.mourned; left != 0; left &= left - 1) {
      int fallen = Integer.numberOfTrailingZeros(left);
      if (battle.table.team[fallen] == battle.table.team[seat]) {
        return fallen;
      }
    }
    return Table.NONE;
  }

  /** HAY-1.3.3.8j. */
  static void hurry(Stage stage, int seat, Log log) {
    if (stage.active == seat && stage.turn == Phase.ACT) {
      stage.points += 2;
      if (log.on()) {
        tell(log, new Told.Hurried(seat, stage.points), "HAY-1.3.3.8.actions", "HAY-1.3.3.8j");
      }
    }
  }
}
