package derring.bots.search;

import java.util.Arrays;

/**
 * The moves between which a search decides, as runners. Each round all who are still in it run in
 * the same world with the same luck, so that what is compared is the moves and not the worlds.
 * Gains are kept as differences from the first choice; who is clearly behind drops out.
 */
final class Race {
  /** Who is behind by so many standard errors drops out. */
  private static final double BEHIND = 2.5;

  /** Nobody drops out before so many rounds. */
  private static final int WARM = 24;

  /** At most so many run. */
  private static final int FIELD = 24;

  private int[] runners = new int[FIELD];
  private double[] sums = new double[FIELD];
  private double[] squares = new double[FIELD];
  private int[] rounds = new int[FIELD];
  private double[] gains = new double[FIELD];
  private boolean[] out = new boolean[FIELD];
  private int size;

  /**
   * The likeliest of some moves begin, the likeliest of all first.
   *
   * @param likely by move
   */
  void begin(double[] likely, int moves) {
    size = Math.min(FIELD, moves);
    for (int i = 0; i < size; i++) {
      int best = -1;
      for (int move = 0; move < moves; move++) {
        if (!among(i, move) && (best < 0 || likely[move] > likely[best])) {
          best = move;
        }
      }
      runners[i] = best;
    }
    Arrays.fill(sums, 0);
    Arrays.fill(squares, 0);
    Arrays.fill(rounds, 0);
    Arrays.fill(out, false);
  }

  private boolean among(int first, int move) {
    for (int i = 0; i < first; i++) {
      if (runners[i] == move) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return size;
  }

  boolean runs(int runner) {
    return !out[runner];
  }

  int move(int runner) {
    return runners[runner];
  }

  /** What a runner gained in this round; the first always runs, and runs first. */
  void gained(int runner, double gain) {
    gains[runner] = gain;
    double more = gain - gains[0];
    sums[runner] += more;
    squares[runner] += more * more;
    rounds[runner]++;
  }

  /** Those clearly behind drop out; whether more than one is left. */
  boolean goesOn() {
    if (rounds[0] < WARM) {
      return size > 1;
    }
    double bar = 0;
    for (int i = 1; i < size; i++) {
      if (!out[i]) {
        bar = Math.max(bar, mean(i) - BEHIND * error(i));
      }
    }
    boolean more = false;
    for (int i = 1; i < size; i++) {
      out[i] |= mean(i) + BEHIND * error(i) < bar;
      more |= !out[i];
    }
    return more;
  }

  private double mean(int runner) {
    return sums[runner] / rounds[runner];
  }

  private double error(int runner) {
    double mean = mean(runner);
    double spread = Math.max(0, squares[runner] / rounds[runner] - mean * mean);
    return Math.sqrt(spread / rounds[runner]) + 1e-6;
  }

  /**
   * The best: the first, unless another is better by more than luck explains.
   *
   * @param caution what is only likely to be better is held back so many standard errors
   */
  int winner(double caution) {
    int best = 0;
    double most = 0;
    for (int i = 1; i < size; i++) {
      if (!out[i] && rounds[i] > 0) {
        double sure = mean(i) - caution * error(i);
        if (sure > most) {
          most = sure;
          best = i;
        }
      }
    }
    return runners[best];
  }
}
