package derring.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Where long work is done: a few threads of the machine's own, which stand back behind all others,
 * and a short line before them, so that those who read and write never wait for those who reckon.
 * Whoever finds the line full is told so.
 */
final class Workshop implements AutoCloseable {
  private final ThreadPoolExecutor hands;

  /**
   * @param line how many may wait
   */
  Workshop(String name, int hands, int line) {
    ThreadFactory threads = Thread.ofPlatform().daemon().name(name + "-", 0).factory();
    this.hands =
        new ThreadPoolExecutor(
            hands,
            hands,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(line),
            work ->
                threads.newThread(() -> {
                  Courtesy.standBack();
                  work.run();
                }));
    this.hands.allowCoreThreadTimeOut(true);
  }

  /**
   * Does it there, and waits for it.
   *
   * @throws Refusal if too many wait already
   */
  <T> T done(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    try {
      hands.execute(task);
      return task.get();
    } catch (RejectedExecutionException e) {
      throw busy();
    } catch (InterruptedException | CancellationException e) {
      task.cancel(true);
      throw busy();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException ours -> throw ours;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  /**
   * Begins it there, and does not wait.
   *
   * @throws Refusal if too many wait already
   */
  void begin(Runnable work) {
    try {
      hands.execute(work);
    } catch (RejectedExecutionException e) {
      throw busy();
    }
  }

  private static Refusal busy() {
    return new Refusal(503, "", "Too much is reckoned here at once; try again in a moment.");
  }

  /** How many wait. */
  int waiting() {
    return hands.getQueue().size();
  }

  @Override
  public void close() {
    hands.shutdownNow();
  }
}
