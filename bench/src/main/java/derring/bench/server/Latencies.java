package derring.bench.server;

import java.util.concurrent.atomic.AtomicLongArray;

/** How long acknowledgements took, in steps of 50 microseconds up to two seconds. */
final class Latencies {
  private static final int STEP_NANOS = 50_000;
  private static final int STEPS = 40_000;

  private final AtomicLongArray counts = new AtomicLongArray(STEPS);

  void add(long nanos) {
    counts.incrementAndGet((int) Math.min(STEPS - 1, nanos / STEP_NANOS));
  }

  void forget() {
    for (int i = 0; i < STEPS; i++) {
      counts.set(i, 0);
    }
  }

  /** In milliseconds. */
  double percentile(double percent) {
    long all = 0;
    for (int i = 0; i < STEPS; i++) {
      all += counts.get(i);
    }
    long below = (long) Math.ceil(all * percent / 100);
    long seen = 0;
    for (int i = 0; i < STEPS; i++) {
      seen += counts.get(i);
      if (seen >= below) {
        return (i + 1) * STEP_NANOS / 1e6;
      }
    }
    return STEPS * STEP_NANOS / 1e6;
  }
}
