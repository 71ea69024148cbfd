package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.kernel.Digest;
import derring.kernel.Facts;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real server, real HTTP, real sockets, the embedded store. */
class ServerTest {
  @TempDir Path data;
  private Server server;

  private static final Map<String, Object> AGAINST_BOT =
      Map.of(
          "game", "swordplay", "options", Map.of(), "seats", List.of("me", "bot"), "who", "link");

  @BeforeEach
  void start() {
    start(Pace.INSTANT);
  }

  private void start(Pace pace) {
    server =
        Server.start(new ServerOptions("localhost", 0, data, "", pace, ServerOptions.Limits.NONE));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Visitor visitor() {
    return new Visitor(server.port());
  }

  /** Plays a seat at random until the match is over. */
  private static void playOn(Visitor.Link link, int seat, Random random) {
    while (!link.table.at("state").text().equals("finished")) {
      if (link.toAct(seat) && !link.moves().isEmpty()) {
        String move = link.moves().get(random.nextInt(link.moves().size()));
        long before = link.last;
        Facts answer = link.ask(Map.of("do", "move", "seat", seat, "move", move));
        if (answer.at("ok").flag()) {
          link.upTo(((Number) answer.at("n").raw()).longValue());
        } else if (link.last == before) {
          link.next();
        }
      } else {
        link.next();
      }
    }
  }

  @Test
  void aGuestPlaysABotToTheEnd() {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    Visitor.Link link = guest.follow(match).until("running");
    playOn(link, 0, new Random(1));
    assertThat(link.table.at("outcome").at("places").items()).hasSize(2);
    assertThat(link.table.at("seed").at("secret").text()).hasSize(64);
    Visitor.Got record = guest.get("/api/matches/" + match + "/record");
    assertThat(record.status()).isEqualTo(200);
    Visitor.Got again = guest.post("/api/records?step=3", record.text());
    assertThat(again.status()).as(again.text()).isEqualTo(200);
    Visitor.Link whatIf = guest.follow(again.facts().at("match").text()).until("running");
    assertThat(whatIf.moves()).isNotEmpty();
    Visitor.Got replay = guest.get("/api/matches/" + match + "/replay?seat=1");
    assertThat(replay.status()).isEqualTo(200);
    assertThat(replay.facts().items("frames")).isNotEmpty();
    Visitor.Got rerun = guest.post("/api/records/replay?seat=1", record.text());
    int moves = record.facts().items("moves").size();
    assertThat(rerun.facts().items("frames")).as(rerun.text()).hasSize(1 + moves);
    assertThat(rerun.facts().items("frames").getLast().at("table").at("hash").text())
        .isEqualTo(replay.facts().items("frames").getLast().at("table").at("hash").text());
    assertThat(guest.post("/api/records/replay?seat=2", record.text()).status()).isEqualTo(400);
  }

  @Test
  void twoGuestsPlayByLinkAndOneDropsAndResumes() {
    Visitor host = visitor();
    Visitor friend = visitor();
    String match =
        host.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link"));
    Visitor.Link first = host.follow(match).until("open");
    Visitor.Got sat = friend.post("/api/matches/" + match + "/seats/1", Map.of());
    assertThat(sat.status()).as(sat.text()).isEqualTo(200);
    Visitor.Link second = friend.follow(match).until("running");
    first.until("running");
    Random random = new Random(7);
    boolean dropped = false;
    while (!first.table.at("state").text().equals("finished")) {
      Visitor.Link mover = first.toAct(0) ? first : second;
      int seat = first.toAct(0) ? 0 : 1;
      if (mover.moves().isEmpty()) {
        mover.next();
        continue;
      }
      Facts answer =
          mover.ask(
              Map.of(
                  "do",
                  "move",
                  "seat",
                  seat,
                  "move",
                  mover.moves().get(random.nextInt(mover.moves().size()))));
      long n =
          answer.at("ok").flag()
              ? ((Number) answer.at("n").raw()).longValue()
              : Math.max(first.last, second.last);
      if (!dropped && n > 25) {
        dropped = true;
        long had = second.last;
        second.socket.abort();
        first.upTo(n);
        second = friend.follow(match, had);
        second.upTo(n);
        for (String raw : second.raw) {
          assertThat(raw).doesNotContain("\"n\":" + had + ",");
        }
      }
      first.upTo(n);
      second.upTo(n);
    }
    assertThat(dropped).isTrue();
    second.until("finished");
    Visitor.Link freshHost = host.follow(match).until("finished");
    Visitor.Link freshFriend = friend.follow(match).until("finished");
    assertThat(first.hash()).isEqualTo(freshHost.hash());
    assertThat(second.hash()).isEqualTo(freshFriend.hash());
    assertThat(Json.fingerprint(first.table.at("view").raw())).isEqualTo(first.hash());
  }

  @Test
  void botsFightABattleInRealTimeToItsEnd() {
    Visitor guest = visitor();
    String match =
        guest.open(
            Map.of(
                "game", "fire-at-will", "seats", List.of("master", "beginner"), "who", "public"));
    Visitor.Link watcher = visitor().follow(match).until("finished");
    assertThat(watcher.raw).anyMatch(text -> text.contains("\"kind\":\"totalled\""));
    assertThat(watcher.table.at("outcome").at("reason").text()).isNotEmpty();
  }

  @Test
  void theServersClockMovesOnlyWhenTheRulesSaySo() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "fire-at-will", "seats", List.of("me", "me"), "who", "local"));
    Visitor.Link link = guest.follow(match).until("running");
    Facts early = link.ask(Map.of("do", "move", "seat", 0, "move", "cease"));
    assertThat(early.at("ok").flag()).isFalse();
    assertThat(early.at("rule").text()).startsWith("FAW-");
  }

  @Test
  void atOneScreenEverybodyMayHaveAName() {
    Visitor guest = visitor();
    String match =
        guest.open(
            Map.of(
                "game",
                "swordplay",
                "seats",
                List.of("me", "me", "greedy"),
                "options",
                Map.of("seats", 3),
                "who",
                "local",
                "names",
                List.of("", " Ben ")));
    Visitor.Link link = guest.follow(match).until("running");
    assertThat(link.table.items("seats"))
        .extracting(seat -> seat.at("name").text())
        .containsExactly(guest.get("/api/me").facts().at("name").text(), "Ben", "Greedy");
  }

  @Test
  void otherPeopleAreNotNamedByWhoOpensTheMatch() {
    Visitor guest = visitor();
    Visitor.Got refused =
        guest.post(
            "/api/matches",
            Map.of(
                "game", "swordplay", "seats", List.of("me", "open"), "names", List.of("A", "B")));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text()).contains("Only at one screen");
    assertThat(
            guest
                .post(
                    "/api/matches",
                    Map.of(
                        "game",
                        "swordplay",
                        "seats",
                        List.of("me", "me"),
                        "who",
                        "local",
                        "names",
                        List.of("x".repeat(31))))
                .text())
        .contains("1 to 30 characters");
  }

  @Test
  void atOneScreenOneGuestHasAllSeats() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    Visitor.Link link = guest.follow(match).until("running");
    Random random = new Random(3);
    while (!link.table.at("state").text().equals("finished")) {
      int seat = link.table.items("toAct").getFirst().number(0, 1);
      assertThat(link.table.at("view").at("seat").number(0, 1)).isEqualTo(seat);
      List<String> moves = link.moves();
      Facts answer =
          link.ask(
              Map.of("do", "move", "seat", seat, "move", moves.get(random.nextInt(moves.size()))));
      assertThat(answer.at("ok").flag()).isTrue();
      link.upTo(((Number) answer.at("n").raw()).longValue());
    }
    assertThat(guest.get("/api/matches/" + match + "/record").status()).isEqualTo(200);
  }

  @Test
  void aSpectatorSeesNoHandAndCannotMove() {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    guest.follow(match).until("running");
    Visitor.Link watcher = visitor().follow(match).until("running");
    assertThat(watcher.table.items("you")).isEmpty();
    assertThat(watcher.moves()).isEmpty();
    assertThat(watcher.raw.toString()).doesNotContain("\"hand\"").doesNotContain("secret");
    Facts answer = watcher.ask(Map.of("do", "move", "seat", 0, "move", "pass"));
    assertThat(answer.at("ok").flag()).isFalse();
    Facts why = watcher.ask(Map.of("do", "why", "seat", 0, "move", "pass"));
    assertThat(why.at("sentence").text()).contains("not yours");
    assertThat(guest.get("/api/matches/" + match + "/record").status()).isEqualTo(409);
  }

  @Test
  void aRefusedMoveHasARuleAndASentenceAndChangesNothing() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    Visitor.Link link = guest.follow(match).until("running");
    int seat = link.table.items("toAct").getFirst().number(0, 1);
    String hash = link.hash();
    long last = link.last;
    Facts no = link.ask(Map.of("do", "move", "seat", 1 - seat, "move", "pass"));
    assertThat(no.at("ok").flag()).isFalse();
    assertThat(no.at("rule").text()).startsWith("SWP-");
    assertThat(no.at("sentence").text()).isNotBlank();
    Facts nonsense = link.ask(Map.of("do", "move", "seat", seat, "move", "dance"));
    assertThat(nonsense.at("sentence").text()).isNotBlank();
    Visitor.Link again = guest.follow(match).until("running");
    assertThat(again.hash()).isEqualTo(hash);
    assertThat(again.last).isEqualTo(last);
  }

  @Test
  void theSameIdTwiceIsOneMoveAlsoAfterARestart() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    Visitor.Link link = guest.follow(match).until("running");
    int seat = link.table.items("toAct").getFirst().number(0, 1);
    Map<String, Object> move =
        Map.of("do", "move", "id", "mine", "seat", seat, "move", link.moves().getFirst());
    long n = ((Number) link.ask(move).at("n").raw()).longValue();
    assertThat(((Number) link.ask(move).at("n").raw()).longValue()).isEqualTo(n);
    link.upTo(n);
    String hash = link.hash();
    server.close();
    start(Pace.INSTANT);
    Visitor back = new Visitor(server.port(), guest.cookie);
    Visitor.Link resumed = back.follow(match, 0).until("running");
    assertThat(resumed.last).isEqualTo(n);
    assertThat(resumed.hash()).isEqualTo(hash);
    assertThat(((Number) resumed.ask(move).at("n").raw()).longValue()).isEqualTo(n);
    assertThat(back.follow(match).until("running").last).isEqualTo(n);
  }

  @Test
  void aMoveMayBeTakenBackAndAResignationEndsIt() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    Visitor.Link link = guest.follow(match).until("running");
    int seat = link.table.items("toAct").getFirst().number(0, 1);
    Facts undo = link.ask(Map.of("do", "undo", "seat", seat));
    assertThat(undo.at("ok").flag()).isFalse();
    Facts resigned = link.ask(Map.of("do", "resign", "seat", seat));
    assertThat(resigned.at("ok").flag()).isTrue();
    link.until("finished");
    assertThat(link.table.at("outcome").at("places").items().get(seat).number(1, 2)).isEqualTo(2);
    Facts tale = guest.get("/api/matches/" + match + "/tale").facts();
    assertThat(tale.at("how").text()).isEqualTo(link.table.at("outcome").at("reason").text());
    assertThat(tale.items("figures")).as("what was done until then").hasSize(3);
    assertThat(link.ask(Map.of("do", "rematch", "seat", 0)).at("ok").flag()).isTrue();
    while (!link.table.has("rematch")) {
      link.next();
    }
    guest.follow(link.table.at("rematch").text()).until("running");
  }

  @Test
  void drawsAreOfferedAndSpectatorsAreHeldBack() {
    Visitor host = visitor();
    Visitor friend = visitor();
    String match =
        host.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public"));
    assertThat(visitor().get("/api/matches?show=open").text()).contains(match);
    friend.post("/api/matches/" + match + "/seats/1", Map.of());
    Visitor.Link first = host.follow(match).until("running");
    Visitor.Link second = friend.follow(match).until("running");
    Visitor.Link watcher = visitor().follow(match).until("running");
    watcher.ask(Map.of("do", "say", "text", "watch the left"));
    first.ask(Map.of("do", "say", "text", "well met"));
    assertThat(first.ask(Map.of("do", "draw", "seat", 0)).at("ok").flag()).isTrue();
    while (!second.table.has("offer")) {
      second.next();
    }
    assertThat(second.raw.toString()).contains("well met").doesNotContain("watch the left");
    assertThat(second.ask(Map.of("do", "answer", "seat", 1, "yes", true)).at("ok").flag()).isTrue();
    first.until("finished");
    assertThat(first.table.at("outcome").at("drawn").flag()).isTrue();
    assertThat(friend.get("/api/matches?show=mine").text()).contains(match);
    assertThat(friend.get("/api/matches?show=finished").text()).contains(match);
  }

  @Test
  void aFlagFalls() {
    Visitor guest = visitor();
    String match =
        guest.open(
            Map.of(
                "game",
                "swordplay",
                "seats",
                List.of("me", "me"),
                "who",
                "local",
                "clock",
                Map.of("kind", "move", "seconds", 1)));
    Visitor.Link link = guest.follow(match).until("running");
    assertThat(link.table.at("clock").keys()).hasSize(2);
    link.until("finished");
    assertThat(link.raw.toString()).contains("\"kind\":\"timed-out\"");
  }

  @Test
  void theStartWaitsForTheSeatsPartsOfTheSeed() {
    server.close();
    start(
        new Pace(
            Duration.ZERO,
            Duration.ZERO,
            Duration.ofSeconds(30),
            Duration.ofSeconds(20),
            Duration.ofSeconds(60),
            Duration.ofMinutes(2)));
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    Visitor.Link link = guest.follow(match).until("open");
    String commitment = link.table.at("seed").at("commitment").text();
    assertThat(commitment).hasSize(64);
    link.ask(Map.of("do", "pledge", "seat", 0, "digest", Digest.ofHex("cd".repeat(32))));
    while (!link.table.at("seed").has("pledges")) {
      link.next();
    }
    link.ask(Map.of("do", "contribute", "seat", 0, "value", "cd".repeat(32)));
    link.until("running");
    assertThat(link.table.at("seed").at("commitment").text()).isEqualTo(commitment);
    assertThat(link.table.at("seed").items("seats").getFirst().text()).isEqualTo("cd".repeat(32));
  }

  @Test
  void hostileRequestsGetOneSentenceAndNever5xx() {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    Visitor other = visitor();
    List<Visitor.Got> answers =
        List.of(
            other.get("/api/nothing"),
            other.get("/api/matches/" + "0".repeat(32) + "/record"),
            other.get("/api/matches/..%2f..%2fetc/record"),
            other.get("/assets/../../etc/passwd.txt"),
            other.get("/assets/none.js"),
            other.get("/api/games/chess/rules"),
            other.get("/api/games/swordplay/scenarios/none"),
            other.get("/api/matches?show=all"),
            other.post("/api/me", "{\"name\": 5"),
            other.post("/api/me", "[]"),
            other.post("/api/me", "null"),
            other.post("/api/me", ""),
            other.post("/api/me", Map.of("name", "x".repeat(31))),
            other.post("/api/me", Map.of("name", "a", "admin", true)),
            other.post("/api/me", "[".repeat(5000)),
            other.post("/api/me", "x".repeat(70_000)),
            other.post("/api/matches", Map.of("game", "swordplay")),
            other.post("/api/matches", Map.of("game", "swordplay", "seats", List.of("me"))),
            other.post("/api/matches", Map.of("game", "swordplay", "seats", List.of("me", "hal"))),
            other.post("/api/matches", Map.of("game", 1, "seats", 2)),
            other.post("/api/matches/" + match + "/seats/0", Map.of()),
            other.post("/api/matches/" + match + "/seats/9", Map.of()),
            other.post("/api/matches/" + match + "/seats/x", Map.of()),
            other.post("/api/records", Map.of("derring-record", 1)),
            other.send(other.request("/api/me").DELETE()),
            other.send(
                other.request("/api/me").POST(HttpRequest.BodyPublishers.ofString("name=x"))),
            other.send(
                other
                    .request("/api/me")
                    .header("Origin", "https://evil.example")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}"))));
    for (Visitor.Got got : answers) {
      assertThat(got.status()).as(got.text()).isBetween(400, 499);
      assertThat(got.facts().at("error").at("sentence").text()).isNotBlank();
      assertThat(got.text()).doesNotContain("Exception").doesNotContain(" at derring");
    }
    Visitor forged = new Visitor(server.port(), guest.cookie.replaceFirst("..$", "AA"));
    Visitor.Link link = forged.follow(match);
    Facts answer = link.ask(Map.of("do", "resign", "seat", 0));
    assertThat(answer.at("sentence").text()).isEqualTo("Seat 0 is not yours.");
    for (String bad :
        List.of("", "{", "[]", "null", "{\"do\":\"dance\"}", "{\"do\":\"move\",\"seat\":-1}")) {
      link.say(bad);
    }
    assertThat(link.ask(Map.of("do", "resign", "seat", 99)).at("ok").flag()).isFalse();
  }

  @Test
  void socketsFromOtherSitesAndOversizedMessagesAreTurnedAway() throws Exception {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    try (java.net.Socket raw = new java.net.Socket("localhost", server.port())) {
      raw.setSoTimeout(5000);
      String hello =
          "GET /api/matches/"
              + match
              + "/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
              + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
              + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
      raw.getOutputStream().write(hello.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      byte[] answer = raw.getInputStream().readNBytes(12);
      assertThat(new String(answer, java.nio.charset.StandardCharsets.US_ASCII))
          .matches("HTTP/1.1 4\\d\\d");
    }
    Visitor.Link link = guest.follow(match).until("running");
    link.say("{\"do\":\"say\",\"text\":\"" + "x".repeat(40_000) + "\"}");
    for (int i = 0; i < 100 && !link.socket.closed(); i++) {
      Thread.sleep(50);
    }
    assertThat(link.socket.closed()).isTrue();
    guest.follow(match).until("running");
  }

  @Test
  void theDescriptionIsTheRoutes() {
    Visitor.Got got = visitor().get("/api/openapi.json");
    TreeSet<String> described = new TreeSet<>();
    Facts paths = got.facts().at("paths");
    for (String path : paths.keys()) {
      paths.at(path).keys().forEach(method -> described.add(method + " " + path));
    }
    TreeSet<String> documented = new TreeSet<>();
    String protocol = read("docs/protocol.md");
    java.util.regex.Matcher rows =
        java.util.regex.Pattern.compile("`(GET|POST) (/[^`? ]*)").matcher(protocol);
    while (rows.find()) {
      String path =
          rows.group(2)
              .replace("/games/ID", "/games/{game}")
              .replace("/matches/ID", "/matches/{match}")
              .replace("/seats/N", "/seats/{seat}")
              .replace("/lesson/N", "/lesson/{situation}")
              .replace("/puzzles/P", "/puzzles/{puzzle}")
              .replace("/SET", "/{set}")
              .replace("/NAME", "/{name}");
      documented.add(rows.group(1).toLowerCase(java.util.Locale.ROOT) + " " + path);
    }
    documented.removeIf(row -> row.endsWith("/socket"));
    assertThat(described).isEqualTo(documented);
  }

  private static String read(String name) {
    try {
      return java.nio.file.Files.readString(Path.of("..").resolve(name));
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theGamesTheirRulesCardsAndScenariosAreThere() {
    Visitor guest = visitor();
    assertThat(guest.get("/api/games").text()).contains("\"swordplay\"", "\"standard\"");
    Facts rules = guest.get("/api/games/swordplay/rules").facts();
    String scenario =
        rules.items("chapters").stream()
            .flatMap(chapter -> chapter.items("clauses").stream())
            .flatMap(clause -> clause.items("scenarios").stream())
            .findFirst()
            .orElseThrow()
            .text();
    assertThat(guest.get("/api/games/swordplay/scenarios/" + scenario).facts().items("frames"))
        .isNotEmpty();
    assertThat(guest.get("/api/games/swordplay/cards").text())
        .contains("\"kind\":\"attack\"")
        .contains("\"kind\":\"monster\",\"name\":\"Pit Beast\"");
    assertThat(guest.get("/healthz").status()).isEqualTo(200);
    assertThat(guest.get("/metrics").text()).contains("derring_sockets");
    assertThat(guest.get("/").text()).contains("Derring-Do");
    assertThat(guest.post("/api/me", Map.of("name", "Mara")).text()).contains("Mara");
    assertThat(guest.get("/api/me").text()).contains("Mara");
  }
}
