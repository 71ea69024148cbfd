package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.CutShort;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.MoveBuffer;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Box BOX = SHELF.open(SHELF.title("high-card"), Facts.of(Map.of("hand", 3)));

  private static final List<String> NAMES = List.of("Ann", "Bob \"the\" Blade");

  @TempDir Path folder;

  private static MatchRecord played(long number, int moves) {
    return played(BOX.game(), number, moves);
  }

  private static <S extends State<S>, M, V> MatchRecord played(
      Game<S, M, V> game, long number, int most) {
    Seed seed = Seed.numbered(number, game.seats());
    Terms terms = Terms.of(game, BOX.cards());
    Match<S, M, V> match = new Match<>(game, Seal.of(terms, NAMES, seed).chance(seed));
    SeededChance picks = new SeededChance(number);
    MoveBuffer<M> moves = new MoveBuffer<>();
    while (game.toAct(match.state()) != 0 && match.steps().size() < most) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(match.state()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      match.play(seat, moves.get(picks.below(moves.size())), 1_700_000_000_000L + number);
    }
    return MatchRecord.of(match, terms, NAMES, seed);
  }

  private static String text(long number) {
    return Records.text(played(number, 99), BOX.game());
  }

  private static Kept read(String text) {
    return Records.read(Doc.of("r.json", text), SHELF);
  }

  /** A match in which chance gives dice, random cards and a second shuffle. */
  private static long eventful() {
    for (long number = 0; number < 10_000; number++) {
      String text = text(number);
      if (text.contains("{\"card\": ") && text.contains("\"from\": 6}, {\"shuffle\"")) {
        return number;
      }
    }
    throw new AssertionError("no such match");
  }

  @Test
  void aRecordReadsBackTheSameAndVerifies() {
    for (long number = 0; number < 200; number++) {
      MatchRecord record = played(number, (int) (number % 20));
      Kept kept = read(Records.text(record, BOX.game()));
      assertThat(kept.record()).isEqualTo(record);
      assertThat(kept.replay().steps()).hasSize(record.moves().size());
      assertThat(kept.verify().steps()).hasSize(record.moves().size());
    }
  }

  @Test
  void everyKindOfChanceIsKept() {
    long number = eventful();
    assertThat(read(text(number)).record()).isEqualTo(played(number, 99));
  }

  @Test
  void theLayoutIsStable() {
    assertThat(text(3).lines().map(line -> line.replaceAll("[0-9a-f]{64}", "#")))
        .contains(
            "{",
            "  \"derring-record\": 2,",
            "  \"game\": \"high-card\",",
            "  \"rules\": 2,",
            "    \"plain\": \"#\"",
            "    \"hand\": 3",
            "    \"Ann\", \"Bob \\\"the\\\" Blade\"",
            "    \"commitment\": \"#\",");
    assertThat(text(3).lines().filter(line -> line.startsWith("    {\"seat\": ")))
        .hasSize(played(3, 99).moves().size());
  }

  @Test
  void aFileIsWrittenInOneGoAndReplacesTheOldOne() throws IOException {
    Path file = folder.resolve("match.json");
    Files.writeString(file, "old");
    Records.write(file, played(1, 99), BOX.game());
    assertThat(Records.read(Doc.read(file), SHELF).record()).isEqualTo(played(1, 99));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFileThatCannotBeWrittenIsTold() throws IOException {
    Path missing = folder.resolve("none/match.json");
    assertThatThrownBy(() -> Records.write(missing, played(1, 99), BOX.game()))
        .isInstanceOf(BadFile.class)
        .hasMessage(missing + ": cannot be written: there is no folder " + missing.getParent());
    Path taken = Files.createDirectories(folder.resolve("taken/inner")).getParent();
    assertThatThrownBy(() -> Records.write(taken, played(1, 99), BOX.game()))
        .isInstanceOf(BadFile.class)
        .hasMessage(taken + ": cannot be written: it is a folder");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(taken);
    }
  }

  @Test
  void whatDoesNotReplayIsNotWritten() {
    MatchRecord good = played(1, 99);
    MatchRecord bad =
        new MatchRecord(
            good.terms(),
            good.seats(),
            good.seed(),
            good.seal(),
            good.dealt(),
            List.of(new MatchRecord.Move(1, "pass", 0, List.of())));
    assertThatThrownBy(() -> Records.write(folder.resolve("x.json"), bad, BOX.game()))
        .isInstanceOf(BadInput.class);
    assertThat(folder.resolve("x.json")).doesNotExist();
  }

  @Test
  void aTruncatedRecordIsRefusedWithItsLine() {
    String text = text(1);
    for (int length = 1; length < text.stripTrailing().length(); length += 7) {
      String part = text.substring(0, length);
      int lines = (int) part.stripTrailing().lines().count();
      assertThatThrownBy(() -> read(part))
          .isInstanceOf(BadFile.class)
          .satisfies(e -> assertThat(((BadFile) e).line()).isBetween(lines, lines + 1));
    }
  }

  @Test
  void aDamagedRecordIsNeverTakenForAnother() {
    String text = text(eventful());
    Kept good = read(text);
    SeededChance chance = new SeededChance(9);
    for (int i = 0; i < 500; i++) {
      char[] letters = text.toCharArray();
      letters[chance.below(letters.length)] = (char) (' ' + chance.below(95));
      try {
        Kept kept = read(new String(letters));
        kept.verify();
        assertThat(kept.record().moves())
            .extracting(MatchRecord.Move::notation)
            .isEqualTo(good.record().moves().stream().map(MatchRecord.Move::notation).toList());
      } catch (BadFile e) {
        assertThat(e.line()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "derring-record",
        "game",
        "rules",
        "cards",
        "options",
        "seats",
        "seed",
        "seal",
        "deal",
        "moves",
        "state",
        "played"
      })
  void noFieldMayBeMissing(String key) {
    String text = text(1).replace("\"" + key + "\":", "\"x\":");
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.json:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"derring-record\": 2|\"derring-record\": 3|2: expected a record of format 2, but found"
            + " format 3",
        "\"derring-record\": 2|\"derring-record\": 1|2: expected a record of format 2, but found"
            + " format 1, in which neither options nor seats were sealed and outcomes did not say"
            + " what they were drawn from; it cannot be replayed any more",
        "\"secret\": \"|\"secret\": \"g|15: expected 64 hexadecimal digits",
        "\"commitment\": \"|\"commitment\": \"g|20: expected 64 hexadecimal digits",
        "\"given\": \"|\"gave\": \"|26: 'gave' is not known here",
      })
  void whatIsWrongInTheHeadIsToldWithItsLine(String found, String put, String message) {
    String text = text(1);
    assertThat(text).contains(found);
    assertThatThrownBy(() -> read(text.replace(found, put == null ? "" : put)))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.json:" + message);
  }

  private static Map<String, Object> hand(MatchRecord record, int hand) {
    Map<String, Object> options = new LinkedHashMap<>(record.terms().options());
    options.put("hand", hand);
    return options;
  }

  /** What no game here has is refused at its line, if it was sealed so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "higher-card|2|3|3: there is no game 'higher-card'; expected high-card (did you mean"
            + " high-card?)",
        "high-card|9|3|4: there is no version 9 of the rules of high-card here; expected 1 or 2",
        "high-card|2|4|10: option 'hand': expected a whole number from 1 to 3, but found 4",
      })
  void whatWasSealedButIsNotHereIsToldWithItsLine(
      String game, int rules, int hand, String message) {
    MatchRecord good = played(1, 99);
    Terms terms = new Terms(game, rules, good.terms().cards(), hand(good, hand));
    Seal seal = Seal.of(terms, good.seats(), good.seed());
    String text =
        text(1)
            .replace("\"high-card\"", "\"" + game + "\"")
            .replace("\"rules\": 2", "\"rules\": " + rules)
            .replace("\"hand\": 3", "\"hand\": " + hand)
            .replace(good.seal().game(), seal.game())
            .replace(good.seal().options(), seal.options())
            .replace(good.seal().commitment(), seal.commitment());
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadFile.class)
        .hasMessage("r.json:" + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"game\": \"high-card\"|\"game\": \"higher-card\"|3: altered after it was sealed: the game"
            + " or the version of its rules",
        "\"rules\": 2|\"rules\": 1|3: altered after it was sealed: the game or the version of its"
            + " rules",
        "\"hand\": 3|\"hand\": 2|8: altered after it was sealed: the options",
        "\"hand\": 3|\"hand\": 4|8: altered after it was sealed: the options",
        "\"gambling\": true,||8: altered after it was sealed: the options",
        "\"plain\": \"|\"plain\": \"0|5: altered after it was sealed: the card sets",
        "\"Ann\"|\"Ana\"|12: altered after it was sealed: the names of the seats",
        "\"Ann\",||12: altered after it was sealed: the names of the seats",
        "\"secret\": \"7|\"secret\": \"6|16: altered after it was sealed: the secret",
        "[\"0000|[\"0001|17: altered after it was sealed: the parts that seats gave",
      })
  void whatIsAlteredThoughItWasSealedIsNamed(String found, String put, String message) {
    String text = text(1);
    assertThat(text).contains(found);
    String altered = text.replace(found, put == null ? "" : put);
    assertThatThrownBy(() -> read(altered).verify())
        .isInstanceOf(BadFile.class)
        .hasMessage("r.json:" + message);
  }

  @Test
  void allThatWasAlteredIsNamed() {
    String text = text(1).replace("\"hand\": 3", "\"hand\": 2").replace("\"Ann\"", "\"Ana\"");
    assertThatThrownBy(() -> read(text).verify())
        .hasMessage(
            "r.json:8: altered after it was sealed: the options and the names of the seats");
  }

  /** Who alters a part of the seal as well is told by the commitment. */
  @Test
  void anAlteredSealIsNoticedByItsCommitment() {
    MatchRecord good = played(1, 99);
    Terms terms = new Terms("high-card", 2, good.terms().cards(), hand(good, 2));
    Seal seal = Seal.of(terms, good.seats(), good.seed());
    String text =
        text(1)
            .replace("\"hand\": 3", "\"hand\": 2")
            .replace(good.seal().options(), seal.options());
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("altered: the seal, whose parts do not give the commitment");
  }

  /** Who makes the whole seal anew gets other chance, though no move depended on the option. */
  @Test
  void aSealMadeAnewGivesOtherChance() {
    MatchRecord good = played(1, 0);
    Seal other = Seal.of(good.terms(), List.of("Ana", NAMES.getLast()), good.seed());
    String text =
        Records.text(good, BOX.game())
            .replace("\"Ann\"", "\"Ana\"")
            .replace(good.seal().seats(), other.seats());
    assertThat(read(text).replay().steps()).isEmpty();
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("the deal, outcome 1: the seed gives");
  }

  @Test
  void aChangedMoveDoesNotReplay() {
    String text = text(1);
    int line = 1 + text.lines().toList().indexOf("  \"moves\": [") + 1;
    String wrong =
        text.replaceFirst(
            "\"seat\": 0, \"move\": \"[a-zA-Z ]+\"", "\"seat\": 0, \"move\": \"pass\"");
    assertThatThrownBy(() -> read(wrong).replay())
        .isInstanceOf(BadFile.class)
        .hasMessage(
            "r.json:"
                + line
                + ": move 1 does not replay: You pass only with an empty hand. (HC-2)");
  }

  @Test
  void anAlteredTimeIsNoticed() {
    String text = text(1).replaceFirst("\"at\": 17", "\"at\": 16");
    assertThat(read(text).replay()).isNotNull();
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("altered: a move or the time of one");
  }

  /** A match that somebody wins. */
  private static long won() {
    long number = 0;
    while (!text(number).contains("\"drawn\": false")) {
      number++;
    }
    return number;
  }

  @Test
  void anotherEndDoesNotVerify() {
    String text = text(won());
    assertThat(text).contains("\"outcome\":");
    String state =
        text.replaceFirst("\"state\": \"[0-9a-f]{64}\"", "\"state\": \"" + "0".repeat(64) + "\"");
    assertThatThrownBy(() -> read(state).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("ends in another state");
    String drawn = text.replace("\"drawn\": false", "\"drawn\": true");
    assertThat(drawn).isNotEqualTo(text);
    assertThatThrownBy(() -> read(drawn).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("the outcome should be");
  }

  @Test
  void aMatchThatWasCutShortIsOverAndSaysHow() {
    List<CutShort> ways =
        List.of(
            CutShort.resigned(1),
            CutShort.timedOut(0),
            CutShort.drawn(),
            CutShort.closed("Nothing happened for 30 days."));
    List<String> said =
        List.of(
            "Bob \"the\" Blade resigns.",
            "The time of Ann is over.",
            "The players agreed to a draw.",
            "Nothing happened for 30 days.");
    List<List<Integer>> places =
        List.of(List.of(1, 2), List.of(2, 1), List.of(1, 1), List.of(1, 1));
    for (int way = 0; way < ways.size(); way++) {
      MatchRecord record = played(1, 3).cut(ways.get(way));
      Kept kept = read(Records.text(record, BOX.game()));
      assertThat(kept.record()).isEqualTo(record);
      assertThat(kept.verify().steps()).hasSize(3);
      assertThat(kept.outcome()).as("by the rules").isNull();
      assertThat(kept.ending().reason()).isEqualTo(said.get(way));
      assertThat(kept.ending().places()).isEqualTo(places.get(way));
      assertThat(kept.ending().drawn()).isEqualTo(way > 1);
    }
    assertThat(read(Records.text(played(1, 3), BOX.game())).ending()).as("it runs").isNull();
    Kept won = read(text(won()));
    assertThat(won.ending()).isEqualTo(won.outcome());
  }

  @Test
  void howAMatchWasCutShortIsNotAlteredUnnoticed() {
    String text = Records.text(played(1, 3).cut(CutShort.resigned(1)), BOX.game());
    String line = "\"seat\": 1\n  },\n  \"state\"";
    assertThat(text).contains(line);
    for (String other :
        List.of(
            text.replace(line, "\"seat\": 0\n  },\n  \"state\""),
            text.replace("\"resigned\"", "\"timed-out\""),
            text.replaceFirst("(?s)  \"cut-short\": \\{.*?},\n", ""))) {
      assertThat(other).isNotEqualTo(text);
      assertThatThrownBy(() -> read(other).verify())
          .isInstanceOf(BadFile.class)
          .hasMessageContaining("or how the match was cut short");
    }
    String running = Records.text(played(1, 3), BOX.game());
    String ended =
        running.replace("  \"state\":", "  \"cut-short\": {\"how\": \"drawn\"},\n  \"state\":");
    assertThat(ended).isNotEqualTo(running);
    assertThatThrownBy(() -> read(ended).verify()).hasMessageContaining("cut short");
  }

  @Test
  void whatTheRulesHaveEndedWasNotCutShort() {
    String text =
        text(won()).replace("  \"state\":", "  \"cut-short\": {\"how\": \"drawn\"},\n  \"state\":");
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("the match had been ended by the rules before that");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"how\": \"fled\"} | expected closed, drawn, resigned or timed-out",
        "{\"how\": \"resigned\"} | seat",
        "{\"how\": \"resigned\", \"seat\": 2} | from 0 to 1",
        "{\"how\": \"drawn\", \"seat\": 1} | is not known here",
        "{\"how\": \"closed\"} | why",
        "{\"seat\": 1} | how"
      })
  void howAMatchCannotBeCutShortIsToldWithItsLine(String cut, String said) {
    String text =
        Records.text(played(1, 3), BOX.game())
            .replace("  \"state\":", "  \"cut-short\": " + cut + ",\n  \"state\":");
    int line = 1 + text.substring(0, text.indexOf("\"cut-short\"")).split("\n", -1).length - 1;
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.json:" + line + ": ")
        .hasMessageContaining(said);
  }

  @Test
  void aRecordWithOtherCardsIsReadWithThem() {
    CardFile mine =
        CardFile.of("plain", Doc.of("c.yaml", "cards: [{name: A, rank: 1}, {name: B, rank: 2}]"));
    Box box = SHELF.open(BOX.title(), Facts.of(Map.of("hand", 1)), List.of(mine));
    Seed seed = Seed.numbered(5, 2);
    String text =
        Records.text(record(box.game(), seed, Terms.of(box.game(), box.cards())), box.game());
    assertThatThrownBy(() -> read(text)).hasMessageContaining("other cards");
    Kept kept = Records.read(Doc.of("r.json", text), SHELF, List.of(mine));
    assertThat(kept.verify().steps()).isEmpty();
    assertThat(kept.outcome()).isNull();
  }

  private static <S extends State<S>, M, V> MatchRecord record(
      Game<S, M, V> game, Seed seed, Terms terms) {
    Chance chance = Seal.of(terms, List.of("a", "b"), seed).chance(seed);
    return MatchRecord.of(new Match<>(game, chance), terms, List.of("a", "b"), seed);
  }
}
