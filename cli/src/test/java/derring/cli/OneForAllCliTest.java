package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ...And One For All! on the command line: its odds, its tables, and a match in the terminal. */
class OneForAllCliTest {
  private static final String SMALL =
      """
      title: Back yard
      size: [12, 10]
      deploy: {a: [0, 0, 12, 2], b: [0, 8, 12, 10]}
      objects:
        - {id: well, kind: well, at: [6, 5]}
        - {id: keg, kind: small-barrel, at: [3, 5]}
      """;

  private static final String ONE_EACH = "musketeers=athos";
  private static final String ONE_GUARD = "guards=guard";

  @TempDir Path folder;

  private String file(String text) throws IOException {
    Path file = folder.resolve("yard.yaml");
    Files.writeString(file, text);
    return file.toString();
  }

  // Odds.

  @Test
  void theOddsOfFiveDiceAgainstTwoArePrintedToTheLastHit() {
    Ran ran = Ran.of("", "odds", "one-for-all", "--attack", "5", "--defend", "2");
    assertThat(ran.status()).isZero();
    assertThat(ran.lines())
        .contains(
            "Action: 5 dice against 2 dice",
            "  chance of a 1    59.81 %",
            "   1 hit         42.22 %  pushed back",
            "   4 hits         7.04 %  pushed back, stunned, weapon dropped, a wound");
  }

  @Test
  void everyTermOfADuelIsCountedAndNamed() {
    Ran ran =
        Ran.of(
            "",
            "odds",
            "one-for-all",
            "--attack",
            "4",
            "--defend",
            "2",
            "--duel",
            "--elevation",
            "attacker",
            "--friends",
            "2",
            "--foes",
            "1",
            "--weaponless",
            "attacker,defender",
            "--impetus",
            "--stunned",
            "defender");
    assertThat(ran.lines().getFirst())
        .isEqualTo(
            "Duel: 9 dice (4 + 1 elevation + 2 friends + 1 opponent weaponless + 1 impetus)"
                + " against 3 dice (2 + 1 friend + 1 opponent weaponless - 1 stunned)");
    assertThat(ran.out()).contains("given", "taken");
  }

  @Test
  void theHiredBladeIgnoresOneAndHasNoSkillWithoutHisWeapon() {
    String duel = "odds one-for-all --attack 3 --defend 2 --duel --friends 2 --blade defender";
    assertThat(Ran.of("", duel.split(" ")).lines().getFirst())
        .isEqualTo("Duel: 4 dice (3 + 1 friend) against 2 dice");
    String without = duel + " --weaponless defender";
    assertThat(Ran.of("", without.split(" ")).out())
        .isEqualTo(Ran.of("", without.replace(" --blade defender", "").split(" ")).out())
        .startsWith("Duel: 6 dice (3 + 2 friends + 1 opponent weaponless) against 2 dice");
  }

  @Test
  void aLargeObjectMovesEveryHitUpByItsBonus() {
    String plain = Ran.of("", "odds", "one-for-all", "--attack", "2", "--defend", "3").out();
    String large =
        Ran.of("", "odds", "one-for-all", "--attack", "2", "--defend", "3", "--bonus", "2").out();
    assertThat(percent(large, "   3 hits")).isEqualTo(percent(plain, "   1 hit "));
    assertThat(large).doesNotContain("   1 hit ", "   2 hits");
  }

  private static String percent(String out, String row) {
    return out.lines()
        .filter(line -> line.startsWith(row))
        .findFirst()
        .orElseThrow()
        .replaceFirst("^.*?(\\d+\\.\\d+ %).*$", "$1");
  }

  @Test
  void theOddsForAProgramAddUpToOne() {
    Ran ran =
        Ran.of("", "odds", "one-for-all", "--attack", "6", "--defend", "3", "--duel", "--json");
    assertThat(ran.out()).contains("\"kind\": \"duel\"", "\"expectedTaken\"");
    Matcher hits = Pattern.compile("(?s)\"hits\": \\[(.*?)]").matcher(ran.out());
    assertThat(hits.find()).isTrue();
    assertThat(Stream.of(hits.group(1).split(",", -1)).mapToDouble(Double::parseDouble).sum())
        .isBetween(0.999999, 1.000001);
  }

  static Stream<List<String>> badOdds() {
    return Stream.of(
        List.of("not for swordplay", "swordplay", "--attack", "1", "--defend", "1"),
        List.of(
            "--attack: expected a number from 1 to 30",
            "one-for-all",
            "--attack",
            "0",
            "--defend",
            "1"),
        List.of(
            "--defend: expected a number from 1 to 30, but found 99",
            "one-for-all",
            "--attack",
            "1",
            "--defend",
            "99"),
        List.of(
            "--impetus counts only in a duel",
            "one-for-all",
            "--attack",
            "1",
            "--defend",
            "1",
            "--impetus"),
        List.of(
            "--bonus counts only for actions",
            "one-for-all",
            "--attack",
            "1",
            "--defend",
            "1",
            "--duel",
            "--bonus",
            "1"),
        List.of(
            "expected attacker or defender, but found 'me'",
            "one-for-all",
            "--attack",
            "1",
            "--defend",
            "1",
            "--stunned",
            "me"));
  }

