package derring.contract;

/** How long a test runs: short in every build, long in a soak. */
final class Length {
  private Length() {}

  /** How many matches of each table a long test plays: {@code -Dderring.soak.games=N}. */
  static final int SOAK = Integer.getInteger("derring.soak.games", 500);
}
