package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import java.util.ArrayList;
import java.util.List;

/** An attack or throw that is not averted: damage cards and special results (HAY-4.2 to 4.4). */
final class Blow {
  private Blow() {}

  /** The attack or throw on top strikes home. */
  static void land(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    Table table = battle.table;
    int top = stack.top();
    int attacker = stack.owner(top);
    int target = stack.target(top);
    boolean reversed = stack.is(top, Stack.REVERSED);
    int victim = reversed ? attacker : target; // HAY-4.4d: for the stars as well
    boolean thrown = stack.deed(top) == Deed.THROW;
    int weapon = thrown ? stack.thrown(top) : battle.fighters[attacker].weapon;
    Armament.Mode mode =
        thrown ? table.armament(weapon).thrown() : Chain.mode(table, weapon, stack.mode(top));
    int less = thrown ? table.armament(weapon).throwPenalty() : stack.weak(top) ? 1 : 0;
    boolean keeps = true;
    if (mode.dieAtMost() < 6 // HAY-6.7b: reversed or not
        && !thrown
        && Draws.die(battle, stage, attacker, "for the stab", "HAY-6.7a", chance, log)
            > mode.dieAtMost()) {
      if (log.on()) {
        tell(log, new Told.Averted(attacker, "stab"), "HAY-6.7");
      }
    } else {
      int cards = Math.max(0, mode.damage() - less); // HAY-1.3.3.6d: one less may be none
      int stars = damage(battle, stage, victim, mode.kind(), cards, thrown, chance, log);
      for (int i = 0; i < stars; i++) {
        keeps = special(battle, stage, attacker, victim, thrown, keeps, chance, log);
      }
    }
    if (thrown) {
      lands(battle, stage, keeps, log);
    } else {
      shatter(battle, attacker, reversed ? "HAY-6.3f" : "HAY-6.3", log);
    }
    stack.pop();
    Course.settle(battle, stage, reversed ? target : attacker, victim, chance, log);
  }

  /** HAY-1.3.3c: all damage cards are drawn and applied; gives the number of stars. */
  private static int damage(
      Battle battle,
      Stage stage,
      int victim,
      Kind kind,
      int cards,
      boolean thrown,
      Chance chance,
      Log log) {
    Table table = battle.table;
    int fatigue = 0;
    int physical = 0;
    int stars = 0;
    List<String> names = log.on() ? new ArrayList<>() : List.of();
    List<String> results = log.on() ? new ArrayList<>() : List.of();
    for (int i = 0; i < cards; i++) {
      int card = Draws.top(battle, stage, chance, log);
      stage.aside.put(card);
      int result = table.damage[kind.ordinal()][card];
      fatigue += Result.fatigueOf(result);
      physical += Result.physicalOf(result);
      stars += result == Result.STAR ? 1 : 0;
      if (log.on()) {
        names.add(table.cardName(card));
        results.add(Result.word(result));
      }
    }
    Fighter fighter = battle.fighters[victim];
    fighter.physical -= physical;
    int over = fighter.tire(fatigue);
    if (log.on()) {
      tell(
          log,
          new Told.Struck(
              victim,
              List.copyOf(names),
              List.copyOf(results),
              fatigue,
              physical,
              fighter.physical),
          thrown ? "HAY-4.3" : "HAY-4.2",
          "HAY-1.3.3c");
    }
    Chain.ranOver(battle, victim, over, log);
    return stars;
  }

  /**
   * HAY-4.4: one star.
   *
   * @param keeps whether the weapon has neither been broken nor dropped by an earlier star
   * @return the same afterwards
   */
  private static boolean special(
      Battle battle,
      Stage stage,
      int attacker,
      int victim,
      boolean thrown,
      boolean keeps,
      Chance chance,
      Log log) {
    int first = Draws.die(battle, stage, attacker, "for the star", "HAY-4.4", chance, log);
    int second = Draws.die(battle, stage, attacker, "for the star", "HAY-4.4", chance, log);
    int sum = first + second;
    String rule = row(sum);
    if (log.on()) {
      tell(log, new Told.Special(attacker, victim, first, second), rule);
    }
    if (sum <= 5 && !stage.stack.is(stage.stack.top(), Stack.FORSAKEN)) { // HAY-1.3.3.6k
      Chain.tire(battle, attacker, 2, "for the star", rule, log);
    } else if (sum >= 9 && sum <= 11) {
      Chain.tire(battle, victim, sum == 11 ? 6 : 3, "for the star", rule, log);
    } else if (sum == 12) {
      Fighter fighter = battle.fighters[victim];
      fighter.physical -= 2;
      if (log.on()) {
        tell(log, new Told.Struck(victim, List.of(), List.of(), 0, 2, fighter.physical), rule);
      }
    }
    if (sum > 3 || !keeps) {
      return keeps; // HAY-4.4b
    }
    int weapon = thrown ? stage.stack.thrown(stage.stack.top()) : battle.fighters[attacker].weapon;
    if (weapon == Table.NONE || battle.table.armament(weapon).singleUse()) {
      return true; // HAY-4.4a, HAY-4.4c: nothing to break, or gone anyway
    }
    if (thrown) { // HAY-1.3.3.6i: with a 3 it lands on the Floor anyway
      if (sum == 2) {
        Draws.loseThrown(battle, stage, "broken", rule, log);
      }
    } else if (sum == 2) {
      Draws.loseHeld(battle, attacker, "broken", rule, log);
    } else {
      Draws.dropHeld(battle, attacker, rule, log);
    }
    return false;
  }

  private static String row(int sum) {
    return switch (sum) {
      case 2 -> "HAY-4.4.2";
      case 3 -> "HAY-4.4.3";
      case 4, 5 -> "HAY-4.4.4";
      case 6, 7, 8 -> "HAY-4.4.6";
      case 9, 10 -> "HAY-4.4.9";
      case 11 -> "HAY-4.4.11";
      default -> "HAY-4.4.12";
    };
  }

  /** HAY-1.3.3.6g: a thrown weapon that hit lies on the Floor; a bottle is gone (HAY-1.3.3.6f). */
  private static void lands(Battle battle, Stage stage, boolean keeps, Log log) {
    int weapon = stage.stack.thrown(stage.stack.top());
    if (weapon == Table.NONE) {
      return; // broken by a star
    }
    if (battle.table.armament(weapon).singleUse()) {
      Draws.loseThrown(battle, stage, "shattered", "HAY-1.3.3.6f", log);
    } else {
      Draws.dropThrown(battle, stage, keeps ? "HAY-1.3.3.6g" : "HAY-1.3.3.6i", log);
    }
  }

  /** HAY-6.3: a bottle that was used to attack is gone. */
  static void shatter(Battle battle, int attacker, String rule, Log log) {
    Fighter fighter = battle.fighters[attacker];
    if (fighter.armed() && battle.table.armament(fighter.weapon).singleUse()) {
      Draws.loseHeld(battle, attacker, "shattered", rule, log);
    }
  }
}
