package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SimulateTest {

  private static Ran simulate(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "simulate";
    System.arraycopy(args, 0, all, 1, args.length);
    return Ran.of("", all);
  }

  @Test
  void duelsAreCountedByWeaponAndCardAndAlwaysTheSame() {
    String[] args = {"have-at-you", "--games", "40", "--seat", "greedy", "--seat", "greedy"};
    Ran ran = simulate(args);
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("Have at You!: 40 matches, seeds from 1")
        .contains("second seat, greedy: wins ")
        .contains("turns each: median ")
        .contains("wins by starting weapon:")
        .contains("  bare hands ")
        .contains("wins by card played:")
        .contains("% of the matches at most")
        .isEqualTo(simulate(args).out())
        .isNotEqualTo(simulate("have-at-you", "--games", "40", "--seed", "41").out());
  }

  @Test
  void swordplayIsCountedByTheSameCommand() {
    Ran ran = simulate("swordplay", "--games", "20", "--seat", "greedy", "--seat", "random");
    assertThat(ran.out()).contains("first seat, greedy: wins ").contains("wins by played:");
  }

  @Test
  void otherBattleTypesHaveOneBotForEachSeat() {
    Ran ran =
        simulate("have-at-you", "--games", "2", "--option", "battle=brawl", "--option", "target=5");
    assertThat(ran.status()).isZero();
    String[] two = {"--option", "battle=team-duel", "--seat", "greedy", "--seat", "random"};
    assertThat(simulate("have-at-you", two[0], two[1], two[2], two[3], two[4], two[5]).err())
        .contains("--seat is given for 2 seats, but this game has 4");
  }

  @Test
  void oneNamedBotTakesAllSeats() {
    Ran ran =
        simulate("have-at-you", "--games", "2", "--option", "battle=team-duel", "--seat", "random");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("first seat, random: wins ")
        .contains("fourth seat, random: wins ");
    assertThat(simulate("swordplay", "--games", "2", "--seat", "random").out())
        .contains("first seat, random: wins ")
        .contains("second seat, random: wins ")
        .doesNotContain("third seat");
    assertThat(simulate("have-at-you", "--seat", "human").err())
        .contains("only bots can be simulated")
        .hasLineCount(1);
  }

  @Test
  void theFiguresAreThereForPrograms() {
    assertThat(simulate("have-at-you", "--games", "10", "--json").out())
        .startsWith("{")
        .contains("\"turns\": {")
        .contains("\"median\": ")
        .contains("\"starting weapon\": {")
        .contains("\"low\": ");
  }

  @Test
  void badInputIsOneClearSentence() {
    Ran few = simulate("have-at-you", "--games", "0");
    assertThat(few.status()).isEqualTo(2);
    assertThat(few.err()).contains("--games: expected a number from 1 to").hasLineCount(1);
    assertThat(simulate("have-at-you", "--seat", "human", "--seat", "greedy").err())
        .contains("only bots can be simulated")
        .hasLineCount(1);
    assertThat(simulate("have-at-you", "--seat", "clever", "--seat", "greedy").err())
        .contains("'clever'")
        .hasLineCount(1);
    assertThat(simulate("chess").err()).contains("chess").hasLineCount(1);
  }
}
