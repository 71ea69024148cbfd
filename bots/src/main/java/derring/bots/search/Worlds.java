package derring.bots.search;

import java.util.Arrays;

/**
 * Worlds that were imagined, to be gone to as often as they weigh (sampling, importance,
 * resampling: Rubin 1987). A world is kept as the lot that it grew from, so that thousands take
 * hardly any room.
 */
final class Worlds {
  /** More are not kept: what the hands are like is known well enough then. */
  private static final int MOST = 4096;

  private final long[] lots = new long[MOST];

  /** The weight of each world and of all before it. */
  private final double[] sums = new double[MOST];

  private int size;

  void clear() {
    size = 0;
  }

  boolean full() {
    return size == MOST;
  }

  void add(long lot, double weight) {
    lots[size] = lot;
    sums[size] = (size == 0 ? 0 : sums[size - 1]) + weight;
    size++;
  }

  /**
   * The lot of one of them.
   *
   * @param even an even number from 0 to 1
   */
  long drawn(double even) {
    int found = Arrays.binarySearch(sums, 0, size, even * sums[size - 1]);
    return lots[Math.min(found < 0 ? -found - 1 : found, size - 1)];
  }
}
