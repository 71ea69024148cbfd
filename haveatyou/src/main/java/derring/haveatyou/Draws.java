package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Drawing from the decks, and what becomes of weapons (HAY-1.3.2, HAY-1.3.3). */
final class Draws {
  private Draws() {}

  // ---- the action deck

  /** Whether there is a card to draw. */
  static boolean any(Stage stage) {
    return !stage.deck.isEmpty() || !stage.discards.isEmpty();
  }

  /**
   * The top card; the discards are shuffled first if the deck is empty (HAY-3i), also in the middle
   * of a draw (HAY-1.3.3b).
   */
  static int top(Battle battle, Stage stage, Chance chance, Log log) {
    if (stage.deck.isEmpty()) {
      // HAY-1.3.3d: cards in play stay out of the shuffle, unless nothing else is left
      (stage.discards.isEmpty() ? stage.aside : stage.discards).moveAllTo(stage.deck);
      shuffle(battle, stage, "HAY-3i", chance, log);
    }
    return stage.deck.draw();
  }

  static void shuffle(Battle battle, Stage stage, String rule, Chance chance, Log log) {
    chance.shuffle(stage.deck);
    if (log.on()) {
      tell(
          log,
          new Told.Shuffled(stage.index, "action", stage.deck.size(), battle.table.reconstructed),
          rule);
    }
  }

  /** HAY-1.3.3a: turns up a card for the die on it. */
  static int die(
      Battle battle, Stage stage, int seat, String why, String rule, Chance chance, Log log) {
    int card = top(battle, stage, chance, log);
    stage.aside.put(card);
    int die = battle.table.die[card];
    if (log.on()) {
      tell(log, new Told.Rolled(seat, die, battle.table.cardName(card), why), "HAY-1.3.3a", rule);
    }
    return die;
  }

  /** Draws cards to a hand from the deck of its owner's set, as many as there are. */
  static void toHand(Battle battle, int seat, int count, String rule, Chance chance, Log log) {
    Stage stage = battle.home(seat);
    Fighter fighter = battle.fighters[seat];
    List<String> drawn = log.on() ? new ArrayList<>() : List.of();
    int drew = 0;
    while (drew < count && fighter.hand.size() < Table.HAND && any(stage)) {
      int card = top(battle, stage, chance, log);
      fighter.hand.slip(card);
      drew++;
      if (log.on()) {
        drawn.add(battle.table.cardName(card));
      }
    }
    fighter.fresh = Table.NONE;
    if (drew > 0 && log.on()) {
      log.add(
          Entry.apart(
              seat,
              new Told.Drew(seat, drew, List.copyOf(drawn)),
              new Told.Drew(seat, drew, List.of()),
              rule));
    }
  }

  /** A card leaves a hand for the discards of its owner's set. */
  static void discard(Battle battle, int seat, int card, String rule, Log log) {
    Fighter fighter = battle.fighters[seat];
    fighter.hand.remove(card);
    fighter.fresh = Table.NONE;
    battle.home(seat).discards.put(card);
    if (log.on()) {
      tell(log, new Told.Discarded(seat, battle.table.cardName(card)), rule);
    }
  }

  /** A whole hand is shown and discarded. */
  static void discardHand(Battle battle, int seat, String rule, Log log) {
    Fighter fighter = battle.fighters[seat];
    if (log.on()) {
      tell(log, new Told.Emptied(seat, names(battle.table, fighter.hand)), rule);
    }
    fighter.hand.moveAllTo(battle.home(seat).discards);
    fighter.fresh = Table.NONE;
  }

  static List<String> names(Table table, Pile pile) {
    List<String> names = new ArrayList<>(pile.size());
    for (int i = 0; i < pile.size(); i++) {
      names.add(table.cardName(pile.get(i)));
    }
    return names;
  }

  // ---- armaments

