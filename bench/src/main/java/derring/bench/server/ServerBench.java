package derring.bench.server;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * {@code derring bench server}: what a server carries, through real sockets, on each store. It is
 * warmed by counted moves; {@link Pairs} measures two servers side by side, in turns.
 */
public final class ServerBench {
  /** What {@code --help} says. */
  public static final String HELP =
      """
      derring bench server [--store memory|sqlite|postgresql] [--only PART] [--quick] [--write FILE]
                           [--against JAR] [--with 'JAVA OPTIONS'] [--rounds N] [--warm MOVES]
                           [--matches N] [--seconds N] [--minutes N]

      Measures what a server carries, two guests at each match, each with a socket. All of it takes
      an hour; a line a second says what is being done and how long still.

        --only PART     speed    moves per second and per CPU-second, as fast as it goes; then the
                                 same bytes by the same sockets, with neither rules nor a store
                        paced    1,000 matches of a move a second: how long a move waits
                        battles  100 battles of Fire at Will in real time
                        solo     200 solo matches against the strongest bot, and people beside them
                        load     how long a long match takes to be read and shown
                        idle     what an idle connection and an idle match weigh
                        open     5,000 matches with 10,000 sockets for --minutes (2): the heap stays flat
        --against JAR   a pair: this build and another's derring-bench.jar, in turns, and their ratio
        --with OPTIONS  a pair: with and without these options of Java
        --rounds N      turns of each of a pair (3)
        --warm MOVES    moves before anything is counted (1,000,000; quick: 100,000)
        --matches N     at once, where it goes as fast as it can (1,000)
        --seconds N     of each measuring (20; quick: 8); many short turns of a pair tell more than few long ones
        --quick         measures for a shorter time\
      """;

  private static final Duration BREATH = Duration.ofSeconds(5);
  private static final double IDLE_MARK = 15;
  private static final double LINE_MARK = 11;
  private static final double P99_MARK = 10;
  private static final double LOAD_MARK = 50;
  private static final double BATTLE_MARK = 30;
  private static final double FLAT = 1.1;

  /** Nobody moves so often at a paced match, so fewer moves warm it up. */
  private static final int PACED = 20;

  /** What only passes bytes on is small, and warm sooner. */
  private static final int ECHO = 4;

  /** Moves of each match before matches are of all ages: one has about 120. */
  private static final long AGES = 200;

  private static final String STRONGEST = "master";
  private static final PrintStream OUT = System.out;

  private final Settings settings;
  private final StringBuilder report = new StringBuilder();

  private ServerBench(Settings settings) {
    this.settings = settings;
  }

  /** Measures. */
  public static void main(List<String> args) throws IOException, InterruptedException {
    Settings settings = Settings.of(args);
    ServerBench bench = new ServerBench(settings);
    bench.say(
        "# The server, measured\n\nJDK "
            + Runtime.version().feature()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " cores, shared with the guests and the store. fsync is on. Two guests at each match,"
            + " each with a socket; a move is counted when it is acknowledged. Warmed by "
            + settings.warm()
            + " moves.\n\n");
    if (settings.pair()) {
      for (String store : settings.stores()) {
        bench.say(new Pairs(settings).measure(store));
      }
    } else {
      bench.say(Measured.head());
      List<String> rest = new ArrayList<>();
      for (String store : settings.stores()) {
        try (Stores stores = new Stores(store)) {
          bench.measure(store, stores, rest);
        }
      }
      bench.say("\n| what | store | measured | mark |\n|---|---|---:|---:|\n");
      rest.forEach(bench::say);
    }
    if (!settings.file().isEmpty()) {
      Files.writeString(Path.of(settings.file()), bench.report);
    }
  }

  private void measure(String store, Stores stores, List<String> rest)
      throws IOException, InterruptedException {
    Duration measured = settings.measured();
    if (settings.wanted("speed")) {
      speed(store, stores.next(), rest);
    }
    if (!store.equals("memory") && (settings.wanted("paced") || settings.wanted("battles"))) {
      say(Disk.line());
    }
    if (settings.wanted("paced")) {
      try (Measuring node = new Measuring(store, stores.next())) {
        Measured paced =
            node.play(Load.steady(1000), settings.warm() / PACED, measured.multipliedBy(3), 0);
        say(paced.line());
        rest.add(held("1,000 matches of 1 move/s, p99 in ms", store, paced.p99(), P99_MARK));
      }
    }
    if (settings.wanted("battles") && !store.equals("memory")) {
      try (Measuring node = new Measuring(store, stores.next())) {
        Measured battles =
            node.play(Load.battles(100), settings.warm() / PACED, measured.multipliedBy(3), 0);
        say(battles.line());
        rest.add(held("100 battles in real time, p99 in ms", store, battles.p99(), BATTLE_MARK));
      }
    }
    if (settings.wanted("solo")) {
      solo(store, stores.next(), rest);
    }
    if (settings.wanted("load")) {
      try (Measuring node = new Measuring(store, stores.next())) {
        double load = node.load(15, 2000, Duration.ofSeconds(12));
        rest.add(held("reading and showing a match of 2,000 facts, in ms", store, load, LOAD_MARK));
      }
    }
    if (settings.wanted("idle")) {
      try (Measuring node = new Measuring(store, stores.next())) {
        Duration wait = Duration.ofSeconds(15);
        double line = node.connection(2000, wait) / 1024.0;
        double idle = node.idle(1000, wait) / 1024.0;
        rest.add(held("heap and stack of an idle connection, in kB", store, line, LINE_MARK));
        rest.add(held("heap of an idle match by itself, in kB", store, idle - 2 * line, IDLE_MARK));
      }
    }
    if (settings.wanted("open") && !store.equals("memory")) { // which keeps all facts in the heap
      open(store, stores.next(), rest);
    }
  }

