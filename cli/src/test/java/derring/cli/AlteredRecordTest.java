package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What verify and replay say of a record that somebody altered. */
class AlteredRecordTest {
  @TempDir Path folder;
  private Path file;
  private String honest;

  @BeforeEach
  void aMatchIsRecorded() throws IOException {
    file = folder.resolve("match.json");
    Ran.of(
        "",
        "play",
        "swordplay",
        "--seat",
        "random",
        "random",
        "--seed",
        "6",
        "--record",
        file.toString());
    honest = Files.readString(file);
  }

  private void alter(String pattern, String put) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(honest);
    assertThat(found.find()).as(pattern).isTrue();
    Files.writeString(file, found.replaceFirst(put));
  }

  private Ran verify() {
    return Ran.of("", "verify", file.toString());
  }

  private Ran replay() {
    return Ran.of("", "replay", file.toString());
  }

  @Test
  void anHonestRecordIsReplayedWithoutAWord() {
    assertThat(replay().err()).isEmpty();
    assertThat(replay().status()).isZero();
    assertThat(verify().out())
        .contains(
            "verified", "The options, the card sets and the seats are those that were sealed");
  }

  @Test
  void verifyWarnsIfNoSeatGaveAPartOfTheSeed() {
    assertThat(verify().status()).isZero();
    assertThat(verify().out()).contains("Warning: no seat gave a part of the seed");
  }

  /** The match was over long before either limit. */
  @Test
  void anAlteredOptionIsNoticedThoughNoMoveDependedOnIt() throws IOException {
    alter("\"turn-limit\": 1(\\d+)", "\"turn-limit\": 9$1");
    assertThat(verify().status()).isNotZero();
    assertThat(verify().err()).contains("match.json:").contains("sealed: the options");
    Ran replayed = replay();
    assertThat(replayed.status()).isEqualTo(1);
    assertThat(replayed.err()).contains("Warning").contains("sealed: the options");
    assertThat(replayed.out()).contains("has won.");
  }

  @Test
  void anAlteredNameIsNoticed() throws IOException {
    alter("\"random\", \"random\"", "\"greedy\", \"random\"");
    assertThat(verify().err()).contains("sealed: the names of the seats");
    assertThat(replay().err()).contains("Warning").contains("sealed: the names of the seats");
  }

  @Test
  void anAlteredDigestOfACardSetIsNoticed() throws IOException {
    alter("\"pirates\": \"[0-9a-f]{4}", "\"pirates\": \"abcd");
    assertThat(verify().err()).contains("sealed: the card sets");
    assertThat(replay().err()).contains("sealed: the card sets");
  }

  /** The undermost cards of the deck were never drawn, so the match plays as it did. */
  @Test
  void replaySaysSoIfAnOutcomeWasAltered() throws IOException {
    Matcher deck =
        Pattern.compile("\\{\"shuffle\": \\[(.*?)\\], \"from\": \\[(.*?)\\]").matcher(honest);
    assertThat(deck.find()).isTrue();
    String[] cards = deck.group(1).split("(?<=\"), ");
    int last = cards.length - 1;
    int other = last;
    while (cards[other].equals(cards[last])) {
      other--;
    }
    String lowest = cards[last];
    cards[last] = cards[other];
    cards[other] = lowest;
    String from =
        (" " + deck.group(2) + ",")
            .replace(" " + last + ",", " x,")
            .replace(" " + other + ",", " " + last + ",")
            .replace(" x,", " " + other + ",");
    Files.writeString(
        file,
        honest.substring(0, deck.start(1))
            + String.join(", ", cards)
            + honest.substring(deck.end(1), deck.start(2))
            + from.strip().replaceAll(",$", "")
            + honest.substring(deck.end(2)));
    Ran replayed = replay();
    assertThat(replayed.status()).isEqualTo(1);
    assertThat(replayed.err())
        .contains("Warning: this record does not tell what was played.")
        .containsPattern("the deal, outcome \\d: the seed gives another order of the \\d+ cards");
    assertThat(replayed.out()).contains("has won.");
    assertThat(verify().err()).contains("the seed gives another order");
  }

  @Test
  void replaySaysSoIfTheResultWasAltered() throws IOException {
    String truth = replay().out();
    alter("\"places\": \\[(\\d), (\\d)\\]", "\"places\": [$2, $1]");
    Ran replayed = replay();
    assertThat(replayed.status()).isEqualTo(1);
    assertThat(replayed.err()).contains("Warning").contains("the outcome should be");
    assertThat(replayed.out()).isEqualTo(truth);
  }

  @Test
  void aRecordOfTheOldKindIsToldApart() throws IOException {
    alter("\"derring-record\": 2", "\"derring-record\": 1");
    assertThat(verify().status()).isNotZero();
    assertThat(verify().err())
        .contains("match.json:2: expected a record of format 2, but found format 1, in which");
  }
}
