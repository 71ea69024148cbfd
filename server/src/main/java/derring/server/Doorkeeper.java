package derring.server;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets in so many connections from one address, before any byte of them is read, and keeps all of
 * them below what the process may open: a listener that is refused a descriptor hears nobody.
 */
final class Doorkeeper {
  /** For files, the store, and whatever else a process opens. */
  private static final int SPARE = 200;

  /** No address may take more than such a part of what there is. */
  private static final int SHARE = 4;

  private final Set<String> proxies;
  private final Numbers numbers;
  private final int inAll;
  private final int fromOne;
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  Doorkeeper(ServerOptions.Limits limits, Set<String> proxies, Numbers numbers) {
    this.proxies = proxies;
    this.numbers = numbers;
    this.inAll = Math.min(limits.connections(), descriptors());
    this.fromOne =
        limits.fromOne() == Integer.MAX_VALUE
            ? inAll
            : Math.min(limits.fromOne(), Math.max(1, inAll / SHARE));
  }

  /** How many connections there may be at once. */
  int inAll() {
    return inAll;
  }

  private static int descriptors() {
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.UnixOperatingSystemMXBean unix) {
      long free =
          unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount() - (long) SPARE;
      return (int) Math.max(SHARE, Math.min(Integer.MAX_VALUE, free));
    }
    return Integer.MAX_VALUE;
  }

  /** Whether one more may come from an address; who is let in must {@link #left leave}. */
  boolean admits(String address) {
    int count = open.merge(Addresses.counted(address), 1, Integer::sum);
    if (count <= fromOne || proxies.contains(address)) {
      return true;
    }
    left(address);
    numbers.turnedAway();
    return false;
  }

  void left(String address) {
    open.computeIfPresent(Addresses.counted(address), (a, count) -> count == 1 ? null : count - 1);
  }
}
