package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Seed;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two nodes on one journal, of which one is told late what the other has stored. */
class LaggingNodeTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Who MARA = new Who("a".repeat(32), "Mara");
  private static final Who TOM = new Who("b".repeat(32), "Tom");
  private static final Pace PACE =
      new Pace(
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofMinutes(1),
          Duration.ofMinutes(2),
          Duration.ofMillis(100));

  private final Random random = new Random(3);
  private final List<Consumer<Journal.Notice>> listeners = new ArrayList<>();
  private final List<Journal.Notice> held = Collections.synchronizedList(new ArrayList<>());
  private Journal journal;
  private Hall near;
  private Hall far;
  private String match;

  @BeforeEach
  void open() throws InterruptedException {
    journal = Journals.open(Journals.MEMORY, Path.of("."));
    near = new Hall(journal, SHELF, PACE, Clock.systemUTC());
    far = new Hall(late(), SHELF, PACE, Clock.systemUTC());
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    match =
        near.open(
            new Happening.Opened(
                "swordplay",
                box.title().rulesVersion(),
                box.game().options(),
                List.of(Chair.of(MARA), Chair.of(TOM)),
                Reach.LINK,
                ClockRule.NONE,
                false,
                Seed.numbered(5, 2).secret(),
                List.of(),
                List.of()),
            MARA);
    while (!Boolean.TRUE.equals(near.look(match, Sitting::running))) {
      Thread.sleep(5);
    }
  }

  @AfterEach
  void close() {
    near.close();
    far.close();
    journal.close();
  }

  /** The journal, but what is stored is told only when {@link #tell} is called. */
  private Journal late() {
    journal.watch(held::add);
    return (Journal)
        Proxy.newProxyInstance(
            Journal.class.getClassLoader(),
            new Class<?>[] {Journal.class},
            (proxy, method, args) -> {
              if (method.getName().equals("watch")) {
                @SuppressWarnings("unchecked") // what a watch is given
                Consumer<Journal.Notice> listener = (Consumer<Journal.Notice>) args[0];
                listeners.add(listener);
                return null;
              }
              return method.invoke(journal, args);
            });
  }

  /** Tells what was stored, up to a number. */
  private void tell(long n) throws InterruptedException {
    while (held.isEmpty() || held.getLast().number() < n) {
      Thread.sleep(5);
    }
    List<Journal.Notice> all = List.copyOf(held);
    all.forEach(notice -> listeners.forEach(listener -> listener.accept(notice)));
  }

  /** Somebody who writes down what is heard. */
  private record Listener(Who who, List<Facts> heard) implements Ear {
    Listener(Who who) {
      this(who, Collections.synchronizedList(new ArrayList<>()));
    }

    @Override
    public void hear(List<Json.Written<?>> messages) {
      messages.forEach(frame -> heard.add(Doc.of("frame.json", frame.text()).facts()));
    }

    @Override
    public CompletableFuture<Void> hangUp(int code, String reason) {
      return CompletableFuture.completedFuture(null);
    }

    List<Long> numbers() {
      return heard.stream().map(Listener::number).toList();
    }

    static long number(Facts frame) {
      return ((Number) frame.at("n").raw()).longValue();
    }

    /** The hashes of the frames that have one. */
    Map<Long, String> hashes() {
      Map<Long, String> hashes = new LinkedHashMap<>();
      for (Facts frame : heard) {
        if (frame.has("table")) {
          hashes.put(number(frame), frame.at("table").text("hash", ""));
        }
      }
      return hashes;
    }

    void await(long n) throws InterruptedException {
      for (int i = 0; i < 1000 && (heard.isEmpty() || number(heard.getLast()) < n); i++) {
        Thread.sleep(5);
      }
    }
  }

  private record Wish(int seat, Who who, String move) {}

  /** A move that may be made now, by what the journal says. */
  private Wish wish() {
    Sitting now = near.read(match);
    int seat = Integer.numberOfTrailingZeros(now.toAct());
    List<String> moves = now.board().moves(seat);
    return new Wish(seat, seat == 0 ? MARA : TOM, moves.get(random.nextInt(moves.size())));
  }

  /** Makes a move at a node; its number. */
  private long move(Hall hall) {
    Wish wish = wish();
    long[] number = {-1};
    Ruling ruling =
        hall.ask(
            match,
            new Happening.Moved(wish.seat, wish.move),
            wish.who,
            "m" + random.nextLong(),
            n -> number[0] = n);
    assertThat(ruling).isInstanceOf(Ruling.Granted.class);
    return number[0];
  }

  @Test
  void whoComesFromAnotherNodeIsNotShownThePast() {
    far.follow(match, new Listener(TOM), Marks.Seen.NOTHING);
    move(near);
    long n = move(near);
    Listener back = new Listener(MARA);
    far.follow(match, back, new Marks.Seen(n, null));
    assertThat(back.numbers()).allMatch(number -> number >= n);
    far.follow(match, back, new Marks.Seen(n - 1, null));
    assertThat(back.numbers()).contains(n);
  }

  @Test
  void aMoveIsJudgedByWhatIsStoredNotByWhatIsKnown() {
    far.follow(match, new Listener(TOM), Marks.Seen.NOTHING);
    for (int i = 0; i < 10; i++) {
      move(near);
      move(far);
    }
  }

  @Test
  void whatIsHeardLateIsHeardOnceInOrderAndWithItsOwnTable() throws InterruptedException {
    Listener early = new Listener(TOM);
    Listener late = new Listener(TOM);
    near.follow(match, early, Marks.Seen.NOTHING);
    far.follow(match, late, Marks.Seen.NOTHING);
    long n = 0;
    for (int i = 0; i < 6; i++) {
      n = move(near);
    }
    tell(n);
    late.await(n);
    assertThat(late.numbers()).isEqualTo(early.numbers());
    assertThat(early.hashes()).containsAllEntriesOf(late.hashes());
  }

  @Test
  void aMatchThatWasLetGoShowsWhatHappenedMeanwhile() throws InterruptedException {
    Listener early = new Listener(TOM);
    Listener late = new Listener(TOM);
    near.follow(match, early, Marks.Seen.NOTHING);
    far.follow(match, late, Marks.Seen.NOTHING);
    Thread.sleep(500); // both let go of it
    move(near);
    move(near);
    Listener other = new Listener(MARA);
    far.follow(match, other, Marks.Seen.NOTHING);
    long n = move(far);
    tell(n);
    early.await(n);
    late.await(n);
    assertThat(late.numbers()).isEqualTo(early.numbers());
    assertThat(other.numbers()).isEqualTo(early.numbers());
  }
}
