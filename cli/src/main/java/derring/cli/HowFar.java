package derring.cli;

import derring.bots.lab.Lab;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Says how far matches of bots are and how long they take still, if that is longer than a moment.
 */
final class HowFar implements Lab.Progress {
  private static final long FIRST = 2_000_000_000L;
  private static final long NEXT = 5_000_000_000L;

  private final Consumer<String> tell;
  private long due = System.nanoTime() + FIRST;

  HowFar(Consumer<String> tell) {
    this.tell = tell;
  }

  @Override
  public void told(int done, int of, double seconds) {
    if (System.nanoTime() - due > 0 && done < of) {
      tell.accept(
          String.format(
              Locale.ROOT,
              "%,d of about %,d matches%s ...",
              done,
              of,
              seconds < 0 ? "" : ", " + left(seconds) + " left"));
      due = System.nanoTime() + NEXT;
    }
  }

  private static String left(double seconds) {
    return seconds < 120 ? Math.round(seconds) + " seconds" : Math.round(seconds / 60) + " minutes";
  }
}
