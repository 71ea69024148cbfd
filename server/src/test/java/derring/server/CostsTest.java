package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody keeps those who reckon busy for himself: what it took is charged, whoever asks. */
class CostsTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir Path data;

  private static void spend(Costs costs, String guest, String address, double seconds, long now) {
    assertThat(costs.begin(guest, address, now)).isNull();
    costs.end(guest, address, (long) (seconds * SECOND), now);
  }

  @Test
  void whoHasHadMuchWaitsAndOthersDoNot() {
    Costs costs = new Costs(0.2); // 5 s are saved up
    spend(costs, "ann", "here", 4.9, 0);
    spend(costs, "ann", "here", 2.1, 0);
    assertThat(costs.begin("ann", "elsewhere", 0)).contains("others come first");
    spend(costs, "ben", "here", 0.1, 0);
    assertThat(costs.begin("ann", "elsewhere", 9 * SECOND)).as("2 s are owed").isNotNull();
    assertThat(costs.begin("ann", "elsewhere", 11 * SECOND)).isNull();
  }

  @Test
  void manyGuestsOfOneAddressHaveOneMeasureBetweenThem() {
    Costs costs = new Costs(0.2); // 12.5 s for an address
    spend(costs, "ann", "here", 4.5, 0);
    spend(costs, "ben", "here", 4.5, 0);
    spend(costs, "cat", "here", 4.5, 0);
    assertThat(costs.begin("dan", "here", 0)).contains("others come first");
    assertThat(costs.begin("dan", "there", 0)).isNull();
  }

  @Test
  void aNetworkOfIpv6IsOneAddress() {
    Costs costs = new Costs(0.2); // 12.5 s for an address
    for (int i = 1; i <= 3; i++) {
      spend(costs, "guest " + i, "2001:db8:0:1::" + i, 4.5, 0);
    }
    assertThat(costs.begin("dan", "2001:db8:0:1:ffff::1", 0)).contains("others come first");
    assertThat(costs.begin("dan", "2001:db8:0:2::1", 0)).isNull();
  }

  @Test
  void onlyAFewThingsAreReckonedForOneAtATime() {
    Costs costs = new Costs(0.2);
    for (int i = 0; i < 3; i++) {
      assertThat(costs.begin("ann", "here", 0)).isNull();
    }
    assertThat(costs.begin("ann", "here", 0)).contains("much at once");
    for (int i = 0; i < 5; i++) {
      assertThat(costs.begin("guest " + i, "here", 0)).isNull();
    }
    assertThat(costs.begin("one more", "here", 0)).contains("much at once");
    assertThat(costs.begin("one more", "there", 0)).isNull();
    costs.end("ann", "here", 0, 0);
    assertThat(costs.begin("ann", "here", 0)).isNull();
  }

  @Test
  void lookingAheadReplaysAndSearchesAreChargedToWhoAsks() {
    ServerOptions.Limits few =
        new ServerOptions.Limits(0, 0, 0, 64, 256, 20_000, 0.0001); // 2.5 ms are saved up
    try (Server server =
        Server.start(
            new ServerOptions(
                "localhost",
                0,
                data,
                "memory",
                Pace.INSTANT,
                few,
                new ServerOptions.Front(Set.of("127.0.0.1"), "")))) {
      Visitor greedy = new Visitor(server.port());
      Visitor.Link link =
          greedy
              .follow(greedy.open(Map.of("game", "one-for-all", "seats", List.of("me", "random"))))
              .until("running");
      List<Object> lines = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        lines.add(List.of("place athos at 8 1.5"));
      }
      Facts answer = foresee(link, lines);
      assertThat(answer.at("ok").flag()).as("the first is free").isTrue();
      for (int i = 0; i < 50 && answer.at("ok").flag(); i++) {
        answer = foresee(link, lines);
      }
      assertThat(answer.at("sentence").text()).contains("others come first");
      assertThat(upload(greedy, "127.0.0.1")).isEqualTo(429);
      for (String path : List.of("lesson/0", "puzzles/0")) {
        assertThat(
                greedy
                    .post("/api/games/one-for-all/" + path, Map.of("lines", lines, "further", true))
                    .status())
            .as("a learner's looking ahead is charged, too: " + path)
            .isEqualTo(429);
      }
      assertThat(greedy.get("/api/matches?show=mine").status()).isEqualTo(200);
      assertThat(greedy.get("/api/matches?show=mine&result=won").status())
          .as("to look through all of one's matches")
          .isEqualTo(429);
      assertThat(upload(new Visitor(server.port()), "9.9.9.9")).isEqualTo(400);
    }
  }

  private static Facts foresee(Visitor.Link link, List<Object> lines) {
    return link.ask(Map.of("do", "foresee", "seat", 0, "lines", lines, "further", true));
  }

  /** No record at all: whoever may have it looked at is told so. */
  private static int upload(Visitor visitor, String from) {
    return visitor
        .send(
            visitor
                .request("/api/records/replay")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", from)
                .POST(HttpRequest.BodyPublishers.ofString("{}")))
        .status();
  }
}
