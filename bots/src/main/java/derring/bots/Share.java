package derring.bots;

import java.util.Locale;

/**
 * How often something happened.
 *
 * @param count so many times
 * @param of out of so many
 */
public record Share(double count, int of) {
  /** The 95 % interval reaches so many standard errors to each side. */
  private static final double REACH = 1.96;

  public double value() {
    return count / of;
  }

  /** The lower end of the 95 % interval for the true share (Wilson 1927). */
  public double low() {
    return Math.max(0, centre() - spread());
  }

  /** The upper end of that interval. */
  public double high() {
    return Math.min(1, centre() + spread());
  }

  private double centre() {
    return (value() + REACH * REACH / (2 * of)) / scale();
  }

  private double spread() {
    double p = value();
    return REACH / scale() * Math.sqrt(p * (1 - p) / of + REACH * REACH / (4.0 * of * of));
  }

  private double scale() {
    return 1 + REACH * REACH / of;
  }

  /** As in "97.5 % (95.4 to 98.6 %) of 400". */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f %%) of %d",
        100 * value(),
        100 * low(),
        100 * high(),
        of);
  }
}
