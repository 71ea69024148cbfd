package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file of SQLite that is damaged in the middle: real processes on real pages. */
class DamagedStoreTest {
  private static final int PAGE = 2048;

  /** The first byte of a page that has rows of a table. */
  private static final int ROWS = 13;

  /** And of one that says where rows are. */
  private static final int INDEX = 10;

  private static final int MATCHES = 40;
  private static final Map<String, Object> TWO =
      Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public");

  @TempDir Path home;
  private final List<String> matches = new ArrayList<>();
  private String cookie = "";

  private void fill() throws IOException {
    try (Node node = Node.start(home, "")) {
      Visitor guest = new Visitor(node.port());
      cookie = guest.cookie;
      for (int i = 0; i < MATCHES; i++) {
        String match = guest.open(TWO);
        matches.add(match);
        Visitor.Link link = guest.follow(match).until("open");
        for (int line = 0; line < 8; line++) {
          link.ask(Map.of("do", "say", "text", "line " + line + " of " + match));
        }
        link.bye();
      }
    }
  }

  /** Overwrites a page of this kind in which something like this stands. */
  private void spoil(int kind, String pattern) throws IOException {
    Path file = home.resolve("derring.db");
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int page =
        Pattern.compile(pattern, Pattern.DOTALL)
            .matcher(text)
            .results()
            .mapToInt(found -> found.start() / PAGE)
            .filter(at -> bytes[at * PAGE] == kind)
            .findFirst()
            .orElseThrow(() -> new AssertionError("no page of kind " + kind + ": " + pattern));
    Arrays.fill(bytes, page * PAGE, (page + 1) * PAGE, (byte) 0xA5);
    Files.write(file, bytes);
  }

  private static int status(Visitor guest, String match) {
    return guest.post("/api/matches/" + match + "/seats/0", Map.of()).status();
  }

  @Test
  void itStartsWithTheSoundMatchesAndSaysSo() throws Exception {
    fill();
    spoil(ROWS, "line 5 of " + matches.get(7));
    spoil(ROWS, matches.get(23) + ".{1,3}\\{.fact.:.said");
    try (Node node = Node.start(home, "")) {
      Visitor guest = new Visitor(node.port(), cookie);
      List<String> sound = matches.stream().filter(match -> status(guest, match) == 200).toList();
      assertThat(sound).hasSizeBetween(MATCHES - 12, MATCHES - 2);
      assertThat(sound).doesNotContain(matches.get(7), matches.get(23));
      Visitor.Got answer = guest.post("/api/matches/" + matches.get(7) + "/seats/0", Map.of());
      assertThat(answer.status()).isEqualTo(410);
      assertThat(answer.text()).contains("This match is damaged and cannot go on.");
      Visitor.Link refused = guest.follow(matches.get(7)).untilClosed();
      assertThat(refused.reason).contains("This match is damaged");

      Visitor.Link link = guest.follow(sound.getLast()).until("open");
      assertThat(link.ask(Map.of("do", "say", "text", "still here")).at("ok").flag()).isTrue();
      assertThat(guest.get("/api/matches?show=mine").text())
          .contains(sound)
          .doesNotContain(matches.get(7));
      assertThat(node.log())
          .containsOnlyOnce("The store was damaged: " + sound.size() + " matches are sound");
    }
    try (var files = Files.list(home)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .anyMatch(name -> name.startsWith("derring.db.damaged-"));
    }
    Inspection found = Inspection.of("", home, done -> {});
    assertThat(found.sound()).isBetween(MATCHES - 12, MATCHES - 2);
    assertThat(found.bad()).extracting(Inspection.Bad::match).contains(matches.get(7));
  }

  @Test
  void aDamagedIndexCostsNoMatch() throws Exception {
    fill();
    spoil(INDEX, matches.get(23) + ".{0,12}" + matches.get(23)); // number after number of a match
    try (Node node = Node.start(home, "")) {
      Visitor guest = new Visitor(node.port(), cookie);
      assertThat(matches).allMatch(match -> status(guest, match) == 200);
      assertThat(node.log())
          .containsOnlyOnce("The store was damaged: " + MATCHES + " matches are sound");
    }
    assertThat(Inspection.of("", home, done -> {}).sound()).isEqualTo(MATCHES);
  }

  @Test
  void aFactThatWasAlteredStopsItsMatchAndNoOther() throws Exception {
    fill();
    Path file = home.resolve("derring.db");
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int at = text.indexOf("line 5 of " + matches.get(7));
    bytes[at + 5] = '6';
    Files.write(file, bytes);
    try (Node node = Node.start(home, "")) {
      Visitor guest = new Visitor(node.port(), cookie);
      assertThat(matches.stream().filter(match -> status(guest, match) == 410))
          .containsExactly(matches.get(7));
      assertThat(guest.get("/api/matches?show=mine").text()).doesNotContain(matches.get(7));
    }
    Inspection found = Inspection.of("", home, done -> {});
    assertThat(found.sound()).isEqualTo(MATCHES - 1);
    assertThat(found.bad())
        .singleElement()
        .isEqualTo(
            new Inspection.Bad(matches.get(7), "Fact 6, or one before it, is not what was stored"));
  }
}
