package derring.server.store;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** What waits to be stored, until a writer takes it as a batch. */
final class Inbox {
  /** Enough for group commit to pay, little enough for a batch to be quick. */
  private static final int MOST = 1_000;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Deque<Pending> appends = new ArrayDeque<>();
  private boolean closed;

  /** Adds an append; says false, and adds nothing, once it is closed. */
  boolean add(Pending append) {
    lock.lock();
    try {
      if (closed) {
        return false;
      }
      appends.add(append);
      filled.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Nothing more comes in; what is there may still be taken. */
  void close() {
    lock.lock();
    try {
      closed = true;
      filled.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for something to store.
   *
   * @return null if there is nothing left and nothing more will come
   */
  @Nullable Batch take() {
    lock.lock();
    try {
      while (appends.isEmpty()) {
        if (closed) {
          return null;
        }
        filled.awaitUninterruptibly();
      }
      var batch = new Batch(new TreeMap<>());
      takeAppends(batch);
      return batch;
    } finally {
      lock.unlock();
    }
  }

  /** The first append of each match goes, later ones keep their place. */
  private void takeAppends(Batch batch) {
    var waiting = appends.iterator();
    for (int seen = 0; seen < MOST && waiting.hasNext(); seen++) {
      Pending append = waiting.next();
      if (batch.appends().putIfAbsent(append.match(), append) == null) {
        waiting.remove();
      }
    }
  }
}
