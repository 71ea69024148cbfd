package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Over real sockets a game is played whose moves cannot all be listed, and one in which all choose
 * in secret: two toys of which the server knows nothing.
 */
class ToysAtTheWireTest {
  private static final int SECONDS = 2;

  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Visitor visitor() {
    return new Visitor(server.port());
  }

  private static Map<String, Object> thrown(int x, int y) {
    return Map.of("kind", "throw", "at", Map.of("x", x, "y", y));
  }

  private static Facts throwsTo(Visitor.Link link, int x, int y) {
    return link.ask(Map.of("do", "move", "seat", 0, "move", thrown(x, y)));
  }

  @Test
  void aMoveThatWasNotListedIsMadeAndStoredByItsNotation() {
    Visitor guest = visitor();
    String match = guest.open(quoits("random"));
    Visitor.Link link = guest.follow(match).until("running");
    assertThat(link.table.at("sample").flag()).isTrue();
    assertThat(link.moves()).hasSize(16).doesNotContain("throw 1003,777");
    Facts answer = throwsTo(link, 1003, 777);
    assertThat(answer.at("ok").flag()).as("%s", answer.raw()).isTrue();
    long n = ((Number) answer.at("n").raw()).longValue();
    link.upTo(n);
    Noted stored = Noted.read(server.hall().journal().read(match, n).getFirst().body());
    assertThat(stored.what()).isEqualTo(new Happening.Moved(0, "throw 1003,777"));
    assertThat(link.table.at("view").items("rings").getFirst().at("at").raw())
        .isEqualTo(Map.of("x", 1003, "y", 777));
  }

  @Test
  void oneNearItThatIsIllegalIsRefusedByItsClause() {
    Visitor guest = visitor();
    Visitor.Link link = guest.follow(guest.open(quoits("random"))).until("running");
    long before = link.last;
    Facts far = throwsTo(link, 1003, 901);
    assertThat(far.at("ok").flag()).isFalse();
    assertThat(far.at("rule").text()).isEqualTo("QUO-2.1");
    assertThat(far.at("sentence").text()).contains("900 from your mark");
    Facts outside = throwsTo(link, 1003, -1);
    assertThat(outside.at("rule").text()).isEqualTo("QUO-1.1");
    Facts half = link.ask(Map.of("do", "move", "seat", 0, "move", Map.of("kind", "throw")));
    assertThat(half.at("sentence").text()).contains("'at' is missing");
    assertThat(link.last).as("nothing has happened").isEqualTo(before);
  }

  @Test
  void whyIsAnsweredForAMoveAndForAThing() {
    Visitor guest = visitor();
    Visitor.Link link = guest.follow(guest.open(quoits("random"))).until("running");
    Facts far = link.ask(Map.of("do", "why", "seat", 0, "move", thrown(1000, 950)));
    assertThat(far.at("rule").text()).isEqualTo("QUO-2.1");
    Facts near = link.ask(Map.of("do", "why", "seat", 0, "move", thrown(1000, 850)));
    assertThat(near.at("ok").flag()).isTrue();
    Map<String, Object> pin = Map.of("kind", "pin", "name", "pin");
    Facts thing = link.ask(Map.of("do", "why", "seat", 0, "thing", pin));
    assertThat(thing.at("rule").text()).isEqualTo("QUO-2.1");
    Map<String, Object> ring = Map.of("kind", "ring", "name", "1");
    Facts none = link.ask(Map.of("do", "why", "seat", 0, "thing", ring));
    assertThat(none.at("sentence").text()).containsIgnoringCase("there is no ring 1 here");
  }

  @Test
  void aBotThatMakesMovesNobodyListedPlaysToTheEnd() {
    Visitor guest = visitor();
    String match = guest.open(quoits("shy"));
    Visitor.Link link = guest.follow(match).until("running");
    while (!link.table.at("state").text().equals("finished")) {
      if (link.toAct(0)) {
        String move = link.moves().getFirst();
        Facts answer = link.ask(Map.of("do", "move", "seat", 0, "move", move));
        assertThat(answer.at("ok").flag()).as("%s", answer.raw()).isTrue();
        link.upTo(((Number) answer.at("n").raw()).longValue());
      } else {
        link.next();
      }
    }
    List<Facts> rings = link.table.at("view").items("rings");
    assertThat(rings).hasSize(6);
    assertThat(List.of(rings.get(1), rings.get(3), rings.get(5)))
        .as("offered spots lie in columns at 700, 900, 1100 and 1300; one may be hit by chance")
        .anyMatch(ring -> ring.at("at").at("x").number(0, 2000) % 200 != 100);
    assertThat(guest.get("/api/matches/" + match + "/record").status()).isEqualTo(200);
  }

