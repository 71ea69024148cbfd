package derring.server;

import org.jspecify.annotations.Nullable;

/**
 * How much may be said. A guest is a name that anybody can have again and again, so an address has
 * a measure, too, and all who only watch a match have one between them.
 */
final class Talk {
  private static final double PER_ADDRESS = 1;
  private static final double AT_ONCE = 20;
  private static final double WATCHERS = 2;
  private static final double WATCHERS_AT_ONCE = 30;

  private final Buckets addresses;
  private final Buckets matches;

  Talk(boolean limited) {
    addresses = new Buckets(limited ? PER_ADDRESS : 0, AT_ONCE);
    matches = new Buckets(limited ? WATCHERS : 0, WATCHERS_AT_ONCE);
  }

  /** Why something is not said now; null if it is. */
  @Nullable String refused(String address, String match, boolean seated) {
    long now = System.nanoTime();
    if (!addresses.take(Addresses.counted(address), now)) {
      return "That is too much at once; wait a moment before you say more.";
    }
    return seated || matches.take(match, now)
        ? null
        : "So many watchers talk here that the players come first; wait a moment.";
  }
}
