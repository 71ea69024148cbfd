package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {
  @TempDir Path folder;

  static Stream<List<String>> badUses() {
    return Stream.of(
        List.of("there is no command 'duel'", "duel"),
        List.of("there is no game 'chess'", "play", "chess"),
        List.of("which game?", "play"),
        List.of("'x' is not known here", "play", "swordplay", "--option", "x=1"),
        List.of("expected NAME=VALUE", "play", "swordplay", "--option", "seats"),
        List.of(
            "option 'seats': expected a whole number", "play", "swordplay", "--option", "seats=9"),
        List.of("option 'seats': expected", "play", "swordplay", "--option", "seats=two"),
        List.of(
            "is given twice", "play", "swordplay", "--option", "seats=2", "--option", "seats=3"),
        List.of(
            "option 'monster': expected true or false",
            "play",
            "swordplay",
            "--option",
            "monster=7"),
        List.of("of the kind 'dog'", "play", "swordplay", "--seat", "human", "dog"),
        List.of(
            "--seat is given for 3 seats",
            "play",
            "swordplay",
            "--option",
            "seats=2",
            "--seat",
            "human",
            "bot",
            "bot"),
        List.of(
            "--name is given for 3 seats",
            "play",
            "swordplay",
            "--name",
            "A",
            "--name",
            "B",
            "--name",
            "C"),
        List.of("expected a whole number", "play", "swordplay", "--seed", "soon"),
        List.of("expected a whole number", "simulate", "swordplay", "--games", "9999999999"),
        List.of("the file is empty", "score", "BLANK"),
        List.of("the puzzles cannot be written to", "puzzles", "swordplay", "--write", "GOOD"),
        List.of(
            "the weights cannot be written into",
            "train",
            "swordplay",
            "--games",
            "10000000",
            "--write",
            "GOOD"),
        List.of(
            "the figures cannot be written into",
            "tournament",
            "swordplay",
            "--games",
            "1000000",
            "--write",
            "EMPTY"),
        List.of(
            "'rapier.yaml' is a word too many for derring lab", "lab", "swordplay", "rapier.yaml"),
        List.of("'--quick' is no option of derring lab", "lab", "swordplay", "--quick"),
        List.of("there is no folder", "lab", "swordplay", "--out", "EMPTY", "--write", "EMPTY"),
        List.of("There is no store in", "check", "EMPTY"),
        List.of("There is no store in", "check", "NONE"),
        List.of("expected the address of a proxy", "--trusted-proxy", "nginx", "--data", "NONE"),
        List.of("--color: expected auto", "play", "swordplay", "--color", "pink"),
        List.of("no card set 'cats'", "play", "swordplay", "--cards", "cats=GOOD"),
        List.of("expected SET=FILE", "play", "swordplay", "--cards", "GOOD"),
        List.of("there is no such file", "play", "swordplay", "--cards", "pirates=NONE"),
        List.of("there is no folder", "play", "swordplay", "--record", "NONE/a.json"),
        List.of("exists already", "play", "swordplay", "--record", "GOOD"),
        List.of("it is a folder", "play", "swordplay", "--record", "FOLDER"),
        List.of("there is no such file", "verify", "NONE"),
        List.of("there is no such file", "replay", "NONE"),
        List.of("derring-record", "verify", "GOOD"),
        List.of("not valid JSON", "replay", "CUT.json"),
        List.of("there is no such file", "scenario", "NONE"),
        List.of("expected scenarios", "scenario", "EMPTY"),
        List.of("not known here", "scenario", "FIELD.yaml"),
        List.of("there is no clause 'SWP-99'", "help", "SWP-99"),
        List.of("neither a command nor a clause", "help", "flying"),
        List.of("there is no game", "rules", "chess"),
        List.of("there is no game", "clauses", "chess"),
        List.of("there is no game", "cards", "chess"),
        List.of("CARDS.yaml:", "cards", "swordplay", "--set", "CARDS.yaml"),
        List.of("--depth", "perft", "swordplay", "--depth", "-1", "--seed", "1"),
        List.of("--seed", "perft", "swordplay", "--depth", "1"));
  }

  @ParameterizedTest
  @MethodSource("badUses")
  void isRefusedInOneSentenceWithStatusTwo(List<String> use) throws IOException {
    Files.writeString(folder.resolve("good.yaml"), "title: nothing\n");
    Files.writeString(folder.resolve("cut.json"), "{\"derring-record\": 1, ");
    Files.writeString(
        folder.resolve("field.yaml"), "game: swordplay\ntitle: t\nrulez: []\nexpect: {}\n");
    Files.writeString(
        folder.resolve("cards.yaml"), "title: t\nattacks:\n  - {name: A, copies: x}\n");
    Files.createDirectory(folder.resolve("empty"));
    Files.writeString(folder.resolve("blank"), " \n");
    long before = count();
    String[] args = use.stream().skip(1).map(this::located).toArray(String[]::new);

    Ran ran = Ran.of("", args);

    assertThat(ran.err()).contains(located(use.getFirst())).startsWith("derring: ").endsWith("\n");
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(count()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nowhere.invalid", "192.0.2.1"})
  void aServerListensAtThisMachineOnly(String host) {
    Ran ran = Ran.of("", "--host", host, "--port", "0", "--data", folder.toString());
    assertThat(ran.err())
        .isEqualTo("derring: --host expects an address of this machine, but found " + host + "\n");
    assertThat(ran.status()).isEqualTo(2);
  }

  private String located(String word) {
    return word.replace("GOOD", folder.resolve("good.yaml").toString())
        .replace("NONE", folder.resolve("none").toString())
        .replace("FOLDER", folder.toString())
        .replace("BLANK", folder.resolve("blank").toString())
        .replace("EMPTY", folder.resolve("empty").toString())
        .replace("CUT.json", folder.resolve("cut.json").toString())
        .replace("FIELD.yaml", folder.resolve("field.yaml").toString())
        .replace("CARDS.yaml", folder.resolve("cards.yaml").toString());
  }

  private long count() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.count();
    }
  }

  @Test
  void oneBadScenarioDoesNotHideTheOthers() throws IOException {
    Path good = folder.resolve("a.yaml");
    Files.writeString(
        good, "game: swordplay\ntitle: The first player is seat 0\nexpect: {to-act: [0]}\n");
    Path wrong = folder.resolve("b.yaml");
    Files.writeString(
        wrong, "game: swordplay\ntitle: The first player is seat 1\nexpect: {to-act: [1]}\n");
    Path bad = folder.resolve("c.yaml");
    Files.writeString(bad, "game: swordplay\n");

    Ran failed = Ran.of("", "scenario", good.toString(), wrong.toString());
    assertThat(failed.status()).isEqualTo(1);
    assertThat(failed.lines()).hasSize(3);
    assertThat(failed.lines().get(0)).startsWith("ok ");
    assertThat(failed.lines().get(1)).startsWith("FAIL ").contains("b.yaml:3: ");
    assertThat(failed.lines().get(2)).isEqualTo("1 passed, 1 failed");

    Ran unusable = Ran.of("", "scenario", folder.toString());
    assertThat(unusable.status()).isEqualTo(2);
    assertThat(unusable.out()).contains("1 passed, 1 failed, 1 cannot be used");
    assertThat(unusable.err().lines()).hasSize(1);
  }
}
