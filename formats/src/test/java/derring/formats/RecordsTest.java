package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.MoveBuffer;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  @TempDir Path folder;

  private static MatchRecord played(long number, int moves) {
    return played(BOX.game(), number, moves);
  }

  private static <S extends State<S>, M, V> MatchRecord played(
      Game<S, M, V> game, long number, int most) {
    Seed seed = Seed.numbered(number, game.seats());
    Match<S, M, V> match = new Match<>(game, seed.chance());
    SeededChance picks = new SeededChance(number);
    MoveBuffer<M> moves = new MoveBuffer<>();
    while (game.toAct(match.state()) != 0 && match.steps().size() < most) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(match.state()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      match.play(seat, moves.get(picks.below(moves.size())), 1_700_000_000_000L + number);
    }
    return MatchRecord.of(match, BOX.cards(), List.of("Ann", "Bob \"the\" Blade"), seed);
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
      if (text.contains("{\"card\": ") && text.contains("\"drew\": [6, [")) {
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
            "  \"derring-record\": 1,",
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
            good.game(),
            good.rulesVersion(),
            good.cards(),
            good.options(),
            good.seats(),
            good.commitment(),
            good.seed(),
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
        "deal",
        "moves",
        "state"
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
        "\"derring-record\": 1|\"derring-record\": 2|2: expected a record of format 1, but found"
            + " format 2",
        "\"game\": \"high-card\"|\"game\": \"higher-card\"|3: there is no game 'higher-card';"
            + " expected high-card (did you mean high-card?)",
        "\"rules\": 2|\"rules\": 9|4: there is no version 9 of the rules of high-card here; expected"
            + " 1 or 2",
        "\"hand\": 3|\"hand\": 4|10: option 'hand': expected a whole number from 1 to 3, but found 4",
        "\"plain\": \"|\"plain\": \"0|6: the match was played with other cards",
        "\"Ann\",||12: expected one for each of 2 seats, but found 1",
        "\"secret\": \"|\"secret\": \"g|15: expected 64 hexadecimal digits",
      })
  void whatIsWrongInTheHeadIsToldWithItsLine(String found, String put, String message) {
    String text = text(1);
    assertThat(text).contains(found);
    assertThatThrownBy(() -> read(text.replace(found, put == null ? "" : put)))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.json:" + message);
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
  void anotherSeedDoesNotVerify() {
    String secret = Seed.numbered(1, 2).secret();
    Seed other = Seed.numbered(2, 2);
    String text = text(1).replace(secret, other.secret());
    assertThat(read(text).replay()).isNotNull();
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("not the one that was committed to");
    String both = text.replace(Seed.numbered(1, 2).commitment(), other.commitment());
    assertThatThrownBy(() -> read(both).verify()).isInstanceOf(BadFile.class);
  }

  @Test
  void anotherEndDoesNotVerify() {
    String text = text(1);
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
  void aRecordWithOtherCardsIsReadWithThem() {
    CardFile mine =
        CardFile.of("plain", Doc.of("c.yaml", "cards: [{name: A, rank: 1}, {name: B, rank: 2}]"));
    Box box = SHELF.open(BOX.title(), Facts.of(Map.of("hand", 1)), List.of(mine));
    Seed seed = Seed.numbered(5, 2);
    String text = Records.text(record(box.game(), seed, box.cards()), box.game());
    assertThatThrownBy(() -> read(text)).hasMessageContaining("other cards");
    Kept kept = Records.read(Doc.of("r.json", text), SHELF, List.of(mine));
    assertThat(kept.verify().steps()).isEmpty();
    assertThat(kept.outcome()).isNull();
  }

  private static <S extends State<S>, M, V> MatchRecord record(
      Game<S, M, V> game, Seed seed, Map<String, String> cards) {
    return MatchRecord.of(new Match<>(game, seed.chance()), cards, List.of("a", "b"), seed);
  }
}
