package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that think ahead on a server, one and many. */
class ThinkersTest {
  private static final int MATCHES = 50;

  @TempDir Path data;

  @Test
  void theMoreWaitTheShorterEachThinks() {
    assertThat(Hall.part(0, 2)).isEqualTo(1);
    assertThat(Hall.part(2, 2)).isEqualTo(0.5);
    assertThat(Hall.part(98, 2)).isEqualTo(0.02);
  }

  @Test
  void aBotAnswersAfterTheSameTimeHoweverLongItThought() {
    assertThat(Pace.HUMAN.thought()).isGreaterThanOrEqualTo(Duration.ofMillis(50));
    assertThat(Pace.INSTANT.thought()).isEqualTo(Duration.ZERO);
  }

  @Test
  void aHundredMastersAtOnceLeaveTheServerAnswerable() {
    try (Server server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE))) {
      Visitor guest = new Visitor(server.port());
      List<String> matches = new ArrayList<>();
      for (int i = 0; i < MATCHES; i++) {
        matches.add(
            guest.open(
                Map.of(
                    "game",
                    "swordplay",
                    "options",
                    Map.of("turn-limit", 10),
                    "seats",
                    List.of("master", "master"),
                    "who",
                    "public")));
      }
      long slowest = 0;
      for (int i = 0; i < 20; i++) {
        long before = System.nanoTime();
        assertThat(guest.get("/api/games").status()).isEqualTo(200);
        slowest = Math.max(slowest, System.nanoTime() - before);
      }
      assertThat(Duration.ofNanos(slowest)).isLessThan(Duration.ofSeconds(5));
      for (String match : matches) {
        Visitor.Link link = guest.follow(match).until("finished");
        assertThat(link.table.at("seats").items())
            .extracting(seat -> seat.at("name").text())
            .containsExactly("Doña Sabela", "Captain Amos");
      }
    }
  }

  @Test
  void theCatalogueTellsWhomOneMeets() {
    try (Server server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE))) {
      for (Facts game : new Visitor(server.port()).get("/api/games").facts().items()) {
        List<String> ranks = game.items("bots").stream().map(bot -> bot.at("rank").text()).toList();
        if (ranks.stream().anyMatch(rank -> !rank.equals("lab"))) { // nobody is met in the toys
          assertThat(ranks).as(game.at("id").text()).startsWith("beginner", "solid");
        }
      }
    }
  }
}
