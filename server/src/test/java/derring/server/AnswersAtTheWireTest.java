package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import derring.server.store.Journal;
import derring.server.store.TestPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A limit for answers, over real sockets: what is left open is passed, once, and all see it. */
class AnswersAtTheWireTest {
  private static final int SECONDS = 3;
  private static final int MILLIS = 1000 * SECONDS;

  @TempDir Path data;
  private final List<Server> servers = new ArrayList<>();
  private final Random random = new Random(5);
  private String db = "";
  private Visitor host;
  private Visitor friend;
  private String match;
  private Visitor.Link first;
  private Visitor.Link second;
  private long passed;

  private Server start() {
    try {
      Path own = db.isEmpty() ? data : Files.createTempDirectory(data, "node");
      Server server =
          Server.start(
              new ServerOptions("localhost", 0, own, db, Pace.INSTANT, ServerOptions.Limits.NONE));
      servers.add(server);
      return server;
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  @AfterEach
  void stop() {
    servers.forEach(Server::close);
  }

  private static Map<String, Object> brawl(Map<String, Object> more) {
    Map<String, Object> opening = new HashMap<>();
    opening.put("game", "have-at-you");
    opening.put("options", Map.of("battle", "brawl", "target", 500, "stalemate", false));
    opening.put("seats", List.of("me", "open"));
    opening.put("passes", false);
    opening.put("answers", SECONDS);
    opening.putAll(more);
    return opening;
  }

  /** Two guests at a brawl that goes on and on, each at a node. */
  private void seatTwo(Server here, Server there) {
    host = new Visitor(here.port());
    friend = new Visitor(there.port());
    match = host.open(brawl(Map.of()));
    assertThat(friend.post("/api/matches/" + match + "/seats/1", Map.of()).status()).isEqualTo(200);
    first = host.follow(match).until("running");
    second = friend.follow(match).until("running");
  }

  private static boolean asked(Visitor.Link link, int seat) {
    return link.table.at("answers").at("left").has(String.valueOf(seat));
  }

  private Facts move(Visitor.Link link, int seat, String move) {
    return link.ask(Map.of("do", "move", "seat", seat, "move", move, "seen", link.last));
  }

  /** Goes on until {@code seat} is asked, with or without something to answer. */
  private void untilAsked(int seat, boolean able) {
    for (int i = 0; i < 2000; i++) {
      Visitor.Link mine = seat == 0 ? first : second;
      if (asked(mine, seat) && mine.moves().size() > 1 == able) {
        passed = allPassesOfTheServer();
        return;
      }
      int mover = mine.table.items("toAct").getFirst().number(0, 1);
      Visitor.Link link = mover == 0 ? first : second;
      List<String> moves = link.moves();
      Facts answer = move(link, mover, moves.get(random.nextInt(moves.size())));
      // A machine that has other things to do may let a question lapse on the way.
      long n = answer.at("ok").flag() ? ((Number) answer.at("n").raw()).longValue() : newest();
      first.upTo(n);
      second.upTo(n);
      assertThat(first.table.at("state").text()).isEqualTo("running");
    }
    throw new AssertionError("nobody was asked");
  }

  private List<Noted> facts() {
    List<Journal.Fact> facts = servers.getLast().hall().journal().read(match, 0);
    return facts.stream().map(fact -> Noted.read(fact.body())).toList();
  }

  private long newest() {
    return facts().size() - 1L;
  }

  /** Since the question that we went on to. */
  private long passesOfTheServer() {
    return allPassesOfTheServer() - passed;
  }

  private long allPassesOfTheServer() {
    return facts().stream()
        .filter(fact -> fact.by().isEmpty() && fact.what() instanceof Happening.Moved)
        .count();
  }

  /** How long the question that the newest fact answers was open, by the journal. */
  private long open() {
    List<Noted> facts = facts();
    return facts.getLast().at() - facts.get(facts.size() - 2).at();
  }

  private static Facts lapse(Visitor.Link link) {
    while (true) {
      Facts frame = link.next();
      if (frame.has("events")
          && frame.items("events").stream().anyMatch(e -> e.text("kind", "").equals("lapsed"))) {
        return frame;
      }
    }
  }

  @Test
  void whatIsLeftOpenIsStoredAsAPassAndShownToAll() {
    Server server = start();
    seatTwo(server, server);
    Visitor.Link watcher = new Visitor(server.port()).follow(match).until("running");
    untilAsked(1, true);
    watcher.upTo(second.last);
    for (Visitor.Link link : List.of(first, second, watcher)) {
      assertThat(link.table.at("answers").at("limit").number(0, 100)).isEqualTo(SECONDS);
      assertThat(link.table.at("answers").at("left").at("1").number(1, MILLIS)).isPositive();
      assertThat(link.table.at("answers").at("left").keys()).hasSize(1);
    }
    for (Visitor.Link link : List.of(first, second, watcher)) {
      Facts frame = lapse(link);
      assertThat(frame.at("kind").text()).isEqualTo("moved");
      assertThat(frame.items("events").getFirst().at("seat").number(0, 1)).isEqualTo(1);
    }
    assertThat(passesOfTheServer()).isEqualTo(1);
    assertThat(open()).isBetween((long) MILLIS, MILLIS + 8000L);
    assertThat(facts().getLast().what()).isEqualTo(new Happening.Moved(1, "pass"));
    assertThat(friend.follow(match).until("running").hash()).isEqualTo(second.hash());
  }

  @Test
  void whatIsAnsweredInTimeIsNotPassed() throws InterruptedException {
    Server server = start();
    seatTwo(server, server);
    untilAsked(1, true);
    TimeUnit.MILLISECONDS.sleep(MILLIS / 2);
    long n = ((Number) move(second, 1, "pass").at("n").raw()).longValue();
    first.upTo(n);
    second.upTo(n);
    while (asked(first, 0) || asked(first, 1)) { // whatever that led to
      int seat = asked(first, 0) ? 0 : 1;
      long next =
          ((Number) move(seat == 0 ? first : second, seat, "pass").at("n").raw()).longValue();
      first.upTo(next);
      second.upTo(next);
    }
    assertThat(first.messages.poll(MILLIS + 700, TimeUnit.MILLISECONDS)).isNull();
    assertThat(passesOfTheServer()).isZero();
  }

  @Test
  void aHandThatFitsIsWaitedForAsLongAsOneThatDoesNot() {
    Server server = start();
    seatTwo(server, server);
    for (boolean able : List.of(true, false, true, false)) {
      untilAsked(1, able);
      lapse(second);
      first.upTo(second.last);
      assertThat(open()).as("able %s", able).isBetween((long) MILLIS, MILLIS + 8000L);
    }
  }

  /**
   * The clock of a server that is away does not run, so the question is open for its time again.
   */
  @Test
  void aQuestionThatWasOpenWhenTheServerStoppedIsPassedByTheNextOne() {
    Server server = start();
    seatTwo(server, server);
    untilAsked(1, true);
    server.close();
    servers.clear();
    Server next = start();
    Visitor back = new Visitor(next.port(), host.cookie);
    Visitor.Link link = back.follow(match).until("running");
    assertThat(link.table.at("answers").at("left").at("1").number(1, MILLIS)).isPositive();
    lapse(link);
    assertThat(passesOfTheServer()).isEqualTo(1);
  }

  /** Whoever is faster: one pass is stored, and the other is told that it came too late. */
  @Test
  void aMoveOfTheLastMomentWinsOrIsRefusedAndNothingIsPassedTwice() throws InterruptedException {
    Server server = start();
    seatTwo(server, server);
    for (int early : List.of(12, 4, 0, -4)) {
      untilAsked(1, true);
      int size = facts().size();
      long asked = facts().getLast().at();
      TimeUnit.MILLISECONDS.sleep(Math.max(0, asked + MILLIS - early - System.currentTimeMillis()));
      Facts answer = move(second, 1, "pass");
      boolean won = answer.at("ok").flag();
      assertThat(won || answer.at("sentence").text().contains("question is closed")).isTrue();
      assertThat(passesOfTheServer()).isEqualTo(won ? 0 : 1);
      List<Noted> since = facts().subList(size, facts().size());
      assertThat(since).hasSize(1);
      assertThat(since.getFirst().what()).isEqualTo(new Happening.Moved(1, "pass"));
      first.upTo(size);
      second.upTo(size);
    }
  }

  @Test
  void ofTwoNodesOnOnePostgresOnePasses() throws SQLException {
    db = TestPostgres.address(TestPostgres.place());
    Server one = start();
    Server other = start();
    seatTwo(one, other);
    for (int i = 0; i < 2; i++) {
      untilAsked(1, true);
      lapse(first);
      lapse(second);
      assertThat(second.last).isEqualTo(first.last);
      assertThat(passesOfTheServer()).isEqualTo(1);
      assertThat(open()).isGreaterThanOrEqualTo(MILLIS);
    }
    untilAsked(1, true);
    one.close(); // the node where the match was opened
    servers.remove(one);
    lapse(second);
    assertThat(passesOfTheServer()).isEqualTo(1);
  }

  @Test
  void theRematchHasTheSameLimit() {
    Server server = start();
    seatTwo(server, server);
    assertThat(first.ask(Map.of("do", "resign", "seat", 0)).at("ok").flag()).isTrue();
    second.until("finished");
    assertThat(first.ask(Map.of("do", "rematch", "seat", 0)).at("ok").flag()).isTrue();
    while (!second.table.has("offer")) {
      second.next();
    }
    second.ask(Map.of("do", "answer", "seat", 1, "yes", true));
    while (!second.table.has("rematch")) {
      second.next();
    }
    Visitor.Link again = friend.follow(second.table.at("rematch").text()).until("running");
    assertThat(again.table.at("answers").at("limit").number(0, 100)).isEqualTo(SECONDS);
  }

  @Test
  void aLimitThatMakesNoSenseIsRefusedInWords() {
    Visitor guest = new Visitor(start().port());
    for (Object seconds : List.of(-1, 1, 1.5, "soon", 86_401, List.of(), true)) {
      Visitor.Got got = guest.post("/api/matches", brawl(Map.of("answers", seconds)));
      assertThat(got.status()).as(got.text()).isEqualTo(400);
      assertThat(got.text()).contains("'answers'", "xpected");
    }
    Map<String, Object> screen = Map.of("who", "local", "seats", List.of("me", "me"));
    assertThat(guest.post("/api/matches", brawl(screen)).text()).contains("At one screen");
    Map<String, Object> shots = Map.of("game", "fire-at-will", "options", Map.of());
    assertThat(guest.post("/api/matches", brawl(shots)).text()).contains("In real time");
    for (Object seconds : List.of(0, 2, 86_400)) {
      assertThat(guest.post("/api/matches", brawl(Map.of("answers", seconds))).status())
          .isEqualTo(200);
    }
    Visitor.Link none = guest.follow(guest.open(brawl(Map.of("answers", 0)))).until("open");
    assertThat(none.table.at("answers").at("limit").number(0, 9)).isZero();
    for (Object seen : List.of(-1, "soon", 1.5)) {
      Facts no = none.ask(Map.of("do", "move", "seat", 0, "move", "pass", "seen", seen));
      assertThat(no.at("sentence").text()).contains("whole number");
    }
  }
}
