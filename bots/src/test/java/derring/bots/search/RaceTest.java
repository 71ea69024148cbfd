package derring.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Moves that run against each other. */
class RaceTest {
  /** Better by 0.1 on the average, give or take 0.1. */
  private static Race little() {
    Race race = new Race();
    race.begin(new double[] {0.9, 0.1}, 2);
    for (int round = 0; round < 9; round++) {
      race.gained(0, 0.5);
      race.gained(1, round % 3 == 0 ? 1 : round % 3 == 1 ? 0.6 : 0.2);
    }
    return race;
  }

  @Test
  void whoIsABitBetterWinsIfNobodyIsCautious() {
    assertThat(little().winner(0.5)).isEqualTo(1);
  }

  @Test
  void whatLuckExplainsIsLeftToTheCautious() {
    assertThat(little().winner(2)).isZero();
  }

  @Test
  void theClearlyBetterWinsWhateverTheCaution() {
    Race race = new Race();
    race.begin(new double[] {0.9, 0.1}, 2);
    for (int round = 0; round < 9; round++) {
      race.gained(0, 0.5);
      race.gained(1, 0.9);
    }
    assertThat(race.winner(2)).isEqualTo(1);
  }
}
