package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
  /** Always the first move: enough of them for any match. */
  private static final String FIRST_MOVES = "1\n".repeat(5000);

  @TempDir Path folder;

  @Test
  void aScriptedPlayerPlaysToTheEndAndTheRecordVerifies() {
    Path record = folder.resolve("match.json");
    Ran ran =
        Ran.of(FIRST_MOVES, "play", "swordplay", "--seed", "7", "--record", record.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).containsPattern("You have (won|lost)\\.").contains("The seed was ");
    assertThat(ran.out()).doesNotContain("\u001b");

    Ran verified = Ran.of("", "verify", record.toString());
    assertThat(verified.status()).isZero();
    assertThat(verified.out()).contains("verified");

    Ran replayed = Ran.of("", "replay", record.toString());
    assertThat(replayed.status()).isZero();
    assertThat(replayed.out()).contains("has won. ");
  }

  @Test
  void theSameSeedGivesTheSameMatch() {
    String[] args = {"play", "swordplay", "--seat", "bot", "bot", "--seed", "11"};
    assertThat(Ran.of("", args).out()).isEqualTo(Ran.of("", args).out()).contains("has won.");
  }

  @Test
  void amongThreeOrMoreEverybodyIsToldHisPlace() {
    String[] args = {"play", "swordplay", "--seat", "bot", "bot", "bot", "--seed", "11"};
    assertThat(Ran.of("", args).out()).containsPattern("Places: 1 [^,]+, 2 [^,]+, 3 [^,]+\\.\\R");
    String[] duel = {"play", "swordplay", "--seat", "bot", "bot", "--seed", "11"};
    assertThat(Ran.of("", duel).out()).doesNotContain("Places");
  }

  @Test
  void whoLeavesHasTheMatchSoFarRecorded() {
    Path record = folder.resolve("left.json");
    Ran ran =
        Ran.of(
            "1\nquit\n",
            "play",
            "swordplay",
            "--seat",
            "human",
            "random",
            "--seed",
            "3",
            "--record",
            record.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("left unfinished").doesNotContain("The seed was");
    assertThat(Ran.of("", "verify", record.toString()).status()).isZero();
    assertThat(folder.toFile().list()).containsExactly("left.json");

    Ran hidden = Ran.of("", "replay", record.toString(), "--seat", "0");
    assertThat(hidden.status()).isEqualTo(2);
    assertThat(hidden.err()).contains("hands stay hidden");
  }

  @Test
  void aTamperedRecordIsRefused() throws IOException {
    Path record = folder.resolve("match.json");
    Ran.of(
        "",
        "play",
        "swordplay",
        "--seat",
        "bot",
        "bot",
        "--seed",
        "2",
        "--record",
        record.toString());
    String text = Files.readString(record);
    Files.writeString(record, text.replaceFirst("\"secret\": \"..", "\"secret\": \"00"));
    Ran ran = Ran.of("", "verify", record.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(1);
  }

  @Test
  void anExistingRecordIsReplacedOnlyByForce() throws IOException {
    Path record = folder.resolve("match.json");
    Files.writeString(record, "mine");
    Ran.of("", "play", "swordplay", "--record", record.toString());
    assertThat(record).hasContent("mine");
    Ran.of("", "play", "swordplay", "--record", record.toString(), "--force");
    assertThat(Files.readString(record)).startsWith("{");
  }

  @Test
  void cardsOfOnesOwnAreNotReplacedByTheRecordEvenByForce() throws IOException {
    Path cards = folder.resolve("mine.yaml");
    try (InputStream standard =
        getClass().getClassLoader().getResourceAsStream("derring/swordplay/cards/pirates.yaml")) {
      Files.copy(Objects.requireNonNull(standard), cards);
    }
    String before = Files.readString(cards);
    Ran ran =
        Ran.of(
            "",
            "play",
            "swordplay",
            "--cards",
            "pirates=" + cards,
            "--record",
            cards.toString(),
            "--force");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("--record: the match would be written over");
    assertThat(cards).hasContent(before);
  }

  @Test
  void everyLineOfJsonIsAnObject() {
    Ran ran = Ran.of(FIRST_MOVES, "play", "swordplay", "--seed", "7", "--json");
    assertThat(ran.status()).isZero();
    List<Set<String>> objects =
        ran.lines().stream()
            .map(line -> Set.copyOf(Doc.of("line.json", line).facts().keys()))
            .toList();
    assertThat(objects.getFirst()).containsExactly("match");
    assertThat(objects.getLast()).containsExactlyInAnyOrder("outcome", "seed");
    assertThat(objects.subList(1, objects.size() - 1))
        .allMatch(keys ->
            keys.equals(Set.of("seat", "view", "moves"))
                || keys.equals(Set.of("seat", "event", "rules", "text")))
        .anyMatch(keys -> keys.contains("view"))
        .anyMatch(keys -> keys.contains("event"));
  }

  @Test
  void aMoveCanBeMadeInWordsAndTakenBackWhileNothingWasLearnt() {
    String[] args = {"play", "swordplay", "--seat", "human", "random"};
    assertThat(Ran.seeded("Taken back: ", "keep\nundo\nkeep all\n", args).out())
        .contains("Taken back: keep all cards");
    Ran early = Ran.seeded("Turn 2: Captain", "undo\n", args);
    assertThat(early.out()).contains("You cannot take anything back: Bosun Tom Iron has moved");
  }

  @Test
  void zeroPasses() {
    String[] args = {"play", "swordplay", "--seat", "human", "random", "--seed", "3"};
    String asked = Ran.of("", args).out();
    assertThat(Ran.of("0\n", args).out())
        .isEqualTo(Ran.of("pass\n", args).out())
        .hasSizeGreaterThan(asked.length());
  }

  @Test
  void whyNamesTheRuleThatForbidsACardInHand() {
    String[] args = {"play", "swordplay", "--seat", "human", "random"};
    Ran ran =
        Ran.seeded(
            "(Lunge|Feint) is an attack",
            "why lunge\nwhy feint\nwhy take\nhelp SWP-4.1\nhelp\n",
            args);
    assertThat(ran.out())
        .containsPattern("(Lunge|Feint) is an attack: it cannot answer one\\.\nSWP-4.2  Defending");
    assertThat(ran.out()).containsPattern("You may: it is move \\d, take it");
    assertThat(ran.out()).contains("SWP-4.1  ");
  }

  @Test
  void whatIsReadOffTheListMayBeWrittenBack() {
    String wanted = "attacks Bosun Tom Iron with Attack - Low";
    String[] args = {"play", "swordplay"};
    assertThat(Ran.seeded(wanted, "1\n1\nattack with Attack - Low\nquit\n", args).out())
        .isEqualTo(Ran.seeded(wanted, "1\n1\nattack Attack - Low\nquit\n", args).out());
    String[] any = {"play", "swordplay", "--seed", "5"};
    assertThat(Ran.of("why defend with Dodge\nquit\n", any).out())
        .doesNotContain("neither a move nor a card")
        .isEqualTo(Ran.of("why defend Dodge\nquit\n", any).out());
  }

  @Test
  void theGameMayFollowTheSeats() {
    Ran ran = Ran.of("", "play", "--seed", "1", "--seat", "bot", "random", "swordplay");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isZero();
  }

  @Test
  void aMenuWithoutATerminalIsTheUsage() {
    Ran ran = Ran.of("", "menu");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("derring play swordplay");
  }

  @Test
  void withoutACommandTheGamesAreServed() {
    assertThat(Derring.meant()).containsExactly("serve");
    assertThat(Derring.meant("--port", "9000")).containsExactly("serve", "--port", "9000");
    assertThat(Derring.meant("--data=x")).containsExactly("serve", "--data=x");
    assertThat(Derring.meant("--help")).containsExactly("--help");
    assertThat(Derring.meant("games")).containsExactly("games");
  }

  @Test
  void aRehearsalSaysNothing() {
    Ran ran = Ran.of("", "rehearse");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isZero();
  }

  @Test
  void theToolsAnswer() {
    assertThat(Ran.of("", "games").out()).contains("weapon-breakage=false").contains("random");
    assertThat(Ran.of("", "rules", "swordplay").out()).contains("SWP-4.2  Defending");
    assertThat(Ran.of("", "cards", "swordplay").out()).contains("reconstructed");
    assertThat(Ran.of("", "help", "swp-4.2").out()).startsWith("SWP-4.2  Defending");
    assertThat(Ran.of("", "help", "play").out()).contains("--record");
    Ran perft = Ran.of("", "perft", "swordplay", "--depth", "3", "--seed", "1");
    assertThat(perft.lines()).hasSize(5);
    assertThat(Ran.of("", "perft", "swordplay", "--depth", "2", "--seed", "1", "--json").out())
        .contains("\"histories\"");
  }
}
