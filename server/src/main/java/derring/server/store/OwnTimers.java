package derring.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The timers of a process that is alone with its store. */
final class OwnTimers implements Timers {
  private static final Logger LOG = LoggerFactory.getLogger(OwnTimers.class);
  private static final long AGAIN_MILLISECONDS = 1000;

  private final Consumer<String> due;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("derring-timer").factory());

  OwnTimers(Consumer<String> due) {
    this.due = due;
  }

  /** It holds nothing that was not set by the one who is called. */
  @Override
  public void start() {}

  @Override
  public void at(String match, long time) {
    in(time - System.currentTimeMillis(), match, AGAIN_MILLISECONDS);
  }

  private void in(long wait, String match, long again) {
    if (wait <= 0) {
      Thread.startVirtualThread(() -> call(match, again));
      return;
    }
    try {
      var _ =
          timer.schedule(
              () -> Thread.startVirtualThread(() -> call(match, again)),
              wait,
              TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.debug("closed before {} was due", match);
    }
  }

  private void call(String match, long again) {
    try {
      if (!timer.isShutdown()) {
        due.accept(match);
      }
    } catch (RuntimeException e) {
      if (!timer.isShutdown()) {
        LOG.error("what was due at match {} failed", match, e);
        in(again, match, 2 * again);
      }
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
