package derring.server.store;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The timers of all nodes, in the database, so that they go off when the node that set them is
 * gone. One row for each match and time: nodes that set the same make one row between them, and
 * nothing is ever moved, so nothing can be lost between moving and going off.
 */
final class SharedTimers implements Timers {
  private static final Logger LOG = LoggerFactory.getLogger(SharedTimers.class);
  private static final int CONNECTIONS = 3;
  private static final int THREADS = 20;
  private static final int TRIES = 5;
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration POLL = Duration.ofMillis(150);

  /** What a node had picked when it died is picked by another after so many missed beats. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(2);

  private static final int MISSED = 4;

  /** The library itself would let a match stand still for five minutes. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final HikariDataSource pool;
  private final OneTimeTask<Void> task;
  private final Scheduler scheduler;
  private volatile boolean closed;

  SharedTimers(DataSource source, Consumer<String> due) {
    pool = Pools.open("derring-timers", source, CONNECTIONS, PATIENCE);
    task =
        Tasks.oneTime("match")
            .onFailure(new FailureHandler.ExponentialBackoffFailureHandler<>(AGAIN, 2))
            .execute((instance, context) -> due.accept(match(instance.getId())));
    scheduler =
        Scheduler.create(pool, task)
            .pollingInterval(POLL)
            .heartbeatInterval(HEARTBEAT)
            .missedHeartbeatsLimit(MISSED)
            .threads(THREADS)
            .executorService(Executors.newVirtualThreadPerTaskExecutor())
            .shutdownMaxWait(Duration.ofSeconds(2))
            .pollUsingLockAndFetch(0.5, 1.0)
            .enableImmediateExecution()
            .build();
  }

  @Override
  public void start() {
    scheduler.start();
  }

  private static String match(String instance) {
    return instance.substring(0, instance.indexOf('@'));
  }

  @Override
  public void at(String match, long time) {
    if (closed) {
      return;
    }
    Thread.startVirtualThread(() -> set(match, time));
  }

  /** A timer that is not set is a match that stands still, so it is tried more than once. */
  private void set(String match, long time) {
    for (int tried = 1; !closed; tried++) {
      try {
        scheduler.scheduleIfNotExists(
            task.instance(match + "@" + time), Instant.ofEpochMilli(time));
        return;
      } catch (RuntimeException e) {
        if (tried == TRIES && !closed) {
          LOG.warn("a timer of match {} could not be set: {}", match, e.getMessage());
          return;
        }
        LockSupport.parkNanos(AGAIN.toNanos());
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    scheduler.stop();
    pool.close();
  }
}
