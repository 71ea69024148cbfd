package derring.server;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work that goes on a little each time somebody asks for it. There is room for so much at a time:
 * what was not asked for lately makes way, and whoever comes while all is in use is told so. If the
 * newest always pushed out the oldest, too many who ask in turn would all begin anew for ever.
 */
final class Desk<T> {
  private final int room;
  private final long patience;
  private final LongSupplier clock;
  private final Map<String, Lying<T>> lying = new LinkedHashMap<>(16, 0.75f, true);

  private record Lying<T>(T work, long asked) {}

  /**
   * @param patience what nobody asked for since so long makes way
   * @param clock in nanoseconds
   */
  Desk(int room, Duration patience, LongSupplier clock) {
    this.room = room;
    this.patience = patience.toNanos();
    this.clock = clock;
  }

  /**
   * The work of that name.
   *
   * @param begun makes it if it does not lie here; may take its time
   * @throws Refusal if there is no room for it
   */
  T take(String name, Supplier<T> begun) {
    T known = known(name);
    if (known != null) {
      return known;
    }
    T fresh = begun.get();
    synchronized (lying) {
      T other = known(name); // somebody else may have been quicker
      if (other == null) {
        lying.put(name, new Lying<>(fresh, clock.getAsLong()));
      }
      return other == null ? fresh : other;
    }
  }

  /** What lies here under a name; null if there is room for it to be begun. */
  private @Nullable T known(String name) {
    synchronized (lying) {
      long now = clock.getAsLong();
      Lying<T> here = lying.get(name);
      if (here != null) {
        lying.put(name, new Lying<>(here.work, now));
        return here.work;
      }
      Iterator<Lying<T>> oldest = lying.values().iterator();
      if (lying.size() >= room) {
        if (now - oldest.next().asked < patience) {
          throw new Refusal(
              503, "", "The coach goes through other matches just now; try again in a moment.");
        }
        oldest.remove();
      }
      return null;
    }
  }

  /** It is done, and makes room. */
  void clear(String name) {
    synchronized (lying) {
      lying.remove(name);
    }
  }
}