  /**
   * HAY-1.3.2b: an item from the top of the Armaments deck, or {@link Table#NONE} if there is none.
   * A bottle is rolled for, whatever it is drawn for (HAY-1.3.3.2j, HAY-1.3.3.7e); a pistol is
   * loaded (HAY-1.3.2e), and on the Floor its state is not known (HAY-1.3.3.7d).
   */
  static int armament(Battle battle, Stage home, Stage dice, int seat, Chance chance, Log log) {
    if (home.armaments.isEmpty()) {
      if (home.lost.isEmpty()) {
        return Table.NONE;
      }
      home.lost.moveAllTo(home.armaments);
      shuffleArmaments(home, chance, log, "HAY-1.3.2b");
    }
    int item = battle.table.itemOf(home.armaments.draw());
    Armament armament = battle.table.armament(item);
    if (log.on()) {
      tell(log, new Told.TurnedUp(seat, armament.name()), "HAY-1.3.2");
    }
    if (armament.canBeDrunk()
        && die(battle, dice, seat, "for the bottle", "HAY-6.3", chance, log) >= armament.fullOn()) {
      return Table.mark(item);
    }
    return item;
  }

  static void shuffleArmaments(Stage stage, Chance chance, Log log, String rule) {
    chance.shuffle(stage.armaments);
    if (log.on()) {
      tell(log, new Told.Shuffled(stage.index, "armaments", stage.armaments.size(), false), rule);
    }
  }

  /**
   * HAY-1.3.2c: an item is dropped on the Floor as the newest; of four the oldest is removed. A
   * bottle stays full or empty (HAY-6.3c), a fired pistol fired, and a loaded one is unknown until
   * it is grabbed (HAY-6.6f).
   */
  static void drop(Battle battle, Stage stage, int item, String rule, Log log) {
    stage.floor.put(item);
    if (log.on()) {
      tell(log, new Told.Placed(battle.table.itemName(item)), rule);
    }
    if (stage.floor.size() > Table.FLOOR) {
      lose(battle, stage, stage.floor.take(0), "old", "HAY-1.3.3.7", log);
    }
  }

  /** HAY-1.3.2c: an item goes to the armament discard pile, where it keeps nothing. */
  static void lose(Battle battle, Stage stage, int item, String why, String rule, Log log) {
    stage.lost.put(battle.table.cardOf(item));
    if (log.on()) {
      tell(log, new Told.Lost(battle.table.itemName(item), why), rule);
    }
  }

  /** A fighter lets go of what he holds, if anything; it lies on the Floor of its set (HAY-D6). */
  static void dropHeld(Battle battle, int seat, String rule, Log log) {
    Fighter fighter = battle.fighters[seat];
    if (fighter.armed()) {
      int item = fighter.weapon;
      Stage set = battle.stages[fighter.weaponSet];
      fighter.letGo();
      drop(battle, set, item, rule, log);
    }
  }

  /** What was held is gone to the armament discards of its set. */
  static void loseHeld(Battle battle, int seat, String why, String rule, Log log) {
    Fighter fighter = battle.fighters[seat];
    if (fighter.armed()) {
      int item = fighter.weapon;
      Stage set = battle.stages[fighter.weaponSet];
      fighter.letGo();
      lose(battle, set, item, why, rule, log);
    }
  }

  /** The weapon of the throw on top ends on the Floor of its set. */
  static void dropThrown(Battle battle, Stage stage, String rule, Log log) {
    Stack stack = stage.stack;
    int item = stack.thrown(stack.top());
    Stage set = battle.stages[stack.thrownFrom(stack.top())];
    stack.carry(Table.NONE, 0);
    drop(battle, set, item, rule, log);
  }

  /** The weapon of the throw on top is gone to the armament discards of its set. */
  static void loseThrown(Battle battle, Stage stage, String why, String rule, Log log) {
    Stack stack = stage.stack;
    int item = stack.thrown(stack.top());
    Stage set = battle.stages[stack.thrownFrom(stack.top())];
    stack.carry(Table.NONE, 0);
    lose(battle, set, item, why, rule, log);
  }
}
