package derring.server;

import derring.server.store.Chain;
import derring.server.store.Damaged;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match that is in use. One writer at a time: what is granted is stored, then acknowledged, then
 * shown. A fact that another node was faster to store is read, and the wish is judged again. While
 * nothing happens the sitting is let go, and read again when it is needed.
 */
final class LiveMatch {
  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);
  private static final int ATTEMPTS = 20;
  private static final long NOTHING = -1;

  /** A timer may go off by so many milliseconds too early. */
  private static final long EARLY = 5;

  /** What was due and could not be done is tried again after so many milliseconds. */
  private static final long AGAIN = 1000;

  /** What a reader is told who has seen what is not in the journal; it then begins again. */
  private static final int FORGET = 4001;

  private static final String FORGET_WORDS =
      "The server has lost what you saw last; you are shown what it still has.";

  private final String id;
  private final Hall hall;
  private final ReentrantLock lock = new ReentrantLock();
  private final Audience audience;
  private @Nullable Sitting sitting;
  private volatile long next;
  private int print;
  private volatile long storing = NOTHING;
  private long planned = Long.MAX_VALUE;
  private boolean putAway;
  private long touched;

  LiveMatch(String id, Hall hall, Sitting sitting) {
    this.id = id;
    this.hall = hall;
    this.audience = new Audience(id, hall);
    this.sitting = sitting;
    this.next = sitting.next();
    this.print = sitting.annals().print();
    this.touched = hall.now();
  }

  String id() {
    return id;
  }

  /**
   * The sitting, read again if it was let go; what happened meanwhile is then shown. Only for
   * whoever holds the lock.
   */
  private Sitting sitting() {
    Sitting now = sitting;
    if (now == null) {
      now = hall.read(id);
      if (now == null) {
        throw new Refusal(404, "", "There is no such match any more.");
      }
      sitting = now;
      if (!now.annals().has(next - 1, print)) {
        return forget(now);
      }
      showNew(now);
    }
    return now;
  }

  /**
   * The journal has gone back beneath us, to an older back-up: whoever is here has seen what is
   * there no more. Numbers that somebody has seen are not used again.
   */
  private Sitting forget(Sitting now) {
    long from = now.next();
    long to = next - 1;
    LOG.error("match {} has lost what was seen of it up to fact {}", id, to);
    seen(now);
    audience.forgetMarks();
    audience.stream().forEach(LiveMatch::tellToForget);
    if (to >= from) {
      judged(new Happening.Lost(from, to), Who.SERVER, "", n -> {});
    }
    return sitting();
  }

  private static void tellToForget(Ear ear) {
    var _ = ear.hangUp(FORGET, FORGET_WORDS);
  }

  private void seen(Sitting now) {
    next = now.next();
    print = now.annals().print();
  }

  /** Lets the next one in, and then sends what everybody was told meanwhile. */
  private void unlock() {
    List<Ear> told = audience.told();
    lock.unlock();
    told.forEach(Ear::deliver);
  }

  /** Looks at the sitting, alone. Null if this was put away and must be fetched again. */
  <T> @Nullable T look(Function<Sitting, T> work) {
    lock.lock();
    try {
      return putAway ? null : work.apply(sitting());
    } finally {
      unlock();
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
      unlock();
    }
  }

  private Ruling judged(Happening wish, Who who, String wishId, Consumer<Long> ack) {
    touched = hall.now();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Ruling ruling = sitting().decide(wish, who, wishId, touched);
      if (ruling instanceof Ruling.Known(long n)) {
        ack.accept(n);
      }
      if (ruling instanceof Ruling.Refused && attempt == 0 && readOn()) {
        continue; // it was judged by the past
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
    Sitting now = sitting();
    long last = now.annals().last();
    Chain before = now.annals().chain();
    int edition = now.edition();
    boolean stored = false;
    boolean talk = fact.what() instanceof Happening.Said;
    try {
      now.apply(fact);
      long n = now.annals().last();
      storing = n;
      Journal.Next wanted = new Journal.Next(id, last, before, n, fact.body(), talk);
      Chain own = wanted.chain();
      Page page = now.annals().chained(own, talk ? before : own);
      stored =
          hall.journal()
              .append(wanted, now.edition() == edition ? null : Summaries.of(id, now, hall.shelf()))
              .join();
      if (stored) {
        seen(now);
        ack.accept(n);
        audience.show(now, List.of(page));
        plan();
      }
    } catch (CompletionException e) {
      if (!hall.closed()) {
        LOG.error("match {} fact {} could not be stored", id, storing, e.getCause());
      }
      throw new IllegalStateException("the journal does not take facts", e);
    } finally {
      storing = NOTHING;
      if (!stored && !hall.closed()) {
        reread();
      }
    }
    return stored;
  }

  /** Takes the journal's word for everything, and shows what was not shown yet. */
  private void reread() {
    sitting = null;
    sitting();
    plan();
  }

  /** Reads and shows what other nodes have stored; false if there was nothing. */
  private boolean readOn() {
    Sitting now = sitting();
    long had = now.next();
    try {
      Reading reading = Reading.on(now);
      hall.journal().read(id, had).forEach(reading::read);
    } catch (Damaged e) { // or what was here before is not what it goes on from
      reread();
      return true;
    }
    if (now.next() == had) {
      return false;
    }
    showNew(now);
    plan();
    return true;
  }

  /** Another node, or this one, has appended a fact; what this one is about to know is no news. */
  void noticed(long number) {
    if (number >= next && number != storing) {
      Thread.startVirtualThread(this::catchUp);
    }
  }

  private void catchUp() {
    List<Integer> here = new ArrayList<>();
    lock.lock();
    try {
      if (putAway) {
        return;
      }
      readOn();
      Sitting now = sitting();
      audience.stream()
          .flatMap(ear -> now.seatsOf(ear.who().guest()).stream())
          .filter(now::gone)
          .forEach(here::add);
      plan();
    } finally {
      unlock();
    }
    for (int seat : here) { // gone from another node, but here
      ask(new Happening.Back(seat), Who.SERVER, "", n -> {});
    }
  }

  // ---- readers

  /**
   * Shows a reader everything after what it has seen and lets it follow; or tells it that this is
   * not there any more.
   *
   * @return false if this was put away
   */
  boolean follow(Ear ear, Marks.Seen last) {
    List<Integer> returned = new ArrayList<>();
    lock.lock();
    try {
      if (putAway) {
        return false;
      }
      touched = hall.now();
      long after = last.n();
      if (after >= sitting().next()) {
        readOn(); // who comes from another node may know more
      }
      Sitting now = sitting();
      Integer proof = last.print();
      if (after >= now.next() || (proof != null && !now.annals().has(after, proof))) {
        if (after >= now.next() && proof != null) {
          judged(new Happening.Lost(now.next(), after), Who.SERVER, "", n -> {});
        }
        tellToForget(ear);
        return true;
      }
      audience.welcome(ear, now, after);
      now.seatsOf(ear.who().guest()).stream().filter(now::gone).forEach(returned::add);
      plan();
    } finally {
      unlock();
    }
    for (int seat : returned) {
      ask(new Happening.Back(seat), Who.SERVER, "", n -> {});
    }
    return true;
  }

  /** Shows a follower the whole table again: what it has put together is not what it should be. */
  void showAgain(Ear ear) {
    lock.lock();
    try {
      audience.showAgain(ear, sitting());
    } finally {
      unlock();
    }
  }

  /** Lets go of readers that are not wanted here. */
  void expel(Predicate<Ear> unwanted) {
    lock.lock();
    try {
      audience.stream()
          .filter(unwanted)
          .forEach(ear -> {
            var _ = ear.hangUp(Sockets.POLICY, Sockets.BLOCKED);
          });
    } finally {
      unlock();
    }
  }

  /** Shows the table again if somebody is to be called by another name now. */
  void retell() {
    lock.lock();
    try {
      Sitting now = sitting;
      if (putAway || now == null || !now.renamed()) {
        return;
      }
      sitting = null;
      audience.stream().forEach(ear -> audience.showAgain(ear, sitting()));
    } finally {
      unlock();
    }
  }

  void leave(Ear ear) {
    List<Integer> seats;
    lock.lock();
    try {
      audience.leave(ear);
      touched = hall.now();
      String guest = ear.who().guest();
      Sitting now = sitting();
      seats =
          audience.has(guest)
              ? List.of()
              : now.seatsOf(guest).stream()
                  .filter(seat -> now.company(seat) || now.state() == Standing.OPEN)
                  .toList();
    } finally {
      unlock();
    }
    for (int seat : seats) {
      hall.later(hall.pace().gone(), () -> away(seat, ear.who().guest()));
    }
  }

  private void away(int seat, String guest) {
    Boolean gone = look(now -> now.chairs().get(seat).belongsTo(guest) && !audience.has(guest));
    if (Boolean.TRUE.equals(gone)) {
      ask(new Happening.Left(seat), Who.SERVER, "", n -> {});
    }
  }

  /**
   * Whoever is waited for may have been lost with the node that he was connected to. If he is at
   * another node, that one will say that he is back.
   */
  private void expect(Sitting now) {
    for (int seat : Scribe.seats(now.toAct())) {
      if (now.chairs().get(seat).person() && now.company(seat) && !now.gone(seat)) {
        String guest = now.chairs().get(seat).guest();
        long asked = now.asking().since(seat);
        hall.later(
            hall.pace().lent(),
            () -> {
              if (Boolean.TRUE.equals(look(later -> later.asking().since(seat) == asked))) {
                away(seat, guest);
              }
            });
      }
    }
  }

  private void showNew(Sitting now) {
    List<Page> unseen = List.copyOf(now.annals().from(next));
    seen(now);
    audience.show(now, unseen);
  }

  int watching() {
    lock.lock();
    try {
      return audience.isEmpty()
          ? 0
          : (int)
              audience.stream()
                  .filter(ear -> sitting().seatsOf(ear.who().guest()).isEmpty())
                  .count();
    } finally {
      unlock();
    }
  }

  // ---- what comes by itself

  /** Sets a timer for the next thing the server has to do here; called when something changed. */
  private void plan() {
    long first = Long.MAX_VALUE;
    for (Chore chore : Chore.of(sitting(), hall.pace())) {
      first = Math.min(first, chore.at());
    }
    if (first != planned && first != Long.MAX_VALUE) {
      hall.wake(id, first);
    }
    planned = first;
  }

  /**
   * Does what is due.
   *
   * @return false if this was put away, so that perhaps not all of it was done
   */
  boolean tend() {
    long soon = hall.now() + EARLY;
    List<Chore> due =
        look(now -> {
          touched = hall.now();
          readOn(); // a timer may be faster than the notice of what it is for
          planned = Long.MAX_VALUE;
          long time = hall.now();
          return Chore.of(sitting(), hall.pace()).stream()
              .filter(chore -> chore.at() <= time)
              .toList();
        });
    if (due == null) {
      return false;
    }
    due.forEach(new Steward(this, hall)::does);
    return look(now -> {
      plan();
      if (planned <= soon) {
        // It was not done, and a timer that goes off just now cannot be set for its time again.
        hall.wake(id, hall.now() + AGAIN);
      }
      return now;
    })
        != null;
  }

  /** Begins to run by itself, after it was opened or read. */
  void wake() {
    lock.lock();
    try {
      Sitting now = sitting();
      boolean slept = now.running() && now.timed() && now.lastAt() < hall.startedAt();
      if (slept) {
        judged(new Happening.Resumed(), Who.SERVER, "", n -> {});
      }
      expect(sitting());
      plan();
    } finally {
      unlock();
    }
  }

  /** Lets go of the sitting if nothing happened for a while. True if nobody needs this at all. */
  boolean idle(long before) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      if (touched < before) {
        sitting = null;
        putAway = audience.isEmpty();
        audience.forgetWhatTheyKnow();
      }
      return putAway;
    } finally {
      unlock();
    }
  }

  /** Says goodbye to everybody here; each is done when that reader has been told. */
  List<CompletableFuture<Void>> hangUp(int code, String reason) {
    lock.lock();
    try {
      return audience.stream().map(ear -> ear.hangUp(code, reason)).toList();
    } finally {
      unlock();
    }
  }
}
