package derring.oneforall;

import derring.kernel.Chance;
import derring.kernel.Log;
import java.util.ArrayList;
import java.util.List;

/** Rolling dice: the highest single die counts, and each further 6 adds one (A1FA-3C). */
final class Dice {
  private Dice() {}

  /**
   * Rolls and tells; the result is taken apart by {@link #total} and {@link #ones}.
   *
   * @param blade the first 6 counts as 7 (A1FA-S.blade)
   */
  static int roll(
      Melee m, int figure, int dice, String purpose, boolean blade, Chance chance, Log log) {
    List<Integer> shown = log.on() ? new ArrayList<>() : List.of();
    int best = 0;
    int sixes = 0;
    int ones = 0;
    for (int i = 0; i < dice; i++) {
      int die = chance.die(6);
      best = Math.max(best, die);
      sixes += die == 6 ? 1 : 0;
      ones += die == 1 ? 1 : 0;
      if (log.on()) {
        shown.add(die);
      }
    }
    int total = total(best, sixes, blade);
    if (log.on()) {
      Told.tell(
          log,
          new Told.Dice(m.field.figureName(figure), purpose, List.copyOf(shown), total),
          blade && sixes > 0 ? "A1FA-S.blade" : "A1FA-3C");
    }
    return ones << 8 | total;
  }

  static int total(int best, int sixes, boolean blade) {
    return best + Math.max(0, sixes - 1) + (blade && sixes > 0 ? 1 : 0);
  }

  static int total(int rolled) {
    return rolled & 0xff;
  }

  static int ones(int rolled) {
    return rolled >> 8;
  }

  /** What is rolled in defence: the Rating, one less if stunned, never none (A1FA-R12). */
  static int rating(Melee m, int figure) {
    return Math.max(1, m.field.roster[figure].rating() - (m.is(figure, Melee.STUNNED) ? 1 : 0));
  }

  /** The hits of a roll against another: the difference, one for a tie (A1FA-3C). */
  static int hits(int attack, int defence) {
    return attack > defence ? attack - defence : attack == defence ? 1 : 0;
  }
}