  /** As fast as it goes, and then the same bytes with neither rules nor a store. */
  private void speed(String store, String db, List<String> rest)
      throws IOException, InterruptedException {
    Load load = Load.asFastAsItGoes(settings.matches());
    Exchanged texts;
    Measured played;
    try (Measuring node = new Measuring(store, db);
        Crowd crowd = node.crowd(load)) {
      crowd.gather(load.matches());
      crowd.warm(store + ", " + load.words(), settings.warm());
      played = node.measured(crowd, load, settings.measured(), Stores.mark(store));
      texts = crowd.exchanged();
    }
    say(played.line());
    try (Measuring node = Measuring.echo(texts)) {
      Measured bare =
          node.echoed(load.matches(), texts, settings.warm() / ECHO, settings.measured());
      say(bare.line());
      rest.add(
          String.format(
              Locale.ROOT,
              "| moves per CPU-second, of what the sockets alone allow | %s | %.2f | |%n",
              store,
              played.perCpuSecond() / (double) bare.perCpuSecond()));
    }
  }

  /** People beside those who play against bots: first alone, then with them. */
  private void solo(String store, String db, List<String> rest)
      throws IOException, InterruptedException {
    Load people = Load.steady(200);
    Load alone = Load.solo(200, STRONGEST);
    try (Measuring node = new Measuring(store, db);
        Crowd crowd = node.crowd(people);
        Crowd loners = node.crowd(alone)) {
      crowd.gather(people.matches());
      crowd.warm(store + ", " + people.words(), settings.warm() / PACED / 4);
      Measured before = node.measured(crowd, people, settings.measured(), 0);
      say(before.line());
      loners.gather(alone.matches());
      loners.warm(store + ", " + alone.words(), 5L * alone.matches());
      Measured beside = node.measured(crowd, people, settings.measured().multipliedBy(3), 0);
      say(beside.beside(alone.words()).line());
      rest.add(
          held(
              "people beside " + alone.words() + ", p99 in ms (alone " + before.p99() + ")",
              store,
              beside.p99(),
              P99_MARK));
    }
  }

  /** Many matches and sockets for a long time: nothing is lost, and nothing grows. */
  private void open(String store, String db, List<String> rest)
      throws IOException, InterruptedException {
    Load load = Load.seldom(5000);
    try (Measuring node = new Measuring(store, db);
        Crowd crowd = node.crowd(load)) {
      crowd.gather(load.matches());
      crowd.hurry(store + ", " + load.words(), AGES * load.matches());
      crowd.warm(store + ", " + load.words(), load.matches());
      long first = node.heap();
      long last = first;
      for (int minute = 1; minute <= settings.minutes(); minute++) {
        Thread.sleep(BREATH); // a heap is cleared before it is weighed, and all wait for that
        Measured now = node.measured(crowd, load, Duration.ofMinutes(1), 0);
        last = node.heap();
        say(now.line());
        System.err.printf(
            Locale.ROOT,
            "  minute %d of %d: heap %d MB, at first %d MB%n",
            minute,
            settings.minutes(),
            last >> 20,
            first >> 20);
      }
      rest.add(
          held(
              "heap after "
                  + settings.minutes()
                  + " min of 5,000 matches with 10,000 sockets, against that at first (MB "
                  + (first >> 20)
                  + ")",
              store,
              last / (double) first,
              FLAT));
    }
  }

  private static String held(String what, String store, double value, double mark) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %s %s |%n",
        what,
        store,
        value,
        mark == Math.rint(mark) ? Long.toString((long) mark) : Double.toString(mark),
        value <= mark ? "✓" : "✗");
  }

  private void say(String text) {
    OUT.print(text);
    report.append(text);
  }
}
