package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tournaments, and what their figures are written into. */
class TournamentTest {
  @TempDir Path project;
  @TempDir Path kept;

  private Ran tournament(String... words) {
    List<String> all = new ArrayList<>(List.of("tournament", "audatia", "--games", "2"));
    all.addAll(List.of("--write", project.toString(), "--out", kept.toString()));
    all.addAll(List.of(words));
    return Ran.of("", all.toArray(String[]::new));
  }

  @Test
  void aBotAtEveryTableIsToldOnceForEachAndTakesThePlaceOfWhatWasThere() throws Exception {
    Path report = Files.createDirectories(project.resolve("bench")).resolve("BOTS.md");
    for (int run = 0; run < 2; run++) {
      Ran ran = tournament("--every-table", "--bot", "solid", "--bot", "greedy");
      assertThat(ran.status()).as(ran.err()).isZero();
      // the solid one judges as the greedy bot does
      assertThat(ran.out().lines()).hasSize(9).allMatch(line -> line.endsWith("+0.0 ± 0.0 %"));
    }
    assertThat(Files.readString(report))
        .startsWith("# How strong the bots are")
        .containsOnlyOnce("## Audatia, every table")
        .contains("| as it is | 2 | ");
  }

  @Test
  void everyTableNeedsTwoBotsAndLooksAtNoOption() throws Exception {
    Files.createDirectories(project.resolve("bench"));
    for (String[] words :
        new String[][] {
          {"--every-table", "--bot", "solid"},
          {"--every-table", "--bot", "solid", "--bot", "solid"},
          {"--every-table", "--bot", "solid", "--bot", "greedy", "--option", "break=true"}
        }) {
      Ran ran = tournament(words);
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err()).contains("--every-table: expected two different --bot");
    }
  }

  /** The second bot would never sit there, and the first win against nobody. */
  @Test
  void whoSitsAloneMeetsNobody() throws Exception {
    Ran ran =
        kept(
            kept,
            "swordplay",
            "--option",
            "monster=true",
            "--option",
            "seats=1",
            "--bot",
            "random",
            "--bot",
            "solid");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("derring: nobody plays against anybody at a table with one seat")
        .hasLineCount(1);
    assertThat(ran.out()).isEmpty();
    assertThat(files()).isEmpty();
  }

  /** In the middle of a pairing, and as rudely as can be. */
  @ParameterizedTest
  @CsvSource({"INT, 130", "KILL, 137"})
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
  void whoIsInterruptedLosesNoFinishedMatchAndFindsTheSame(String signal, int status)
      throws Exception {
    assumeFalse(
        signal.equals("INT") && SignalTest.ignored(signal), "this build ignores the signal INT");
    String[] words = {"swordplay", "--games", "3000", "--bot", "random", "--bot", "solid"};
    Process process = begun(words);
    SignalTest.end(process, signal);
    assertThat(process.exitValue()).as(said()).isEqualTo(status);
    assertThat(said()).doesNotContain("random against solid");
    if (signal.equals("INT")) {
      assertThat(said())
          .containsPattern("[1-9]\\d* matches are kept; the same command goes on from there.");
    }
    words[2] = "400";
    Ran went = kept(kept, words);
    assertThat(went.err()).containsPattern("[1-9]\\d* matches were played before");
    Ran whole = kept(project, words);
    assertThat(whole.err()).doesNotContain("played before");
    assertThat(untimed(went)).hasSize(3).isEqualTo(untimed(whole));
    assertThat(untimed(kept(kept, words))).isEqualTo(untimed(whole));
  }

  @Test
  void everyTableGoesOnAsWell() throws Exception {
    String[] words = {
      "swordplay", "--games", "6", "--every-table", "--bot", "random", "--bot", "solid"
    };
    Ran whole = kept(kept, words);
    assertThat(whole.status()).as(whole.err()).isZero();
    Path file = files().getFirst();
    List<String> lines = Files.readAllLines(file);
    Files.writeString(file, String.join("\n", lines.subList(0, lines.size() / 2))); // cut off
    Ran went = kept(kept, words);
    assertThat(went.err()).containsPattern("[1-9]\\d* matches were played before");
    assertThat(went.out()).isEqualTo(whole.out());
    assertThat(Files.readAllLines(file)).hasSameSizeAs(lines);
  }

  @Test
  void anotherQuestionIsKeptApart() throws Exception {
    kept(kept, "audatia", "--games", "4", "--bot", "random", "--bot", "solid");
    Ran other =
        kept(kept, "audatia", "--games", "4", "--bot", "random", "--bot", "solid", "--seed", "2");
    assertThat(other.err()).isEmpty();
    assertThat(files()).hasSize(2);
  }

  @Test
  void whereMatchesCannotBeKeptItSaysSo() throws Exception {
    Path file = Files.writeString(kept.resolve("file"), "");
    Ran ran = kept(file, "audatia", "--games", "2", "--bot", "random", "--bot", "solid");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("derring: --out: " + file + " is no folder that can be written into\n");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(kept)) {
      return files.filter(file -> file.toString().endsWith(".games")).sorted().toList();
    }
  }

  private String said() throws IOException {
    return Files.readString(project.resolve("said"));
  }

  private static Ran kept(Path folder, String... words) {
    List<String> all = new ArrayList<>(List.of("tournament"));
    all.addAll(List.of(words));
    all.addAll(List.of("--out", folder.toString()));
    return Ran.of("", all.toArray(String[]::new));
  }

  /** How long somebody thinks is not the same twice. */
  private static List<String> untimed(Ran ran) {
    assertThat(ran.status()).as(ran.err()).isZero();
    return ran.lines().stream().map(line -> line.replaceFirst("  [\\d.]+ ms .*", "")).toList();
  }

  /** One in a process of its own that has played some matches and goes on. */
  private Process begun(String... words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Derring.class.getName(),
                "tournament"));
    command.addAll(List.of(words));
    command.addAll(List.of("--out", kept.toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(project.resolve("said").toFile())
            .start();
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (process.isAlive()
        && System.nanoTime() < until
        && (files().isEmpty() || Files.size(files().getFirst()) < 4_000)) {
      Thread.sleep(2);
    }
    return process;
  }
}
