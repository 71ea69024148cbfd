package derring.server;

import derring.server.store.Damaged;
import derring.server.store.Journal;
import derring.server.store.JournalDown;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How much is kept, looked up now and then: whoever reads figures often costs the store little. */
final class Holdings {
  private static final Logger LOG = LoggerFactory.getLogger(Holdings.class);
  private static final long FRESH = Duration.ofMinutes(1).toNanos();

  private final Journal journal;
  private Map<String, Long> states = Map.of();
  private long bytes;
  private long at;
  private boolean known;

  Holdings(Journal journal) {
    this.journal = journal;
  }

  synchronized double matches(String state) {
    look();
    return states.getOrDefault(state, 0L);
  }

  synchronized double bytes() {
    look();
    return bytes;
  }

  private void look() {
    if (known && System.nanoTime() - at < FRESH) {
      return;
    }
    try {
      states = journal.states();
      bytes = journal.bytes();
      known = true;
      at = System.nanoTime();
    } catch (JournalDown | Damaged e) {
      LOG.debug("what is kept is not known now: {}", e.getMessage());
    }
  }
}
