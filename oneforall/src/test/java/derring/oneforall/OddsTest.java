package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The odds are those that counting every roll gives. */
class OddsTest {

  @Test
  void theyAreWhatCountingEveryRollGives() {
    int[] counts = new int[12];
    int ones = 0;
    int all = 6 * 6 * 6 * 6 * 6;
    for (int roll = 0; roll < all; roll++) {
      int[] dice = new int[5];
      for (int i = 0, rest = roll; i < 5; i++, rest /= 6) {
        dice[i] = 1 + rest % 6;
      }
      int attack = total(dice, 0, 3);
      int defence = total(dice, 3, 5);
      counts[Dice.hits(attack, defence)]++;
      ones += dice[0] == 1 || dice[1] == 1 || dice[2] == 1 ? 1 : 0;
    }
    Odds odds = Odds.of(3, 2);
    for (int hits = 0; hits < counts.length; hits++) {
      assertThat(odds.hits(hits)).isCloseTo(counts[hits] / (double) all, within(1e-12));
    }
    assertThat(odds.one()).isCloseTo(ones / (double) all, within(1e-12));
  }

  private static int total(int[] dice, int from, int to) {
    int best = 0;
    int sixes = 0;
    for (int i = from; i < to; i++) {
      best = Math.max(best, dice[i]);
      sixes += dice[i] == 6 ? 1 : 0;
    }
    return Dice.total(best, sixes, false);
  }

  @Test
  void allThatCanHappenAddsUpToOne() {
    for (int attack = 1; attack < 12; attack++) {
      Odds odds = Odds.of(attack, 4, true, false);
      double sum = 0;
      for (int hits = 0; hits <= odds.most(); hits++) {
        sum += odds.hits(hits);
      }
      assertThat(sum).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void oneDieBeatsRatingTwoInFortyTwoOfAHundred() {
    assertThat(1 - Odds.of(1, 2).hits(0)).isCloseTo(0.42, within(0.005));
    assertThat(Odds.of(1, 2).expected()).isCloseTo(0.65, within(0.005));
  }
}
