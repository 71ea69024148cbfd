package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.CutShort;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The coach, hints and puzzles in the terminal. */
class CoachCliTest {
  @TempDir Path folder;

  private Path recorded(String... seats) {
    Path file = folder.resolve("match.json");
    Ran.of(
        "",
        "play",
        "swordplay",
        "--seat",
        seats[0],
        seats[1],
        "--name",
        "Ann",
        "--seed",
        "5",
        "--record",
        file.toString());
    return file;
  }

  @Test
  void theCoachShowsACurveWhatCostAndLuckAndAlwaysTheSame() {
    String file = recorded("random", "random").toString();
    Path json = folder.resolve("analysis.json");
    Ran ran = Ran.of("", "coach", file, "--lines", "64", "--json", json.toString());
    assertThat(ran.status()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("64 lines a decision.", "Ann ", "  100 |", "    0 |")
        .containsPattern(
            "What cost most, in points of chance:\n +-\\d+ \\(-\\d+ to (-\\d+|0)\\)  move \\d+: ")
        .containsPattern("Luck: (lucky|unlucky|neither lucky nor unlucky for sure), ")
        .doesNotContain("move 0,")
        .doesNotContainPattern("(?m) $");
    assertThat(Doc.read(json).facts().items("sides")).hasSize(2);
    Ran one = Ran.of("", "coach", file, "--lines", "64", "--seat", "Ann");
    assertThat(ran.out()).startsWith(one.out().strip());
  }

  @Test
  void whoStopsTheCoachIsToldWhatWasFoundUntilThen() throws Exception {
    Path said = folder.resolve("said");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Derring.class.getName(),
                "coach",
                recorded("random", "random").toString(),
                "--lines",
                "20000")
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (process.isAlive()
        && System.nanoTime() < until
        && !Files.readString(said).contains("moves ...")) {
      Thread.sleep(20);
    }
    process.destroy(); // as Ctrl-C does, but a build in the background may ignore that
    process.waitFor();
    assertThat(said)
        .content()
        .contains("It was stopped on the way; this is what was found until then.", "Ann ", "Luck:");
  }

  @Test
  void whatTheCoachCannotGoThroughIsToldInASentence() throws IOException {
    Path file = recorded("random", "random");
    assertThat(Ran.of("", "coach", file.toString(), "--seat", "Bob").err())
        .contains("--seat: expected Ann or ", ", but found Bob");
    assertThat(Ran.of("", "coach", file.toString(), "--lines", "1").status()).isEqualTo(2);
    assertThat(Ran.of("", "coach", file.toString(), "--json", folder.toString()).err())
        .as("before it has gone through the match")
        .isEqualTo("derring: " + folder + ": cannot be written: it is a folder\n");
    String honest = Files.readString(file);
    Files.writeString(file, honest.replaceFirst("\"Ann \\(random\\)\"", "\"Eve (random)\""));
    Ran altered = Ran.of("", "coach", file.toString());
    assertThat(altered.status()).isEqualTo(2);
    assertThat(altered.err()).contains("altered after it was sealed: the names of the seats");
    Path half = folder.resolve("half.json");
    Ran.of("save " + half + "\nquit\n", "play", "swordplay", "--seat", "human", "random");
    Ran running = Ran.of("", "coach", half.toString());
    assertThat(running.status()).isEqualTo(2);
    assertThat(running.err()).contains("the match is not over");
  }

