package derring.bots.swordplay;

import derring.bots.search.Insight;

/**
 * How somebody thinks ahead in Swordplay.
 *
 * @param horizon see {@link Insight#horizon}
 * @param sharpness see {@link Insight#sharpness}
 * @param caution see {@link Insight#caution}
 */
record Manner(int horizon, double sharpness, double caution) {
  /** As the puzzles were found, and as the coach's figures were measured. */
  static final Manner COACH = new Manner(4, 1, 0.7);

  /** Further, by players who are surer of what they do (decision 0100). */
  static final Manner MASTER = new Manner(6, 2, 0.35);
}
