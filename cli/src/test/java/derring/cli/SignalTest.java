package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches in a process of their own, which a signal ends. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
class SignalTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "INT, 130, swordplay --seat human random",
    "INT, 130, swordplay --plain --seat human random",
    "INT, 130, swordplay --json --seat human random",
    "INT, 130, fire-at-will --seat human beginner",
    "TERM, 143, swordplay --seat human random",
    "HUP, 129, swordplay --seat human random"
  })
  void whoIsCutOffWhileHeIsAskedHasTheMatchSoFarRecorded(String signal, int status, String words)
      throws Exception {
    assumeFalse(ignored(signal), "this build runs where the signal " + signal + " is ignored");
    Path record = folder.resolve("cut.json");
    Process process = play(record, words);
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        Writer in = process.outputWriter(StandardCharsets.UTF_8)) {
      awaitQuestion(out);
      in.write("1\n");
      in.flush();
      awaitQuestion(out);
      end(process, signal);
      assertThat(process.exitValue()).isEqualTo(status);
      assertThat(process.errorReader(StandardCharsets.UTF_8).readLine()).isNull();
    } finally {
      process.destroyForcibly();
    }
    assertThat(folder.toFile().list()).containsExactly("cut.json");
    Ran verified = Ran.of("", "verify", record.toString());
    assertThat(verified.status()).as(verified.err()).isZero();
    assertThat(Files.readString(record)).contains("\"move\"").doesNotContain("\"outcome\"");
  }

  /** Nobody reads on, as with a pager: the match stands where its output fills the pipe. */
  @Test
  void whoIsCutOffWhileBotsPlayHasTheMatchSoFarRecorded() throws Exception {
    assumeFalse(ignored("INT"), "this build runs where the signal INT is ignored");
    Path record = folder.resolve("cut.json");
    Process process = play(record, "swordplay --json --seat" + " random".repeat(6));
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).contains("\"match\"");
      end(process, "INT");
    } finally {
      process.destroyForcibly();
    }
    assertThat(folder.toFile().list()).containsExactly("cut.json");
    Ran verified = Ran.of("", "verify", record.toString());
    assertThat(verified.status()).as(verified.err()).isZero();
    assertThat(Files.readString(record)).doesNotContain("\"outcome\"");
  }

  /** What is learnt by then is no lesson, and the whole one that is there stays. */
  @Test
  void whoStopsATrainingIsToldHowFarItGotAndKeepsTheLessonThatIsThere() throws Exception {
    assumeFalse(ignored("INT"), "this build runs where the signal INT is ignored");
    Path lesson =
        Files.createDirectories(folder.resolve("derring/bots/audatia")).resolve("lesson.txt");
    Files.writeString(lesson, "as it was");
    Process process =
        derring(
            List.of("train", "audatia", "--games", "200", "--own", "100000", "--lines", "8"),
            "--write",
            folder.toString());
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      String line;
      do {
        line = out.readLine();
        assertThat(line).as("it learns").isNotNull();
      } while (!line.startsWith("greedy: 200 games"));
      end(process, "INT");
      assertThat(process.exitValue()).isEqualTo(130);
      assertThat(process.errorReader(StandardCharsets.UTF_8).lines().toList())
          .containsExactly(
              "Stopped after at least 200 of 200 matches of the greedy bot and 0 of 100000 of the"
                  + " search; nothing was written, and the same command begins anew.");
    } finally {
      process.destroyForcibly();
    }
    assertThat(lesson).content().isEqualTo("as it was");
    assertThat(lesson.getParent().toFile().list()).containsExactly("lesson.txt");
  }

  private static Process play(Path record, String words) throws IOException {
    List<String> command = new ArrayList<>(List.of("play"));
    command.addAll(List.of(words.split(" ")));
    return derring(command, "--seed", "3", "--record", record.toString());
  }

  private static Process derring(List<String> words, String... more) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Derring.class.getName()));
    command.addAll(words);
    command.addAll(List.of(more));
    return new ProcessBuilder(command).start();
  }

  /** Reads on to where the player is asked, in plain lines or in JSON. */
  private static void awaitQuestion(BufferedReader out) throws IOException {
    String line;
    do {
      line = out.readLine();
      assertThat(line).as("the match asks for a move").isNotNull();
    } while (!line.startsWith("? ") && !line.contains("\"moves\""));
  }

  static void end(Process process, String signal) throws Exception {
    Process kill = new ProcessBuilder("kill", "-" + signal, "" + process.pid()).start();
    assertThat(kill.waitFor()).isZero();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).as("the process ends").isTrue();
  }

  /** A shell that puts a build into the background has it ignore Ctrl-C, and its children too. */
  static boolean ignored(String signal) throws Exception {
    Process probe = new ProcessBuilder("sh", "-c", "kill -" + signal + " $$; echo alive").start();
    return probe.inputReader(StandardCharsets.UTF_8).readLine() != null;
  }
}
