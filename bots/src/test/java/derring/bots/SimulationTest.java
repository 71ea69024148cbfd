package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private final HaveAtYou duel = open();
  private final List<String> greedy = List.of("greedy", "greedy");

  private static HaveAtYou open() {
    Shelf shelf = Shelf.standard();
    return (HaveAtYou) shelf.open(shelf.title("have-at-you"), Facts.of(Map.of())).game();
  }

  @Test
  void theSameSeedGivesTheSameFiguresOverSeveralLots() {
    Simulation.Report report = new Simulation<>(duel, greedy).play(120, 7);
    assertThat(new Simulation<>(duel, greedy).play(120, 7)).isEqualTo(report);
    assertThat(new Simulation<>(duel, greedy).play(120, 8)).isNotEqualTo(report);
  }

  @Test
  void theFiguresAreThoseOfTheMatchesOneByOne() {
    Simulation.Report report = new Simulation<>(duel, greedy).play(70, 5);
    Contest<Battle, Move, View> contest =
        new Contest<>(duel, List.of(Bots.make("greedy", duel), Bots.make("greedy", duel)));
    int won = 0;
    int drawn = 0;
    double moves = 0;
    List<Integer> turns = new ArrayList<>();
    for (int seed = 5; seed < 75; seed++) {
      Contest.Result<Battle> result = contest.play(seed);
      Outcome outcome = result.outcome();
      won += outcome.won(0) ? 1 : 0;
      drawn += outcome.drawn() ? 1 : 0;
      moves += result.decisions();
      turns.add(result.last().stage(0).turns() + 1);
    }
    turns.sort(null);
    assertThat(report.wins().getFirst()).isEqualTo(new Share(won, 70));
    assertThat(report.drawn()).isEqualTo(new Share(drawn, 70));
    assertThat(report.moves().value()).isCloseTo(moves / 70, within(1e-9));
    assertThat(report.turns())
        .isEqualTo(
            new Simulation.Turns(turns.get(6) / 2.0, turns.get(34) / 2.0, turns.get(62) / 2.0));
  }

  @Test
  void everySeatBeginsOnceInAMatchWithOneWeapon() {
    Simulation.Report report = new Simulation<>(duel, greedy).play(60, 1);
    assertThat(table(report, "turn"))
        .hasEntrySatisfying("first", wins -> assertThat(wins.of()).isEqualTo(60))
        .hasEntrySatisfying("later", wins -> assertThat(wins.of()).isEqualTo(60));
    assertThat(table(report, "starting weapon").values().stream().mapToInt(Share::of).sum())
        .isEqualTo(120);
    assertThat(table(report, "card played")).containsKeys("Attack!", "Parry!", "Swash!");
    assertThat(table(report, "Swash! used to")).containsKey("heal");
  }

  @Test
  void swordplayIsCountedByItsCards() {
    Simulation.Report report = new Simulation<>(Tables.open(Map.of()), greedy).play(60, 1);
    assertThat(table(report, "turn").get("first")).extracting(Share::of).isEqualTo(60);
    assertThat(table(report, "played")).hasSizeGreaterThan(10);
    assertThat(report.turns()).isNotNull();
  }

  @Test
  void progressGoesUpToTheEnd() {
    List<Integer> done = new ArrayList<>();
    new Simulation<>(duel, greedy).play(120, 1, done::add);
    assertThat(done).isSorted().hasSizeGreaterThan(1).endsWith(120);
  }

  @Test
  void anUnknownBotIsRefusedAtOnce() {
    assertThatThrownBy(() -> new Simulation<>(duel, List.of("greedy", "clever")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("clever");
  }

  @Test
  void sumsInPartsAreTheSumOfAll() {
    Mean.Sum all = new Mean.Sum();
    Mean.Sum one = new Mean.Sum();
    Mean.Sum other = new Mean.Sum();
    for (int i = 0; i < 50; i++) {
      double number = i * i % 17;
      all.add(number);
      (i < 20 ? one : other).add(number);
    }
    one.add(other);
    assertThat(one.mean().value()).isCloseTo(all.mean().value(), within(1e-12));
    assertThat(one.mean().error()).isCloseTo(all.mean().error(), within(1e-12));
    assertThat(one.mean().of()).isEqualTo(50);
  }

  private static Map<String, Share> table(Simulation.Report report, String heading) {
    return report.tables().stream()
        .filter(table -> table.heading().equals(heading))
        .findFirst()
        .orElseThrow()
        .wins();
  }
}