  private static Map<String, Object> quoits(String bot) {
    return Map.of("game", "quoits", "options", Map.of(), "seats", List.of("me", bot));
  }

  /** Somebody at seat 0 of a match of Morra, another at seat 1, and one who watches. */
  private record Three(Visitor.Link host, Visitor.Link friend, Visitor.Link watcher) {
    void choose(int seat, int fingers) {
      Visitor.Link link = seat == 0 ? host : friend;
      Map<String, Object> move = Map.of("kind", "show", "fingers", fingers);
      Facts answer = link.ask(Map.of("do", "move", "seat", seat, "move", move));
      assertThat(answer.at("ok").flag()).as("%s", answer.raw()).isTrue();
      upTo(((Number) answer.at("n").raw()).longValue());
    }

    void upTo(long n) {
      List.of(host, friend, watcher).forEach(link -> link.upTo(n));
    }
  }

  private Three morra(int window) {
    Visitor host = visitor();
    Visitor friend = visitor();
    host.post("/api/me", Map.of("name", "Ann"));
    friend.post("/api/me", Map.of("name", "Ben"));
    String match =
        host.open(
            Map.of(
                "game",
                "morra",
                "options",
                Map.of(),
                "seats",
                List.of("me", "open"),
                "window",
                window));
    friend.post("/api/matches/" + match + "/seats/1", Map.of());
    return new Three(
        host.follow(match).until("running"),
        friend.follow(match).until("running"),
        visitor().follow(match).until("running"));
  }

  @Test
  void nobodyIsToldAChoiceBeforeAllHaveChosen() {
    List<String> worlds = new ArrayList<>();
    for (int fingers : List.of(2, 5)) {
      Three match = morra(0);
      match.choose(0, fingers);
      assertThat(match.host.table.at("view").at("fingers").raw()).isEqualTo(fingers);
      assertThat(match.friend.table.at("view").items("players").getFirst().at("chosen").flag())
          .isTrue();
      worlds.add(bare(match.friend) + bare(match.watcher));
      match.choose(1, 1);
      assertThat(match.watcher.table.at("view").items("players").getFirst().at("last").raw())
          .isEqualTo(fingers);
    }
    assertThat(worlds.get(0)).isEqualTo(worlds.get(1)).contains("makes a fist");
  }

  /** The last frame without what is never twice the same: the seed and the time that is left. */
  private static String bare(Visitor.Link link) {
    Map<String, Object> frame = fields(link.raw.getLast());
    String shown = frame.containsKey("table") ? "table" : "change";
    Map<String, Object> table = new LinkedHashMap<>();
    ((Map<?, ?>) frame.get(shown)).forEach((key, value) -> table.put((String) key, value));
    List.of("seed", "answers", "seats").forEach(table::remove);
    frame.put(shown, table);
    frame.remove("mark"); // nobody reads anything of it: the host's secret went into it
    return Json.compact(frame);
  }

  private static Map<String, Object> fields(String text) {
    Map<String, Object> fields = new LinkedHashMap<>();
    Facts facts = Doc.of("frame.json", text).facts();
    facts.keys().forEach(key -> fields.put(key, facts.at(key).raw()));
    return fields;
  }

  @Test
  void whoIsSilentUntilTheWindowClosesShowsOneFinger() {
    Three match = morra(SECONDS);
    match.choose(1, 4);
    assertThat(match.friend.table.at("view").at("round").raw()).isEqualTo(1);
    while (match.friend.table.at("view").at("round").raw().equals(1)) {
      match.friend.next();
    }
    List<Facts> players = match.friend.table.at("view").items("players");
    assertThat(players.get(0).at("last").raw()).isEqualTo(1);
    assertThat(players.get(1).at("last").raw()).isEqualTo(4);
  }
}
