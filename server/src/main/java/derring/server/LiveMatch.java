package derring.server;

import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match in memory. One writer at a time: what is granted is stored, then acknowledged, then
 * shown. A fact that another node was faster to store is read, and the wish is judged again.
 */
final class LiveMatch {
  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);
  private static final int ATTEMPTS = 20;

  private final String id;
  private final Hall hall;
  private final ReentrantLock lock = new ReentrantLock();
  private final Set<Ear> ears = new LinkedHashSet<>();
  private Sitting sitting;
  private volatile long next;
  private long planned = -1;
  private boolean putAway;
  private long touched;

  LiveMatch(String id, Hall hall, Sitting sitting) {
    this.id = id;
    this.hall = hall;
    this.sitting = sitting;
    this.next = sitting.next();
    this.touched = hall.now();
  }

  String id() {
    return id;
  }

  /** Looks at the sitting, alone. Null if this was put away and must be fetched again. */
  <T> @Nullable T look(Function<Sitting, T> work) {
    lock.lock();
    try {
      return putAway ? null : work.apply(sitting);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Judges a wish and, if it is granted, makes it a fact.
   *
   * @param ack told the number after the fact is durable and before anybody is shown it
   * @return null if this was put away
   */
  @Nullable Ruling ask(Happening wish, Who who, String id, Consumer<Long> ack) {
    lock.lock();
    try {
      return putAway ? null : judged(wish, who, id, ack);
    } finally {
      lock.unlock();
    }
  }

  private Ruling judged(Happening wish, Who who, String wishId, Consumer<Long> ack) {
    touched = hall.now();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Ruling ruling = sitting.decide(wish, who, wishId, hall.now());
      if (ruling instanceof Ruling.Known(long n)) {
        ack.accept(n);
      }
      if (!(ruling instanceof Ruling.Granted(Noted fact))) {
        return ruling;
      }
      if (store(fact, ack)) {
        return ruling;
      }
    }
    return new Ruling.Refused(409, "", "Too much happens at once at this match; try again.");
  }

  /** False if another node was faster; its facts have then been read. */
  private boolean store(Noted fact, Consumer<Long> ack) {
    long n = sitting.next();
    String before = Summaries.key(sitting);
    boolean stored = false;
    try {
      Page page = sitting.apply(fact);
      boolean listed = !Summaries.key(sitting).equals(before);
      stored =
          hall.journal()
              .append(id, n, fact.body(), listed ? Summaries.of(id, sitting, hall.shelf()) : null)
              .join();
      if (stored) {
        next = sitting.next();
        ack.accept(n);
        show(page);
        plan();
      }
    } catch (CompletionException e) {
      if (!hall.closed()) {
        LOG.error("match {} fact {} could not be stored", id, n, e.getCause());
      }
      throw new IllegalStateException("the journal does not take facts", e);
    } finally {
      if (!stored && !hall.closed()) {
        reread();
      }
    }
    return stored;
  }

  /** Takes the journal's word for everything, and shows what was not shown yet. */
  private void reread() {
    Sitting fresh = hall.read(id);
    if (fresh == null) {
      throw new IllegalStateException("match " + id + " has vanished from the journal");
    }
    sitting = fresh;
    List<Page> unseen = List.copyOf(sitting.pages(next));
    next = sitting.next();
    planned = -1;
    unseen.forEach(this::show);
    plan();
  }

  /** Another node, or this one, has appended a fact. */
  void noticed(long number) {
    if (number < next) {
      return;
    }
    Thread.startVirtualThread(this::catchUp);
  }

  private void catchUp() {
    List<Integer> here = new ArrayList<>();
    lock.lock();
    try {
      if (putAway) {
        return;
      }
      for (Journal.Fact fact : hall.journal().read(id, sitting.next())) {
        if (fact.number() == sitting.next()) {
          Page page = sitting.apply(Noted.read(fact.body()));
          next = sitting.next();
          show(page);
        }
      }
      for (Ear ear : ears) {
        sitting.seatsOf(ear.who().guest()).stream().filter(sitting::gone).forEach(here::add);
      }
      plan();
    } finally {
      lock.unlock();
    }
    for (int seat : here) { // gone from another node, but here
      ask(new Happening.Back(seat), Who.SERVER, "", n -> {});
    }
  }

  // ---- readers

  /**
   * Shows a reader everything after number {@code after} and lets it follow.
   *
   * @return false if this was put away
   */
  boolean follow(Ear ear, long after) {
    List<Integer> returned = new ArrayList<>();
    lock.lock();
    try {
      if (putAway) {
        return false;
      }
      touched = hall.now();
      List<Integer> you = sitting.seatsOf(ear.who().guest());
      List<String> missed = texts(sitting.pages(after + 1), you);
      ear.hear(missed.isEmpty() ? newest(you) : missed);
      ears.add(ear);
      you.stream().filter(sitting::gone).forEach(returned::add);
      plan();
    } finally {
      lock.unlock();
    }
    for (int seat : returned) {
      ask(new Happening.Back(seat), Who.SERVER, "", n -> {});
    }
    return true;
  }

  /** Only the newest frame that means something to the reader carries the table. */
  private List<String> texts(List<Page> pages, List<Integer> you) {
    Scribe scribe = sitting.scribe();
    List<String> texts = new ArrayList<>();
    boolean newest = true;
    for (Page page : pages.reversed()) {
      Frame frame = scribe.frame(page, you, newest, hall.now());
      if (frame != null) {
        texts.add(frame.text());
        newest = false;
      }
    }
    return texts.reversed();
  }

  /** The newest frame again, for its table: somebody came back who missed nothing. */
  private List<String> newest(List<Integer> you) {
    for (Page page : sitting.pages(0).reversed()) {
      Frame frame = sitting.scribe().frame(page, you, true, hall.now());
      if (frame != null) {
        return List.of(new Frame(frame.n(), frame.kind(), List.of(), frame.table()).text());
      }
    }
    return List.of();
  }

  void leave(Ear ear) {
    List<Integer> seats;
    lock.lock();
    try {
      ears.remove(ear);
      touched = hall.now();
      String guest = ear.who().guest();
      boolean still = ears.stream().anyMatch(other -> other.who().guest().equals(guest));
      seats = still ? List.of() : sitting.seatsOf(guest).stream().filter(sitting::company).toList();
    } finally {
      lock.unlock();
    }
    for (int seat : seats) {
      hall.later(hall.pace().gone(), () -> away(seat, ear.who().guest()));
    }
  }

  private void away(int seat, String guest) {
    Boolean gone =
        look(now ->
            now.chairs().get(seat).belongsTo(guest)
                && ears.stream().noneMatch(other -> other.who().guest().equals(guest)));
    if (Boolean.TRUE.equals(gone)) {
      ask(new Happening.Left(seat), Who.SERVER, "", n -> {});
      hall.later(
          hall.pace().lent().minus(hall.pace().gone()),
          () -> ask(new Happening.Offered("bot", seat), Who.SERVER, "", n -> {}));
    }
  }

  private void show(Page page) {
    Map<List<Integer>, String> written = new HashMap<>();
    Scribe scribe = sitting.scribe();
    for (Ear ear : List.copyOf(ears)) {
      List<Integer> you = sitting.seatsOf(ear.who().guest());
      String text =
          written.computeIfAbsent(
              you,
              seats -> {
                Frame frame = scribe.frame(page, seats, true, hall.now());
                return frame == null ? "" : frame.text();
              });
      if (!text.isEmpty()) {
        ear.hear(List.of(text));
      }
    }
  }

  int watching() {
    lock.lock();
    try {
      return (int)
          ears.stream().filter(ear -> sitting.seatsOf(ear.who().guest()).isEmpty()).count();
    } finally {
      lock.unlock();
    }
  }

  // ---- what comes by itself

  /** Sees to it that what the server has to do here is done; called whenever something changed. */
  private void plan() {
    if (sitting.position() == planned && !sitting.rematchDue()) {
      return;
    }
    planned = sitting.position();
    long position = planned;
    if (sitting.rematchDue()) {
      hall.later(java.time.Duration.ZERO, () -> hall.rematch(this));
    }
    if (sitting.board() == null) {
      if (sitting.full()) {
        hall.later(
            sitting.contributed() ? java.time.Duration.ZERO : hall.pace().grace(),
            () -> when(position, new Happening.Started()));
      }
      return;
    }
    if (!sitting.running()) {
      return;
    }
    for (int seat : Scribe.seats(sitting.toAct())) {
      Chair chair = sitting.chairs().get(seat);
      Board<?, ?, ?> board = sitting.board();
      if (!chair.person()) {
        hall.later(hall.pause(), () -> think(position, seat, chair.bot()));
      } else if (board != null && sitting.opened().passes() && board.onlyPass(seat)) {
        hall.later(hall.pause(), () -> when(position, new Happening.Moved(seat, "pass")));
      }
    }
    long deadline = sitting.clocks().deadline();
    if (deadline != Long.MAX_VALUE) {
      hall.later(
          java.time.Duration.ofMillis(Math.max(0, deadline - hall.now()) + 1),
          () -> flags(position));
    }
  }

  private void when(long position, Happening wish) {
    Boolean still = look(now -> now.position() == position);
    if (Boolean.TRUE.equals(still)) {
      ask(wish, Who.SERVER, "", n -> {});
    }
  }

  /** The bot thinks outside the lock, and of its view only. */
  private void think(long position, int seat, String bot) {
    var thinker =
        look(now -> {
          Board<?, ?, ?> board = now.board();
          return now.position() != position || board == null
              ? java.util.Optional.<Function<derring.kernel.Chance, String>>empty()
              : java.util.Optional.of(board.thinker(bot, seat));
        });
    if (thinker != null && thinker.isPresent()) {
      when(position, new Happening.Moved(seat, thinker.get().apply(hall.whim())));
    }
  }

  private void flags(long position) {
    List<Integer> fallen =
        look(now ->
            now.position() != position
                ? List.<Integer>of()
                : Scribe.seats(now.toAct()).stream()
                    .filter(seat -> now.clocks().fallen(seat, hall.now()))
                    .toList());
    if (fallen != null && !fallen.isEmpty()) {
      ask(new Happening.Flagged(fallen.getFirst()), Who.SERVER, "", n -> {});
    }
  }

  /** Begins to run by itself, after it was opened or read. */
  void wake() {
    lock.lock();
    try {
      boolean slept =
          sitting.running()
              && sitting.opened().clock().runs()
              && sitting.lastAt() < hall.startedAt();
      if (slept) {
        judged(new Happening.Resumed(), Who.SERVER, "", n -> {});
      }
      plan();
    } finally {
      lock.unlock();
    }
  }

  /** Puts the match away if nobody needs it in memory. */
  boolean putAwayIfIdle(long before) {
    lock.lock();
    try {
      boolean busy =
          sitting.running()
              && (sitting.opened().clock().runs()
                  || Scribe.seats(sitting.toAct()).stream()
                      .anyMatch(seat -> !sitting.chairs().get(seat).person()));
      putAway = ears.isEmpty() && !busy && touched < before;
      return putAway;
    } finally {
      lock.unlock();
    }
  }

  void hangUp(int code, String reason) {
    List<Ear> all;
    lock.lock();
    try {
      all = List.copyOf(ears);
    } finally {
      lock.unlock();
    }
    all.forEach(ear -> ear.hangUp(code, reason));
  }
}
