package derring.bots.coach;

import derring.bots.Mean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What some moves are worth, compared in the same worlds with the same luck.
 *
 * @param gains by move: the chance to win
 * @param more by move: how much more that is than the first move's
 */
record Weighed(List<Estimate> gains, List<Estimate> more) {

  Weighed {
    gains = List.copyOf(gains);
    more = List.copyOf(more);
  }

  /** Which is best; of those worth the same the first. */
  int best() {
    int best = 0;
    for (int i = 1; i < more.size(); i++) {
      best = more.get(i).value() > more.get(best).value() ? i : best;
    }
    return best;
  }

  /**
   * Adds rounds up. Worlds that follow each other may be the same one again, so what is spread is
   * the means of batches and not single rounds, or the interval would be too narrow.
   */
  static final class Sum {
    private static final int BATCH = 8;

    private final List<Mean.Sum> gains = new ArrayList<>();
    private final List<Mean.Sum> more = new ArrayList<>();
    private final double[] batch;
    private int rounds;

    Sum(int moves) {
      batch = new double[moves];
      for (int i = 0; i < moves; i++) {
        gains.add(new Mean.Sum());
        more.add(new Mean.Sum());
      }
    }

    void add(double[] round) {
      for (int i = 0; i < batch.length; i++) {
        batch[i] += round[i];
      }
      if (++rounds % BATCH == 0) {
        for (int i = 0; i < batch.length; i++) {
          gains.get(i).add(batch[i] / BATCH);
          more.get(i).add((batch[i] - batch[0]) / BATCH);
        }
        Arrays.fill(batch, 0);
      }
    }

    Weighed weighed() {
      return new Weighed(
          gains.stream().map(sum -> Estimate.of(sum.mean()).chance()).toList(),
          more.stream().map(sum -> Estimate.of(sum.mean())).toList());
    }

    /** So many rounds, and no batch is left half full. */
    static int rounds(int lines, int moves) {
      return Math.max(4, lines / Math.max(1, moves) / BATCH) * BATCH;
    }
  }
}
