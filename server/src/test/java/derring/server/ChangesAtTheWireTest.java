package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import derring.server.store.Journals;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever asks for changes is sent those of the table, and the whole of it when it wants that. */
class ChangesAtTheWireTest {
  private static final Pace PACE =
      new Pace(
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofMinutes(1),
          Duration.ofMinutes(2),
          Duration.ofMillis(300));

  @TempDir Path data;
  private Server server;
  private Visitor guest;
  private String match;

  @BeforeEach
  void start() {
    server =
        Server.start(
            new ServerOptions(
                "localhost", 0, data, Journals.MEMORY, PACE, ServerOptions.Limits.NONE));
    guest = new Visitor(server.port());
    match = guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static long move(Visitor.Link link) {
    int seat = link.table.items("toAct").getFirst().number(0, 1);
    Facts ack = link.ask(Map.of("do", "move", "seat", seat, "move", link.moves().getFirst()));
    long n = ((Number) ack.at("n").raw()).longValue();
    link.upTo(n);
    return n;
  }

  private static String lastFrame(Visitor.Link link) {
    return link.raw.stream().filter(line -> line.startsWith("{\"n\":")).toList().getLast();
  }

  @Test
  void aFrameTellsWhatChangedAndNothingElse() {
    Visitor.Link link = guest.follow(match).until("running");
    move(link);
    move(link);
    assertThat(lastFrame(link))
        .contains("\"change\":{", "\"hash\":")
        .doesNotContain("\"table\":", "\"seats\":", "\"options\":", "\"commitment\":");
    Visitor.Link fresh = guest.follow(match).until("running");
    assertThat(lastFrame(fresh)).contains("\"table\":{").doesNotContain("\"change\":");
    assertThat(link.table.raw()).isEqualTo(fresh.table.raw());
  }

  @Test
  void whoDoesNotAskForChangesIsSentWholeTables() throws IOException {
    Visitor.Link link = guest.follow(match).until("running");
    try (RawWire plain = new RawWire(server.port())) {
      plain.upgrade(match, guest.cookie);
      RawWire.Message first = plain.message();
      assertThat(first).isNotNull();
      long n = move(link);
      String frame = plain.message().text();
      assertThat(frame).startsWith("{\"n\":" + n + ",").contains("\"table\":{");
      assertThat(Doc.of("frame.json", frame).facts().at("table").raw()).isEqualTo(link.table.raw());
    }
  }

  @Test
  void whoHasDriftedAsksForTheWholeTableAndGoesOnFromThere() {
    Visitor.Link link = guest.follow(match).until("running");
    move(link);
    long n = link.last;
    Object should = link.table.raw();
    int had = link.raw.size();
    Facts ack = link.ask(Map.of("do", "show", "id", "again"));
    assertThat(ack.at("ok").flag()).isTrue();
    Facts frame = link.next();
    assertThat(link.raw.get(had + 1)).contains("\"table\":{", "\"events\":[]");
    assertThat(((Number) frame.at("n").raw()).longValue()).isEqualTo(n);
    assertThat(link.table.raw()).isEqualTo(should);
    move(link);
    assertThat(lastFrame(link)).contains("\"change\":{");
    assertThat(link.table.raw()).isEqualTo(guest.follow(match).until("running").table.raw());
  }

  @Test
  void whatWasShownIsForgottenWithTheSittingAndTheNextTableIsWhole() throws InterruptedException {
    Visitor.Link link = guest.follow(match).until("running");
    move(link);
    Thread.sleep(PACE.idle().multipliedBy(5));
    move(link);
    assertThat(lastFrame(link)).contains("\"table\":{");
    move(link);
    assertThat(lastFrame(link)).contains("\"change\":{");
  }

  @Test
  void aSeatThatIsLentOrTakenChangesWhatItsGuestIsShown() {
    Visitor other = new Visitor(server.port());
    String open =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link"));
    Visitor.Link watching = other.follow(open).until("open");
    assertThat(watching.table.items("you")).isEmpty();
    other.post("/api/matches/" + open + "/seats/1", Map.of());
    watching.until("running");
    assertThat(Json.compact(watching.table.at("you").raw())).isEqualTo("[1]");
    assertThat(watching.table.at("eye").number(0, 1)).isEqualTo(1);
    assertThat(lastFrame(watching)).contains("\"change\":{");
    assertThat(watching.table.raw()).isEqualTo(other.follow(open).until("running").table.raw());
  }
}
