package derring.server;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The way out to one connection: a bounded queue and one writer. Whoever does not read fast enough
 * is closed with 1013 and comes back with the number of the last frame it has.
 */
final class Mailbox {
  private static final int SIZE = 256;
  private static final int TRY_AGAIN = 1013;

  /** The wire behind it; only the writer's thread calls it. */
  interface Wire {
    void send(String message);

    void close(int code, String reason);
  }

  private record Letter(List<String> messages, int code, String reason) {}

  private final BlockingQueue<Letter> queue = new ArrayBlockingQueue<>(SIZE);
  private final AtomicBoolean closing = new AtomicBoolean();
  private final Wire wire;
  private final Thread writer;

  Mailbox(Wire wire) {
    this.wire = wire;
    this.writer = Thread.ofVirtual().name("derring-writer").start(this::write);
  }

  /** Takes messages to be sent in this order; never waits. */
  void put(List<String> messages) {
    if (!closing.get() && !queue.offer(new Letter(messages, 0, ""))) {
      queue.clear();
      close(TRY_AGAIN, "You do not keep up; come back with the number of the last frame.");
    }
  }

  /** Closes after what was put before. */
  void close(int code, String reason) {
    if (closing.compareAndSet(false, true) && !queue.offer(new Letter(List.of(), code, reason))) {
      queue.clear();
      queue.add(new Letter(List.of(), code, reason));
    }
  }

  /** The connection is gone. */
  void stop() {
    closing.set(true);
    writer.interrupt();
  }

  /** What has gathered goes out as one message, a line for each: a journey costs more than text. */
  private void send(List<Letter> letters) {
    if (letters.size() == 1 && letters.getFirst().messages.size() == 1) {
      wire.send(letters.getFirst().messages.getFirst());
      return;
    }
    StringJoiner lines = new StringJoiner("\n");
    letters.forEach(letter -> letter.messages.forEach(lines::add));
    if (lines.length() > 0) {
      wire.send(lines.toString());
    }
  }

  private void write() {
    try {
      List<Letter> letters = new ArrayList<>();
      while (true) {
        letters.add(queue.take());
        queue.drainTo(letters);
        send(letters);
        Letter last = letters.getLast();
        if (last.code != 0) {
          wire.close(last.code, last.reason);
          return;
        }
        letters.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      closing.set(true); // the reader of the connection will notice that it is gone
    }
  }
}
