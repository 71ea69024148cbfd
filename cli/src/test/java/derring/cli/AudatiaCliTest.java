package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.audatia.Audatia;
import derring.audatia.Bout;
import derring.audatia.Move;
import derring.audatia.View;
import derring.formats.Box;
import derring.formats.Rulebook;
import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Audatia in the terminal: whole bouts, the table, the lexicon, and what is wrong in one sentence.
 */
class AudatiaCliTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Rulebook BOOK = SHELF.rulebook(SHELF.title("audatia"));
  private static final String FIRST_MOVES = "1\n".repeat(3000);
  private static final String QUESTIONS =
      "look\nlog\nundo\nwhy punta\nwhy parry Punta\nwhy feint\nhelp\nhelp stretto\nlunge\nquit\n";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"basic", "salle", "sudden-death"})
  void aScriptedBoutIsPlayedToTheEndAndItsRecordVerifies(String rules) {
    Path record = folder.resolve("bout.json");
    Ran ran =
        Ran.of(
            "",
            "play",
            "audatia",
            "--option",
            "rules=" + rules,
            "--seat",
            "bot",
            "random",
            "--fast",
            "--seed",
            "7",
            "--record",
            record.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).containsPattern("has won\\.|is drawn\\.").contains("The seed was ");
    assertThat(Ran.of("", "verify", record.toString()).out()).contains("verified");
    assertThat(Ran.of("", "replay", record.toString()).out()).contains("Out of Measure");
  }

  @Test
  void whoHadNoAnswerReadsWhyEachCardDidNotServeWithClauses() {
    Ran ran = Ran.seeded("Galeazzo has no answer and yields", FIRST_MOVES, "play", "audatia");
    String after = ran.out().substring(ran.out().indexOf("Why no card of Galeazzo served:"));
    List<String> whys = after.lines().skip(1).takeWhile(line -> line.startsWith("  ")).toList();
    assertThat(whys).hasSizeGreaterThan(3);
    for (String why : whys) {
      Matcher rule = Pattern.compile("  .+: .+\\. \\((AUD-\\S+)\\)").matcher(why);
      assertThat(rule.matches()).as(why).isTrue();
      assertThat(BOOK.find(rule.group(1))).as(why).isPresent();
    }
  }

  @Test
  void inSuddenDeathEachCardThatWasTurnedInVainIsToldWhy() {
    Ran ran =
        Ran.seeded(
            "Why no card of .* served:\n  ",
            "",
            "play",
            "audatia",
            "--option",
            "rules=sudden-death",
            "--seat",
            "bot",
            "bot",
            "--fast");
    assertThat(ran.out())
        .contains("is out of cards and has no answer")
        .containsPattern("(?m)^  \\S.*: .+\\. \\(AUD-\\S+\\)$");
  }

  @Test
  void theTableShowsGuardsStacksSunsAndVirtuesWithWhoLeads() {
    Box box = SHELF.open(SHELF.title("audatia"), Facts.none());
    Audatia game = (Audatia) box.game();
    Bout bout =
        game.assemble(
            Facts.of(
                Map.of(
                    "phase",
                    "bind-defender",
                    "attacker",
                    0,
                    "bind",
                    "stretto",
                    "inside",
                    1,
                    "fighters",
                    List.of(
                        Map.of(
                            "virtues",
                            List.of("audatia", "celeritas"),
                            "side",
                            "right",
                            "stack",
                            List.of("Mandritto Fendente L"),
                            "hand",
                            List.of("Ligadura Mezana")),
                        Map.of(
                            "virtues",
                            List.of("prudentia", "fortitudo"),
                            "side",
                            "left",
                            "stack",
                            List.of("Mandritto Sottano R"),
                            "hand",
                            List.of("Ligadura Mezana", "Soprana Tor di Spada"))))));
    String table = asked(box, new Match<>(game, bout, new SeededChance(1)), 1, "look\nquit\n");
    assertThat(table)
        .contains("AUD 0:1>  PRU <1:0  CEL 0:1>  FOR <1:0")
        .contains("Stretto: the suns meet. Inside Ben")
        .containsPattern("Ann +MF \\(\\* +\\. +\\.")
        .containsPattern("Ben +MS \\*\\) +\\. +\\.")
        .containsPattern("2 +Ligadura Mezana +/// +Soprana Tor di Spada");
  }

  @Test
  void eachGuardIsDrawnInItsOwnWay() {
    Box box = SHELF.open(SHELF.title("audatia"), Facts.none());
    Audatia game = (Audatia) box.game();
    Set<String> tables = new HashSet<>();
    for (int posta = 0; posta < 12; posta++) {
      String name = game.posta(posta).name();
      Bout bout =
          game.assemble(
              Facts.of(Map.of("fighters", List.of(Map.of("posta", name), Map.of("posta", name)))));
      String table = asked(box, new Match<>(game, bout, new SeededChance(1)), 0, "look\nquit\n");
      assertThat(table).contains("Ben, " + name);
      assertThat(tables.add(table.replace(name, ""))).as(name).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"basic", "salle", "sudden-death"})
  void thePageFitsATerminalOf80By24(String rules) {
    Box box = SHELF.open(SHELF.title("audatia"), Facts.of(Map.of("rules", rules)));
    for (int seed = 1; seed <= 40; seed++) {
      Bout bout = somewhere((Audatia) box.game(), seed);
      int seat = Integer.numberOfTrailingZeros(((Audatia) box.game()).toAct(bout));
      for (boolean fancy : new boolean[] {true, false}) {
        List<AttributedString> lines = page(box, bout, seat, 80, 24, fancy);
        assertThat(lines).hasSizeLessThan(24);
        assertThat(lines).allMatch(line -> line.columnLength() <= 80);
        assertThat(lines.stream().map(String::valueOf)).anyMatch(line -> line.contains("AUD "));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"basic", "salle", "sudden-death"})
  void twoWorldsThatLookTheSameAreShownTheSame(String rules) {
    Box box = SHELF.open(SHELF.title("audatia"), Facts.of(Map.of("rules", rules)));
    Audatia game = (Audatia) box.game();
    for (int seed = 1; seed <= 6; seed++) {
      Bout one = somewhere(game, seed);
      int seat = Integer.numberOfTrailingZeros(game.toAct(one));
      Bout two = game.blank();
      game.imagine(game.view(one, seat), new SeededChance(seed), two);
      assertThat(two).isNotEqualTo(one);
      assertThat(asked(box, new Match<>(game, two, new SeededChance(1)), seat, QUESTIONS))
          .isEqualTo(asked(box, new Match<>(game, one, new SeededChance(1)), seat, QUESTIONS))
          .contains("'lunge' is not a move now");
      assertThat(page(box, two, seat, 100, 40, true).toString())
          .isEqualTo(page(box, one, seat, 100, 40, true).toString());
    }
  }

  // ---- what is looked up by name

  static Stream<String> named() {
    List<String> names = new ArrayList<>();
    for (String id : List.of("common", "galeazzo", "boucicault")) {
      CardSet set = SHELF.cards(SHELF.title("audatia"), id).set();
      set.content().values().stream()
          .flatMap(value -> value instanceof List<?> list ? list.stream() : Stream.of(value))
          .filter(Map.class::isInstance)
          .forEach(card -> names.add(String.valueOf(((Map<?, ?>) card).get("name"))));
    }
    return names.stream().distinct();
  }

  @ParameterizedTest
  @MethodSource("named")
  void everyCardIsFoundByItsNameWithHowEachValueIsKnown(String name) {
    Ran ran = Ran.of("", "help", "audatia", name);
    assertThat(ran.status()).isZero();
    assertThat(ran.lines().getFirst()).startsWith(name + "  (");
    assertThat(ran.out()).containsPattern("fact|inference|reconstruction");
    assertThat(ran.lines()).allMatch(line -> line.length() <= 80);
    assertThat(Ran.of("", "help", "audatia").out().replaceAll("\\s+", " ")).contains(name);
  }

  @ParameterizedTest
  @CsvSource({
    "Audatia Entry, AUD-CUT.A",
    "feint, AUD-K.feint",
    "Ligadura Mezana, AUD-TYP.4",
    "Cover and Pommel Strike, AUD-TYP.6",
    "Posta Longa, AUD-R30",
    "Soprana Tor di Spada, AUD-R48",
    "the only parry, AUD-CTR.4",
    "AUD-R10, AUD-R10"
  })
  void aPlayOfTheBookIsFoundByItsNameWithItsClause(String name, String rule) {
    assertThat(Ran.of("", "help", "audatia", name).out()).contains(rule);
  }

  @Test
  void aRemedyNamesWhatCountersItPerfectly() {
    assertThat(Ran.of("", "help", "audatia", "Twist and Pommel Strike").out())
        .contains("Cover and Pommel Strike: perfect-against it");
  }

  @Test
  void theGlossaryIsPartOfTheHelp() {
    assertThat(Ran.of("", "help", "audatia", "mandritto").out())
        .isEqualTo("Mandritto: from the right, forehand.\n");
    assertThat(Ran.of("", "help", "audatia", "Poste").out()).contains("Poste: a guard.");
    assertThat(Ran.of("", "help", "audatia", "RM").out()).contains("RM: Roverso Mezano.");
    assertThat(Ran.of("help stretto\nquit\n", "play", "audatia", "--seed", "1").out())
        .contains("Stretto: close play");
    assertThat(Ran.of("", "help", "Posta", "Breve").out()).startsWith("Posta Breve  (poste");
  }

  @Test
  void aPartOfManyNamesIsAskedBack() {
    assertThat(Ran.of("", "help", "audatia", "pommel").out())
        .contains("Push the Elbow and Pommel Strike")
        .contains("Cover and Pommel Strike");
    Ran unknown = Ran.of("", "help", "audatia", "zornhau");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err().lines()).hasSize(1);
    assertThat(unknown.err()).contains("nothing in this game is named 'zornhau'");
  }

  @Test
  void theListOfCardsSaysWhichValuesAreReconstructed() {
    assertThat(Ran.of("", "cards", "audatia").out())
        .contains("all others, named last, are our reconstruction")
        .containsPattern("Posta di Donna Destra .*fact name, bonus; reconstruction stack, strikes");
  }

  // ---- what is wrong

  @Test
  void badInputIsAnsweredInOneSentenceAndTheQuestionStands() {
    Ran ran =
        Ran.of(
            "foo\nattack Excalibur\n99\nwhy\nparry Punta\nquit\n",
            "play",
            "audatia",
            "--seed",
            "3");
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("'foo' is not a move now")
        .contains("'attack Excalibur' is not a move now")
        .contains("There is no move 99: expected a number from 1 to ")
        .contains("Why what?")
        .contains("There is no Strike against you to parry. (AUD-CUT.2)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "strikes: [RF, RM, RS]|strikes: [RF, RX, RS]",
        "bonus: {audatia: 2}|bonus: {courage: 2}",
        "side: outside|side: above",
        "copies: 2|copies: two",
        "end: Posta Longa|end: Posta Corta",
        "extended: true|extendet: true"
      })
  void aCardSetThatBreaksItsSchemaIsRefusedWithFileAndLine(String good, String bad)
      throws IOException {
    Path file = folder.resolve("common.yaml");
    String text =
        Files.readString(
            Path.of("../audatia/src/main/resources/derring/audatia/cards/common.yaml"));
    assertThat(text).contains(good);
    int at = (int) text.substring(0, text.indexOf(good)).lines().count();
    Files.writeString(file, text.replaceFirst(Pattern.quote(good), bad));
    Ran ran = Ran.of("", "cards", "audatia", "--set", file.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).startsWith("derring: " + file + ":" + at + ": ").contains("expected");
    assertThat(Ran.of("", "play", "audatia", "--cards", "common=" + file).err())
        .isEqualTo(ran.err());
  }

  // ---- tables

  /** A state some random moves into a bout, not yet over. */
  private static Bout somewhere(Audatia game, long seed) {
    SeededChance chance = new SeededChance(seed);
    Bout bout = game.deal(chance, Log.NONE);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    for (int i = 0; i < 7 * seed; i++) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
      moves.clear();
      game.moves(bout, seat, moves);
      Bout before = bout.copy();
      game.play(bout, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
      if (game.toAct(bout) == 0) {
        return before;
      }
    }
    return bout;
  }

  private static Sitting<Bout, Move, View> sitting(Box box, Match<Bout, Move, View> match) {
    return new Sitting<>(
        box,
        match,
        List.of(new Sitter(Sitter.HUMAN, "Ann"), new Sitter(Sitter.HUMAN, "Ben")),
        Seed.numbered(1, 2),
        BOOK);
  }

  private static String asked(Box box, Match<Bout, Move, View> match, int seat, String typed) {
    Sitting<Bout, Move, View> sitting = sitting(box, match);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Surroundings piped = Ran.piped(typed, out, out);
    try (Front<Move> front = new PlainFront<>(sitting, new Farewell<>(sitting, null), piped)) {
      front.opened();
      front.ask(seat);
    }
    piped.out().flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  private static List<AttributedString> page(
      Box box, Bout start, int seat, int width, int height, boolean fancy) {
    Sitting<Bout, Move, View> sitting =
        sitting(box, new Match<>((Audatia) box.game(), start, new SeededChance(1)));
    Pen pen = new Pen(width, fancy, fancy ? 256 : 0, 65);
    return new Page<>(box.title(), sitting.art(), pen, height)
        .lines(sitting.scene(seat), "", List.of(), sitting.art().question(sitting.scene(seat)));
  }
}
