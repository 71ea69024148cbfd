package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FireAtWillCliTest {
  /** Always the first move: enough of them for any match. */
  private static final String FIRST_MOVES = "1\n".repeat(5000);

  @TempDir Path folder;

  @Test
  void withoutATerminalTheOpponentActsBetweenTheMovesOfAPerson() {
    Path record = folder.resolve("battle.json");
    Ran ran =
        Ran.of(
            FIRST_MOVES,
            "play",
            "fire-at-will",
            "--seat",
            "human",
            "master",
            "--seed",
            "7",
            "--record",
            record.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("Northwall Confederation plays Load")
        .contains("Cease Fire!")
        .contains("You have lost.")
        .contains("Illyria plays Load");
    Ran verified = Ran.of("", "verify", record.toString());
    assertThat(verified.out()).contains("verified");
  }

  @Test
  void twoBotsCanBeWatchedAndTheSameSeedGivesTheSameBattle() {
    String[] args = {"play", "fire-at-will", "--seat", "master", "beginner", "--seed", "11"};
    Ran ran = Ran.of("", args);
    assertThat(ran.out()).isEqualTo(Ran.of("", args).out()).contains("Illyria has won.");
  }

  @Test
  void practiceIsAloneAndWithoutAClock() {
    Ran ran = Ran.of(FIRST_MOVES, "play", "fire-at-will", "--practice", "--seed", "2");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("Illyria: Cease Fire!")
        .doesNotContain("Northwall Confederation plays")
        .doesNotContain("does nothing for a while");
    assertThat(Ran.of("", "play", "swordplay", "--practice").err()).contains("--practice");
  }

  @Test
  void onATerminalOneKeyIsOneHalfOfAPlayAndThePageIsDrawnAnew() throws Exception {
    String shown = live(" 1329q", "play", "fire-at-will", "--seat", "human", "beginner");
    assertThat(shown)
        .contains("Any key begins.")
        .contains("plays Load")
        .contains("on pile 3")
        .contains("from deck 2");
  }

  @Test
  void onATerminalARefusalIsToldWithItsRule() throws Exception {
    String shown = live(" cq", "play", "fire-at-will", "--seat", "human", "beginner");
    assertThat(shown).contains("You still have cards to play. (FAW-2.11)");
  }

  @Test
  void twoPeopleAtOneKeyboardAreRefused() throws Exception {
    assertThat(live(" q", "play", "fire-at-will", "--seat", "human", "human"))
        .contains("two people cannot be fast at one keyboard");
  }

  private static String live(String keys, String... args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ExternalTerminal terminal =
        new ExternalTerminal(
            "test",
            "xterm-256color",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            bytes,
            StandardCharsets.UTF_8)) {
      Derring.run(Ran.seated(terminal, out), args);
    }
    return bytes.toString(StandardCharsets.UTF_8) + out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void pilesThatWereWrittenDownAreScored() throws IOException {
    Path file = folder.resolve("piles.txt");
    Files.writeString(
        file,
        """
        # an example
        Illyria
        1: L2 R2 A2 F2 | M1 | L1 F3
        Northwall
        6: L1 R1 A2 F1 I
        """);
    Ran ran = Ran.of("", "score", file.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("A Sharpshooter shot of cannon 1: 4 points (4).  (FAW-4.3)")
        .contains("Illyria: 8 (Sharpshooter shots 1, flags reclaimed 1, unclaimed 0, Maneuvers 1)")
        .contains("Northwall Confederation: 2 (")
        .contains("Illyria wins.");
    assertThat(Ran.of("", "score", file.toString(), "--totals").lines()).hasSize(3);
    assertThat(Ran.of("", "score", file.toString(), "--json").out())
        .contains("\"sharpshooters\": 1")
        .contains("FAW-4.3");
  }

  @Test
  void pilesThatCannotBeReadAreRefusedWithTheirLine() throws IOException {
    Path file = folder.resolve("piles.txt");
    Files.writeString(file, "Illyria\n1: L9\n");
    Ran ran = Ran.of("", "score", file.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains("line 2").contains("L9");
    assertThat(Ran.of("", "score", folder.resolve("none.txt").toString()).err())
        .contains("there is no such file");
  }

  @Test
  void battlesAreSimulatedWithIntervalsAndAlwaysTheSame() {
    String[] args = {
      "simulate", "fire-at-will", "--games", "20", "--seat", "master", "--seat", "beginner"
    };
    Ran ran = Ran.of("", args);
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("seat 0 master: wins 100.0 % (")
        .contains("points ")
        .contains("seconds a match: ")
        .isEqualTo(Ran.of("", args).out());
  }

  @Test
  void gamesOfTurnsAreSimulatedToo() {
    Ran ran =
        Ran.of(
            "", "simulate", "swordplay", "--games", "10", "--seat", "greedy", "--seat", "random");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("seat 0 greedy: wins ").doesNotContain("points");
    assertThat(Ran.of("", "simulate", "swordplay", "--seat", "human", "--seat", "bot").err())
        .contains("only bots can be simulated");
    assertThat(Ran.of("", "simulate", "swordplay", "--games", "0").err()).contains("--games");
  }
}
