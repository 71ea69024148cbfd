package derring.bots.lab;

import derring.bots.Mean;

/**
 * When enough was played. An ordinary 95 % interval is right once, for whoever looks once; who
 * looks again and again and stops when he likes what he sees is wrong far more often. So the
 * intervals of the main figures are wider, by a factor that grows slowly, and hold for all looks
 * together: a confidence sequence (Robbins 1970, in the form of Waudby-Smith and others 2021). It
 * is narrowest about where the wanted exactness would be reached. Where all is played that was
 * asked for, nobody chooses when to stop, and the ordinary interval is right.
 *
 * @param within the wanted exactness, from 0 to 1; 0 if everything is to be played
 * @param figures how many are watched: the error is shared among them
 */
record Watch(double within, int games, int figures) {
  private static final double ERROR = 0.05;

  /** Nothing is believed of fewer. */
  private static final int LEAST = 100;

  /** Who looks once has an interval of so many standard errors to each side. */
  private static final double ONCE = 1.96;

  /** A share has a standard deviation of a half at most. */
  private static final double WIDEST = ONCE * 0.5;

  /** How far the interval reaches to each side of a mean. */
  double reach(Mean mean) {
    int n = mean.of();
    if (n < 2) {
      return 1;
    }
    if (within == 0) {
      return ONCE * mean.error();
    }
    double error = ERROR / figures;
    double expected = Math.clamp(WIDEST * WIDEST / within / within, LEAST, Math.max(LEAST, games));
    double rho = (-2 * Math.log(error) + Math.log(-2 * Math.log(error) + 1)) / expected;
    double grown = n * rho + 1;
    double width = Math.sqrt(2 * grown / (n * rho) * Math.log(Math.sqrt(grown) / error));
    return Math.max(mean.error(), 1.0 / n) * width;
  }

  /** Whether a figure is exact enough. */
  boolean exact(Mean mean) {
    return within > 0 && mean.of() >= LEAST && reach(mean) <= within;
  }
}
