package derring.server.store;

import derring.server.store.Journal.Notice;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Those who want to hear of appends, told on a thread of their own so that they hold up nobody. */
final class Watchers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Watchers.class);
  private static final List<Notice> END = List.of();

  private final List<Consumer<Notice>> listeners = new CopyOnWriteArrayList<>();
  private final BlockingQueue<List<Notice>> news = new LinkedBlockingQueue<>();
  private final Thread thread = Thread.ofVirtual().name("derring-watchers").start(this::run);

  void add(Consumer<Notice> listener) {
    listeners.add(listener);
  }

  void tell(List<Notice> notices) {
    if (!notices.isEmpty() && !listeners.isEmpty()) {
      news.add(List.copyOf(notices));
    }
  }

  /** Tells what there is to tell, and ends; waits for a few seconds at most. */
  @Override
  public void close() {
    news.add(END);
    try {
      thread.join(5_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      for (List<Notice> notices = news.take(); !notices.isEmpty(); notices = news.take()) {
        notices.forEach(this::tell);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Tells it at once, in this thread: a journal that stores nothing has nobody to hold up. */
  void tell(Notice notice) {
    for (Consumer<Notice> listener : listeners) {
      try {
        listener.accept(notice);
      } catch (RuntimeException e) {
        LOG.error("A watcher of the journal failed.", e);
      }
    }
  }
}
