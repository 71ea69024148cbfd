package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FireAtWillCliTest {
  /** Each deck in turn onto its own pile, and then the call. */
  private static final String ALL_CARDS =
      IntStream.rangeClosed(1, 6)
              .mapToObj(column -> (column + "\n").repeat(26))
              .collect(Collectors.joining())
          + "c\n";

  @TempDir Path folder;

  @Test
  void withoutATerminalTheOpponentActsBetweenTheMovesOfAPerson() {
    Path record = folder.resolve("battle.json");
    Ran ran =
        Ran.of(
            ALL_CARDS,
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
    Ran ran = Ran.of(ALL_CARDS, "play", "fire-at-will", "--practice", "--seed", "2");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("Illyria: Cease Fire!")
        .doesNotContain("Northwall Confederation plays")
        .doesNotContain("does nothing for a while");
    assertThat(Ran.of("", "play", "swordplay", "--practice").err()).contains("--practice");
  }

  @Test
  void inPracticeANumberIsAlwaysTheSameDeckOrPile() {
    String emptied = "1\n1\n".repeat(13);
    Ran ran = Ran.of(emptied + "1\n2\n5\n", "play", "fire-at-will", "--practice", "--seed", "2");
    assertThat(ran.out())
        .contains("Nothing is left there to lift. (FAW-2.4)")
        .containsPattern("lifts [^.]* from deck 2")
        .containsPattern("plays [^.]* on pile 5");
    String last = ran.lines().stream().filter(line -> line.startsWith("? ")).toList().getLast();
    assertThat(last).contains("[2 lift").doesNotContain("1 lift");
  }

  @Test
  void inPracticeZeroIsTheGunnersMateAndLettersAreTheOtherKeys() {
    Ran ran = Ran.of("1\n1\n2\n0\n0\n3\nU2\n", "play", "fire-at-will", "--practice", "--seed", "2");
    assertThat(ran.out())
        .contains("to the Gunner's Mate.")
        .containsPattern("lifts [^.]* from the Gunner's Mate")
        .containsPattern("plays [^.]* on pile 3")
        .contains("unloads cannon 2 with a flag");
  }

  @Test
  void itsHelpHasItsOwnExamplesAndWhyAnswersForKeysAndCards() {
    Ran ran =
        Ran.of(
            "help\nwhy\nwhy c\nwhy 0\nwhy Breecher\n",
            "play",
            "fire-at-will",
            "--practice",
            "--seed",
            "2");
    assertThat(ran.out())
        .contains("1-6 deck, then pile")
        .contains("why cease")
        .contains("help FAW-")
        .contains("FAW-2.11  Cease Fire")
        .contains("Nothing is left there to lift.")
        .contains("lies there, not The Breecher.")
        .doesNotContain("lunge")
        .doesNotContain("SWP-");
  }

  @Test
  void aHeadStartOfASideThatNobodyPlaysIsRefusedInPractice() {
    for (String idle : List.of("true", "false")) {
      Ran ran =
          Ran.of(
              "wait\n",
              "play",
              "fire-at-will",
              "--practice",
              "--option",
              "head-start=northwall",
              "--option",
              "idle=" + idle,
              "--plain");
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.err()).contains("could only wait for the other side");
    }
    assertThat(
            Ran.of(
                    "1\nwait\n1\n",
                    "play",
                    "fire-at-will",
                    "--practice",
                    "--option",
                    "head-start=illyria")
                .status())
        .isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void nothingThatIsTypedEndsWithStatusSeventy(int seed) {
    List<String> words =
        List.of(
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "99999999999",
            "f",
            "s",
            "u",
            "u3",
            "c",
            "x",
            "w",
            "wait",
            "cease",
            "let go",
            "undo",
            "why",
            "why 0",
            "why f",
            "why L1",
            "help",
            "help x",
            "help FAW-9",
            "log",
            "look",
            "rules",
            "save",
            "save /",
            "drop L1 on mate",
            "flag across 9",
            "lift P1 from 1",
            "straighten across 3",
            "\u0000",
            "\uFFFD\uD83D\uDE80",
            "",
            " ",
            "-1");
    Random random = new Random(seed);
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      int each = random.nextInt(2 * words.size());
      input.append(each < words.size() ? words.get(each) : 1 + random.nextInt(6)).append('\n');
    }
    String gunners = seed % 2 == 0 ? "gunners=both" : "flags=free";
    for (List<String> more :
        List.of(List.of("--practice"), List.of("--seat", "human", "gunner"), List.of("--json"))) {
      List<String> args =
          new java.util.ArrayList<>(List.of("play", "fire-at-will", "--seed", "" + seed));
      args.addAll(List.of("--option", gunners));
      args.addAll(more);
      Ran ran = Ran.of(input.toString(), args.toArray(String[]::new));
      assertThat(ran.status()).as("%s: %s", args, ran.err()).isZero();
    }
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
  void onEightyByTwentyFourAPileShowsFourCardsADeckItsSizeAndARefusalItsSentence()
      throws Exception {
    String keys = " 11" + "1".repeat(12) + "c";
    String shown =
        live(keys + "q", "play", "fire-at-will", "--seat", "human", "beginner", "--seed", "3");
    String page = shown.substring(shown.lastIndexOf("\u001b[H"));
    List<String> lines =
        List.of(page.replaceAll("\u001b\\[[ -?]*[@-~]", "").split("\n", -1)).stream()
            .map(String::strip)
            .toList();
    assertThat(lines).allMatch(line -> line.length() < 80);
    assertThat(lines.subList(0, 23)).anyMatch(line -> line.endsWith("q quit"));
    List<Integer> piles =
        IntStream.range(0, lines.size())
            .filter(i -> lines.get(i).startsWith("piles"))
            .boxed()
            .toList();
    int own = piles.getLast();
    assertThat(lines.get(own - 1)).startsWith("1 +3");
    assertThat(lines.subList(own, own + 4))
        .allMatch(line -> line.matches("(piles +)?[LRAFM][1-6].*"));
    assertThat(lines.get(own + 4)).matches("decks +[LRAFM][1-6] 6 .* 13");
    assertThat(page).contains("You still have cards to play. (FAW-2.11)");
  }

  @Test
  void theEndPageSaysWhatTheScoresAreMadeOf() {
    Ran ran = Ran.of(ALL_CARDS, "play", "fire-at-will", "--practice", "--seed", "2");
    assertThat(ran.out())
        .containsPattern("Illyria \\d+: shots \\d+ \\(Sharpshooter \\d+\\), flags 0, Maneuvers \\d")
        .contains("Northwall Confederation 0: shots 0 (Sharpshooter 0), flags 0, Maneuvers 0");
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
      terminal.setSize(Size.of(80, 24));
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
        .contains("A Sharpshooter shot of cannon 1: 4 points (4).  (FAW-4.3, FAW-3.3)")
        .contains("Illyria: 8 (Sharpshooter shots 1, flags reclaimed 1, unclaimed 0, Maneuvers 1)")
        .contains("Northwall Confederation: 2 (")
        .contains("Illyria wins.");
    assertThat(Ran.of("", "score", file.toString(), "--totals").lines()).hasSize(3);
    assertThat(Ran.of("", "score", file.toString(), "--json").out())
        .contains("\"sharpshooters\": 1")
        .contains("FAW-4.3");
  }

  @Test
  void pilesMayBeWrittenWithEveryNameThatTheScoringPrints() throws IOException {
    Path file = folder.resolve("piles.txt");
    Files.writeString(
        file,
        """
        ILLYRIA
        1: Load 2 Ready 2 aim 2 FIRE 2 | Maneuver 1 | The Breecher Fire 3 Northwall flag
        Northwall Confederation
        6: Eyes Only L1 Ready 1 A2 F1 Illyrian flag Ricochet Defiance
        """);
    Path brief = folder.resolve("brief.txt");
    Files.writeString(
        brief,
        """
        Illyria
        1: L2 R2 A2 F2 M1 Breecher F3 N
        Northwall
        6: EyesOnly L1 R1 A2 F1 I Ricochet Defiance
        """);
    Ran ran = Ran.of("", "score", file.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).isEqualTo(Ran.of("", "score", brief.toString()).out()).contains("8 (");
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
        .contains("first seat, master: wins 100.0 % (")
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
    assertThat(ran.out()).contains("first seat, greedy: wins ").doesNotContain("points");
    assertThat(Ran.of("", "simulate", "swordplay", "--seat", "human", "--seat", "bot").err())
        .contains("only bots can be simulated");
    assertThat(Ran.of("", "simulate", "swordplay", "--games", "0").err()).contains("--games");
  }
}