  @Test
  void aSeatMayHaveANumberOfTwoDigits() {
    String file = folder.resolve("crowd.json").toString();
    List<String> words =
        new ArrayList<>(
            List.of("play", "have-at-you", "--option", "battle=multi-game-brawl", "--option"));
    words.addAll(
        List.of("sets=8", "--option", "turn-limit=8", "--seed", "5", "--record", file, "--seat"));
    words.addAll(Collections.nCopies(16, "random"));
    Ran played = Ran.of("", words.toArray(String[]::new));
    assertThat(played.status()).as(played.err()).isZero();
    Ran ran = Ran.of("", "coach", file, "--lines", "64", "--seat", "12");
    assertThat(ran.status()).as(ran.err()).isZero();
    Ran none = Ran.of("", "coach", file, "--lines", "64", "--seat", "16");
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).contains("--seat: expected ", ", but found 16");
  }

  @Test
  void theAnalysisIsNotWrittenOverTheRecord() throws IOException {
    Path file = recorded("random", "random");
    String before = Files.readString(file);
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    for (String json : List.of(file.toString(), folder + "/./match.json", link.toString())) {
      Ran ran = Ran.of("", "coach", file.toString(), "--lines", "64", "--json", json);
      assertThat(ran.err())
          .isEqualTo(
              "derring: --json: the analysis would be written over "
                  + file
                  + "; name another file\n");
      assertThat(ran.status()).isEqualTo(2);
      assertThat(file).content().isEqualTo(before);
    }
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("match.json", "link.json");
  }

  /** As a server writes it of a match in which somebody resigned. */
  @Test
  void aRecordThatWasGivenUpIsOver() throws IOException {
    Path half = folder.resolve("half.json");
    Ran.of("1\n1\nsave " + half + "\nquit\n", "play", "swordplay", "--seat", "human", "random");
    Kept kept = Records.read(Doc.read(half), Shelf.standard());
    Path file = folder.resolve("resigned.json");
    Records.write(file, kept.record().cut(CutShort.resigned(1)), kept.box().game());
    String loser = kept.record().seats().get(1);

    Ran verified = Ran.of("", "verify", file.toString());
    assertThat(verified.status()).as(verified.err()).isZero();
    assertThat(verified.out())
        .contains("There it was cut short, as who kept it says: " + loser + " resigns. ");
    assertThat(Ran.of("", "verify", half.toString()).out()).doesNotContain("cut short");

    Ran replayed = Ran.of("", "replay", file.toString(), "--seat", "0");
    assertThat(replayed.status()).as(replayed.err()).isZero();
    assertThat(replayed.lines().getLast())
        .isEqualTo("Captain Mara Quick has won. Bosun Tom Iron resigns.");
    assertThat(Ran.of("", "replay", half.toString(), "--seat", "0").err())
        .contains("--seat: the match is not over, so its hands stay hidden");

    Ran coached = Ran.of("", "coach", file.toString(), "--lines", "64");
    assertThat(coached.status()).as(coached.err()).isZero();
    assertThat(coached.out()).contains("Luck:");
    assertThat(Ran.of("", "coach", half.toString()).status()).isEqualTo(2);

    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"resigned\"", "\"fled\""));
    Ran wrong = Ran.of("", "coach", file.toString());
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err())
        .contains("resigned.json:", "expected closed, drawn, resigned or timed-out")
        .hasLineCount(1);
  }

  @Test
  void aHintIsGivenAgainstBotsAndNotAgainstPeople() {
    assertThat(Ran.of("hint\nquit\n", "play", "swordplay", "--seed", "3").out())
        .containsPattern("The coach: .+, for \\d+ in 100\\.");
    assertThat(Ran.of("hint\nquit\n", "play", "swordplay", "--seat", "human", "human").out())
        .contains("Hints are for matches against bots")
        .doesNotContain("The coach: ");
  }

  /** Whoever changes what moves are called says the puzzles anew, too. */
  @Test
  void thePuzzlesThatShipAreSaidInTheWordsOfToday() throws IOException {
    for (String game :
        List.of("swordplay", "have-at-you", "audatia", "one-for-all", "fire-at-will")) {
      String inside = "derring/" + game.replace("-", "") + "/puzzles.json";
      Path file = folder.resolve(inside);
      Files.createDirectories(file.getParent());
      try (InputStream shipped = getClass().getClassLoader().getResourceAsStream(inside)) {
        Files.copy(Objects.requireNonNull(shipped), file);
      }
      String before = Files.readString(file);
      Ran ran = Ran.of("", "puzzles", game, "--words", "--write", folder.toString());
      assertThat(ran.out()).as(ran.err()).startsWith("0 of 104 are told anew");
      assertThat(file).content().isEqualTo(before);
    }
  }

  @Test
  void oldWordsAreSaidAnewWithTheirFigures() throws IOException {
    Path file = folder.resolve("derring/oneforall/puzzles.json");
    Files.createDirectories(file.getParent());
    try (InputStream shipped =
        getClass().getClassLoader().getResourceAsStream("derring/oneforall/puzzles.json")) {
      String text =
          new String(Objects.requireNonNull(shipped).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains("Yes: Porthos stops. By the odds it stands at 47 in 100");
      Files.writeString(file, text.replace("Yes: Porthos stops.", "Yes: stop."));
    }
    Ran ran = Ran.of("", "puzzles", "one-for-all", "--words", "--write", folder.toString());
    assertThat(ran.out()).as(ran.err()).doesNotStartWith("0 of");
    assertThat(file).content().contains("Yes: Porthos stops. By the odds it stands at 47 in 100");
  }

  @Test
  void whereThereAreNoPuzzlesNothingCanBeSaidAnew() {
    Ran ran = Ran.of("", "puzzles", "swordplay", "--words", "--write", folder.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("--words: there are no puzzles in");
  }

  @Test
  void puzzlesAreFoundAgainAndMoreOfThemAreAddedToThoseThatAreThere() throws IOException {
    for (String game : new String[] {"swordplay", "fire-at-will"}) {
      Path file = folder.resolve("derring/" + game.replace("-", "") + "/puzzles.json");
      String[] one = {"puzzles", game, "--count", "1", "--seed", "5", "--write", folder.toString()};
      Ran ran = Ran.of("", one);
      assertThat(ran.out()).as(ran.err()).contains("1 puzzles are in");
      assertThat(ran.err()).contains("1 of 1, match ");
      String first = Files.readString(file);
      Ran again = Ran.of("", one);
      assertThat(again.status()).isEqualTo(2);
      assertThat(again.err())
          .isEqualTo(
              "derring: --write: there are puzzles in "
                  + file
                  + "; --add keeps them and goes on, --fresh throws them away\n");
      String[] more = Arrays.copyOf(one, one.length + 1);
      more[one.length] = "--fresh";
      assertThat(Ran.of("", more).err()).contains("1 of 1, match ");
      assertThat(file).content().isEqualTo(first);
      more[3] = "2";
      more[one.length] = "--add";
      assertThat(Ran.of("", more).err()).contains("2 of 2, match ");
      assertThat(Doc.read(file).facts().items("situations")).hasSize(2);
      assertThat(file).content().contains(first.lines().toList().get(6));
    }
  }

  /** Told with its line before anything is looked for, and left as it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'game': 'swordplay', 'situations':/[{'seed': 1}]}|2: 'name' is missing",
        "{'game': 'swordplay', /'situations': 3}|2: expected a list, but found 3",
        "{'game': 'x', /'situations': []}|2: expected at least one situation",
        "{/'game': 'audatia', WHOLE [PUZZLE]}|2: expected puzzles of swordplay, but found audatia",
        "{'game': 'swordplay', WHOLE /[/WITHOUT]}|3: 'seed' is missing",
        "{'game': 'swordplay', WHOLE /[/UNMOVED]}|3: ",
        "{'game': 'swordplay', WHOLE /[/UNOPENED]}|3: option 'seats': expected"
      })
  void puzzlesThatAreDamagedAreToldWithTheirLine(String text, String sentence) throws IOException {
    Path file = folder.resolve("derring/swordplay/puzzles.json");
    Files.createDirectories(file.getParent());
    String puzzle =
        "{'name': 'x', 'say': 'x', 'then': 'x', 'you': 0, 'options': {'seats': 2}, 'seed': 1,"
            + " 'play': [{'seat': 0, 'move': 'pass'}]}";
    String damaged =
        text.replace('/', '\n')
            .replace("WHOLE", "'title': 'x', 'minutes': 1, 'partner': 'x', 'situations':")
            .replace("PUZZLE", puzzle)
            .replace("WITHOUT", puzzle.replace(", 'seed': 1", ""))
            .replace("UNMOVED", puzzle.replace("pass", "fly"))
            .replace("UNOPENED", puzzle.replace("2}", "99}"))
            .replace('\'', '"');
    Files.writeString(file, damaged);
    Ran ran =
        Ran.of(
            "",
            "puzzles",
            "swordplay",
            "--option",
            "seats=2",
            "--add",
            "--count",
            "2",
            "--matches",
            "1",
            "--write",
            folder.toString());
    assertThat(ran.err()).contains("puzzles.json:" + sentence).hasLineCount(1);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(file).content().isEqualTo(damaged);
  }
}
