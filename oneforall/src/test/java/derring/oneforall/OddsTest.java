package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The odds are those that counting every roll gives. */
class OddsTest {

  /** Up to seven dice in all, with and without the skills of the Hired Blade on either side. */
  @Test
  void theyAreWhatCountingEveryRollGives() {
    for (int attack = 1; attack <= 5; attack++) {
      for (int defend = 1; defend <= Math.min(4, 7 - attack); defend++) {
        for (int blades = 0; blades < 4; blades++) {
          compare(attack, defend, (blades & 1) == 1, (blades & 2) == 2);
        }
      }
    }
  }

  private static void compare(int attack, int defend, boolean blade, boolean hisBlade) {
    int[] given = new int[20];
    int[] taken = new int[20];
    int ones = 0;
    int all = 0;
    int[] dice = new int[attack + defend];
    Arrays.fill(dice, 1);
    boolean more = true;
    while (more) {
      int mine = total(dice, 0, attack, blade);
      int his = total(dice, attack, dice.length, hisBlade);
      given[mine > his ? mine - his : mine == his ? 1 : 0]++;
      taken[Math.max(0, his - mine)]++;
      ones += Arrays.stream(dice, 0, attack).anyMatch(die -> die == 1) ? 1 : 0;
      all++;
      more = turn(dice);
    }
    Odds odds = Odds.of(attack, defend, blade, hisBlade);
    for (int hits = 0; hits < given.length; hits++) {
      assertThat(odds.hits(hits)).isCloseTo(given[hits] / (double) all, within(1e-12));
      if (hits > 0) {
        assertThat(odds.taken(hits)).isCloseTo(taken[hits] / (double) all, within(1e-12));
      }
    }
    assertThat(odds.one()).isCloseTo(ones / (double) all, within(1e-12));
  }

  /** The next of all rolls, as on a counter; false after the last. */
  private static boolean turn(int[] dice) {
    for (int i = 0; i < dice.length; i++) {
      if (dice[i] < 6) {
        dice[i]++;
        return true;
      }
      dice[i] = 1;
    }
    return false;
  }

  /** The highest die; each 6 after the first adds one, and a Hired Blade's first counts 7. */
  private static int total(int[] dice, int from, int to, boolean blade) {
    int best = 0;
    int sixes = 0;
    for (int i = from; i < to; i++) {
      best = Math.max(best, dice[i]);
      sixes += dice[i] == 6 ? 1 : 0;
    }
    return sixes == 0 ? best : (blade ? 7 : 6) + sixes - 1;
  }

  @Test
  void aLargeObjectAddsToTheHitsOfTheseOddsOnlyWhereThereIsOne() {
    Odds plain = Odds.of(3, 2);
    Odds large = plain.withBonus(2);
    assertThat(large.hits(0)).isEqualTo(plain.hits(0));
    assertThat(large.hits(1)).isZero();
    assertThat(large.hits(2)).isZero();
    for (int hits = 1; hits <= plain.most(); hits++) {
      assertThat(large.hits(hits + 2)).isEqualTo(plain.hits(hits));
    }
    assertThat(large.one()).isEqualTo(plain.one());
    assertThat(plain.withBonus(0).expected()).isEqualTo(plain.expected());
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
