package derring.bots.coach;

import derring.bots.Mean;

/**
 * A chance, or a difference of chances, as far as it is known: 0 to 1, or -1 to 1.
 *
 * @param value the best guess
 * @param low the lower end of its 95 % interval
 * @param high the upper end
 */
public record Estimate(double value, double low, double high) {
  static final Estimate NOTHING = new Estimate(0, 0, 0);

  /** Finer than this nobody reads, and a file need not say it. */
  private static final double GRAIN = 10_000;

  /** The 95 % interval reaches so many standard errors to each side. */
  private static final double REACH = 1.96;

  /** A mean with its error. */
  public static Estimate of(Mean mean) {
    return around(mean.value(), mean.error());
  }

  static Estimate around(double value, double error) {
    return new Estimate(
        rounded(value), rounded(value - REACH * error), rounded(value + REACH * error));
  }

  /** What is known for sure. */
  static Estimate sure(double value) {
    return new Estimate(value, value, value);
  }

  /** How far the truth may be off, as a standard error. */
  double error() {
    return (high - low) / (2 * REACH);
  }

  /** How much more this is than another that was estimated apart from it. */
  Estimate minus(Estimate other) {
    return around(value - other.value, together(other));
  }

  /** Both together, if they were estimated apart. */
  Estimate plus(Estimate other) {
    return around(value + other.value, together(other));
  }

  /** The error of both: by a root, which every engine reckons to the last bit. */
  private double together(Estimate other) {
    return Math.sqrt(error() * error() + other.error() * other.error());
  }

  /** The same the other way round. */
  Estimate negated() {
    return new Estimate(-value, -high, -low);
  }

  /** Within what a chance can be. */
  Estimate chance() {
    return new Estimate(between(value), between(low), between(high));
  }

  /** Whether it is more than luck of the estimate explains. */
  public boolean surelyMore() {
    return low > 0;
  }

  private static double between(double chance) {
    return Math.min(1, Math.max(0, chance));
  }

  private static double rounded(double number) {
    return Math.rint(number * GRAIN) / GRAIN;
  }
}
