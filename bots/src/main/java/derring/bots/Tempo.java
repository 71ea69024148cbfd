package derring.bots;

import derring.kernel.Chance;

/**
 * How long a bot takes for a move of the hand, in a game in real time. A whole action, such as
 * taking a card and laying it down, is two moves.
 *
 * @param seconds the mean for a whole action
 * @param spread how far a single one is from the mean at most, as a share of it
 */
public record Tempo(double seconds, double spread) {
  /** One second an action, or nearly. */
  public static final Tempo STEADY = new Tempo(1, 0.3);

  private static final int STEPS = 1000;

  /** The seconds until the next move: the mean of two even throws, so that it is seldom extreme. */
  public double next(Chance chance) {
    double even = (chance.die(STEPS) + chance.die(STEPS) - 2) / (double) (STEPS - 1) - 1;
    return seconds / 2 * (1 + spread * even);
  }
}
