package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** Finding, grabbing, seizing and catching weapons, and drinking (HAY-1.3.3.2, 1.3.3.7, 6). */
final class Weapons {
  private Weapons() {}

  /** HAY-1.3.3.7: a weapon from the deck is placed on the Floor. */
  static void found(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    Stage home = battle.home(seat);
    int item = Draws.armament(battle, home, stage, seat, chance, log);
    if (item == Table.NONE) {
      failed(log, seat, "find a weapon", "HAY-1.3.2b");
    } else {
      Draws.drop(battle, home, item, "HAY-1.3.3.7", log);
    }
  }

  /** HAY-1.3.3.2e: what is held takes the slot, and the age, of what is taken. */
  static void fromFloor(
      Battle battle, Stage stage, int seat, int item, int slot, Chance chance, Log log) {
    Stage home = battle.home(seat);
    int at = find(home, item, slot);
    if (at < 0) {
      failed(log, seat, "grab it", "HAY-1.3.3.2d");
      return;
    }
    Fighter fighter = battle.fighters[seat];
    if (fighter.armed() && fighter.weaponSet == home.index) {
      home.floor.replace(at, fighter.weapon);
      if (log.on()) {
        tell(log, new Told.Placed(battle.table.itemName(fighter.weapon)), "HAY-1.3.3.2e");
      }
    } else {
      home.floor.take(at);
      Draws.dropHeld(battle, seat, "HAY-D6", log); // a weapon of another set goes back there
    }
    Armament armament = battle.table.armament(item);
    fighter.hold(item, home.index);
    if (armament.canBeLoaded()
        && !Table.marked(item)
        && Draws.die(battle, stage, seat, "for the pistol", "HAY-6.6", chance, log)
            < armament.loadedOn()) {
      fighter.weapon = Table.mark(item); // HAY-6.6a
    }
    holds(battle, seat, "taken", "HAY-1.3.3.2", log);
  }

  /** Where it lies now: older weapons may have gone since the card was played; -1 if it has. */
  private static int find(Stage home, int item, int slot) {
    int at = Math.min(slot, home.floor.size()) - 1;
    while (at >= 0 && home.floor.get(at) != item) {
      at--;
    }
    return at;
  }

  /** HAY-1.3.3.2f: what is held is dropped. */
  static void fromDeck(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    int item = Draws.armament(battle, battle.home(seat), stage, seat, chance, log);
    if (item == Table.NONE) {
      failed(log, seat, "find a weapon", "HAY-1.3.2b");
      return;
    }
    Draws.dropHeld(battle, seat, "HAY-1.3.3.2f", log);
    battle.fighters[seat].hold(item, battle.table.home(seat));
    holds(battle, seat, "taken", "HAY-1.3.3.2", log);
  }

  /**
   * HAY-1.3.3.2: five or more, with one more for whoever has taken less damage. The weapon keeps
   * its state (HAY-1.3.3.2h, HAY-6.6d).
   */
  static void seize(Battle battle, Stage stage, int seat, int target, Chance chance, Log log) {
    Fighter fighter = battle.fighters[seat];
    Fighter victim = battle.fighters[target];
    int die = Draws.die(battle, stage, seat, "for the grab", "HAY-1.3.3.2a", chance, log);
    boolean fitter = fighter.start - fighter.physical < victim.start - victim.physical;
    if (die + (fitter ? 1 : 0) < 5 || !victim.armed()) {
      failed(log, seat, "seize the weapon", "HAY-1.3.3.2d");
      return;
    }
    Draws.dropHeld(battle, seat, "HAY-1.3.3.2f", log);
    fighter.hold(victim.weapon, victim.weaponSet);
    victim.letGo();
    holds(battle, seat, "seized", fitter ? "HAY-1.3.3.2b" : "HAY-1.3.3.2", log);
  }

  /** HAY-1.3.3.6j: the target of the throw on top has it in the hand instead. */
  static void caught(Battle battle, Stage stage, Log log) {
    int catcher = stage.stack.target(stage.stack.top());
    Draws.dropHeld(battle, catcher, "HAY-1.3.3.6j", log);
    take(battle, stage, catcher);
    holds(battle, catcher, "caught", "HAY-1.3.3.8.catch", log);
  }

  /** The weapon of the throw on top comes into a hand. */
  private static void take(Battle battle, Stage stage, int seat) {
    Stack stack = stage.stack;
    battle.fighters[seat].hold(stack.thrown(stack.top()), stack.thrownFrom(stack.top()));
    stack.carry(Table.NONE, 0);
  }

  /**
   * HAY-1.3.3.6h: the throw on top was cancelled, so its weapon is in the hand again. If the
   * thrower has been shoved out since, it went with him (HAY-1.3.3.6k).
   */
  static void notThrown(Battle battle, Stage stage, Log log) {
    Stack stack = stage.stack;
    int thrower = stack.owner(stack.top());
    if (!stack.is(stack.top(), Stack.FORSAKEN)) {
      Draws.dropHeld(battle, thrower, "HAY-1.3.3.6h", log); // caught at home, by a guest
      take(battle, stage, thrower);
    } else if (battle.table.options.weaponStays()) {
      Draws.dropThrown(battle, stage, "HAY-5.4g2", log);
    } else {
      Draws.loseThrown(battle, stage, "overboard", "HAY-5.4g2", log);
    }
  }

  /** HAY-1.3.3.6g: the weapon of the throw on top hit nobody, and is lost. */
  static void missed(Battle battle, Stage stage, Log log) {
    int item = stage.stack.thrown(stage.stack.top());
    boolean bottle = battle.table.armament(item).singleUse();
    Draws.loseThrown(
        battle,
        stage,
        bottle ? "shattered" : "missed",
        bottle ? "HAY-1.3.3.6f" : "HAY-1.3.3.6g",
        log);
  }

  /** HAY-6.3a: the bottle is gone, and its die runs the fatigue track backwards (HAY-1.1f). */
  static void drink(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    Fighter fighter = battle.fighters[seat];
    int die = Draws.die(battle, stage, seat, "for the rum", "HAY-6.3a", chance, log);
    Draws.loseHeld(battle, seat, "drunk", "HAY-6.3a", log);
    fighter.recover(die);
    if (log.on()) {
      tell(log, new Told.Recovered(seat, die, fighter.fatigue, fighter.physical), "HAY-1.1f");
    }
  }

  static void holds(Battle battle, int seat, String how, String rule, Log log) {
    if (log.on()) {
      tell(
          log,
          new Told.Holds(seat, battle.table.itemName(battle.fighters[seat].weapon), how),
          rule);
    }
  }

  private static void failed(Log log, int seat, String what, String rule) {
    if (log.on()) {
      tell(log, new Told.Failed(seat, what), rule);
    }
  }
}
