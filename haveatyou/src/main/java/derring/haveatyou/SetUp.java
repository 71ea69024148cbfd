package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import java.util.ArrayList;
import java.util.List;

/** Setting up, and the arrival of new fighters (HAY-2.0, HAY-5.4). */
final class SetUp {
  private SetUp() {}

  static void deal(Battle battle, Chance chance, Log log) {
    Table table = battle.table;
    battle.copyFrom(table.fresh);
    for (int seat = 0; seat < table.seats; seat++) {
      Fighter fighter = battle.fighters[seat];
      fighter.physical = table.physical;
      fighter.start = table.physical;
      fighter.rank = table.star[seat];
      fighter.board = table.board(seat);
    }
    for (Stage stage : battle.stages) {
      stage.deck.copyFrom(table.actionDeck);
      stage.armaments.copyFrom(table.armamentDeck);
      Draws.shuffle(battle, stage, "HAY-2.0", chance, log);
      Draws.shuffleArmaments(stage, chance, log, "HAY-2.0");
      dealSet(battle, stage, chance, log);
    }
  }

  /** HAY-2h: the Floor, then hands, then armaments for Weapon cards. */
  private static void dealSet(Battle battle, Stage stage, Chance chance, Log log) {
    int from = stage.index * battle.table.perSet;
    int to = from + battle.table.perSet;
    stage.active = from;
    stage.order = from;
    stage.first = from;
    for (int i = 0; i < Table.FLOOR; i++) {
      int item = Draws.armament(battle, stage, stage, from, chance, log);
      Draws.drop(battle, stage, item, "HAY-2e", log);
    }
    for (int i = 0; i < Table.HAND; i++) {
      for (int seat = from; seat < to; seat++) {
        battle.fighters[seat].hand.slip(stage.deck.draw());
      }
    }
    for (int seat = from; seat < to; seat++) {
      if (log.on()) {
        List<String> names = Draws.names(battle.table, battle.fighters[seat].hand);
        log.add(
            derring.kernel.Entry.apart(
                seat,
                new Told.Drew(seat, Table.HAND, names),
                new Told.Drew(seat, Table.HAND, List.of()),
                "HAY-2.0"));
      }
    }
    stage.window.open(0);
    for (int seat = from; seat < to; seat++) {
      if (offer(battle, stage, seat, chance, log)) {
        stage.window.add(seat);
      }
    }
    stage.aside.moveAllTo(stage.discards);
    Course.proceed(battle, stage, chance, log);
  }

  /** HAY-2a: Weapon cards are discarded, and an armament drawn for each; true if there are any. */
  private static boolean offer(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    Table table = battle.table;
    Fighter fighter = battle.fighters[seat];
    List<String> names = log.on() ? new ArrayList<>() : List.of();
    int weapons = 0;
    for (int i = fighter.hand.size() - 1; i >= 0; i--) {
      if (table.type[fighter.hand.get(i)] == Type.WEAPON) {
        weapons++;
        Draws.discard(battle, seat, fighter.hand.get(i), "HAY-2a", log);
      }
    }
    for (int i = 0; i < weapons; i++) {
      int item = Draws.armament(battle, stage, stage, seat, chance, log);
      if (item != Table.NONE) {
        fighter.offer.slip(item);
        if (log.on()) {
          names.add(table.itemName(item));
        }
      }
    }
    fighter.fresh = 0;
    if (log.on() && weapons > 0) {
      tell(log, new Told.Offered(seat, List.copyOf(names)), "HAY-2.0", "HAY-2d");
    }
    return !fighter.offer.isEmpty();
  }

  /** A starting weapon is chosen, or none (HAY-2c). */
  static void choose(Battle battle, Stage stage, int seat, int item, Chance chance, Log log) {
    Fighter fighter = battle.fighters[seat];
    stage.window.leave(seat);
    if (item != Table.NONE) {
      fighter.hold(item, stage.index);
      fighter.offer.remove(item);
    }
    if (log.on()) {
      tell(log, new Told.Chose(seat, battle.table.itemName(item)), "HAY-2.0", "HAY-2b");
    }
    if (stage.turn != Phase.SETUP) {
      giveBack(battle, stage, chance, log);
      refill(battle, seat, chance, log);
    }
    Course.proceed(battle, stage, chance, log);
  }

