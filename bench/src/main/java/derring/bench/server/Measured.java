package derring.bench.server;

import java.util.Locale;

/**
 * One line of the report.
 *
 * @param perSecond moves acknowledged in a second
 * @param perCpuSecond moves acknowledged for each second of the server process on a processor
 */
record Measured(
    String store,
    String load,
    long perSecond,
    long perCpuSecond,
    double p50,
    double p99,
    double max,
    long mark) {
  static String head() {
    return """
    | store | load | moves/s | moves per server CPU-second | mark | p50 ms | p99 ms | max ms |
    |---|---|---:|---:|---:|---:|---:|---:|
    """;
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %d | %s | %.2f | %.2f | %.2f |%n",
        store,
        load,
        perSecond,
        perCpuSecond,
        mark == 0 ? "" : mark + (perCpuSecond >= mark ? " ✓" : " ✗"),
        p50,
        p99,
        max);
  }

  /** The same, while something else went on. */
  Measured beside(String what) {
    return new Measured(
        store, load + " beside " + what, perSecond, perCpuSecond, p50, p99, max, mark);
  }
}