  @ParameterizedTest
  @MethodSource("badOdds")
  void oddsOfWhatCannotBeAreRefusedInOneSentence(List<String> use) {
    List<String> words = new ArrayList<>(List.of("odds"));
    words.addAll(use.subList(1, use.size()));
    Ran ran = Ran.of("", words.toArray(String[]::new));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains(use.getFirst());
  }

  // Tables.

  @ParameterizedTest
  @ValueSource(strings = {"tavern", "convent", "deck"})
  void aReadyMadeTableIsDrawnWithTheNameAndHeightOfEveryObject(String name) throws Exception {
    Ran ran = Ran.of("", "table", name, "--svg");
    assertThat(ran.status()).isZero();
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(ran.out().getBytes(StandardCharsets.UTF_8)))
                .getElementsByTagName("g")
                .getLength())
        .isGreaterThan(25);
    assertThat(ran.out()).contains("″");
    assertThat(Ran.of("", "table", name).out()).contains("It can be played on.");
  }

  static Stream<List<String>> badTables() {
    return Stream.of(
        List.of("yard.yaml:6:", "'keg' overlaps 'well'; expected room", "[3, 5]", "[6.5, 5]"),
        List.of("yard.yaml:6:", "'keg' reaches beyond the edge", "[3, 5]", "[12, 5]"),
        List.of(
            "yard.yaml:6:", "there is no object 'samovar'; expected", "small-barrel", "samovar"),
        List.of("yard.yaml:6:", "is the name of another object", "id: keg", "id: well"),
        List.of("yard.yaml:2:", "expected", "[12, 10]", "[12, 99]"),
        List.of("yard.yaml:1:", "'colour' is not known here", "title:", "colour: red\ntitle:"));
  }

  @ParameterizedTest
  @MethodSource("badTables")
  void aTableThatCannotStandIsRefusedWithFileLineAndWhatWasExpected(List<String> wrong)
      throws IOException {
    String file = file(SMALL.replace(wrong.get(2), wrong.get(3)));
    for (List<String> words :
        List.of(
            List.of("table", file), List.of("play", "one-for-all", "--option", "table=" + file))) {
      Ran ran = Ran.of("", words.toArray(String[]::new));
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err().lines()).hasSize(1);
      assertThat(ran.err()).contains(wrong.get(0)).contains(wrong.get(1));
    }
  }

  @Test
  void whoeverWritesATableCanPlayOnItAndLetBotsPlayOnIt() throws IOException {
    String file = file(SMALL);
    assertThat(Ran.of("", "table", file).out())
        .contains("Back yard, 12 by 10 inches, 2 objects, 0 things for the hand.");
    Ran played =
        Ran.of("legend\n", "play", "one-for-all", "--option", "table=" + file, "--seed", "1");
    assertThat(played.status()).isZero();
    assertThat(played.out()).contains("Back yard.", "small barrel at 3 5, 0.5 high");
    Ran simulated =
        Ran.of(
            "",
            "simulate",
            "one-for-all",
            "--games",
            "2",
            "--option",
            "table=" + file,
            "--option",
            ONE_EACH,
            "--option",
            ONE_GUARD);
    assertThat(simulated.status()).isZero();
    assertThat(simulated.out()).contains("2 matches");
  }

  @Test
  void aFileThatIsNotThereIsNoTable() {
    Ran ran = Ran.of("", "play", "one-for-all", "--option", "table=no/such.yaml");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("there is no such file");
    assertThat(Ran.of("", "play", "one-for-all", "--option", "table=cellar").err())
        .contains("option 'table': expected");
  }

  // A match.

  private static Ran play(String input, String... more) {
    List<String> words = new ArrayList<>(List.of("play", "one-for-all"));
    words.addAll(List.of(more));
    return Ran.of(input, words.toArray(String[]::new));
  }

  @Test
  void aMatchAgainstTheBotIsPlayedToItsEndByNamingFigureVerbAndTarget() throws IOException {
    String bold = "A go 1\nA duel guard\ndartagnan recover\nA recover dartagnan-weapon\nstop\n";
    Ran ran =
        Ran.seeded(
            "D'Artagnan duels Guard[\\s\\S]*no figure left",
            "place A at 6 1\n" + bold.repeat(200),
            "play",
            "one-for-all",
            "--option",
            "table=" + file(SMALL),
            "--option",
            "musketeers=dartagnan",
            "--option",
            ONE_GUARD);
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("D'Artagnan takes his place.", "D'Artagnan duels Guard");
    assertThat(ran.out()).contains("The other side has no figure left. (A1FA-R36)");
  }

  @Test
  void lookShowsTheMapWithLettersHeightsAndStates() {
    Ran ran = play("5\n7\n9\n11\nlook\n", "--seed", "5");
    List<String> lines = ran.lines();
    int from = lines.size() - 1;
    while (!lines.get(from).startsWith("19 ")) {
      from--;
    }
    List<String> map = lines.subList(from, lines.size());
    assertThat(map.getFirst()).matches("19 .*A dartagnan +R4 \\*\\*\\*.*");
    assertThat(String.join("\n", map)).contains("# gallery 3;", "5 guard4");
    assertThat(map.subList(0, 14)).allMatch(line -> line.length() <= 80);
    assertThat(map.subList(0, 13).stream().map(line -> line.substring(0, 33)).toList())
        .anyMatch(line -> line.contains("A"))
        .anyMatch(line -> line.matches(".. .*[1-5].*"));
  }

  @Test
  void lettersStandForFiguresAndAVerbAloneIsNotAMove() {
    Ran ran =
        Ran.seeded(
            "The Musketeers have the initiative: the higher",
            "5\n7\n9\n11\nB taunt 1\nB duel 1\n",
            "play",
            "one-for-all");
    assertThat(ran.out()).containsAnyOf("Athos taunts", "line of sight", "Athos cannot");
    assertThat(ran.out()).contains("(A1FA-");
  }

  @Test
  void whyIsAnsweredWithTheClause() {
    Ran ran = play("5\n7\n9\n11\nwhy athos duel guard1\nwhy chand\n", "--seed", "5");
    assertThat(ran.out())
        .contains("Athos is not in contact with guard1.", "A1FA-4  Duelling", "A1FA-V.grab");
  }

  @Test
  void wordsThatFitSeveralMovesListThemWithTheirNumbers() {
    Ran ran =
        Ran.seeded(
            "The Musketeers have the initiative: the higher",
            "5\n7\n9\n11\nathos\n",
            "play",
            "one-for-all");
    assertThat(ran.out()).contains("'athos' could be, by its number:");
    assertThat(ran.lines()).anyMatch(line -> line.matches(" +\\d+ {2}athos go .*"));
  }

  @Test
  void anAnnouncedActionIsAcceptedByOneAndDoubtedByAnother() {
    for (String answer : List.of("accept", "doubt")) {
      Ran ran =
          Ran.seeded(
              "The Musketeers have the initiative: the higher",
              "1\n1\nathos go st6\nannounce athos with st6 size 1 impetus: He vaults it, singing.\n"
                  + answer
                  + "\n",
              "play",
              "one-for-all",
              "--seat",
              "human",
              "human",
              "--option",
              ONE_EACH,
              "--option",
              ONE_GUARD);
      assertThat(ran.out())
          .contains("Where will Athos stand?", "What will Athos do")
          .contains("Athos announces: \"He vaults it, singing.\"")
          .contains("(with a stool, size 1, claims impetus, ends at ")
          .contains(answer.equals("accept") ? "Guards accepts it." : "The friendly die shows ");
    }
  }

  @Test
  void theBotAsksForTheDieOnlyIfTooMuchIsClaimed() {
    for (String size : List.of("1", "2")) {
      Ran ran =
          Ran.seeded(
              "The Musketeers have the initiative: the higher",
              "1\nathos go st6\nannounce A with st6 size " + size + ": Up goes the stool.\n",
              "play",
              "one-for-all",
              "--option",
              ONE_EACH,
              "--option",
              ONE_GUARD);
      assertThat(ran.out())
          .contains(size.equals("1") ? "Guards accepts it." : "Guards asks for the friendly die.");
    }
  }

  @Test
  void aPageFitsEightyByTwentyFour() throws IOException {
    String keys = "5\r7\r9\r11\rhelp\rquit\r";
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ExternalTerminal terminal =
        new ExternalTerminal(
            "test",
            "dumb",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            bytes,
            StandardCharsets.UTF_8)) {
      terminal.setSize(Size.of(80, 24));
      Derring.run(
          Ran.seated(terminal, new ByteArrayOutputStream()),
          "play",
          "one-for-all",
          "--seed",
          "5",
          "--fast",
          "--color",
          "never");
    }
    String[] pages =
        bytes.toString(StandardCharsets.UTF_8).split("(?=\\.\\.\\.And One For All! )", -1);
    assertThat(pages.length).isGreaterThan(5);
    for (int i = 1; i < pages.length; i++) {
      List<String> lines =
          pages[i]
              .lines()
              .filter(line -> !line.isBlank())
              .takeWhile(line -> !line.startsWith("> "))
              .toList();
      assertThat(lines.size()).as(pages[i]).isLessThan(24);
      assertThat(lines).allMatch(line -> line.length() <= 90, "no longer than the terminal");
    }
    String all = String.join("", pages);
    assertThat(all).contains("legend  ", "A dartagnan", "initiative: ");
  }
}
