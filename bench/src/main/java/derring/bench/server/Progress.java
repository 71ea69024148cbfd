package derring.bench.server;

import java.time.Duration;
import java.util.Locale;
import java.util.function.DoubleSupplier;

/** Says every second what is being done and for how long still, so that nobody waits unknowing. */
final class Progress implements AutoCloseable {
  private static final long SECOND = 1_000;

  private final String what;
  private final DoubleSupplier part;
  private final long start = System.nanoTime();
  private final Thread teller;

  /**
   * @param part how much of it is done, from 0 to 1
   */
  private Progress(String what, DoubleSupplier part) {
    this.what = what;
    this.part = part;
    this.teller = Thread.ofPlatform().daemon().name("progress").start(this::tell);
  }

  /** Something of which it is known how much is done. */
  static Progress of(String what, DoubleSupplier part) {
    return new Progress(what, part);
  }

  /** Something that takes so long. */
  static Progress of(String what, Duration time) {
    long start = System.nanoTime();
    return new Progress(what, () -> (System.nanoTime() - start) / (double) time.toNanos());
  }

  private void tell() {
    try {
      while (true) {
        Thread.sleep(SECOND);
        double done = Math.clamp(part.getAsDouble(), 0.0, 1.0);
        double gone = (System.nanoTime() - start) / 1e9;
        String left =
            done < 0.01 ? "" : String.format(Locale.ROOT, ", %.0f s left", gone / done - gone);
        System.err.printf(Locale.ROOT, "  %s: %.0f %%%s%n", what, 100 * done, left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // it is done
    }
  }

  @Override
  public void close() {
    teller.interrupt();
  }
}
