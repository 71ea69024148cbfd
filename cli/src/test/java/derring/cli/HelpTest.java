package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command answers {@code --help} at once: the launcher prints a text of {@code docs/help},
 * and builds, loads and starts nothing. {@code -Dderring.help=write} writes those of the program's
 * own commands.
 */
class HelpTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path TEXTS = ROOT.resolve("docs/help");
  private static final int SCREEN = 50;
  private static final int WIDTH = 100;

  @TempDir Path empty;

  /** The names of the program's own commands, as its help lists them, and what each answers. */
  private static Map<String, String> own() {
    Map<String, String> texts = new TreeMap<>();
    String all = Ran.of("", "--help").out();
    texts.put("derring", all);
    Matcher line = Pattern.compile("(?m)^  ([a-z]+) {2,}\\S").matcher(all);
    while (line.find()) {
      Ran asked = Ran.of("", line.group(1), "--help");
      assertThat(asked.status()).as(line.group()).isZero();
      texts.put(line.group(1), asked.out());
    }
    return texts;
  }

  /** What the launcher of a working copy does by itself: the branches of its last choice. */
  private static List<String> launchers() throws IOException {
    String script = Files.readString(ROOT.resolve("derring"));
    List<String> commands = new ArrayList<>(List.of("bench server", "bench nodes", "bench page"));
    Pattern.compile("(?m)^  ([a-z0-9]+)\\)$")
        .matcher(script.substring(script.indexOf("\nfind_java\n")))
        .results()
        .forEach(found -> commands.add(found.group(1)));
    return commands;
  }

  @Test
  void theTextsOfTheProgramsCommandsAreWhatTheyAnswer() throws Exception {
    Map<String, String> own = own();
    assertThat(own).containsKeys("serve", "play", "backup", "help");
    for (Map.Entry<String, String> one : own.entrySet()) {
      Path file = TEXTS.resolve(one.getKey() + ".txt");
      if ("write".equals(System.getProperty("derring.help"))) {
        Files.writeString(file, one.getValue());
      }
      assertThat(file)
          .as("docs/help is not up to date; run HelpTest with -Dderring.help=write")
          .content()
          .isEqualTo(one.getValue());
    }
  }

  @Test
  void thereIsNoTextOfACommandThatIsGone() throws Exception {
    List<String> known = new ArrayList<>(own().keySet());
    launchers().forEach(command -> known.add(command.replace(' ', '-')));
    try (Stream<Path> files = Files.list(TEXTS)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
          .containsExactlyInAnyOrderElementsOf(known);
    }
  }

  @Test
  void whatABenchmarkUnderstandsIsInItsText() throws Exception {
    String texts =
        Files.readString(TEXTS.resolve("bench-server.txt"))
            + Files.readString(TEXTS.resolve("bench-nodes.txt"));
    Pattern option = Pattern.compile("\"(--[a-z-]+)\"");
    try (Stream<Path> sources =
        Files.list(ROOT.resolve("bench/src/main/java/derring/bench/server"))) {
      for (Path source : sources.toList()) {
        option
            .matcher(Files.readString(source))
            .results()
            .map(found -> found.group(1))
            .filter(word -> !word.startsWith("--enable-") && !word.startsWith("--sun-"))
            .forEach(word -> assertThat(texts).as(source.toString()).contains(word + " "));
      }
    }
  }

  /** A copy of the launcher with nothing built around it, where Maven and Node would be noticed. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no bash")
  void everyCommandAnswersAtOnceAndNothingIsBuilt() throws Exception {
    Files.createDirectories(empty.resolve("docs/help"));
    Files.copy(ROOT.resolve("derring"), empty.resolve("derring"));
    try (Stream<Path> files = Files.list(TEXTS)) {
      for (Path file : files.toList()) {
        Files.copy(file, empty.resolve("docs/help").resolve(file.getFileName()));
      }
    }
    List<String> before = listing();
    List<String> commands = new ArrayList<>(launchers());
    commands.addAll(own().keySet());
    assertThat(commands).contains("test", "soak", "bench", "format", "package", "mutants");
    commands.remove("derring");
    for (String command : commands) {
      assertThat(ask(command + " --help")).startsWith("Usage: derring " + command);
      assertThat(ask("help " + command)).startsWith("Usage: derring " + command);
    }
    assertThat(ask("play swordplay --help")).startsWith("Usage: derring play");
    assertThat(ask("--port 8081 --help")).startsWith("Usage: derring serve");
    String all = ask("--help");
    assertThat(ask("help")).isEqualTo(all);
    for (String command : commands) {
      assertThat(all).containsPattern("(?m)^ +(derring )?" + command + " ");
    }
    assertThat(listing()).isEqualTo(before);
  }

  private List<String> listing() throws IOException {
    try (Stream<Path> files = Files.walk(empty)) {
      return files.map(Path::toString).sorted().toList();
    }
  }

  /** What the launcher says where it finds neither Java nor Maven nor anything that was built. */
  private String ask(String words) throws Exception {
    List<String> command = new ArrayList<>(List.of("bash", empty.resolve("derring").toString()));
    command.addAll(List.of(words.split(" ")));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.matches(".*JAVA.*|DERRING.*"));
    long start = System.nanoTime();
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    assertThat(process.exitValue()).as("%s: %s", words, said).isZero();
    assertThat(said.lines().count()).as("lines of %s", words).isBetween(2L, (long) SCREEN);
    assertThat(said.lines()).as(words).allMatch(line -> line.length() <= WIDTH);
    return said;
  }
}
