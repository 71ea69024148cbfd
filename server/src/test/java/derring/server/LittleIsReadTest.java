package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.server.store.Journal;
import derring.server.store.Journals;
import derring.server.store.Pen;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Neither much talk nor many matches make anybody wait: what is read of the journal is counted. */
class LittleIsReadTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int TALK = 20_000;

  private final Journal journal = Journals.open(Journals.MEMORY, Path.of("."));
  private final AtomicLong facts = new AtomicLong();

  /** Counts the facts that leave the journal; whoever wants those of some matches waits. */
  private Journal counted(Predicate<String> held, CountDownLatch go) {
    return (Journal)
        Proxy.newProxyInstance(
            Journal.class.getClassLoader(),
            new Class<?>[] {Journal.class},
            (proxy, method, args) -> {
              if (method.getName().equals("gist") && held.test((String) args[0])) {
                go.await();
              }
              try {
                Object answer = method.invoke(journal, args);
                if (answer instanceof Journal.Gist gist) {
                  facts.addAndGet(gist.facts().size());
                } else if (method.getName().equals("read") && answer instanceof List<?> read) {
                  facts.addAndGet(read.size());
                }
                return answer;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Happening.Opened opened() {
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    return new Happening.Opened(
        "swordplay",
        box.title().rulesVersion(),
        box.game().options(),
        List.of(Chair.of(new Who(Hall.newId(), "Ann")), Chair.OPEN),
        Reach.LINK,
        ClockRule.NONE,
        false,
        Hall.secret(),
        List.of(),
        List.of());
  }

  private static Hall hall(Journal journal) {
    return new Hall(journal, SHELF, Pace.INSTANT, Clock.systemUTC());
  }

  @Test
  void ofManyLinesOfTalkOnlyTheLastAreRead() {
    String match;
    try (Hall hall = hall(journal)) {
      match = hall.open(opened(), Who.SERVER);
    }
    Pen pen = Pen.after(journal, match);
    for (int i = 0; i < TALK; i++) {
      pen.say(new Noted(1, "", "", new Happening.Said(-1, "Pip", "line " + i)).body()).join();
    }
    try (Hall hall = hall(counted(id -> false, new CountDownLatch(0)))) {
      while (facts.get() == 0) {
        Thread.onSpinWait(); // it is read once at the start, for its timers
      }
      long before = facts.get();
      Sitting read = Objects.requireNonNull(hall.read(match));
      assertThat(facts.get() - before).isBetween(300L, 310L);
      assertThat(read.next()).isEqualTo(TALK + 1);
      assertThat(read.annals().from(0)).hasSizeBetween(300, 310);
    }
  }

  @Test
  void aStartDoesNotWaitForTheMatchesThatGoOn() {
    List<String> matches = new ArrayList<>();
    try (Hall hall = hall(journal)) {
      for (int i = 0; i < 500; i++) {
        matches.add(hall.open(opened(), Who.SERVER));
      }
    }
    String wanted = matches.getLast();
    CountDownLatch go = new CountDownLatch(1);
    try (Hall hall = hall(counted(id -> !id.equals(wanted), go))) {
      assertThat(facts.get()).as("nothing is read at the start").isZero();
      assertThat(hall.find(wanted)).isNotNull();
      assertThat(facts.get()).as("but the one that is wanted").isBetween(1L, 4L);
      go.countDown();
    }
  }
}
