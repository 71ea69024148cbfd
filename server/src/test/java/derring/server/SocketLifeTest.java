package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import derring.server.store.Journal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long sockets live, what they may cost, and who is told when somebody goes. */
class SocketLifeTest {
  private static final ServerOptions.Limits NONE = ServerOptions.Limits.NONE;

  @TempDir Path data;
  private Server server;
  private Visitor host;
  private Visitor friend;
  private String match;
  private boolean passes = true;

  @AfterEach
  void stop() {
    server.close();
  }

  private void start(Pace pace, ServerOptions.Limits limits) {
    server = Server.start(new ServerOptions("localhost", 0, data, "", pace, limits));
  }

  private static Pace pace(int leastPause, int mostPause, int gone, int lent) {
    return new Pace(
        Duration.ofMillis(leastPause),
        Duration.ofMillis(mostPause),
        Duration.ZERO,
        Duration.ofMillis(gone),
        Duration.ofMillis(lent),
        Duration.ofMinutes(2));
  }

  private Visitor visitor() {
    return new Visitor(server.port());
  }

  /** Two guests at a match that runs. */
  private void seatTwo() {
    host = visitor();
    friend = visitor();
    match =
        host.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "passes", passes));
    assertThat(friend.post("/api/matches/" + match + "/seats/1", Map.of()).status()).isEqualTo(200);
  }

  private static void until(BooleanSupplier condition) {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it takes too long").isLessThan(end);
      LockSupport.parkNanos(Duration.ofMillis(2).toNanos());
    }
  }

  private static void untilKind(Visitor.Link link, String kind) {
    while (!link.next().text("kind", "").equals(kind)) {
      // until it comes
    }
  }

  /** Makes one random move of whoever is to act; null if the server makes it. */
  private Facts step(Visitor.Link one, Visitor.Link two, Random random) {
    int seat = one.toAct(0) ? 0 : 1;
    Visitor.Link mover = seat == 0 ? one : two;
    List<String> moves = mover.moves();
    if (passes && moves.equals(List.of("pass"))) {
      long had = Math.max(one.last, two.last);
      one.upTo(had + 1);
      two.upTo(had + 1);
      return null;
    }
    String move = moves.get(random.nextInt(moves.size()));
    Facts answer = mover.ask(Map.of("do", "move", "seat", seat, "move", move));
    long n = ((Number) answer.at("n").raw()).longValue();
    one.upTo(n);
    two.upTo(n);
    return answer;
  }

  // ---- going

  @Test
  void aServerThatStopsTellsItsGuests() {
    start(Pace.INSTANT, NONE);
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    Visitor.Link watcher = visitor().follow(match).until("running");
    server.close();
    until(() -> one.closed != 0 && watcher.closed != 0);
    assertThat(one.closed).isEqualTo(1001);
    assertThat(watcher.closed).isEqualTo(1001);
  }

  @Test
  void whoIsLostWithTheServerIsMissedByTheNextOne() {
    start(pace(0, 0, 100, 300), NONE);
    passes = false;
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    int awaited = one.toAct(0) ? 0 : 1;
    server.close();
    start(pace(0, 0, 100, 300), NONE);
    Visitor other = awaited == 0 ? friend : host;
    Visitor.Link back = new Visitor(server.port(), other.cookie).follow(match).until("running");
    untilKind(back, "left");
    assertThat(back.table.items("seats").get(awaited).at("here").flag()).isFalse();
    untilKind(back, "offered");
    Visitor lost = awaited == 0 ? host : friend;
    new Visitor(server.port(), lost.cookie).follow(match);
    untilKind(back, "back");
    assertThat(back.table.items("seats").get(awaited).at("here").flag()).isTrue();
  }

  @Test
  void aLeaverIsMissedAndABotPlaysOnIfTheOtherAgrees() {
    start(pace(0, 0, 300, 600), NONE);
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    Visitor.Link two = friend.follow(match).until("running");
    two.socket.abort();
    untilKind(one, "left");
    assertThat(one.table.items("seats").get(1).at("here").flag()).isFalse();
    untilKind(one, "offered");
    assertThat(one.table.at("offer").at("what").text()).isEqualTo("bot");
    assertThat(one.table.at("offer").at("from").number(0, 1)).isEqualTo(1);
    assertThat(one.ask(Map.of("do", "answer", "seat", 0, "yes", true)).at("ok").flag()).isTrue();
    untilKind(one, "answered");
    assertThat(one.table.items("seats").get(1).at("kind").text()).isEqualTo("bot");
    Random random = new Random(8);
    while (!one.table.at("state").text().equals("finished")) {
      if (one.toAct(0) && one.moves().size() > 1) {
        String move = one.moves().get(random.nextInt(one.moves().size()));
        Facts answer = one.ask(Map.of("do", "move", "seat", 0, "move", move));
        one.upTo(((Number) answer.at("n").raw()).longValue());
      } else {
        one.next();
      }
    }
    Visitor.Link late = friend.follow(match).until("finished");
    assertThat(late.table.items("you")).as("the seat is lost").isEmpty();
  }

  @Test
  void whoComesBackInTimeKeepsTheSeat() {
    start(pace(0, 0, 300, 60_000), NONE);
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    Visitor.Link two = friend.follow(match).until("running");
    two.bye();
    untilKind(one, "left");
    Visitor.Link again = friend.follow(match, two.last).until("running");
    untilKind(one, "back");
    assertThat(again.table.items("you")).hasSize(1);
    assertThat(one.table.items("seats").get(1).at("here").flag()).isTrue();
  }

  @Test
  void oneOfTwoTabsMayBeClosed() throws InterruptedException {
    start(pace(0, 0, 200, 60_000), NONE);
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    friend.follow(match).until("running");
    Visitor.Link tab = friend.follow(match).until("running");
    tab.socket.abort();
    Thread.sleep(1000);
    assertThat(one.raw.toString()).doesNotContain("\"kind\":\"left\"");
  }

  // ---- what may be taken back, and what the server does by itself

  @Test
  void aMoveIsTakenBackIfTheOtherAgrees() {
    passes = false;
    start(Pace.INSTANT, NONE);
    for (int i = 0; i < 20; i++) {
      seatTwo();
      Visitor.Link one = host.follow(match).until("running");
      Visitor.Link two = friend.follow(match).until("running");
      Random random = new Random(i);
      while (!one.table.at("state").text().equals("finished")) {
        int mover = one.toAct(0) ? 0 : 1;
        String before = (mover == 0 ? one : two).hash();
        step(one, two, random);
        Visitor.Link asking = mover == 0 ? one : two;
        Visitor.Link asked = mover == 0 ? two : one;
        if (asking.table.at("undo").flag()) {
          takeBack(asking, asked, mover, before);
          return;
        }
      }
    }
    throw new AssertionError("no move could be taken back");
  }

  private static void takeBack(Visitor.Link asking, Visitor.Link asked, int mover, String before) {
    String after = asking.hash();
    assertThat(asking.ask(Map.of("do", "undo", "seat", mover)).at("ok").flag()).isTrue();
    untilKind(asked, "offered");
    assertThat(asked.table.at("offer").at("what").text()).isEqualTo("undo");
    Map<String, Object> no = Map.of("do", "answer", "seat", 1 - mover, "yes", false);
    assertThat(asked.ask(no).at("ok").flag()).isTrue();
    untilKind(asking, "answered");
    assertThat(asking.hash()).as("declined").isEqualTo(after);
    assertThat(asking.ask(Map.of("do", "undo", "seat", mover)).at("ok").flag()).isTrue();
    Map<String, Object> own = Map.of("do", "answer", "seat", mover, "yes", true);
    assertThat(asking.ask(own).at("ok").flag()).as("one's own offer").isFalse();
    Map<String, Object> yes = Map.of("do", "answer", "seat", 1 - mover, "yes", true);
    assertThat(asked.ask(yes).at("ok").flag()).isTrue();
    untilKind(asking, "answered");
    assertThat(asking.hash()).as("agreed").isEqualTo(before);
  }

  /** The times are those that the journal keeps: they are what others can see. */
  @Test
  void aPassThatTheServerMakesTakesAsLongAsABotThinks() {
    start(pace(60, 120, 20_000, 60_000), NONE);
    List<Long> passes = new ArrayList<>();
    List<Long> thoughts = new ArrayList<>();
    for (int i = 0; passes.size() < 15; i++) {
      seatTwo();
      Visitor.Link one = host.follow(match).until("running");
      Visitor.Link two = friend.follow(match).until("running");
      Random random = new Random(i);
      while (!one.table.at("state").text().equals("finished") && passes.size() < 15) {
        if (step(one, two, random) == null) {
          passes.add(pauses(match).getLast());
        }
      }
    }
    String alone = host.open(Map.of("game", "swordplay", "seats", List.of("random", "random")));
    Visitor.Link watcher = visitor().follow(alone).until("running");
    watcher.upTo(watcher.last + 20);
    thoughts.addAll(pauses(alone).subList(2, 20));
    assertThat(passes).allSatisfy(pause -> assertThat(pause).isGreaterThanOrEqualTo(60));
    assertThat(thoughts).allSatisfy(pause -> assertThat(pause).isGreaterThanOrEqualTo(60));
    assertThat(passes.stream().distinct().count()).as("different pauses").isGreaterThan(3);
    assertThat(thoughts.stream().distinct().count()).as("different pauses").isGreaterThan(3);
  }

  /** How many milliseconds passed before each fact. */
  private List<Long> pauses(String match) {
    List<Long> pauses = new ArrayList<>();
    long before = 0;
    for (Journal.Fact fact : server.hall().journal().read(match, 0)) {
      long at = Noted.read(fact.body()).at();
      pauses.add(at - before);
      before = at;
    }
    return pauses;
  }

  // ---- limits

  private static ServerOptions.Limits limits(
      double requests, double openings, double messages, int sockets, int connections) {
    return new ServerOptions.Limits(
        requests, openings, messages, sockets, Integer.MAX_VALUE, connections);
  }

  @Test
  void tooManyRequestsMustWait() {
    start(Pace.INSTANT, limits(2, 0, 0, 100, 1000));
    Visitor guest = visitor();
    List<Integer> answers = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      answers.add(guest.get("/api/me").status());
    }
    assertThat(answers).contains(200, 429);
    until(() -> guest.get("/api/me").status() == 200);
  }

  @Test
  void tooManyMatchesMustWait() {
    start(Pace.INSTANT, limits(0, 0.001, 0, 100, 1000));
    Visitor guest = visitor();
    Map<String, Object> wanted = Map.of("game", "swordplay", "seats", List.of("me", "open"));
    int opened = 0;
    while (guest.post("/api/matches", wanted).status() == 200) {
      opened++;
    }
    assertThat(opened).isEqualTo(30);
    assertThat(guest.post("/api/matches", wanted).status()).isEqualTo(429);
    assertThat(guest.get("/api/me").status()).isEqualTo(200);
  }

  @Test
  void tooManyMessagesEndTheSocket() {
    start(Pace.INSTANT, limits(0, 0, 5, 100, 1000));
    seatTwo();
    Visitor.Link link = host.follow(match).until("running");
    for (int i = 0; i < 300 && !link.socket.closed(); i++) {
      link.say(Map.of("do", "why", "id", "w" + i, "seat", 0, "move", "pass"));
    }
    until(() -> link.closed != 0);
    assertThat(link.closed).isEqualTo(1008);
  }

  @Test
  void anAddressHasSoManySocketsAndGetsThemBack() throws IOException {
    start(Pace.INSTANT, limits(0, 0, 0, 3, 1000));
    seatTwo();
    List<RawWire> wires = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      RawWire wire = new RawWire(server.port());
      wires.add(wire);
      wire.upgrade(match, host.cookie);
      assertThat(wire.message().opcode()).isEqualTo(RawWire.TEXT);
    }
    try (RawWire one = new RawWire(server.port())) {
      one.upgrade(match, host.cookie);
      assertThat(one.message().code()).isEqualTo(1013);
    }
    wires.forEach(RawWire::close); // without a word
    until(this::lets);
  }

  private boolean lets() {
    try (RawWire wire = new RawWire(server.port())) {
      wire.upgrade(match, host.cookie);
      return wire.message().opcode() == RawWire.TEXT;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void thereAreSoManyConnections() throws Exception {
    start(Pace.INSTANT, limits(0, 0, 0, 100, 4));
    byte[] hello =
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    List<RawWire> wires = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      RawWire wire = new RawWire(server.port());
      wires.add(wire);
      wire.send(hello);
      assertThat(wire.reply(false).status()).isEqualTo(200);
    }
    try (RawWire late = new RawWire(server.port())) {
      late.send(hello);
      assertThat(late.quietFor(500)).isTrue();
      wires.getFirst().close();

      assertThat(late.reply(false).status()).as("after somebody has gone").isEqualTo(200);
    }
    wires.forEach(RawWire::close);
    until(() -> new Visitor(server.port()).get("/healthz").status() == 200);
  }

  /** The reader's window and the server's queue both have an end. */
  @Test
  void whoDoesNotReadIsLetGoAndComesBack() throws IOException {
    start(Pace.INSTANT, NONE);
    seatTwo();
    Visitor.Link one = host.follow(match).until("running");
    try (RawWire idle = new RawWire(server.port())) {
      idle.upgrade(match, friend.cookie);
      String text = "x".repeat(300);
      for (int i = 0; i < 4000; i++) {
        one.say(Map.of("do", "say", "id", "s" + i, "text", text));
      }
      Facts last = one.ask(Map.of("do", "say", "text", "done"));
      long n = ((Number) last.at("n").raw()).longValue();
      long seen = -1;
      RawWire.Message message = idle.message();
      while (message != null && message.opcode() == RawWire.TEXT) {
        String line = message.text().substring(message.text().lastIndexOf('\n') + 1);
        seen = Long.parseLong(line.replaceFirst("^\\{\"n\":(\\d+),.*", "$1"));
        message = idle.message();
      }
      assertThat(message).as("after frame %s of %s", seen, n).isNotNull();
      assertThat(message.code()).isEqualTo(1013);
      Visitor.Link again = friend.follow(match, seen);
      again.upTo(n);
      assertThat(again.raw.getFirst()).startsWith("{\"n\":" + (seen + 1) + ",");
    }
  }
}
