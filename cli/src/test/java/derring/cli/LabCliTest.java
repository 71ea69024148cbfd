package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LabCliTest {
  @TempDir Path folder;

  private Ran lab(String... args) {
    List<String> all = new ArrayList<>(List.of("lab"));
    all.addAll(List.of(args));
    all.addAll(List.of("--out", folder.toString()));
    return Ran.of("", all.toArray(String[]::new));
  }

  private String question(String text) throws Exception {
    Path file = folder.resolve("what.yaml");
    Files.writeString(file, text);
    return file.toString();
  }

  private static final String RAPIER =
      """
      title: What if the Rapier did 4?
      seats: random
      games: 80
      variants:
        - name: standard
        - name: Rapier 4
          cards: {pirates: {Rapier: {damage: 4}}}
      """;

  @Test
  void whatIfIsAnsweredByATableAndAPage() throws Exception {
    Ran ran = lab("swordplay", "--question", question(RAPIER));
    assertThat(ran.status()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("Swordplay: Pirates: What if the Rapier did 4?")
        .contains("(values of cards are reconstructed)")
        .contains("Rapier 4: 80 matches of random, random")
        .contains("Rapier 4 against standard: first seat")
        .contains("wins by card:")
        .contains("played by who held it")
        .contains("the lead changes")
        .contains("another move at random shifts the chance to win by");
    assertThat(folder.resolve("what.html"))
        .content()
        .startsWith("<!doctype html>")
        .contains("prefers-color-scheme:dark")
        .contains("What it changes")
        .doesNotContain("http")
        .doesNotContain("<script");
    assertThat(folder.resolve("what.json")).content().contains("\"gaps\"");
    assertThat(lab("swordplay", "--question", question(RAPIER)).err())
        .contains("160 matches were played before; it goes on from there.");
  }

  /** Killed without a chance to tidy up, at a moment of nobody's choice. */
  @Test
  void whoIsKilledLosesNoFinishedMatchAndFindsTheSame() throws Exception {
    String file = question(RAPIER.replace("games: 80", "games: 150"));
    Process process = begun(file);
    process.destroyForcibly().waitFor();
    assertThat(folder.resolve("what.html")).doesNotExist();
    Ran went = lab("swordplay", "--question", file);
    assertThat(went.err()).containsPattern("[1-9]\\d* matches were played before");
    Path anew = folder.resolve("anew");
    Ran whole = Ran.of("", "lab", "swordplay", "--question", file, "--out", anew.toString());
    assertThat(went.out().replace(folder.toString(), ""))
        .isEqualTo(whole.out().replace(anew.toString(), ""));
    assertThat(folder.resolve("what.json")).hasSameTextualContentAs(anew.resolve("what.json"));
  }

  @Test
  void whoStopsItIsToldThatItGoesOn() throws Exception {
    Process process = begun(question(RAPIER.replace("games: 80", "games: 100000")));
    process.destroy(); // as Ctrl-C does, but a build in the background may ignore that
    process.waitFor();
    assertThat(folder.resolve("said"))
        .content()
        .containsPattern("[1-9]\\d* matches are kept; the same command goes on from there.");
  }

  @Test
  void whereNobodyCanPlayNothingIsThrownAway() throws Exception {
    String file = question(RAPIER.replace("games: 80", "games: 2"));
    assertThat(lab("swordplay", "--question", file).status()).isZero();
    Path kept = folder.resolve("what.games");
    String before = Files.readString(kept);
    Ran ran = lab("swordplay", "--question", file, "--fresh", "--spark", "local[1]");
    assertThat(ran.err()).contains("--spark: Spark does not come with a release").hasLineCount(1);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(kept).content().isEqualTo(before).contains("0 0 ");
    Files.writeString(kept, "of chess and go\n");
    Ran fresh = lab("swordplay", "--question", file, "--fresh");
    assertThat(fresh.err()).contains("what.games: this is no file with matches").hasLineCount(1);
    assertThat(fresh.status()).isEqualTo(2);
    assertThat(kept).content().isEqualTo("of chess and go\n");
  }

  @Test
  void theFiguresAreNotWrittenOverTheQuestion() throws Exception {
    Path asked = folder.resolve("what.json");
    Files.writeString(asked, "{\"title\": \"x\", \"games\": 2, \"seats\": \"random\"}");
    Ran ran = lab("swordplay", "--question", asked.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo(
            "derring: --out: the figures would be written over "
                + asked
                + "; name another folder\n");
    assertThat(asked).content().contains("\"games\": 2");
    for (String name : List.of("linked.json", "linked.html")) {
      Path linked = folder.resolve("linked.yaml");
      Files.writeString(linked, "{title: x, games: 2, seats: random}");
      Path link = Files.createSymbolicLink(folder.resolve(name), linked);
      assertThat(lab("swordplay", "--question", linked.toString()).err())
          .contains("the figures would be written over " + linked);
      assertThat(linked).content().contains("games: 2");
      Files.delete(link);
    }
    String[] intoAFile = {
      "lab", "swordplay", "--question", question(RAPIER), "--out", asked.toString()
    };
    assertThat(Ran.of("", intoAFile).err())
        .isEqualTo("derring: --out: " + asked + " is no folder that can be written into\n");
  }

  /** As on a disk that is full: a file may not grow further. */
  @Test
  void whereNoMoreMatchesCanBeKeptThoseThatWereAreNotSpoilt() throws Exception {
    String file = question(RAPIER.replace("games: 80", "games: 150"));
    Process process = begun(List.of("bash", "-c", "ulimit -f 20; exec \"$@\"", "-"), file);
    assertThat(process.waitFor()).as(Files.readString(folder.resolve("said"))).isEqualTo(2);
    assertThat(folder.resolve("said"))
        .content()
        .containsPattern("derring: [1-9]\\d* matches are kept, but not the next: ")
        .doesNotContain("something is wrong");
    Ran went = lab("swordplay", "--question", file);
    assertThat(went.status()).as(went.err()).isZero();
    assertThat(went.err()).containsPattern("[1-9]\\d* matches were played before");
  }

  private Process begun(String file) throws Exception {
    return begun(List.of(), file);
  }

  /**
   * One that has played some matches and goes on.
   *
   * @param under the command that starts it
   */
  private Process begun(List<String> under, String file) throws Exception {
    List<String> command = new ArrayList<>(under);
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Derring.class.getName(),
            "lab",
            "swordplay",
            "--question",
            file,
            "--threads",
            "1",
            "--out",
            folder.toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    Path kept = folder.resolve("what.games");
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (process.isAlive()
        && System.nanoTime() < until
        && (!Files.exists(kept) || Files.size(kept) < 20_000)) {
      Thread.sleep(5);
    }
    return process;
  }

  private void refused(String text, String sentence) throws Exception {
    Ran ran = lab("swordplay", "--question", question(text));
    assertThat(ran.status()).as(text).isEqualTo(2);
    assertThat(ran.err()).as(text).contains(sentence).hasLineCount(1);
  }

  static Stream<Arguments> whatIsNoQuestion() {
    String nine =
        IntStream.rangeClosed(1, 9)
            .mapToObj(number -> "  - name: v" + number + "\n")
            .collect(Collectors.joining());
    String y = "title: x\nvariants:\n  - name: y\n";
    return Stream.of(
        arguments("", ":1: the file is empty"),
        arguments("# nothing\n", ":1: the file is empty but for comments"),
        arguments("null\n", ":1: expected fields, but found nothing"),
        arguments("3\n", ":1: expected fields, but found 3"),
        arguments("[title]\n", ":1: expected fields, but found a list"),
        arguments("title: x\ntitle: y\n", ":2: "),
        arguments("title: &a x\nseats: *a\n", ":2: found an alias"),
        arguments("title: [x]\n", ":1: expected text, but found a list"),
        arguments("title:\n", ":1: expected text, but found nothing"),
        arguments("title: x\ngame: audatia\n", ":2: this question is about audatia, not swordplay"),
        arguments("title: x\ngames: 0\n", ":2: expected a whole number from 2 to 10000000"),
        arguments("title: x\ngames: -5\n", ":2: expected a whole number from 2 to 10000000"),
        arguments(
            "title: x\ngames: 99999999999\n", ":2: expected a whole number from 2 to 10000000"),
        arguments(
            "title: x\ngames: 99999999999999999999999\n", ":2: expected a whole number from 2 to"),
        arguments("title: x\ngames: 2.5\n", ":2: expected a whole number from 2 to 10000000"),
        arguments("title: x\ngames: many\n", ":2: expected a whole number from 2 to 10000000"),
        arguments("title: x\ngames: .inf\n", ":2: found a number that is not finite"),
        arguments("title: x\ngames:\n", ":2: expected a whole number from 2 to 10000000"),
        arguments("title: x\nseed: -1\n", ":2: expected a whole number from 0 to"),
        arguments("title: x\nrotate: yes\n", ":2: expected true or false, but found 'yes'"),
        arguments("title: x\nrotate: 1\n", ":2: expected true or false, but found 1"),
        arguments("title: x\nwithin: soon\n", ":2: expected points of a hundred"),
        arguments("title: x\nwithin: 0\n", ":2: expected points of a hundred"),
        arguments("title: x\nwithin: .nan\n", ":2: found a number that is not finite"),
        arguments("title: x\nmeasure: cards\n", ":2: expected a list, but found 'cards'"),
        arguments("title: x\nmeasure: [luck]\n", ":2: expected cards, "),
        arguments("title: x\nmeasure: [null]\n", ":2: expected cards, "),
        arguments("title: x\nseats:\n", ":2: expected a list, but found nothing"),
        arguments("title: x\nseats: {a: b}\n", ":2: expected a list, but found a group of fields"),
        arguments("title: x\nseats: [[solid], solid]\n", ":2: expected text, but found a list"),
        arguments("title: x\nseats: [null, solid]\n", ":2: expected text, but found nothing"),
        arguments("title: x\nseats: 3\n", ":2: expected a list, but found 3"),
        arguments("title: x\noptions: [seats]\n", ":2: expected fields, but found a list"),
        arguments("title: x\noptions:\n", ":2: expected fields, but found nothing"),
        arguments("title: x\noptions:\n  set:\n", ":3: expected a value, but found nothing"),
        arguments("title: x\noptions:\n  sets: pirates\n", ":3: 'sets' is not known here"),
        arguments("title: x\noptions:\n  set: [pirates]\n", ":3: option 'set': expected"),
        arguments("title: x\nvariants: 3\n", ":2: expected a list, but found 3"),
        arguments("title: x\nvariants: {name: y}\n", ":2: expected a list, but found a group"),
        arguments("title: x\nvariants: [3]\n", ":2: expected fields, but found 3"),
        arguments("title: x\nvariants: [null]\n", ":2: expected fields, but found nothing"),
        arguments("title: x\nvariants:\n" + nine, ":2: expected at most 8 variants, but found 9"),
        arguments(y + "  - name: y\n", ":4: there are two variants named 'y'"),
        arguments(y + "  - seats: solid\n", ":4: 'name' is missing"),
        arguments(y + "  - name:\n", ":4: expected text, but found nothing"),
        arguments(y + "    card: {}\n", ":4: 'card' is not known here; expected name"),
        arguments(y + "    seats: [clever, solid]\n", ":4: there is no bot 'clever'"),
        arguments(y + "    options: {seats: two}\n", ":4: option 'seats': expected"),
        arguments(y + "    cards: 3\n", ":4: expected fields, but found 3"),
        arguments(y + "    cards:\n      pirates:\n", ":5: expected fields, but found nothing"),
        arguments(y + "    cards:\n      pirates: {}\n", ":5: expected a file, or cards"),
        arguments(
            y + "    cards:\n      pirates: {Rapier: 3}\n", ":5: expected fields, but found 3"),
        arguments(
            y + "    cards:\n      pirates: {Rapier: {damage: }}\n",
            ":5: expected a value, but found nothing"));
  }

  @ParameterizedTest
  @MethodSource("whatIsNoQuestion")
  void whatIsNoQuestionIsRefusedWithItsPlace(String text, String sentence) throws Exception {
    Ran ran = lab("swordplay", "--question", question(text));
    assertThat(ran.err()).startsWith("derring: ").contains("what.yaml" + sentence).hasLineCount(1);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(folder.toFile().list()).containsExactly("what.yaml");
  }

  @Test
  void aQuestionThatCannotBeAskedIsRefusedWithItsPlace() throws Exception {
    refused("title: x\nbotz: [solid]\n", "what.yaml:2: 'botz' is not known here; expected game");
    refused("title: x\nseats: [clever, solid]\n", "what.yaml:2: there is no bot 'clever'");
    refused("title: x\nseats: master@0\n", "what.yaml:2: expected a part of the usual time");
    refused(
        "seats: [solid, solid, solid, solid, solid, solid, solid, solid, solid]\n", "what.yaml:1:");
    refused("title: x\noptions: {sett: pirates}\n", "what.yaml:2: 'sett'");
    refused(
        "title: x\noptions:\n  set: pirates\n  seats: 99\n",
        "what.yaml:4: option 'seats': expected");
    refused(
        "title: x\noptions: {seats: 3}\nvariants:\n  - name: y\n    options: {seats: 99}\n",
        "what.yaml:5: option 'seats': expected");
    String change = "variants:\n  - name: keen\n    cards:\n      pirates: ";
    refused(change + "{Rapiere: {damage: 3}}\n", "what.yaml:4: there is no card 'Rapiere'");
    refused(change + "{Rapier: {damage: 1000}}\n", "what.yaml:4: ");
    refused(change + "{Rapier: {colour: red}}\n", "what.yaml:4: 'colour' is not known here");
    refused(
        change + "{Rapier: {damage: 2}}\n",
        "what.yaml:4: Rapier is like that already in the set pirates: nothing differs");
    refused(change + "nowhere.yaml\n", "nowhere.yaml");
    refused(
        change.replace("pirates", "ship") + "x.yaml\n", "what.yaml:4: swordplay has no card set");
    Files.writeString(folder.resolve("own.yaml"), "title: x\nattacks: 3\n");
    refused(change + "own.yaml\n", "own.yaml:");
    assertThat(lab("chess").err()).contains("there is no game 'chess'").hasLineCount(1);
    assertThat(lab("swordplay", "--games", "1").err()).contains("--games").hasLineCount(1);
    assertThat(lab("swordplay", "--spark", "local[1]", "--games", "2").err())
        .contains("--spark: Spark does not come with a release")
        .hasLineCount(1);
  }
}
