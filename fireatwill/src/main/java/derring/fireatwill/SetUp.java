package derring.fireatwill;

import static derring.fireatwill.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Setting up (FAW-1): starters, the deal, and the numbers of the piles. */
final class SetUp {
  private SetUp() {}

  static void deal(Battle battle, Chance chance, Log log) {
    Table table = battle.table;
    battle.phase = Phase.FIRE;
    battle.waits = 0;
    battle.waiter = -1;
    for (int seat = 0; seat < Table.SEATS; seat++) {
      clear(battle.sides[seat]);
      battle.sides[seat].flags = table.flags[seat];
    }
    if (table.options.sameDeal()) {
      dealAlike(battle, chance);
    } else {
      for (int seat = 0; seat < Table.SEATS; seat++) {
        dealOne(table, battle.sides[seat], seat, chance);
      }
    }
    if (log.on()) {
      for (int seat = 0; seat < Table.SEATS; seat++) {
        tellDeal(battle, seat, log);
      }
      tell(log, new Told.Opened(), "FAW-1.6", "FAW-2.1", "FAW-2.2");
    }
  }

  private static void clear(Side side) {
    for (int column = 0; column < Table.COLUMNS; column++) {
      side.decks[column].clear();
      side.piles[column].clear();
      side.square[column] = Side.NOWHERE;
      side.numbers[column] = (byte) (column + 1);
    }
    side.mate.clear();
    side.out.clear();
    side.hand = Card.NONE;
    side.handFrom = Side.NOWHERE;
    side.fired = Side.NOWHERE;
    side.flagged = Side.NOWHERE;
    side.plays = 0;
    side.across = 0;
    side.unloads = 0;
    side.score = 0;
    side.maneuvers = 0;
    side.sharpshooters = 0;
    side.claimed = 0;
    side.unclaimed = 0;
  }

  private static void dealOne(Table table, Side side, int seat, Chance chance) {
    Pile starters = side.out; // empty until cards are removed, so it serves as a tray
    starters.copyFrom(table.starters);
    chance.shuffle(starters);
    Pile cards = side.mate; // and so does the Gunner's Mate
    cards.copyFrom(table.shuffled[seat]);
    chance.shuffle(cards);
    lay(side, starters, cards, false);
    side.left = table.total[seat];
    if (table.options.expert()) {
      number(side, chance);
    }
  }

  /** FAW-R46: one permutation for both; a side without gunners leaves them out. */
  private static void dealAlike(Battle battle, Chance chance) {
    Table table = battle.table;
    int fuller = table.total[0] >= table.total[1] ? 0 : 1;
    Side first = battle.sides[fuller];
    Side second = battle.sides[1 - fuller];
    first.out.copyFrom(table.starters);
    chance.shuffle(first.out);
    first.mate.copyFrom(table.shuffled[fuller]);
    chance.shuffle(first.mate);
    second.out.copyFrom(first.out);
    second.mate.copyFrom(first.mate);
    lay(first, first.out, first.mate, false);
    lay(second, second.out, second.mate, table.total[0] != table.total[1]);
    first.left = table.total[fuller];
    second.left = table.total[1 - fuller];
    if (table.options.expert()) {
      number(first, chance);
      System.arraycopy(first.numbers, 0, second.numbers, 0, Table.COLUMNS);
    }
  }

  /**
   * FAW-1.3: one card at a time, from left to right, onto the face-down starters; turned over, the
   * starter lies on top and the card dealt first lies next to it. Both trays are empty afterwards.
   */
  private static void lay(Side side, Pile starters, Pile cards, boolean withoutGunners) {
    if (withoutGunners) {
      for (int gunner = Card.BREECHER; gunner < Card.FLAG; gunner++) {
        while (cards.remove(gunner)) {
          // every one of them
        }
      }
    }
    for (int index = 0; index < cards.size(); index++) { // the last card of a tray is dealt first
      side.decks[(cards.size() - 1 - index) % Table.COLUMNS].put(cards.get(index));
    }
    for (int column = 0; column < Table.COLUMNS; column++) {
      side.decks[column].put(starters.get(Table.COLUMNS - 1 - column));
    }
    cards.clear();
    starters.clear();
  }

  /** FAW-1.7. */
  private static void number(Side side, Chance chance) {
    Pile numbers = side.mate;
    for (int column = 0; column < Table.COLUMNS; column++) {
      numbers.put(Card.ACTION_PILE + column);
    }
    chance.shuffle(numbers);
    for (int column = 0; column < Table.COLUMNS; column++) {
      side.numbers[column] = (byte) (numbers.draw() - Card.ACTION_PILE + 1);
    }
  }

  private static void tellDeal(Battle battle, int seat, Log log) {
    Table table = battle.table;
    Side side = battle.sides[seat];
    List<String> tops = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    for (int column = 0; column < Table.COLUMNS; column++) {
      tops.add(Card.name(FastPlay.top(side.decks[column])));
      numbers.add((int) side.numbers[column]);
    }
    List<String> rules = new ArrayList<>(List.of("FAW-1.1", "FAW-1.2", "FAW-1.3", "FAW-1.4"));
    if (table.options.expert()) {
      rules.add("FAW-1.7");
    }
    if (table.options.sameDeal()) {
      rules.add("FAW-R46");
    }
    if (table.options.fewFlags() == seat) {
      rules.add("FAW-7.2");
    }
    if (table.options.hasGunners(seat)) {
      rules.add(table.options.hasGunners(1 - seat) ? "FAW-R47" : "FAW-7.3");
    }
    if (table.options.handicapped()) {
      rules.add("FAW-7");
    }
    tell(
        log,
        new Told.Dealt(
            seat,
            table.factions.get(seat),
            side.left,
            side.flags,
            tops,
            numbers,
            table.reconstructed),
        rules.toArray(String[]::new));
  }
}
