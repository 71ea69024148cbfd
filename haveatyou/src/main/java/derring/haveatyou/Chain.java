package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import org.jspecify.annotations.Nullable;

/**
 * Declaring cards: a card leaves the hand, is paid for, and lies on the stack, open to answers.
 * Every card that is played goes this way, be it an attack, an answer or a Swash!. What happens
 * when all have answered is in {@link Resolution}.
 */
final class Chain {
  private Chain() {}

  /**
   * HAY-1.3.3.1: an attack with an Attack! card, or with {@link Table#NONE} one that is allowed;
   * for a Swash! it is declared only now, and can be answered in full (HAY-1.3.3.8q). The range is
   * fixed here, wherever anybody runs afterwards (HAY-1.3.3.8f).
   */
  static void attack(
      Battle battle,
      Stage stage,
      int seat,
      int card,
      int mode,
      int target,
      boolean lunge,
      Chance chance,
      Log log) {
    Table table = battle.table;
    Fighter fighter = battle.fighters[seat];
    boolean follows = card == Table.NONE;
    boolean across = follows && stage.following == Deed.ACROSS;
    int range = Reach.range(battle, stage, seat, target, across);
    int step = 0;
    if (lunge) { // HAY-1.3.3.1b: the step comes first, then the range
      step = Integer.signum(battle.fighters[target].rank - fighter.rank);
      fighter.rank += step;
      range--;
    }
    Armament.Mode how = mode(table, fighter.weapon, mode);
    if (follows) {
      stage.follower = Table.NONE;
    } else {
      spend(battle, stage, seat, card);
    }
    boolean weak = follows && stage.following == Deed.WEAPON;
    stage.following = Deed.STRIKE;
    stage.struck = true;
    stage.stack.push(Deed.ATTACK, card, seat, target, mode, range, step, weak ? Stack.WEAK : 0);
    if (log.on()) {
      String words =
          table.modeWords.get(mode)
              + " with "
              + (fighter.armed() ? table.itemName(fighter.weapon) : "bare hands")
              + " at range "
              + range
              + (lunge ? ", lunging" : "");
      tell(
          log,
          new Told.Declared(
              seat,
              Deed.ATTACK,
              true,
              follows ? "" : table.cardName(card),
              target,
              table.modeWords.get(mode),
              words),
          weak ? "HAY-1.3.3.7a" : across ? "HAY-4.5" : "HAY-1.3.3.1",
          fighter.armed() ? table.armament(fighter.weapon).rule() : "HAY-B1.3");
    }
    if (how.loaded()) { // as a club it stays loaded (HAY-6.6c)
      fighter.weapon = Table.mark(fighter.weapon); // HAY-6.6b
    }
    tire(battle, seat, how.fatigueAt(range) + (lunge ? 2 : 0), "for the attack", "HAY-1.1c", log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** The mode of the weapon in the hand that is called so. */
  static Armament.Mode mode(Table table, int weapon, int word) {
    Armament.@Nullable Mode mode = modeOrNull(table, weapon, word);
    if (mode == null) {
      throw new IllegalStateException("there is no such way to attack");
    }
    return mode;
  }

  /** The same, or null if what is in the hand cannot be used so. */
  static Armament.@Nullable Mode modeOrNull(Table table, int weapon, int word) {
    if (weapon == Table.NONE) {
      return table.fisticuffs.word() == word ? table.fisticuffs : null;
    }
    return table.armament(weapon).mode(word);
  }

  /** HAY-1.3.3.6: the weapon leaves the hand and is in nobody's (HAY-1.3.3.6k). */
  static void throwWeapon(
      Battle battle, Stage stage, int seat, int card, int target, Chance chance, Log log) {
    Fighter fighter = battle.fighters[seat];
    int range = Reach.range(battle, stage, seat, target, false);
    spend(battle, stage, seat, card);
    stage.struck = true;
    int weapon = fighter.weapon;
    Armament armament = battle.table.armament(weapon);
    stage.stack.push(Deed.THROW, card, seat, target, armament.thrown().word(), range, 0, 0);
    stage.stack.carry(weapon, fighter.weaponSet);
    fighter.letGo();
    if (log.on()) {
      declared(
          battle,
          log,
          seat,
          Deed.THROW,
          card,
          target,
          battle.table.itemName(weapon) + " at range " + range,
          armament.rule());
    }
    tire(battle, seat, armament.thrown().fatigueAt(range), "for the throw", "HAY-1.3.3.6a", log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** HAY-1.3.3.2: from a slot of the Floor. */
  static void grab(Battle battle, Stage stage, int seat, Move.Grab move, Chance chance, Log log) {
    spend(battle, stage, seat, move.card());
    stage.stack.push(Deed.FLOOR, move.card(), seat, Table.NONE, move.slot(), 0, move.item(), 0);
    if (log.on()) {
      String what = battle.table.itemName(move.item());
      declared(battle, log, seat, Deed.FLOOR, move.card(), Table.NONE, what, "HAY-1.3.3.2a");
    }
    tire(battle, seat, 2, "for the grab", "HAY-1.3.3.2", log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** A card whose deed has no further choice: the other grabs, Weapon, drinking. */
  static void declare(
      Battle battle,
      Stage stage,
      int seat,
      Deed deed,
      int card,
      int target,
      int fatigue,
      Chance chance,
      Log log) {
    spend(battle, stage, seat, card);
    stage.stack.push(deed, card, seat, target);
    if (log.on()) {
      declared(battle, log, seat, deed, card, target, "", deed.rule());
    }
    tire(battle, seat, fatigue, "for the card", deed.rule(), log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** HAY-1.3.3.4. */
  static void step(
      Battle battle, Stage stage, int seat, int card, int rank, Chance chance, Log log) {
    spend(battle, stage, seat, card);
    walk(battle, stage, seat, Deed.MOVE, card, rank, log);
    tire(battle, seat, 1, "for the move", "HAY-1.3.3.4", log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** HAY-1.3.3.3. */
  static void dodge(
      Battle battle, Stage stage, int seat, int card, int rank, Chance chance, Log log) {
    spend(battle, stage, seat, card);
    walk(battle, stage, seat, Deed.DODGE, card, rank == 0 ? battle.fighters[seat].rank : rank, log);
    tire(battle, seat, 2, "for the dodge", "HAY-1.3.3.3", log);
    Resolution.ask(battle, stage, chance, log);
  }

  /** HAY-1.3.3.5: a parry is aimed at whoever made what it parries, and free (HAY-1.3.3.5b). */
  static void parry(Battle battle, Stage stage, int seat, int card, Chance chance, Log log) {
    int against = stage.stack.owner(stage.stack.top());
    spend(battle, stage, seat, card);
    stage.stack.push(Deed.PARRY, card, seat, against);
    if (log.on()) {
      declared(battle, log, seat, Deed.PARRY, card, against, "", "HAY-1.3.3.5c");
    }
    Resolution.ask(battle, stage, chance, log);
  }

  /** HAY-1.3.3.8: the use is declared before anything is drawn (HAY-1.3.3.8p). */
  static void swash(Battle battle, Stage stage, int seat, Move.Swash move, Chance chance, Log log) {
    int target = move.use() == Deed.SHOVE ? move.to() : Table.NONE;
    spend(battle, stage, seat, move.card());
    if (move.use() == Deed.RUN) {
      walk(battle, stage, seat, Deed.RUN, move.card(), move.to(), log);
    } else {
      stage.stack.push(move.use(), move.card(), seat, target);
      if (log.on()) {
        declared(battle, log, seat, move.use(), move.card(), target, "", "HAY-1.3.3.8p");
      }
    }
    if (move.use() == Deed.SHOVE) {
      stage.struck = true;
    }
    Resolution.ask(battle, stage, chance, log);
  }

  private static void walk(
      Battle battle, Stage stage, int seat, Deed deed, int card, int rank, Log log) {
    int ranks = rank - battle.fighters[seat].rank;
    stage.stack.push(deed, card, seat, Table.NONE, Table.NONE, 0, ranks, 0);
    if (log.on()) {
      String words = ranks == 0 ? "staying" : "to rank " + rank;
      declared(battle, log, seat, deed, card, Table.NONE, words, deed.rule());
    }
  }

  private static void declared(
      Battle battle,
      Log log,
      int seat,
      Deed deed,
      int card,
      int target,
      String words,
      String rule) {
    Told.Declared event =
        new Told.Declared(
            seat, deed, deed.begins(), battle.table.cardName(card), target, "", words);
    if (rule.equals(deed.rule())) {
      tell(log, event, rule);
    } else {
      tell(log, event, deed.rule(), rule);
    }
  }

  /**
   * A card leaves the hand, and is in play until all is resolved (HAY-1.3.3d). Nothing comes for it
   * before the next refill (HAY-3c).
   */
  private static void spend(Battle battle, Stage stage, int seat, int card) {
    Fighter fighter = battle.fighters[seat];
    fighter.hand.remove(card);
    fighter.fresh = Table.NONE;
    Stage home = battle.home(seat);
    (home.index == stage.index ? home.aside : home.discards).put(card);
    if (battle.table.type[card] == Type.SWASH) {
      home.swashed = true;
    }
    if (seat == stage.active && stage.turn == Phase.ACT) {
      stage.played = true;
    }
  }

  /**
   * HAY-1.1c: fatigue is taken at once, whatever becomes of the card; even if it kills (HAY-1.1e).
   */
  static void tire(Battle battle, int seat, int points, String why, String rule, Log log) {
    if (points == 0) {
      return;
    }
    Fighter fighter = battle.fighters[seat];
    int over = fighter.tire(points);
    if (log.on()) {
      tell(
          log,
          new Told.Tired(seat, points, fighter.fatigue, fighter.physical, why),
          "HAY-1.1b",
          rule);
    }
    ranOver(battle, seat, over, log);
  }

  /** HAY-1.1b: tells of the wounds that fatigue has run over into, if any. */
  static void ranOver(Battle battle, int seat, int over, Log log) {
    if (over > 0 && log.on()) {
      Fighter fighter = battle.fighters[seat];
      tell(log, new Told.RanOver(seat, over, fighter.fatigue, fighter.physical), "HAY-1.1b");
    }
  }
}
