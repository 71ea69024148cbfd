package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bots;
import derring.formats.Folder;
import java.io.File;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches of bots that have learnt since are not taken for those of today's. */
class MakingsTest {
  @TempDir Path folder;

  @Test
  void matchesOfOtherWeightsAreNotTakenForThoseOfThese() throws Exception {
    String[] lab = {"lab", "swordplay", "--games", "2", "--out", folder.toString()};
    String[] tournament = {
      "tournament",
      "swordplay",
      "--games",
      "2",
      "--bot",
      "random",
      "--bot",
      "solid",
      "--out",
      folder.toString()
    };
    assertThat(run("", lab)).startsWith("0 ").doesNotContain("played before");
    assertThat(run("", tournament)).startsWith("0 ").doesNotContain("played before");

    String others = learnt("audatia");
    assertThat(run(others, lab)).startsWith("0 ").contains("matches were played before");
    assertThat(run(others, tournament)).startsWith("0 ").contains("matches were played before");

    String own = learnt("swordplay");
    assertThat(run(own, lab))
        .startsWith("2 ")
        .contains(
            "lab-swordplay.games:1: these are matches of another question, with other cards, or of"
                + " bots that have learnt since; --fresh begins anew");
    assertThat(run(own, tournament)).startsWith("0 ").doesNotContain("played before");
  }

  /** A folder with bots of which the master of a game has learnt something else. */
  private String learnt(String game) throws Exception {
    Path copy = Files.createDirectories(folder.resolve("learnt-" + game));
    URL anchor = Objects.requireNonNull(Bots.class.getResource("Bots.class"));
    Path bots = Folder.of(anchor);
    try (Stream<Path> files = Files.walk(bots)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = copy.resolve("derring/bots").resolve(bots.relativize(file).toString());
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        Files.copy(file, to);
      }
    }
    Path lesson = copy.resolve("derring/bots").resolve(game).resolve("lesson.txt");
    String weights = Files.readString(lesson);
    Files.writeString(lesson, weights.replaceFirst("(?m)^0\\.", "1."));
    assertThat(Files.readString(lesson)).isNotEqualTo(weights);
    return copy + File.pathSeparator;
  }

  /** Its status and what it says. */
  private static String run(String before, String... words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                before + System.getProperty("java.class.path"),
                Derring.class.getName()));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() + " " + said;
  }
}
