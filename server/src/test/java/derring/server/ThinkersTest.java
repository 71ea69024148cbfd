package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots that think ahead on a server, one and many. */
class ThinkersTest {
  private static final int MATCHES = 50;
  private static final Shelf SHELF = Shelf.standard();

  @TempDir Path data;

  @Test
  void theMoreWaitTheShorterEachThinks() {
    assertThat(Hall.part(0, 2)).isEqualTo(1);
    assertThat(Hall.part(2, 2)).isEqualTo(0.5);
    assertThat(Hall.part(98, 2)).isEqualTo(0.02);
  }

  /** The clock is the test's: it says how long the master thought, whatever that really took. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 6})
  void aBotAnswersAfterTheSameTimeHoweverLongItThought(int minutes) {
    Duration hour = Duration.ofHours(1); // so that nothing happens here by itself
    Pace pace = new Pace(hour, hour, Duration.ZERO, hour, hour.multipliedBy(2), hour);
    Journal journal = Journals.open(Journals.MEMORY, data);
    try (Hall hall = new Hall(journal, SHELF, pace, Clock.systemUTC())) {
      String id = hall.open(twoMasters(), Who.SERVER);
      LiveMatch match = Objects.requireNonNull(hall.find(id));
      new Steward(match, hall).does(new Chore(0, Chore.What.START, 0));
      int seat = Integer.numberOfTrailingZeros(Objects.requireNonNull(match.look(Sitting::toAct)));
      int facts = journal.read(id, 0).size();
      AtomicLong now = new AtomicLong();
      AtomicBoolean rested = new AtomicBoolean();
      LongSupplier clock = () -> now.getAndSet(Duration.ofMinutes(minutes).toNanos());
      LongConsumer rest =
          nanos -> {
            assertThat(now.addAndGet(nanos)).isEqualTo(pace.thought().toNanos());
            assertThat(journal.read(id, 0)).as("nothing is said before").hasSize(facts);
            rested.set(true);
          };
      new Steward(match, hall, clock, rest).does(new Chore(0, Chore.What.THINK, seat));
      assertThat(rested).isTrue();
      assertThat(journal.read(id, 0)).as("it has answered").hasSize(facts + 1);
    }
  }

  private static Happening.Opened twoMasters() {
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    return new Happening.Opened(
        "swordplay",
        box.title().rulesVersion(),
        box.game().options(),
        List.of(Chair.bot("master"), Chair.bot("master")),
        Reach.PUBLIC,
        ClockRule.NONE,
        false,
        Hall.secret(),
        List.of(),
        List.of());
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
