package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import derring.server.store.ReleasedStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A store of every released version is brought up to date by the server of today, and its matches
 * are played on. {@code -Dderring.released=0.2} keeps a store of today as that of version 0.2.
 */
class UpgradeTest {
  private static final Path RELEASED = Path.of("src/test/resources/released");
  private static final String MATCHES = "matches.json";
  private static final int MOVES_BEFORE = 6;
  private static final int MOVES_AFTER = 6;

  /** The kept matches grow old, and are not to be closed for that. */
  private static final Pace PATIENT =
      Pace.INSTANT.keeping(Duration.ofDays(100_000), Duration.ofDays(100_000));

  /** A bot of this pace is still thinking when the server is stopped. */
  private static final Pace SLOW =
      new Pace(
          Duration.ofSeconds(3),
          Duration.ofSeconds(3),
          Duration.ZERO,
          Duration.ofMinutes(1),
          Duration.ofMinutes(2),
          Duration.ofMinutes(2));

  @TempDir Path home;

  static Stream<Arguments> released() throws IOException {
    try (Stream<Path> versions = Files.list(RELEASED)) {
      return versions.sorted().toList().stream()
          .flatMap(version ->
              Stream.of(ReleasedStore.values()).map(store -> Arguments.of(version, store)));
    }
  }

  private Server start(String db, Pace pace) {
    return Server.start(
        new ServerOptions("localhost", 0, home, db, pace, ServerOptions.Limits.NONE));
  }

  @ParameterizedTest
  @MethodSource("released")
  void matchesOfAReleasedVersionArePlayedOn(Path version, ReleasedStore store) throws Exception {
    String db = store.place();
    store.restore(version, db, home);
    Facts kept = Doc.of(MATCHES, Files.readString(store.of(version).resolve(MATCHES))).facts();
    Inspection found = Inspection.of(db, home, done -> {});
    assertThat(found.bad()).isEmpty();
    assertThat(found.matches()).isEqualTo(kept.items("matches").size());
    try (Server server = start(db, PATIENT)) {
      Visitor guest = new Visitor(server.port(), kept.at("cookie").text());
      for (Facts match : kept.items("matches")) {
        playOn(guest, match);
      }
    }
    assertThat(Inspection.of(db, home, done -> {}).bad()).isEmpty();
  }

  private static void playOn(Visitor guest, Facts kept) {
    String match = kept.at("match").text();
    String state = kept.at("state").text();
    Visitor.Link link = guest.follow(match);
    if (state.equals("thinking")) {
      while (!link.toAct(0)) {
        link.next(); // what the bot was about to do
      }
      assertThat(link.last).isGreaterThan(kept.at("last").number(0, 1_000));
      state = "running";
    } else {
      link.until(state);
      List<String> offered = kept.items("moves").stream().map(Facts::text).toList();
      assertThat(link.moves()).as("moves of %s", match).isEqualTo(offered);
    }
    if (state.equals("running")) {
      play(link, MOVES_AFTER);
    }
    if (state.equals("open")) {
      Visitor friend = new Visitor(guest.port);
      assertThat(friend.post("/api/matches/" + match + "/seats/1", Map.of()).status())
          .isEqualTo(200);
      link.until("running");
    }
    link.bye();
  }

  /** Makes so many moves, or fewer if the match is over before. */
  private static void play(Visitor.Link link, int moves) {
    for (int i = 0; i < moves; i++) {
      while (!link.toAct(0) && !over(link)) {
        link.next();
      }
      if (over(link)) {
        return;
      }
      move(link);
    }
    while (!link.toAct(0) && !over(link)) {
      link.next();
    }
  }

  private static void move(Visitor.Link link) {
    var answer = link.ask(Map.of("do", "move", "seat", 0, "move", link.moves().getLast()));
    assertThat(answer.at("ok").flag()).as("%s", answer.raw()).isTrue();
    link.upTo(((Number) answer.at("n").raw()).longValue());
  }

  private static boolean over(Visitor.Link link) {
    return link.table.has("state") && link.table.at("state").text().equals("finished");
  }

  // ---- keeping a store of today

  @Test
  @EnabledIfSystemProperty(named = "derring.released", matches = "\\d+(\\.\\d+)+")
  void keepsAStoreOfToday() throws Exception {
    Path version = RELEASED.resolve(System.getProperty("derring.released"));
    for (ReleasedStore store : ReleasedStore.values()) {
      String db = store.place();
      Map<String, Object> kept = new LinkedHashMap<>();
      List<Object> matches = new ArrayList<>();
      try (Server server = start(db, PATIENT)) {
        Visitor guest = new Visitor(server.port());
        kept.put("cookie", guest.cookie);
        for (String game : List.of("swordplay", "have-at-you", "audatia", "one-for-all")) {
          matches.add(played(guest, solo(game), MOVES_BEFORE));
        }
        matches.add(played(guest, solo("swordplay"), Integer.MAX_VALUE));
        matches.add(open(guest));
      }
      try (Server server = start(db, SLOW)) {
        matches.add(thinking(new Visitor(server.port(), (String) kept.get("cookie"))));
      }
      kept.put("matches", matches);
      store.keep(version, db, home);
      Files.writeString(store.of(version).resolve(MATCHES), Json.pretty(kept) + "\n");
    }
  }

  private static Map<String, Object> solo(String game) {
    return Map.of("game", game, "seats", List.of("me", "random"), "passes", false);
  }

  private static Map<String, Object> played(Visitor guest, Map<String, Object> wish, int moves) {
    String match = guest.open(wish);
    Visitor.Link link = guest.follow(match).until("running");
    link.ask(Map.of("do", "say", "text", "Have at you!"));
    play(link, moves);
    return kept(match, link.table.at("state").text(), link);
  }

  private static Map<String, Object> open(Visitor guest) {
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public"));
    return kept(match, "open", guest.follow(match).until("open"));
  }

  /** Timers are set a moment after the fact they follow from. */
  private static Map<String, Object> thinking(Visitor guest) throws InterruptedException {
    String match = guest.open(solo("swordplay"));
    Visitor.Link link = guest.follow(match).until("running");
    while (link.table.items("toAct").isEmpty() || link.toAct(0)) {
      if (link.toAct(0)) {
        move(link);
      } else {
        link.next();
      }
    }
    Thread.sleep(1_000);
    return kept(match, "thinking", link);
  }

  private static Map<String, Object> kept(String match, String state, Visitor.Link link) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("match", match);
    facts.put("state", state);
    facts.put("last", link.last);
    facts.put("moves", link.moves());
    return facts;
  }
}
