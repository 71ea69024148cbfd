package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Seed;
import derring.server.store.Journal;
import derring.server.store.JournalDown;
import derring.server.store.Journals;
import derring.server.store.Timers;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A match that nobody looks at is put away, at whatever moment: what was due at it is done. */
class PutAwayTest {
  private static final Shelf SHELF = Shelf.standard();

  private final AtomicReference<Consumer<String>> due = new AtomicReference<>();
  private final Map<String, Long> set = new ConcurrentHashMap<>();
  private final AtomicBoolean busy = new AtomicBoolean();

  /** Goes off when the test says so. */
  private final class ByHand implements Timers {
    @Override
    public void at(String match, long due) {
      set.put(match, due);
    }

    @Override
    public void start() {}

    @Override
    public void close() {}
  }

  @SuppressWarnings("unchecked")
  private Journal withTimersByHand(Journal journal) {
    return (Journal)
        Proxy.newProxyInstance(
            Journal.class.getClassLoader(),
            new Class<?>[] {Journal.class},
            (proxy, method, args) -> {
              if (method.getName().equals("timers")) {
                due.set((Consumer<String>) args[0]);
                return new ByHand();
              }
              if (busy.get() && method.getName().equals("gist")) {
                throw new JournalDown("The store is too busy to answer.");
              }
              return method.invoke(journal, args);
            });
  }

  /** Whoever just reads on in it keeps it for that moment. */
  private static void putAway(Hall hall, String match) {
    boolean away = false;
    for (int tries = 0; tries < 1000 && !away; tries++) {
      away = hall.find(match).idle(Long.MAX_VALUE);
      LockSupport.parkNanos(1_000_000);
    }
    assertThat(away).as("put away").isTrue();
  }

  private static String open(Hall hall) {
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    Chair bot = Chair.bot("random");
    return hall.open(
        new Happening.Opened(
            "swordplay",
            box.title().rulesVersion(),
            box.game().options(),
            List.of(bot, bot),
            Reach.LINK,
            ClockRule.NONE,
            false,
            Seed.numbered(5, 2).secret(),
            List.of(),
            List.of()),
        Who.SERVER);
  }

  @Test
  void aTimerThatFindsItsMatchPutAwayReadsItAgain() {
    Journal journal = withTimersByHand(Journals.open(Journals.MEMORY, Path.of(".")));
    try (Hall hall = new Hall(journal, SHELF, Pace.INSTANT, Clock.systemUTC())) {
      String match = open(hall);
      for (int i = 0; i < 20; i++) {
        int facts = journal.read(match, 0).size();
        putAway(hall, match);
        due.get().accept(match);
        assertThat(journal.read(match, 0)).as("what was due is done").hasSizeGreaterThan(facts);
      }
    }
  }

  @Test
  void aTimerThatFindsTheStoreTooBusyIsSetAgain() {
    Journal journal = withTimersByHand(Journals.open(Journals.MEMORY, Path.of(".")));
    try (Hall hall = new Hall(journal, SHELF, Pace.INSTANT, Clock.systemUTC())) {
      String match = open(hall);
      int facts = journal.read(match, 0).size();
      putAway(hall, match);
      set.clear();
      busy.set(true);
      due.get().accept(match);
      assertThat(set).containsKey(match);
      busy.set(false);
      due.get().accept(match);
      assertThat(journal.read(match, 0)).as("what was due is done").hasSizeGreaterThan(facts);
    }
  }
}
