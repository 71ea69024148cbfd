package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.swordplay.Swordplay;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** How well the greedy bot plays; the seeds are fixed, so the figures are always the same. */
class GreedyStrengthTest {

  @TestFactory
  Stream<DynamicTest> greedyWinsNineDuelsOfTenAgainstRandom() {
    return Stream.of(
            Map.<String, Object>of(),
            Map.<String, Object>of("set", "arena"),
            Map.<String, Object>of("set", "crossover"),
            Map.<String, Object>of("set", "crossover", "weapon-breakage", true),
            Map.<String, Object>of("realistic-parries", true, "abilities", true))
        .map(options ->
            DynamicTest.dynamicTest(
                options.toString(),
                () -> {
                  Share wins = Tables.wins(Tables.open(options), "greedy", "random", 200);
                  assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.95);
                }));
  }

  @Test
  void greedyOutlastsThreeRandomFightersNearlyAlways() {
    Share wins = Tables.wins(Tables.open(Map.of("seats", 4)), "greedy", "random", 100);
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.9);
  }

  @Test
  void aGreedyPirateBeatsTheBeastAloneMoreOftenThanNotAndARandomOneHardlyEver() {
    Swordplay game = Tables.open(Map.of("seats", 1, "monster", true));
    Share greedy = Tables.wins(game, "greedy", "greedy", 400);
    Share random = Tables.wins(game, "random", "random", 400);
    assertThat(greedy.low()).as(greedy.toString()).isGreaterThan(0.6);
    assertThat(random.high()).as(random.toString()).isLessThan(0.05);
  }

  @Test
  void aGreedyHeroBeatsTheBeastAloneMoreOftenStill() {
    Swordplay game = Tables.open(Map.of("seats", 1, "monster", true, "set", "arena"));
    Share greedy = Tables.wins(game, "greedy", "greedy", 400);
    assertThat(greedy.low()).as(greedy.toString()).isGreaterThan(0.7);
  }
}
