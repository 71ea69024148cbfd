package derring.fireatwill;

import derring.kernel.Log;
import derring.kernel.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who has won (FAW-5). */
final class Victory {
  private static final List<Integer> FIRST = List.of(1, 2);
  private static final List<Integer> SECOND = List.of(2, 1);

  private Victory() {}

  static @Nullable Outcome outcome(Battle battle) {
    if (battle.phase != Phase.OVER) {
      return null;
    }
    Side a = battle.sides[0];
    Side b = battle.sides[1];
    if (a.score != b.score) {
      return won(a.score > b.score, "The higher score rules the skies.", "FAW-5.1");
    }
    if (battle.table.options.tieBreak()) {
      int order = Integer.compare(a.sharpshooters, b.sharpshooters);
      if (order == 0) {
        order = Integer.compare(a.claimed, b.claimed);
      }
      if (order != 0) {
        return won(order > 0, "Equal scores, decided by the tie-break.", "FAW-R19");
      }
    }
    return new Outcome(List.of(1, 1), true, "Equal scores: the battle is drawn.", "FAW-R19");
  }

  private static Outcome won(boolean first, String reason, String rule) {
    return new Outcome(first ? FIRST : SECOND, false, reason, rule);
  }

  static void tell(Battle battle, Log log) {
    Outcome outcome = log.on() ? outcome(battle) : null;
    if (outcome == null) {
      return;
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Side side = battle.sides[seat];
      Told.tell(
          log,
          new Told.Totalled(
              seat, side.score, side.sharpshooters, side.claimed, side.unclaimed, side.maneuvers),
          "FAW-5.1");
    }
    Told.tell(log, new Told.Ended(outcome.reason()), outcome.rule());
  }
}
