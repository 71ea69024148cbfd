package derring.server;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How much may be reckoned for somebody, measured by what it took and not by how often it was asked
 * for: seconds of a processor, per guest and, since anybody can be many guests, per address.
 * Whoever has had more than that waits until it is paid off; and only a few things are reckoned for
 * one at a time, or a debt would be known too late.
 */
final class Costs {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** How many seconds may be spent at once, for each that comes in a second. */
  private static final double SAVED = 25;

  private static final double ADDRESS = 2.5;
  private static final int GUEST_AT_ONCE = 3;
  private static final int ADDRESS_AT_ONCE = 8;

  private final boolean limited;
  private final Buckets guests;
  private final Buckets addresses;
  private final Map<String, Integer> under = new ConcurrentHashMap<>();

  /**
   * @param rate seconds of a processor a second for one guest; 0 for no limit
   */
  Costs(double rate) {
    limited = rate > 0;
    guests = new Buckets(rate, rate * SAVED);
    addresses = new Buckets(rate * ADDRESS, rate * ADDRESS * SAVED);
  }

  /**
   * Has something reckoned for somebody, and waits for it.
   *
   * @throws Refusal if that would be too much
   */
  <T> T reckoned(Workshop workshop, String guest, String address, Supplier<T> work) {
    if (!limited) {
      return workshop.done(work);
    }
    String enough = begin(guest, address, System.nanoTime());
    if (enough != null) {
      throw new Refusal(429, "", enough);
    }
    long[] took = new long[1];
    try {
      return workshop.done(() -> {
        long before = THREADS.getCurrentThreadCpuTime();
        try {
          return work.get();
        } finally {
          took[0] = THREADS.getCurrentThreadCpuTime() - before;
        }
      });
    } finally {
      end(guest, address, took[0], System.nanoTime());
    }
  }

  /**
   * Has something reckoned for somebody that takes long, and does not wait for it.
   *
   * @throws Refusal if that would be too much
   */
  void ordered(Workshop workshop, String guest, String address, Runnable work) {
    String enough = limited ? begin(guest, address, System.nanoTime()) : null;
    if (enough != null) {
      throw new Refusal(429, "", enough);
    }
    boolean begun = false;
    try {
      workshop.begin(() -> {
        long before = THREADS.getCurrentThreadCpuTime();
        try {
          work.run();
        } finally {
          paid(guest, address, THREADS.getCurrentThreadCpuTime() - before);
        }
      });
      begun = true;
    } finally {
      if (!begun) {
        paid(guest, address, 0);
      }
    }
  }

  private void paid(String guest, String address, long took) {
    if (limited) {
      end(guest, address, took, System.nanoTime());
    }
  }

  /** Why nothing is reckoned now; null if it is, and then {@link #end} follows. */
  @Nullable String begin(String guest, String from, long now) {
    String address = Addresses.counted(from);
    if (!guests.solvent(guest, now) || !addresses.solvent(address, now)) {
      return "So much was reckoned for you that others come first; wait a moment.";
    }
    boolean free = enter("g " + guest, GUEST_AT_ONCE);
    if (free && !enter("a " + address, ADDRESS_AT_ONCE)) {
      leave("g " + guest);
      free = false;
    }
    return free ? null : "You ask for much at once; wait a moment.";
  }

  /** It is done, and took so many nanoseconds. */
  void end(String guest, String from, long took, long now) {
    String address = Addresses.counted(from);
    leave("g " + guest);
    leave("a " + address);
    guests.charge(guest, took / 1e9, now);
    addresses.charge(address, took / 1e9, now);
  }

  private boolean enter(String who, int most) {
    if (under.merge(who, 1, Integer::sum) <= most) {
      return true;
    }
    leave(who);
    return false;
  }

  private void leave(String who) {
    under.computeIfPresent(who, (key, count) -> count == 1 ? null : count - 1);
  }
}
