package derring.bots.search;

/**
 * How long a bot may think about a move: both hold, whichever ends it first.
 *
 * @param iterations lines that are thought through; the same number gives the same choice
 * @param millis so long at most; 0 for as long as it takes
 */
public record Limit(int iterations, long millis) {

  /** Exactly so many lines. */
  public static Limit iterations(int iterations) {
    return new Limit(iterations, 0);
  }

  /** As many lines as there is time for. */
  public static Limit millis(long millis) {
    return new Limit(Integer.MAX_VALUE, millis);
  }

  /** A part of it, for when others wait: one line at least. */
  public Limit shortened(double part) {
    return new Limit(
        iterations == Integer.MAX_VALUE ? iterations : Math.max(1, (int) (iterations * part)),
        millis == 0 ? 0 : Math.max(1, (long) (millis * part)));
  }
}
