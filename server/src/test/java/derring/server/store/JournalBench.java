package derring.server.store;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many facts a second each store takes, and how long one waits: as many appenders as matches,
 * each appending again as soon as it is answered. Not a test; arguments: seconds for each figure,
 * and the directory for the embedded store.
 */
final class JournalBench {
  private static final String BODY =
      "{\"kind\":\"moved\",\"move\":\"attack Lunge at 1\"}".repeat(5);

  private JournalBench() {}

  public static void main(String[] args) throws Exception {
    int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 5;
    Path parent =
        args.length > 1 ? Path.of(args[1]) : Path.of(System.getProperty("java.io.tmpdir"));
    for (boolean summaries : new boolean[] {false, true}) {
      for (int matches : new int[] {100, 1_000}) {
        Path data = Files.createTempDirectory(parent, "derring-bench");
        try (Journal journal = Journals.open("", data)) {
          run("sqlite", journal, matches, summaries, seconds);
        }
        String where = TestPostgres.address(TestPostgres.place());
        try (Journal journal = Journals.open(where, data)) {
          run("postgres", journal, matches, summaries, seconds);
        }
      }
    }
    System.exit(0);
  }

  private static void run(
      String store, Journal journal, int matches, boolean summaries, int seconds)
      throws InterruptedException {
    measure(journal, matches, summaries, 2, "warm");
    long cpu = cpu();
    long[] waits = measure(journal, matches, summaries, seconds, "match");
    cpu = cpu() - cpu;
    Arrays.sort(waits);
    System.out.printf(
        Locale.ROOT,
        "%-8s %4d matches, summaries %-5s %7d appends/s, p50 %5.1f ms, p99 %5.1f ms,"
            + " %5.1f us of our CPU each%n",
        store,
        matches,
        summaries,
        waits.length / seconds,
        waits[waits.length / 2] / 1e6,
        waits[(int) (waits.length * 0.99)] / 1e6,
        cpu / 1e3 / waits.length);
  }

  private static long cpu() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static long[] measure(
      Journal journal, int matches, boolean summaries, int seconds, String name)
      throws InterruptedException {
    long[] waits = new long[seconds * 200_000];
    var count = new AtomicInteger();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int m = 0; m < matches; m++) {
        String match = name + "-0123456789-" + m;
        var summary =
            summaries ? new Journal.Summary("running", true, List.of("guest" + m), m, BODY) : null;
        var _ =
            threads.submit(() -> {
              Pen pen = new Pen(journal, match);
              while (System.nanoTime() < end) {
                long before = System.nanoTime();
                if (!pen.write(BODY, summary).get()) {
                  throw new AssertionError("refused");
                }
                waits[count.getAndIncrement()] = System.nanoTime() - before;
              }
              return null;
            });
      }
    }
    return Arrays.copyOf(waits, count.get());
  }
}
