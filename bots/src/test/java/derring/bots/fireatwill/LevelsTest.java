package derring.bots.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Share;
import derring.bots.Simulation;
import derring.fireatwill.FireAtWill;
import derring.formats.Shelf;
import derring.kernel.Facts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the levels compare; the seeds are fixed, so the figures are always the same. */
class LevelsTest {
  private static final int BATTLES = 400;

  private static Simulation.Report played(
      Map<String, Object> options, int battles, String one, String other) {
    Shelf shelf = Shelf.standard();
    FireAtWill game =
        (FireAtWill) shelf.open(shelf.title("fire-at-will"), Facts.of(options)).game();
    return new Simulation<>(game, List.of(one, other)).play(battles, 1);
  }

  @Test
  void theMasterBeatsTheBeginnerNinetyNineTimesOfAHundred() {
    Share wins = played(Map.of(), BATTLES, "master", "beginner").wins().getFirst();
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.99);
  }

  @Test
  void theSeatMakesNoDifferenceToThat() {
    Share wins = played(Map.of(), BATTLES / 2, "beginner", "master").wins().getLast();
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.97);
  }

  @Test
  void theMasterBeatsTheGunnerAndLosesNowAndThen() {
    Share wins = played(Map.of(), BATTLES, "master", "gunner").wins().getFirst();
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.6);
    assertThat(wins.high()).as(wins.toString()).isLessThan(0.98);
  }

  @Test
  void theBeginnerLosesToTheGunnerThreeTimesOfFourAndNotAlways() {
    Share wins = played(Map.of(), BATTLES, "gunner", "beginner").wins().getFirst();
    assertThat(wins.value()).as(wins.toString()).isBetween(0.75, 0.95);
  }

  @Test
  void aBeginnerBeatsWhoPlaysAnything() {
    Share wins = played(Map.of(), BATTLES / 4, "beginner", "random").wins().getFirst();
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.9);
  }

  @Test
  void theMasterScoresWellAndFlagsHardlyAnythingInVain() {
    Simulation.Report report = played(Map.of(), 100, "master", "beginner");
    assertThat(report.points().getFirst().low()).isGreaterThan(60);
    assertThat(report.points().getLast().high()).isLessThan(35);
  }

  @Test
  void withAllVariantsTheMasterStaysTheMaster() {
    Share wins =
        played(
                Map.of(
                    "gunners", "both", "expert", true, "flags", "free", "head-start", "northwall"),
                100,
                "master",
                "beginner")
            .wins()
            .getFirst();
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.9);
  }
}
