package derring.bots;

import java.util.Locale;

/**
 * The mean of some numbers.
 *
 * @param value the mean
 * @param error its standard error
 * @param of how many numbers there were
 */
public record Mean(double value, double error, int of) {
  /** The 95 % interval reaches so many standard errors to each side. */
  private static final double REACH = 1.96;

  /** Adds numbers up (Welford 1962), so that none need be kept. */
  public static final class Sum {
    private int count;
    private double mean;
    private double squares;

    /** One number more. */
    public void add(double number) {
      count++;
      double off = number - mean;
      mean += off / count;
      squares += off * (number - mean);
    }

    /** All numbers of another sum more (Chan, Golub and LeVeque 1979). */
    public void add(Sum other) {
      int both = count + other.count;
      if (both > 0) {
        double off = other.mean - mean;
        squares += other.squares + off * off * count * other.count / both;
        mean += off * other.count / both;
        count = both;
      }
    }

    /** The mean so far. */
    public Mean mean() {
      double error = count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count);
      return new Mean(mean, error, count);
    }
  }

  /** The lower end of the 95 % interval for the true mean. */
  public double low() {
    return value - REACH * error;
  }

  /** The upper end of that interval. */
  public double high() {
    return value + REACH * error;
  }

  /** As in "31.20 (30.95 to 31.45)". */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f (%.2f to %.2f)", value, low(), high());
  }
}
