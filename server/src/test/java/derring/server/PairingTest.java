package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The next person who wants the same game. */
class PairingTest {
  private static final Pace HASTY =
      new Pace(
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofMillis(50),
          Duration.ofSeconds(60),
          Duration.ofMinutes(2));

  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    start(ServerOptions.Limits.NONE);
  }

  private void start(ServerOptions.Limits limits) {
    server = Server.start(new ServerOptions("localhost", 0, data, "", HASTY, limits));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Visitor visitor() {
    return new Visitor(server.port());
  }

  private static String pair(Visitor who, String game) {
    Visitor.Got got = who.post("/api/pairing", Map.of("game", game));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.facts().at("match").text();
  }

  @Test
  void twoWhoWantTheSameGameMeetAndAThirdWaits() {
    Visitor first = visitor();
    Visitor second = visitor();
    String match = pair(first, "swordplay");
    Visitor.Link waiting = first.follow(match).until("open");
    assertThat(pair(first, "swordplay"))
        .as("whoever reloads waits where he waited")
        .isEqualTo(match);
    assertThat(pair(visitor(), "have-at-you")).isNotEqualTo(match);
    assertThat(pair(second, "swordplay")).isEqualTo(match);
    waiting.until("running");
    Facts list = visitor().get("/api/matches?show=running").facts();
    assertThat(list.items().getFirst().at("match").text()).isEqualTo(match);
    assertThat(pair(visitor(), "swordplay")).isNotEqualTo(match);
    assertThat(visitor().post("/api/pairing", Map.of("game", "chess")).status()).isEqualTo(404);
  }

  @Test
  @Timeout(60)
  void manyWhoComeAtOnceAreAllPairedAndNobodyIsLeftOver() throws Exception {
    int many = 12;
    CyclicBarrier start = new CyclicBarrier(many);
    List<Future<String>> found = new ArrayList<>();
    try (ExecutorService people = Executors.newFixedThreadPool(many)) {
      for (int i = 0; i < many; i++) {
        Visitor visitor = visitor();
        found.add(
            people.submit(() -> {
              start.await();
              return pair(visitor, "swordplay");
            }));
      }
    }
    Map<String, Integer> tables = new HashMap<>();
    for (Future<String> match : found) {
      tables.merge(match.get(), 1, Integer::sum);
    }
    assertThat(tables.values()).hasSize(many / 2).containsOnly(2);
    Visitor late = visitor(); // the last table begins a moment after its second guest was answered
    while (!late.get("/api/matches?show=open").facts().items().isEmpty()) {
      Thread.sleep(20);
    }
  }

  @Test
  void nobodyIsPairedWithSomebodyWhoHasGone() throws Exception {
    Visitor first = visitor();
    String left = pair(first, "swordplay");
    Visitor.Link link = first.follow(left).until("open");
    Visitor.Link watcher = visitor().follow(left).until("open");
    link.bye();
    while (watcher.table.items("seats").getFirst().at("here").flag()) {
      watcher.next();
    }
    String match = pair(visitor(), "swordplay");
    assertThat(match).isNotEqualTo(left);
    watcher.until("finished");
    assertThat(watcher.table.at("outcome").at("reason").text())
        .isEqualTo("Whoever waited here has gone.");
  }

  @Test
  void whoWaitsStillWaitsAfterTheServerWasAway() {
    Visitor first = visitor();
    String match = pair(first, "swordplay");
    server.close();
    start();
    assertThat(pair(new Visitor(server.port(), first.cookie), "swordplay")).isEqualTo(match);
    assertThat(pair(visitor(), "swordplay")).isEqualTo(match);
  }

  @Test
  void lookingForCompanyHasTheMeasureOfPublicMatches() {
    server.close();
    start(ServerOptions.Limits.STANDARD);
    int status = 200;
    for (int i = 0; i < 40 && status == 200; i += 2) {
      Visitor visitor = visitor();
      status = visitor.post("/api/pairing", Map.of("game", "swordplay")).status();
      if (status == 200) {
        status = visitor().post("/api/pairing", Map.of("game", "swordplay")).status();
      }
    }
    assertThat(status).isEqualTo(429);
  }
}
