package derring.contract;

import derring.kernel.Game;

/** How long a test runs: short in every build, long in a soak. */
final class Length {
  private Length() {}

  /** How many matches of each table a long test plays: {@code -Dderring.soak.games=N}. */
  static final int SOAK = Integer.getInteger("derring.soak.games", 500);

  /** Bounds below this are those of games whose matches are short. */
  private static final int LONG = 100_000;

  private static final int FEWER = 40;
  private static final int FEW = 2;

  /**
   * How many matches are enough where so many are of other games: a match at a table without
   * squares has hundreds of moves, and moves near the listed ones are sought at each.
   */
  static int of(Game<?, ?, ?> game, int matches) {
    boolean slow = game.traits().openMoves() && game.traits().longest() > LONG;
    return slow ? Math.min(matches, Math.max(FEW, matches / FEWER)) : matches;
  }
}