  /** The weapons that nobody chose go back into the deck. */
  private static void giveBack(Battle battle, Stage stage, Chance chance, Log log) {
    boolean any = false;
    int from = stage.index * battle.table.perSet;
    for (int seat = from; seat < from + battle.table.perSet; seat++) {
      Fighter fighter = battle.fighters[seat];
      while (!fighter.offer.isEmpty()) {
        any = true;
        stage.armaments.put(battle.table.cardOf(fighter.offer.draw()));
      }
    }
    if (any) {
      Draws.shuffleArmaments(stage, chance, log, "HAY-2.0");
    }
  }

  /** HAY-2a: the hand is filled up to five, at no fatigue. */
  private static void refill(Battle battle, int seat, Chance chance, Log log) {
    Fighter fighter = battle.fighters[seat];
    int missing = Table.HAND - fighter.hand.size();
    if (missing > 0) {
      Draws.toHand(battle, seat, missing, "HAY-2a", chance, log);
    }
    fighter.fresh = missing;
  }

  /** All have chosen: refill, and the die for the first turn. */
  static void complete(Battle battle, Stage stage, Chance chance, Log log) {
    giveBack(battle, stage, chance, log);
    int from = stage.index * battle.table.perSet;
    for (int seat = from; seat < from + battle.table.perSet; seat++) {
      refill(battle, seat, chance, log);
    }
    int rolling = battle.table.seatsOf(stage.index);
    while (Integer.bitCount(rolling) > 1) {
      int best = 0;
      int leading = 0;
      for (int left = rolling; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        int die = Draws.die(battle, stage, seat, "for the first turn", "HAY-2g", chance, log);
        if (die > best) {
          best = die;
          leading = 0;
        }
        leading |= die == best ? 1 << seat : 0;
      }
      rolling = leading;
    }
    stage.aside.moveAllTo(stage.discards);
    stage.first = Integer.numberOfTrailingZeros(rolling);
    Turn.begin(battle, stage, stage.first, log);
  }

  /** HAY-5.4: a new fighter arrives; true if a starting weapon must be chosen. */
  static boolean arrive(Battle battle, Stage stage, Chance chance, Log log) {
    int seat = Integer.numberOfTrailingZeros(stage.arriving);
    stage.arriving &= stage.arriving - 1;
    Table table = battle.table;
    Fighter fighter = battle.fighters[seat];
    int physical =
        Draws.die(battle, stage, seat, "for the new fighter", "HAY-5.4b", chance, log) + 1;
    fighter.physical = physical;
    fighter.start = physical;
    fighter.fatigue = 0;
    fighter.rank = table.star[seat];
    fighter.out = false;
    if (log.on()) {
      tell(log, new Told.Arrived(seat, physical, fighter.rank), "HAY-5.4b");
    }
    int victor = Reach.opponent(battle, seat);
    if (victor != Table.NONE && stage.arriving == 0 && !hasJustArrived(battle, victor)) {
      battle.fighters[victor].rank = table.star[victor];
      stage.victor = victor;
    }
    Draws.toHand(battle, seat, Table.HAND, "HAY-5.4a", chance, log);
    boolean choice = offer(battle, stage, seat, chance, log);
    stage.aside.moveAllTo(stage.discards);
    if (choice) {
      stage.window.open(1 << seat);
      stage.phase = Phase.ARM;
      return true;
    }
    refill(battle, seat, chance, log);
    return false;
  }

  /** HAY-D8: one who arrives in the same moment is no victor (HAY-4.6b). */
  private static boolean hasJustArrived(Battle battle, int seat) {
    return battle.table.options.battle() == BattleType.BRAWL
        && battle.fighters[seat].fell == battle.falls;
  }

  /** HAY-5.4c: the victor takes his place. */
  static void stand(Battle battle, Stage stage, int rank, Chance chance, Log log) {
    int seat = stage.victor;
    Fighter fighter = battle.fighters[seat];
    int from = fighter.rank;
    fighter.rank = rank;
    stage.victor = Table.NONE;
    if (log.on()) {
      tell(log, new Told.Moved(seat, from, rank), "HAY-5.4c");
    }
    Course.proceed(battle, stage, chance, log);
  }
}
