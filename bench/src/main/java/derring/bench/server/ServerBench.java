package derring.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * {@code derring bench server}: moves per second and per server CPU-second through real sockets,
 * two guests at each match, on each store; and what an idle match weighs. {@code --quick} measures
 * for a shorter time, {@code --store NAME} one store only, {@code --only PART} one part (speed,
 * paced, battles, load or idle), {@code --write FILE} keeps the table.
 */
public final class ServerBench {
  private static final long MEMORY_MARK = 20_000;
  private static final long DURABLE_MARK = 8_000;
  private static final double IDLE_MARK = 15;
  private static final double P99_MARK = 10;
  private static final double LOAD_MARK = 50;
  private static final double BATTLE_MARK = 30;

  private final Duration warmUp;
  private final Duration measured;
  private final String only;
  private final StringBuilder report = new StringBuilder();

  private ServerBench(boolean quick, String only) {
    this.only = only;
    warmUp =
        Duration.ofSeconds(quick ? 8 : 75); // after which a tenth of the time is the compiler's
    measured = Duration.ofSeconds(quick ? 8 : 20);
  }

  /** Measures. */
  public static void main(List<String> args) throws IOException, InterruptedException {
    String only = value(args, "--store");
    String file = value(args, "--write");
    ServerBench bench = new ServerBench(args.contains("--quick"), value(args, "--only"));
    List<String> stores =
        only.isEmpty() ? List.of("memory", "sqlite", "postgresql") : List.of(only);
    bench.say(
        "# The server, measured\n\nJDK "
            + Runtime.version().feature()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " cores, shared with the guests and the store. fsync is on. Two guests at each match,"
            + " each with a socket; a move is counted when it is acknowledged.\n\n"
            + Measured.head());
    List<String> rest = new ArrayList<>();
    for (String store : stores) {
      bench.store(store, rest);
    }
    bench.say("\n| what | store | measured | mark |\n|---|---|---:|---:|\n");
    rest.forEach(bench::say);
    if (!file.isEmpty()) {
      Files.writeString(Path.of(file), bench.report);
    }
  }

  private static String value(List<String> args, String name) {
    int at = args.indexOf(name);
    return at < 0 || at + 1 >= args.size() ? "" : args.get(at + 1);
  }

  private void store(String store, List<String> rest) throws IOException, InterruptedException {
    switch (store) {
      case "memory" -> measure(store, "memory", rest);
      case "sqlite" -> measure(store, "", rest);
      default -> {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
          measure(store, postgres.getJdbcUrl("postgres", "postgres"), rest);
        }
      }
    }
  }

  private void measure(String store, String db, List<String> rest)
      throws IOException, InterruptedException {
    if (wanted("speed")) {
      long mark = store.equals("memory") ? MEMORY_MARK : DURABLE_MARK;
      try (Measuring node = new Measuring(store, db)) {
        say(node.play(Load.asFastAsItGoes(200), warmUp, measured, 0).line());
        say(node.play(Load.asFastAsItGoes(1000), warmUp, measured, mark).line());
      }
    }
    if (!store.equals("memory") && (wanted("paced") || wanted("battles"))) {
      say(Disk.line());
    }
    if (wanted("paced")) {
      try (Measuring node = new Measuring(store, db)) {
        Measured paced = node.play(Load.steady(1000), warmUp, measured.multipliedBy(3), 0);
        say(paced.line());
        rest.add(held("1,000 matches of 1 move/s, p99 in ms", store, paced.p99(), P99_MARK));
      }
    }
    if (wanted("battles") && !store.equals("memory")) {
      try (Measuring node = new Measuring(store, db)) {
        Measured battles = node.play(Load.battles(100), warmUp, measured.multipliedBy(3), 0);
        say(battles.line());
        rest.add(held("100 battles in real time, p99 in ms", store, battles.p99(), BATTLE_MARK));
      }
    }
    if (wanted("load")) {
      try (Measuring node = new Measuring(store, db)) {
        double load = node.load(15, 2000, Duration.ofSeconds(12));
        rest.add(held("reading and showing a match of 2,000 facts, in ms", store, load, LOAD_MARK));
      }
    }
    if (wanted("idle")) {
      try (Measuring node = new Measuring(store, db)) {
        Duration wait = Duration.ofSeconds(15);
        double line = node.connection(2000, wait) / 1024.0;
        double idle = node.idle(1000, wait) / 1024.0;
        rest.add(
            held("heap of an idle match with its two connections, in kB", store, idle, IDLE_MARK));
        rest.add(held("heap of an idle match by itself, in kB", store, idle - 2 * line, IDLE_MARK));
      }
    }
  }

  private boolean wanted(String part) {
    return only.isEmpty() || only.equals(part);
  }

  private static String held(String what, String store, double value, double mark) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.1f | %.0f %s |%n",
        what,
        store,
        value,
        mark,
        value < mark ? "✓" : "✗");
  }

  private void say(String text) {
    System.out.print(text);
    report.append(text);
  }
}
