package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import java.util.List;

/** Setting up (SWP-0): roll for the first turn, shuffle, deal five. */
final class SetUp {
  private SetUp() {}

  static void deal(Bout bout, Chance chance, Log log) {
    Table table = bout.table;
    bout.copyFrom(table.fresh);
    bout.first = rollForFirst(table, chance, log);
    for (int side = 0; side < bout.decks.length; side++) {
      chance.shuffle(bout.decks[side]);
      if (log.on()) {
        tell(
            log,
            new Told.Shuffled(
                table.setOf(side),
                bout.decks[side].size(),
                false,
                table.reconstructed[side],
                List.of()),
            "SWP-0.3");
      }
    }
    for (int i = 0; i < table.seats; i++) { // SWP-S61: five at a time, the first player first
      int seat = (bout.first + i) % table.seats;
      Turn.draw(bout, seat, Turn.HAND, "SWP-0.4", chance, log);
    }
    if (table.options.piratesPay() && log.on()) { // they sit down with the less: Table.lifeOf
      for (int seat = 0; seat < table.seats; seat++) {
        if (table.options.sides().get(seat).equals(Options.PIRATES)) {
          tell(log, new Told.PaidToMeetHeroes(seat, bout.fighters[seat].life), "SWP-H.6");
        }
      }
    }
    if (table.options.firstPays()) { // SWP-H.5
      int life = --bout.fighters[bout.first].life;
      if (log.on()) {
        tell(log, new Told.PaidForFirst(bout.first, life), "SWP-H.5");
      }
    }
    Turn.begin(bout, bout.first, chance, log);
  }

  /** SWP-0.2: the highest roll; those tied for it roll again (SWP-S1, SWP-S61). */
  private static int rollForFirst(Table table, Chance chance, Log log) {
    int rolling = (1 << table.seats) - 1;
    while (Integer.bitCount(rolling) > 1) {
      int best = 0;
      int leading = 0;
      for (int seat = 0; seat < table.seats; seat++) {
        if ((rolling >> seat & 1) == 1) {
          int die = chance.die(10);
          if (log.on()) {
            tell(log, new Told.Rolled(seat, die), "SWP-0.2");
          }
          if (die > best) {
            best = die;
            leading = 0;
          }
          leading |= die == best ? 1 << seat : 0;
        }
      }
      rolling = leading;
    }
    return Integer.numberOfTrailingZeros(rolling);
  }
}
