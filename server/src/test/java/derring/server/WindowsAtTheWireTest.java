package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Over real sockets nobody can tell from the time alone whether somebody had an answer. */
class WindowsAtTheWireTest {
  private static final int MATCHES = 30;
  private static final int WINDOWS = 200;
  private static final int SECONDS = 2;

  @TempDir Path data;
  private final List<Window> seen = Collections.synchronizedList(new ArrayList<>());

  /** How long a question was open before its seat was passed for, and whether it had an answer. */
  private record Window(long millis, boolean able) {}

  @Test
  void fromTimeAloneWindowsWithAndWithoutAnAnswerCannotBeToldApart() throws InterruptedException {
    ServerOptions options =
        new ServerOptions("localhost", 0, data, "", Pace.HUMAN, ServerOptions.Limits.NONE);
    try (Server server = Server.start(options);
        ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      CountDownLatch done = new CountDownLatch(MATCHES);
      for (int i = 0; i < MATCHES; i++) {
        int seed = i;
        players.execute(() -> {
          try {
            play(server, new Random(seed));
          } finally {
            done.countDown();
          }
        });
      }
      assertThat(done.await(5, TimeUnit.MINUTES)).isTrue();
    }
    long able = seen.stream().filter(Window::able).count();
    long not = seen.size() - able;
    assertThat(seen.size()).isGreaterThanOrEqualTo(WINDOWS);
    assertThat(able).as("windows with an answer").isGreaterThan(20);
    assertThat(not).as("windows without").isGreaterThan(20);
    assertThat(seen).as("all are open for the same time").allMatch(w -> w.millis >= 1000 * SECONDS);
    double guess = chanceThatTheLongerOneHadAnAnswer();
    double error = Math.sqrt((able + not + 1) / (12.0 * able * not));
    assertThat(guess)
        .as("%d with, %d without", able, not)
        .isBetween(0.5 - 3 * error, 0.5 + 3 * error);
  }

  /** Two guests who act in their own turns, and never answer. */
  private void play(Server server, Random random) {
    Visitor host = new Visitor(server.port());
    Visitor friend = new Visitor(server.port());
    String match =
        host.open(
            Map.of(
                "game",
                "have-at-you",
                "options",
                Map.of("battle", "brawl", "target", 500, "stalemate", false),
                "seats",
                List.of("me", "open"),
                "window",
                SECONDS));
    friend.post("/api/matches/" + match + "/seats/1", Map.of());
    Visitor.Link first = host.follow(match).until("running");
    Visitor.Link second = friend.follow(match).until("running");
    while (seen.size() < WINDOWS) {
      int mover = first.table.items("toAct").getFirst().number(0, 1);
      Visitor.Link link = mover == 0 ? first : second;
      if (link.table.at("answers").at("left").has(String.valueOf(mover))) {
        boolean able = link.moves().size() > 1;
        long asked = link.last;
        while (link.last == asked) {
          link.next();
        }
        seen.add(new Window(at(server, match, link.last) - at(server, match, asked), able));
        first.upTo(link.last);
        second.upTo(link.last);
        continue;
      }
      List<String> moves = link.moves();
      String move = moves.get(random.nextInt(moves.size()));
      Facts answer = link.ask(Map.of("do", "move", "seat", mover, "move", move, "seen", link.last));
      if (answer.at("ok").flag()) {
        long n = ((Number) answer.at("n").raw()).longValue();
        first.upTo(n);
        second.upTo(n);
      } else {
        link.next(); // the server was faster with the only thing that could be done
        first.upTo(link.last);
        second.upTo(link.last);
      }
    }
    first.bye();
    second.bye();
  }

  private static long at(Server server, String match, long number) {
    return Noted.read(server.hall().journal().read(match, number).getFirst().body()).at();
  }

  /** The area under the curve of whoever guesses by time: one half if time tells nothing. */
  private double chanceThatTheLongerOneHadAnAnswer() {
    List<Window> sorted = new ArrayList<>(seen);
    sorted.sort(Comparator.comparingLong(Window::millis));
    double ranks = 0;
    for (int i = 0; i < sorted.size(); ) {
      int j = i;
      while (j < sorted.size() && sorted.get(j).millis == sorted.get(i).millis) {
        j++;
      }
      double rank = (i + 1 + j) / 2.0;
      for (int k = i; k < j; k++) {
        ranks += sorted.get(k).able ? rank : 0;
      }
      i = j;
    }
    double able = sorted.stream().filter(Window::able).count();
    return (ranks - able * (able + 1) / 2) / (able * (sorted.size() - able));
  }
}
