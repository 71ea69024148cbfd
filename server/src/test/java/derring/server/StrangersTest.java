package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.server.store.Journal;
import derring.server.store.Journals;
import derring.server.store.Pen;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What strangers may do, and what they may not do to others. */
class StrangersTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Map<String, Object> TWO =
      Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link");

  @TempDir Path data;
  private Server server;

  @AfterEach
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  private Visitor visitor(ServerOptions.Limits limits, ServerOptions.Front front) {
    server = Server.start(new ServerOptions("localhost", 0, data, "", Pace.INSTANT, limits, front));
    return new Visitor(server.port());
  }

  private Visitor visitor() {
    return visitor(ServerOptions.Limits.NONE, ServerOptions.Front.NONE);
  }

  /** The record of a match of eight bots, the first of that name, that takes three parts. */
  private static String longRecord(String name) {
    for (int seed = 7; ; seed++) {
      String record = record(name, seed);
      if (moves(record) > 2 * Wire.Replay.AT_ONCE) {
        return record;
      }
    }
  }

  private static int moves(String record) {
    return derring.formats.Doc.of("record.json", record).facts().items("moves").size();
  }

  private static String record(String name, int seed) {
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.of(Map.of("seats", 8)));
    List<Chair> chairs = new ArrayList<>(Collections.nCopies(8, Chair.bot("random")));
    chairs.set(0, new Chair(Chair.Kind.BOT, "", name, "random"));
    Noted opened =
        new Noted(
            0,
            "",
            "",
            new Happening.Opened(
                "swordplay",
                box.title().rulesVersion(),
                box.game().options(),
                chairs,
                Reach.LINK,
                ClockRule.NONE,
                true,
                Seed.numbered(seed, 8).secret(),
                List.of(),
                List.of()));
    Sitting sitting = Sitting.begin(SHELF, opened);
    SeededChance whim = new SeededChance(7);
    do {
      Chore chore =
          Collections.min(Chore.of(sitting, Pace.HUMAN), Comparator.comparingLong(Chore::at));
      Happening wish =
          chore.what() == Chore.What.START
              ? new Happening.Started()
              : new Happening.Moved(
                  chore.seat(), sitting.board().thinker("random", chore.seat()).move(whim, 1));
      Ruling.Granted granted = (Ruling.Granted) sitting.decide(wish, Who.SERVER, "", chore.at());
      sitting.apply(granted.fact());
    } while (sitting.running());
    return String.valueOf(sitting.record());
  }

  @Test
  void aLongReplayComesInParts() {
    Visitor guest = visitor();
    String record = longRecord("Random");
    int moves = moves(record);
    List<Facts> frames = new ArrayList<>();
    int from = 0;
    while (true) {
      Visitor.Got part = guest.post("/api/records/replay?from=" + from, record);
      assertThat(part.status()).as(part.text()).isEqualTo(200);
      assertThat(part.facts().items("frames")).hasSizeLessThanOrEqualTo(Wire.Replay.AT_ONCE);
      frames.addAll(part.facts().items("frames"));
      if (!part.facts().has("next")) {
        break;
      }
      from = part.facts().at("next").number(0, moves);
    }
    assertThat(frames).hasSize(1 + moves);
    for (int i = 1; i < frames.size(); i++) {
      assertThat(frames.get(i).at("n").number(0, 9999))
          .isGreaterThan(frames.get(i - 1).at("n").number(0, 9999));
    }
    assertThat(guest.post("/api/records/replay?from=x", record).status()).isEqualTo(400);
  }

  @Test
  void whoFindsTheLineFullIsToldSo() throws Exception {
    try (Workshop workshop = new Workshop("test", 1, 1)) {
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch go = new CountDownLatch(1);
      CompletableFuture<String> first =
          CompletableFuture.supplyAsync(
              () ->
                  workshop.done(() -> {
                    begun.countDown();
                    try {
                      go.await();
                    } catch (InterruptedException e) {
                      throw new IllegalStateException(e);
                    }
                    return Thread.currentThread().isVirtual() ? "virtual" : "its own thread";
                  }),
              Thread::startVirtualThread);
      begun.await();
      CompletableFuture<String> second =
          CompletableFuture.supplyAsync(
              () -> workshop.done(() -> "second"), Thread::startVirtualThread);
      while (workshop.waiting() == 0) {
        Thread.onSpinWait();
      }
      assertThatThrownBy(() -> workshop.done(() -> "third"))
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.answer().status()).isEqualTo(503));
      go.countDown();
      assertThat(first.get()).isEqualTo("its own thread");
      assertThat(second.get()).isEqualTo("second");
      assertThatThrownBy(() ->
              workshop.done(() -> {
                throw new StackOverflowError();
              }))
          .isInstanceOf(StackOverflowError.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'  Mara\tQuick ', Mara Quick",
    "'a\u202Eb', a b",
    "'x\u200B\u2060y', x y",
    "'\uD83D\uDE00 ok', '\uD83D\uDE00 ok'",
    "'\uD83D half', half",
    "'one\u2028two', one two",
    "'\uD83C\uDFF4\u200D\u2620\uFE0F Mara', '\uD83C\uDFF4\u200D\u2620\uFE0F Mara'",
    "'\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDE80', '\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDE80'",
    "'\u0639\u0644\u06CC\u200C\u0631\u0636\u0627', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'",
    "'To\u200Cm\u200D', To m",
    "'\uD83D\uDE00\u200D\u200D\uD83D\uDE00', '\uD83D\uDE00 \uD83D\uDE00'",
    "'z\u0301\u0302\u0303\u0304\u0305\u0306\u0307', 'z\u0301\u0302\u0303\u0304'",
  })
  void aLineShowsWhatItIs(String words, String shown) {
    assertThat(Plain.line(words)).isEqualTo(shown);
  }

  @Test
  void nobodyIsInvisible() {
    Visitor guest = visitor();
    for (String name :
        List.of("", " ", "\u200B", "\u3164", "\u2800", "\u202E", "\u0301", "\uD800")) {
      Visitor.Got got = guest.post("/api/me", Map.of("name", name));
      assertThat(got.status())
          .as("a name of %s", (Object) name.codePoints().toArray())
          .isEqualTo(400);
    }
    assertThat(guest.post("/api/me", Map.of("name", "Zoë")).facts().at("name").text())
        .isEqualTo("Zoë");
  }

  /** Anybody can write a record, with whatever names. */
  @ParameterizedTest
  @CsvSource({
    "'\u202Edrake', drake",
    "'\u200B\uD800', Player 1",
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa\uD83D\uDE00z', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa\uD83D\uDE00'",
  })
  void theNamesOfARecordAreShownAsThoseOfGuests(String name, String shown) {
    Visitor guest = visitor();
    String match = guest.post("/api/records?step=0", longRecord(name)).facts().at("match").text();
    Facts glance = guest.get("/api/matches/" + match).facts();
    assertThat(glance.at("match").items("seats").getFirst().at("name").text()).isEqualTo(shown);
  }

  @Test
  void anIdMeansOneThing() {
    Visitor host = visitor();
    String match = host.open(TWO);
    Visitor.Link link = host.follow(match).until("open");
    Map<String, Object> words = Map.of("do", "say", "id", "7", "text", "Ahoy!");
    Facts first = link.ask(words);
    Facts again = link.ask(words);
    assertThat(again.at("ok").flag()).isTrue();
    assertThat(again.at("n").raw()).isEqualTo(first.at("n").raw());
    Facts other = link.ask(Map.of("do", "say", "id", "7", "text", "Something else"));
    assertThat(other.at("ok").flag()).isFalse();
    assertThat(other.at("sentence").text()).contains("used for something else");
  }

  @Test
  void watchersDoNotDrownAMatch() {
    Visitor host = visitor(ServerOptions.Limits.STANDARD, ServerOptions.Front.NONE);
    String match = host.open(TWO);
    int said = 0;
    String refusal = "";
    for (int guest = 0; guest < 4; guest++) { // another guest is only another cookie
      Visitor.Link link = new Visitor(server.port()).follow(match).until("open");
      for (int i = 0; i < 15; i++) {
        Facts answer = link.ask(Map.of("do", "say", "text", "buy this " + i));
        if (answer.at("ok").flag()) {
          said++;
        } else {
          refusal = answer.at("sentence").text();
        }
      }
    }
    assertThat(refusal).contains("wait a moment");
    assertThat(said).isBetween(20, 45);
  }

  @Test
  void ofMuchTalkOnlyTheLastIsTold() {
    Visitor host = visitor();
    String match = host.open(TWO);
    server.close();
    int many = 5000;
    try (Journal journal = Journals.open("", data)) {
      Pen pen = Pen.after(journal, match);
      for (int i = 0; i < many; i++) {
        Noted said = new Noted(1, "", "", new Happening.Said(-1, "Pip", "line " + i));
        assertThat(pen.say(said.body()).join()).isTrue();
      }
    }
    visitor();
    Visitor.Link link = new Visitor(server.port(), host.cookie).follow(match).until("open");
    assertThat(link.ask(Map.of("do", "say", "text", "still here")).at("ok").flag()).isTrue();
    long lines = link.raw.stream().filter(line -> line.contains("\"kind\":\"said\"")).count();
    assertThat(lines).isBetween(300L, 302L);
    assertThat(link.raw.toString()).contains("line 4999").doesNotContain("line 4000");
    assertThat(link.last).isGreaterThanOrEqualTo(many);
  }

  /** What one server takes for the body another takes for the next request. */
  @Test
  void aBodyWithTwoLengthsIsRefusedAndNothingBehindItIsRead() throws Exception {
    Visitor guest = visitor();
    String body = "{\"name\":\"Ann\"}";
    String chunks = Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n";
    String hidden = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    for (String lengths :
        List.of(
            "Content-Length: " + chunks.length() + "\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
            "transfer-encoding: Chunked\r\ncontent-length: 0\r\n",
            "Content-Length: 14\r\nContent-Length: 5\r\n",
            "Content-Length: +14\r\n",
            "Content-Length: -1\r\n")) {
      RawWire wire = new RawWire(server.port());
      String request =
          "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nCookie: "
              + guest.cookie
              + "\r\n"
              + lengths
              + "\r\n"
              + chunks
              + hidden;
      wire.send(request.getBytes(StandardCharsets.ISO_8859_1));
      RawWire.Reply reply = wire.reply(false);
      assertThat(reply.status()).as(lengths).isEqualTo(400);
      assertThat(reply.last()).as("the connection is closed").isTrue();
      assertThat(wire.reply(false).status()).as("what is behind it").isEqualTo(0);
      wire.close();
    }
    assertThat(guest.get("/api/me").facts().at("name").text()).isNotEqualTo("Ann");
  }

  @Test
  void chunksThatMakeNoSenseAreAnsweredWithoutWaitingForMore() throws Exception {
    Visitor guest = visitor();
    String hidden = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    for (String chunks : List.of("zz\r\n{}", "zz\r\n" + hidden, "ffffffffffff\r\n{}")) {
      try (RawWire wire = new RawWire(server.port())) {
        String request =
            "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nCookie: "
                + guest.cookie
                + "\r\nTransfer-Encoding: chunked\r\n\r\n"
                + chunks;
        wire.send(request.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(wire.reply(false).status()).as(chunks).isEqualTo(400);
        assertThat(wire.reply(false).status()).as("what is behind it").isEqualTo(0);
      }
    }
  }

  @Test
  void whoAsksForTheLastAnswerIsHungUpOn() throws Exception {
    visitor();
    try (RawWire wire = new RawWire(server.port())) {
      wire.send(
          "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
              .getBytes(StandardCharsets.ISO_8859_1));
      assertThat(wire.reply(false).status()).isEqualTo(200);
      assertThat(wire.reply(false).status()).as("after the last answer").isEqualTo(0);
    }
  }

  @Test
  void aServerWithoutItsStoreIsAliveAndNotReady() throws Exception {
    Visitor guest = visitor();
    Visitor.Link link = guest.follow(guest.open(TWO)).until("open");
    assertThat(guest.get("/readyz").status()).as("after a fact was stored").isEqualTo(200);
    server.hall().journal().close();
    assertThat(guest.get("/healthz").status()).isEqualTo(200);
    assertThat(guest.get("/readyz").status()).isEqualTo(503);
    assertThat(guest.get("/api/matches").status()).isEqualTo(503);
    assertThat(guest.post("/api/matches", TWO).status()).isEqualTo(503);
    Facts answer = link.ask(Map.of("do", "say", "text", "Is anybody there?"));
    assertThat(answer.at("ok").flag()).isFalse();
    assertThat(answer.at("sentence").text()).contains("try again");
    try (RawWire wire = new RawWire(server.port())) {
      wire.upgrade("0".repeat(32), guest.cookie);
      assertThat(wire.message()).extracting(RawWire.Message::code).isEqualTo(Sockets.TRY_AGAIN);
    }
    server = null; // it cannot be closed twice
  }

  @Test
  void figuresAreForTheHost() {
    Visitor guest =
        visitor(
            ServerOptions.Limits.NONE, new ServerOptions.Front(Set.of("127.0.0.1"), "open sesame"));
    assertThat(guest.get("/metrics").status()).isEqualTo(200);
    HttpRequest.Builder abroad = guest.request("/metrics").header("X-Forwarded-For", "9.9.9.9");
    assertThat(guest.send(abroad.copy()).status()).isEqualTo(403);
    assertThat(guest.send(guest.request("/metrics").header("X-Forwarded-For", "::1234")).status())
        .as("not this machine, though it begins alike")
        .isEqualTo(403);
    assertThat(guest.send(abroad.copy().header("Authorization", "Bearer guess")).status())
        .isEqualTo(403);
    assertThat(guest.send(abroad.copy().header("Authorization", "Bearer open sesame")).status())
        .isEqualTo(200);
  }

  @Test
  void nobodyIsBelievedWhoOnlySaysThatHeIsAProxy() {
    Visitor guest = visitor();
    HttpRequest.Builder abroad = guest.request("/metrics").header("X-Forwarded-For", "9.9.9.9");
    assertThat(guest.send(abroad).status()).as("it comes from this machine").isEqualTo(200);
  }

  @Test
  void whatNobodyComesToIsClosed() {
    Pace brief = Pace.INSTANT.keeping(Duration.ofMillis(300), Duration.ofDays(1));
    server =
        Server.start(new ServerOptions("localhost", 0, data, "", brief, ServerOptions.Limits.NONE));
    Visitor host = new Visitor(server.port());
    String match = host.open(TWO);
    Visitor.Link link = host.follow(match).until("finished");
    assertThat(link.table.at("outcome").at("reason").text()).contains("Nobody came");
    assertThat(host.get("/api/matches?show=mine").facts().items().getFirst().at("state").text())
        .isEqualTo("finished");
    Visitor friend = new Visitor(server.port());
    assertThat(friend.post("/api/matches/" + match + "/seats/1", Map.of()).status()).isEqualTo(409);
    assertThat(link.ask(Map.of("do", "rematch", "seat", 0)).at("ok").flag()).isFalse();
  }

  @Test
  void whatIsOverIsRemovedWhenItWasKeptLongEnough() {
    Pace brief =
        Pace.INSTANT
            .keeping(Duration.ofMillis(300), Duration.ofDays(1))
            .removing(Duration.ofMillis(500));
    server =
        Server.start(new ServerOptions("localhost", 0, data, "", brief, ServerOptions.Limits.NONE));
    Visitor host = new Visitor(server.port());
    String match = host.open(TWO);
    host.follow(match).until("finished");
    for (int i = 0; !host.get("/api/matches?show=mine").facts().items().isEmpty(); i++) {
      assertThat(i).as("it is removed").isLessThan(200);
      pause();
    }
    assertThat(server.hall().journal().read(match, 0)).isEmpty(); // its summary goes last
    assertThat(host.get("/metrics").text())
        .contains("derring_store_bytes", "derring_store_matches{state=\"finished\"}");
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatNobodyPlaysOnIsClosedAfterARestart() {
    Visitor host = visitor();
    String match = host.open(TWO);
    Visitor friend = new Visitor(server.port());
    friend.post("/api/matches/" + match + "/seats/1", Map.of());
    host.follow(match).until("running");
    server.close();
    Pace brief = Pace.INSTANT.keeping(Duration.ofDays(1), Duration.ofMillis(300));
    server =
        Server.start(new ServerOptions("localhost", 0, data, "", brief, ServerOptions.Limits.NONE));
    Visitor.Link link = new Visitor(server.port(), host.cookie).follow(match).until("finished");
    assertThat(link.table.at("outcome").at("reason").text()).contains("Nothing happened");
  }

  @Test
  void theListIsNotFilledByOne() {
    Visitor guest = visitor(ServerOptions.Limits.STANDARD, ServerOptions.Front.NONE);
    Map<String, Object> open =
        Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public");
    int opened = 0;
    for (int i = 0; i < 12; i++) {
      opened += guest.post("/api/matches", open).status() == 200 ? 1 : 0;
    }
    assertThat(opened).isEqualTo(6);
    assertThat(guest.post("/api/matches", TWO).status()).as("by link").isEqualTo(200);
    List<Facts> all = guest.get("/api/matches?show=mine").facts().items();
    long third = ((Number) all.get(2).at("at").raw()).longValue();
    assertThat(guest.get("/api/matches?show=mine&before=" + third).facts().items())
        .hasSizeLessThan(all.size() - 2);
    assertThat(guest.get("/api/matches?before=never").status()).isEqualTo(400);
  }
}
