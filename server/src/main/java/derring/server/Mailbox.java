package derring.server;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.StringJoiner;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The way out to one connection: a bounded queue, and a writer for as long as something is in it.
 * Whoever does not read fast enough is closed with 1013 and comes back with the number of the last
 * frame it has.
 */
final class Mailbox {
  private static final int SIZE = 256;
  private static final int TRY_AGAIN = 1013;

  /** The wire behind it; one thread at a time calls it. */
  interface Wire {
    void send(String message);

    void close(int code, String reason);
  }

  private record Farewell(int code, String reason) {}

  private final Wire wire;
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private final Queue<List<String>> waiting = new ArrayDeque<>(1);
  private @Nullable Farewell farewell;
  private @Nullable Thread writer;
  private boolean held;

  Mailbox(Wire wire) {
    this.wire = wire;
  }

  /** Takes messages to be sent in this order; never waits. */
  synchronized void put(List<String> messages) {
    if (farewell != null || messages.isEmpty()) {
      return;
    }
    if (waiting.size() == SIZE) {
      waiting.clear();
      close(TRY_AGAIN, "You do not keep up; come back with the number of the last frame.");
      return;
    }
    waiting.add(messages);
    write();
  }

  /**
   * Takes a message that more is about to follow. Nobody need begin to write before {@link
   * #release}, which the same thread calls soon.
   */
  synchronized void hold(String message) {
    held = true;
    put(List.of(message));
  }

  /** Writes what is there, in this thread, unless there is a writer. */
  void release() {
    synchronized (this) {
      held = false;
      if (writer != null || (waiting.isEmpty() && farewell == null)) {
        return;
      }
      writer = Thread.currentThread();
    }
    sendAll();
  }

  /** Closes after what was put before. */
  synchronized void close(int code, String reason) {
    if (farewell == null) {
      farewell = new Farewell(code, reason);
      write();
    }
  }

  /** Done when the other side has been told that it is over, or is gone. */
  CompletableFuture<Void> over() {
    return over;
  }

  /** The connection is gone. */
  synchronized void stop() {
    if (farewell == null) {
      farewell = new Farewell(0, "");
    }
    waiting.clear();
    if (writer != null && !writer.equals(Thread.currentThread())) {
      writer.interrupt();
    }
    over.complete(null);
  }

  private void write() {
    if (writer == null && !held && !over.isDone()) {
      writer = Thread.ofVirtual().name("derring-writer").start(this::sendAll);
    }
  }

  private void sendAll() {
    try {
      for (Runnable step = next(); step != null; step = next()) {
        step.run();
      }
    } catch (RuntimeException e) {
      stop(); // the reader of the connection will notice that it is gone
    }
  }

  /** What the writer does next; null if nothing, and then whatever is put needs a new writer. */
  private synchronized @Nullable Runnable next() {
    if (!waiting.isEmpty()) {
      String text = gathered();
      return () -> wire.send(text);
    }
    Farewell last = farewell;
    if (last != null && !over.isDone()) {
      return () -> {
        wire.close(last.code, last.reason);
        over.complete(null);
      };
    }
    writer = null;
    return null;
  }

  /** What has gathered goes out as one message, a line for each: a journey costs more than text. */
  private String gathered() {
    if (waiting.size() == 1 && waiting.element().size() == 1) {
      return waiting.remove().getFirst();
    }
    StringJoiner lines = new StringJoiner("\n");
    waiting.forEach(messages -> messages.forEach(lines::add));
    waiting.clear();
    return lines.toString();
  }
}
