package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What chance decided cannot be altered in a record, nor what it is said to have decided about. */
class AlteredOutcomesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Box BOX = SHELF.open(SHELF.title("high-card"), Facts.of(Map.of("hand", 3)));
  private static final List<String> NAMES = List.of("Ann", "Bob");
  private static final String RECORD = eventful();

  /** A match in which chance gives dice, random cards and a second shuffle. */
  private static String eventful() {
    for (long number = 0; number < 10_000; number++) {
      String text = played(BOX.game(), number);
      if (text.contains("{\"card\": ") && text.contains("\"from\": 6}, {\"shuffle\"")) {
        return text;
      }
    }
    throw new AssertionError("no such match");
  }

  private static <S extends State<S>, M, V> String played(Game<S, M, V> game, long number) {
    Seed seed = Seed.numbered(number, game.seats());
    Terms terms = Terms.of(game, BOX.cards());
    Match<S, M, V> match = new Match<>(game, Seal.of(terms, NAMES, seed).chance(seed));
    SeededChance picks = new SeededChance(number);
    MoveBuffer<M> moves = new MoveBuffer<>();
    while (game.toAct(match.state()) != 0) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(match.state()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      match.play(seat, moves.get(picks.below(moves.size())), number);
    }
    return Records.text(MatchRecord.of(match, terms, NAMES, seed), game);
  }

  private static Kept read(String text) {
    return Records.read(Doc.of("r.json", text), SHELF);
  }

  /** The record with the first match of {@code pattern} put otherwise. */
  private static String altered(String pattern, String put) {
    Matcher found = Pattern.compile(pattern).matcher(RECORD);
    assertThat(found.find()).as(pattern).isTrue();
    String text = found.replaceFirst(put);
    assertThat(text).isNotEqualTo(RECORD);
    return text;
  }

  private static void refused(String text, String message) {
    assertThatThrownBy(() -> read(text).verify())
        .isInstanceOf(BadFile.class)
        .hasMessageMatching("r\\.json:\\d+: " + message);
  }

  @Test
  void theRecordAsItIsVerifies() {
    assertThat(read(RECORD).verify().steps()).isNotEmpty();
  }

  @Test
  void anAlteredDieIsNamed() {
    refused(
        altered("\"die\": 6, \"from\": 6", "\"die\": 5, \"from\": 6"),
        "move \\d+, outcome 1: the seed gives a 6, but the record says a 5");
    refused(
        altered("\"die\": 6, \"from\": 6", "\"die\": 7, \"from\": 6"),
        "a die of 6 sides shows 1 to 6, but found 7");
  }

  @Test
  void anAlteredDieBeforeTheThrowIsNamed() {
    refused(
        altered("\"die\": 6, \"from\": 6", "\"die\": 6, \"from\": 8"),
        "move \\d+, outcome 1: it was drawn from a die of 6 sides, but the record says from a die of"
            + " 8");
  }

  @Test
  void anAlteredCardIsNamed() {
    refused(
        altered(
            "\"card\": \"([^\"]+)\", \"from\": \\[(\"\\1\", )?\"([^\"]+)\"",
            "\"card\": \"$3\", \"from\": [$2\"$3\""),
        "move \\d+, outcome \\d+: the seed gives .+, but the record says .+");
    refused(
        altered("\"card\": \"([^\"]+)\", \"from\": \\[", "\"card\": \"$1\", \"from\": [\"$1\", "),
        "move \\d+, outcome \\d+: it was drawn from \\d cards?, but the record says from \\d cards");
  }

  @Test
  void anAlteredShuffleIsNamed() {
    refused(
        altered(
                "\"shuffle\": \\[(\"[^\"]+\"), (\"[^\"]+\"),(.*?)\"from\": \\[(.*?)\\]",
                "\"shuffle\": [$2, $1,$3\"from\": [%]")
            .replace("[%]", turned()),
        "the deal, outcome 1: the seed gives another order of the \\d+ cards, but the record says .+"
            + " where .+ lies, on top");
  }

  /** The pile before the first shuffle, told by places of which the first two are exchanged. */
  private static String turned() {
    Matcher from = Pattern.compile("\"shuffle\".*?\"from\": (\\[[^\\]]*\\])").matcher(RECORD);
    assertThat(from.find()).isTrue();
    return from.group(1).replaceAll("\\b0\\b", "x").replaceAll("\\b1\\b", "0").replace("x", "1");
  }

  @Test
  void anAlteredPileBeforeAShuffleIsNamed() {
    refused(
        altered("\"from\": \\[(\\d+), (\\d+), ", "\"from\": [$2, $1, "),
        "the deal, outcome 1: it was drawn from a pile with .+ at place 1 from below, but the record"
            + " says from a pile with .+ at place 1 from below");
    refused(
        altered("\"from\": \\[(\\d+), (\\d+), ", "\"from\": [$1, $1, "),
        "place \\d+ of the shuffle is named twice");
    refused(
        altered("\"from\": \\[(\\d+), (\\d+), ", "\"from\": [$1, "),
        "a shuffle leaves other cards than lay there before it");
  }

  @Test
  void anOutcomeThatIsLeftOutOrPutInIsNoticed() {
    refused(
        altered("\"drew\": \\[\\{\"die\": 6, \"from\": 6\\}, ", "\"drew\": ["),
        "move \\d+, outcome 1: the seed gives a die, but the record says a shuffle");
    refused(
        altered("\"drew\": \\[\\]", "\"drew\": [{\"die\": 1, \"from\": 2}]"),
        "move \\d+: the rules ask for no outcome of chance, but the record has 1");
  }

  @Test
  void anOutcomeThatDoesNotSayWhatItWasDrawnFromIsRefused() {
    refused(altered("\\{\"die\": 6, \"from\": 6\\}", "6"), "expected an outcome of chance with.*");
    refused(altered("\\{\"die\": 6, \"from\": 6\\}", "{\"die\": 6}"), "'from' is missing");
  }

  @Test
  void anAlteredOutcomeCanStillBeLookedAt() {
    String text = altered("\"drawn\": false", "\"drawn\": true");
    assertThat(read(text).replay().steps()).isNotEmpty();
    refused(text, "the outcome should be .*");
  }
}
