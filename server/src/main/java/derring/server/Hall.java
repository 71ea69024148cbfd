package derring.server;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.SeededChance;
import derring.server.store.Chain;
import derring.server.store.Damaged;
import derring.server.store.Journal;
import derring.server.store.JournalDown;
import derring.server.store.Timers;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All matches. Those that are needed are in memory, the others in the journal only. */
final class Hall implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
  private static final int TALK_KEPT = 300;
  private static final int FORESIGHTS = 128;

  /** What the store was too busy for is tried again after so many milliseconds. */
  private static final long AGAIN = 1000;

  private static final Duration HOUR = Duration.ofHours(1);
  private static final int REMOVED_AT_ONCE = 100;

  /** So long the host's orders may wait. */
  private static final Duration ORDERS = Duration.ofSeconds(1);

  private static final SecureRandom RANDOM = new SecureRandom();

  /** What everybody is told when the server stops, and how long the slowest may take to hear it. */
  static final int GOING = 1001;

  static final String GOODBYE = "The server stops; come back in a moment.";
  private static final Duration LAST_WORDS = Duration.ofSeconds(2);

  /** One processor is left to people, for whoever has to be pushed aside first makes them wait. */
  private static final int THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

  private final Journal journal;
  private final Shelf shelf;
  private final Commitments commitments;
  private final Pace pace;
  private final Clock clock;
  private final long startedAt;
  private final Map<String, LiveMatch> live = new ConcurrentHashMap<>();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("derring-timer").factory());
  private final Timers timers;

  private final Workshop foresights =
      new Workshop("derring-foresight", Runtime.getRuntime().availableProcessors(), FORESIGHTS);

  /** Bots wait as long as they must; their timers are tried again if even that is too long. */
  private final Workshop bots = new Workshop("derring-bot", THINKERS, Integer.MAX_VALUE);

  private final Marks marks;
  private final House house;
  private final Costs costs;
  private volatile boolean closed;

  Hall(Journal journal, Shelf shelf, Pace pace, Clock clock) {
    this(journal, shelf, pace, clock, new Costs(0));
  }

  Hall(Journal journal, Shelf shelf, Pace pace, Clock clock, Costs costs) {
    this.costs = costs;
    this.journal = journal;
    this.shelf = shelf;
    this.pace = pace;
    this.clock = clock;
    this.startedAt = clock.millis();
    this.commitments = new Commitments(journal, clock::millis);
    this.marks = new Marks(journal.secret("marks"));
    this.house = new House(journal);
    house.read();
    journal.watch(this::noticed);
    timers = journal.timers(this::tend);
    timers.start();
    List<String> unfinished = journal.unfinished();
    Thread.startVirtualThread(() -> resume(unfinished));
    later(ORDERS, () -> obey(house.standing()));
    if (!pace.kept().isZero()) {
      later(ORDERS, this::remove);
    }
    long idle = Math.max(50, pace.idle().toMillis() / 2);
    var _ = timer.scheduleWithFixedDelay(this::sweep, idle, idle, TimeUnit.MILLISECONDS);
  }

  Journal journal() {
    return journal;
  }

  Shelf shelf() {
    return shelf;
  }

  /** What the matches of this host were bound to. */
  Commitments commitments() {
    return commitments;
  }

  /** What the host has ordered. */
  House house() {
    return house;
  }

  /** Removes what was kept long enough, little by little. */
  private void remove() {
    Duration pause = pace.kept().compareTo(HOUR) < 0 ? pace.kept() : HOUR;
    try {
      int removed = journal.remove(now() - pace.kept().toMillis(), REMOVED_AT_ONCE);
      if (removed > 0) {
        LOG.info("{} finished matches were kept long enough and are removed", removed);
      }
      pause = removed == REMOVED_AT_ONCE ? ORDERS : pause;
    } finally {
      later(pause, this::remove);
    }
  }

  /** Carries out orders, and looks for more a moment later. */
  private void obey(Map<Long, Order> orders) {
    try {
      orders.forEach(this::obey);
    } finally {
      later(ORDERS, () -> obey(fresh()));
    }
  }

  private Map<Long, Order> fresh() {
    try {
      return house.read();
    } catch (JournalDown e) {
      LOG.warn("the host's orders cannot be read now: {}", e.getMessage());
      return Map.of();
    }
  }

  private void obey(long n, Order order) {
    LOG.info("order {} of the host: {}", n, order.words());
    switch (order) {
      case Order.Close close -> {
        close(close);
        House.order(journal, new Order.Done(n), now());
      }
      case Order.Block block -> {
        AddressRange range = AddressRange.of(block.range());
        live.values().forEach(match -> match.expel(ear -> range.contains(ear.address())));
      }
      case Order.Rename rename -> live.values().forEach(LiveMatch::retell);
      case Order.Undo undo -> live.values().forEach(LiveMatch::retell);
      case Order.Mute mute -> {}
      case Order.Done done -> {}
    }
  }

  private void close(Order.Close close) {
    try {
      ask(close.match(), new Happening.Closed(close.why()), Who.SERVER, "", number -> {});
    } catch (Refusal e) {
      LOG.warn("match {} cannot be closed: {}", close.match(), e.getMessage());
    }
  }

  Marks marks() {
    return marks;
  }

  Pace pace() {
    return pace;
  }

  long now() {
    return clock.millis();
  }

  long startedAt() {
    return startedAt;
  }

  boolean closed() {
    return closed;
  }

  int size() {
    return live.size();
  }

  /**
   * What a bot says. Its chance is its own and has nothing to do with the match's. The more wait
   * for theirs, the shorter each thinks, so that all are answered in time.
   */
  String thought(Board.Thought bot) {
    return bots.done(
        () -> bot.move(new SeededChance(RANDOM.nextLong()), part(bots.waiting(), THINKERS)));
  }

  /** The part of its time that a bot may think while others wait for one of so many hands. */
  static double part(int waiting, int hands) {
    return hands / (double) (hands + waiting);
  }

  /**
   * Looks ahead for a player: not under the lock of the match, and not where others' messages are
   * read.
   *
   * @throws Refusal if too many want that at once, or one too much of it
   */
  <T> T reckoned(Who who, String address, Supplier<T> work) {
    return costs.reckoned(foresights, who.guest(), address, work);
  }

  static String secret() {
    byte[] bytes = new byte[32];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** An id that cannot be guessed. */
  static String newId() {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** Sees to it that a match is tended at a time, by whatever node is there then. */
  void wake(String match, long at) {
    timers.at(match, at);
  }

  /** One after the other: whoever comes in the meantime is not to wait for thousands of matches. */
  private void resume(List<String> unfinished) {
    for (String match : unfinished) {
      try {
        tend(match);
      } catch (RuntimeException e) {
        if (closed) {
          return;
        }
        LOG.error("match {} cannot be gone on with", match, e);
      }
    }
  }

  private void tend(String id) {
    try {
      tendWhole(id);
    } catch (Refusal e) {
      LOG.warn("nothing is done at match {}: {}", id, e.getMessage());
    } catch (JournalDown e) {
      if (!closed) {
        LOG.warn("match {} is looked at again in a moment: {}", id, e.getMessage());
        wake(id, now() + AGAIN); // its timer went off, and there is no other
      }
    }
  }

  private void tendWhole(String id) {
    LiveMatch match = closed ? null : find(id);
    while (match != null && !match.tend()) {
      live.remove(id, match); // it was put away, and a timer goes off once
      match = closed ? null : find(id);
    }
  }

  /** Does something later, on this node, unless the hall is closed by then. */
  void later(Duration delay, Runnable work) {
    if (closed) {
      return;
    }
    Runnable safely =
        () -> {
          try {
            if (!closed) {
              work.run();
            }
          } catch (RuntimeException e) {
            if (!closed) {
              LOG.error("work of the hall failed", e);
            }
          }
        };
    if (delay.isZero() || delay.isNegative()) {
      Thread.startVirtualThread(safely);
    } else {
      var _ =
          timer.schedule(
              () -> Thread.startVirtualThread(safely), delay.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /** Opens a match; its id. */
  String open(Happening.Opened opened, Who by) {
    String id = newId();
    open(id, opened, by);
    return id;
  }

  private void open(String id, Happening.Opened opened, Who by) {
    Happening.Opened listed =
        opened.seed().isEmpty()
            ? opened.listedAt(commitments.add(Sitting.commitment(shelf, opened)))
            : opened; // what it goes on from was listed, and its secret is known
    Noted fact = new Noted(now(), by.guest(), "", listed.counted(pace.countdown().toMillis()));
    Sitting sitting = Sitting.begin(shelf, fact, house::shown);
    Journal.Next first = Journal.Next.of(id, -1, Chain.NONE, fact.body(), false);
    sitting.annals().chained(first.chain(), first.chain());
    if (journal.store(first, Summaries.of(id, sitting, shelf))) {
      LiveMatch match = new LiveMatch(id, this, sitting);
      live.put(id, match);
      match.wake();
    }
  }

  /** The match with an id; null if there is none. */
  @Nullable LiveMatch find(String id) {
    LiveMatch found = live.get(id);
    if (found != null || !Journal.isMatch(id)) {
      return found;
    }
    Sitting sitting = read(id);
    if (sitting == null) {
      return null;
    }
    LiveMatch fresh = new LiveMatch(id, this, sitting);
    LiveMatch first = live.putIfAbsent(id, fresh);
    if (first != null) {
      return first;
    }
    fresh.noticed(sitting.next());
    fresh.wake();
    return fresh;
  }

  /**
   * The fold of all facts in the journal; null if there are none.
   *
   * @throws Refusal if they are not whole
   */
  @Nullable Sitting read(String id) {
    try {
      Journal.Gist gist = journal.gist(id, TALK_KEPT);
      if (gist.facts().isEmpty()) {
        String why = journal.damage(id);
        if (why != null) {
          throw damaged(why);
        }
        return null;
      }
      Reading reading = new Reading(shelf, gist.facts().getFirst(), gist.skipped(), house::shown);
      gist.facts().subList(1, gist.facts().size()).forEach(reading::read);
      return reading.done();
    } catch (Damaged e) {
      String why = String.valueOf(e.getMessage());
      if (journal.damage(id) == null) {
        LOG.error("match {} is damaged: {}", id, why);
        journal.note(id, why);
      }
      throw damaged(why);
    }
  }

  private static Refusal damaged(String why) {
    return new Refusal(410, "", "This match is damaged and cannot go on. " + why + ".");
  }

  /** Looks at a match; null if there is none. */
  <T> @Nullable T look(String id, Function<Sitting, T> work) {
    for (LiveMatch match = find(id); match != null; match = find(id)) {
      T found = match.look(work);
      if (found != null) {
        return found;
      }
      live.remove(id, match);
    }
    return null;
  }

  /** Asks for something to happen at a match. */
  Ruling ask(String id, Happening wish, Who who, String wishId, Consumer<Long> ack) {
    for (LiveMatch match = find(id); match != null; match = find(id)) {
      Ruling ruling = match.ask(wish, who, wishId, ack);
      if (ruling != null) {
        return ruling;
      }
      live.remove(id, match);
    }
    return new Ruling.Refused(404, "", "There is no such match.");
  }

  /** Lets somebody follow a match; null if there is none. */
  @Nullable LiveMatch follow(String id, Ear ear, Marks.Seen after) {
    for (LiveMatch match = find(id); match != null; match = find(id)) {
      if (match.follow(ear, after)) {
        return match;
      }
      live.remove(id, match);
    }
    return null;
  }

  /** How many follow a match without playing, as far as this node knows. */
  int watching(String id) {
    LiveMatch match = live.get(id);
    return match == null ? 0 : match.watching();
  }

  /** Brings a summary up to date, if the match is in memory: moves alone do not rewrite it. */
  void liveTurn(String id, Map<String, Object> summary) {
    LiveMatch match = live.get(id);
    if (match != null) {
      match.look(sitting -> {
        Board<?, ?, ?> board = sitting.board();
        summary.put("turn", board == null ? 0 : board.steps());
        summary.put("toAct", Scribe.seats(sitting.toAct()));
        return summary;
      });
    }
  }

  /** The facts of a match as frames, each with its table, as these seats see it. */
  Wire.Replay replay(String id, List<Integer> you, int from) {
    Reel reel = new Reel(you, from);
    try {
      List<Journal.Fact> facts = journal.read(id, 0);
      Reading reading = new Reading(shelf, facts.getFirst(), 0, house::shown);
      for (Journal.Fact fact : facts.subList(1, facts.size())) {
        if (reel.full()) {
          break;
        }
        reel.add(reading.sitting(), reading.read(fact));
      }
      return reel.part();
    } catch (Damaged e) {
      throw damaged(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Opens the rematch of a match, with the seats turned by one, and tells its id there. The id
   * follows from the match, so that however often this is tried there is one rematch.
   */
  void rematch(LiveMatch match) {
    Happening.Opened again = match.look(sitting -> sitting.again(secret()));
    String secret = match.look(sitting -> sitting.opened().secret());
    if (again != null && Boolean.TRUE.equals(match.look(Sitting::rematchDue))) {
      String id = Json.digest(List.of("rematch", match.id(), String.valueOf(secret)));
      id = id.substring(0, 32);
      if (find(id) == null) { // else it was opened, and then not told
        open(id, again, Who.SERVER);
      }
      match.ask(new Happening.Rematched(id), Who.SERVER, "", n -> {});
    }
  }

  private void noticed(Journal.Notice notice) {
    LiveMatch match = live.get(notice.match());
    if (match != null) {
      match.noticed(notice.number());
    }
  }

  private void sweep() {
    long before = now() - pace.idle().toMillis();
    live.values().removeIf(match -> match.idle(before));
  }

  @Override
  public void close() {
    closed = true;
    timers.close();
    bots.close();
    foresights.close();
    timer.shutdownNow();
    List<CompletableFuture<Void>> told = new ArrayList<>();
    live.values().forEach(match -> told.addAll(match.hangUp(GOING, GOODBYE)));
    CompletableFuture.allOf(told.toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS)
        .join();
    live.clear();
  }
}
