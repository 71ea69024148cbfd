package derring.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thread that stores what has come in, as much as there is in one transaction, and answers
 * after the commit. While one batch is on its way to the disk the next one gathers, so the more
 * there is to do the less each costs. A store that does not answer is tried again until an append
 * has waited for as long as {@code patience}.
 */
final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

  /** How long appends may still be tried once we are closing. */
  private static final Duration LAST_PATIENCE = Duration.ofSeconds(5);

  private final Inbox inbox = new Inbox();
  private final Ledger ledger;
  private final Duration patience;
  private final Thread thread;
  private volatile boolean closing;
  private volatile long closedAt;

  GroupCommit(String name, Ledger ledger, Duration patience) {
    this.ledger = ledger;
    this.patience = patience;
    this.thread = Thread.ofPlatform().name(name).daemon().start(this::run);
  }

  void add(Pending append) {
    if (!inbox.add(append)) {
      append.answer().completeExceptionally(new JournalDown("The journal is closed."));
    }
  }

  /** Stores all that has come in, and returns when that is done. */
  @Override
  public void close() {
    closedAt = System.nanoTime();
    closing = true;
    inbox.close();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    for (Batch batch = inbox.take(); batch != null; batch = inbox.take()) {
      try {
        store(batch, false);
      } catch (RuntimeException | Error e) {
        LOG.error("The journal's writer failed: {}", e.getClass().getName());
        ledger.disconnect();
        batch.appends().values().forEach(append -> fail(append, e));
      }
    }
    ledger.disconnect();
  }

  /**
   * @param again whether an earlier try may have stored some of it
   */
  private void store(Batch batch, boolean again) {
    Duration pause = FIRST_PAUSE;
    for (boolean unsure = again; !batch.isEmpty(); unsure = true) {
      try {
        answer(batch, ledger.store(batch, unsure));
        return;
      } catch (SQLException e) {
        ledger.disconnect();
        if (!ledger.passes(e)) {
          isolate(batch, e);
          return;
        }
        LOG.warn("Storing {} facts failed, trying again: {}", batch.appends().size(), Sql.told(e));
        giveUpOnTheOld(batch, e);
        pause(pause);
        pause = longer(pause);
      }
    }
  }

  private static void answer(Batch batch, Set<String> stored) {
    batch.appends().forEach((match, append) -> append.answer().complete(stored.contains(match)));
  }

  /** One of them cannot be stored at all: finds it, so that the others are. */
  private void isolate(Batch batch, SQLException e) {
    LOG.error("The store refused {} facts: {}", batch.appends().size(), Sql.told(e));
    if (batch.appends().size() == 1) {
      batch.appends().values().forEach(append -> fail(append, e));
    } else {
      batch.alone().forEach(one -> store(one, true));
    }
  }

  private void giveUpOnTheOld(Batch batch, SQLException e) {
    long now = System.nanoTime();
    boolean nearTheEnd = closing && now - closedAt > LAST_PATIENCE.toNanos();
    batch
        .appends()
        .values()
        .removeIf(append -> {
          boolean old = nearTheEnd || now - append.since() > patience.toNanos();
          if (old) {
            fail(append, e);
          }
          return old;
        });
  }

  private static void fail(Pending append, Throwable cause) {
    append
        .answer()
        .completeExceptionally(
            new JournalDown("The store did not take the fact; it may be there or not.", cause));
  }

  private static void pause(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      LOG.debug("Nobody interrupts the writer: going on.");
    }
  }

  private static Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
  }
}
