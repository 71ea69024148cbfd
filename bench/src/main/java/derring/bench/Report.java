package derring.bench;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The figures of a run as a Markdown table. */
final class Report {
  /** What each benchmark must reach per CPU-second; the issue that built the game set them. */
  private static final Map<String, Double> MARKS =
      Map.of(
          "SwordplayBench.randomGame",
          7e6,
          "SwordplayBench.copyInto",
          2e6,
          "FireAtWillBench.randomGame",
          1e7,
          "HaveAtYouBench.randomGame",
          5e6,
          "HaveAtYouBench.copyInto",
          1.5e6,
          "AudatiaBench.randomGame",
          3e6,
          "AudatiaBench.copyInto",
          1e6,
          "OneForAllBench.randomGame",
          4e5,
          "OneForAllBench.copyInto",
          1e6,
          "OneForAllBench.judge",
          5e4);

  /** The most bytes a decision may allocate. */
  private static final double BYTES_MARK = 16;

  private Report() {}

  static String table(Collection<RunResult> results) {
    StringBuilder table = new StringBuilder();
    table.append("# Measured\n\n");
    table.append("JDK ").append(Runtime.version().feature()).append(", ");
    table.append(Runtime.getRuntime().availableProcessors()).append(" cores, one thread. ");
    table.append("Units are decisions for games, else calls.\n\n");
    table.append(
        "| benchmark | units per CPU-second | mark | games per CPU-second | bytes a unit |\n");
    table.append("|---|---:|---:|---:|---:|\n");
    for (RunResult result : results) {
      String name = result.getPrimaryResult().getLabel();
      String full = result.getParams().getBenchmark();
      full = full.substring(full.lastIndexOf('.', full.lastIndexOf('.') - 1) + 1);
      double cpu = sum(result, "cpuNanos") / 1e9;
      double units = sum(result, "units");
      double games = sum(result, "games");
      double calls = games > 0 ? games : units;
      double bytes = secondary(result, "gc.alloc.rate.norm") * calls / units;
      Double mark = MARKS.get(full);
      table
          .append("| ")
          .append(full.isEmpty() ? name : full)
          .append(" | ")
          .append(millions(units / cpu))
          .append(" | ")
          .append(mark == null ? "" : millions(mark) + (units / cpu >= mark ? " ✓" : " ✗"))
          .append(" | ")
          .append(games > 0 ? Long.toString(Math.round(games / cpu)) : "")
          .append(" | ")
          .append(Math.round(bytes * 10) / 10.0)
          .append(
              games > 0 ? " (mark " + (int) BYTES_MARK + (bytes < BYTES_MARK ? " ✓)" : " ✗)") : "")
          .append(" |\n");
    }
    return table.toString();
  }

  private static String millions(double value) {
    return Math.round(value / 1e4) / 100.0 + " M";
  }

  /** Events are summed over the iterations of a fork; forks are summed too. */
  private static double sum(RunResult result, String label) {
    Result<?> counter = result.getSecondaryResults().get(label);
    return counter == null ? 0 : counter.getStatistics().getSum();
  }

  private static double secondary(RunResult result, String label) {
    return Objects.requireNonNull(result.getSecondaryResults().get(label)).getScore();
  }
}
