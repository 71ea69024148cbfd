package derring.server;

import derring.formats.Json;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The way out to one connection: a bounded queue, written by whoever asks for it, one at a time.
 * What gathers between two times goes out together. Whoever does not read fast enough is closed
 * with 1013 and comes back with the number of the last frame it has.
 */
final class Mailbox {
  private static final int SIZE = 256;

  /**
   * The wire behind it; one thread at a time calls it. Nothing here waits: whatever answers false
   * could not take all of it now, and calls {@link #ready} when it has.
   */
  interface Wire {
    /** What has gathered goes out as one message, a line for each: a journey costs more. */
    boolean send(List<Json.Written<?>> lines);

    /** Answers a ping. */
    boolean pong(byte[] bytes);

    /** The last that is sent. */
    boolean close(int code, String reason);
  }

  private record Farewell(int code, String reason) {}

  private final Wire wire;
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private final Queue<List<Json.Written<?>>> waiting = new ArrayDeque<>(1);
  private byte @Nullable [] pinged;
  private @Nullable Farewell farewell;
  private boolean said;
  private boolean writing;

  Mailbox(Wire wire) {
    this.wire = wire;
  }

  /** Takes messages to be sent in this order, with the next {@link #flush}; never waits. */
  void put(List<Json.Written<?>> messages) {
    synchronized (this) {
      if (farewell != null || messages.isEmpty()) {
        return;
      }
      if (waiting.size() < SIZE) {
        waiting.add(messages);
        return;
      }
      waiting.clear();
    }
    close(Sockets.TRY_AGAIN, "You do not keep up; come back with the number of the last frame.");
  }

  /** The other side wants to know whether we are there; only the newest of its questions counts. */
  void pinged(byte[] bytes) {
    synchronized (this) {
      pinged = bytes;
    }
    flush();
  }

  /** Closes after what was put before. */
  void close(int code, String reason) {
    synchronized (this) {
      if (farewell == null) {
        farewell = new Farewell(code, reason);
      }
    }
    flush();
  }

  /** Whether the other side has been told good-bye, or will be. */
  synchronized boolean closing() {
    return farewell != null;
  }

  /** Done when the other side has been told that it is over, or is gone. */
  CompletableFuture<Void> over() {
    return over;
  }

  /** The connection is gone. */
  void stop() {
    synchronized (this) {
      if (farewell == null) {
        farewell = new Farewell(0, "");
      }
      said = true;
      pinged = null;
      waiting.clear();
    }
    over.complete(null);
  }

  /** Writes what is there, in this thread, unless another is at it or the wire is full. */
  void flush() {
    synchronized (this) {
      if (writing || !more()) {
        return;
      }
      writing = true;
    }
    write();
  }

  private boolean more() {
    return !waiting.isEmpty() || pinged != null || (farewell != null && !said);
  }

  /** The wire, which was full, has sent all that it was given. */
  void ready() {
    if (closed()) {
      over.complete(null);
    }
    write();
  }

  private synchronized boolean closed() {
    return said;
  }

  private void write() {
    boolean free = true;
    while (free) {
      byte[] ping;
      List<Json.Written<?>> lines = List.of();
      Farewell last;
      synchronized (this) {
        if (!more()) {
          writing = false;
          return;
        }
        ping = pinged;
        pinged = null;
        last = ping == null && waiting.isEmpty() ? farewell : null;
        if (ping == null && last == null) {
          lines = gathered();
        }
        said |= last != null;
      }
      if (last != null) {
        free = wire.close(last.code, last.reason);
        if (free) {
          over.complete(null);
        }
      } else {
        free = ping == null ? wire.send(lines) : wire.pong(ping);
      }
    }
  }

  private List<Json.Written<?>> gathered() {
    if (waiting.size() == 1) {
      return waiting.remove();
    }
    List<Json.Written<?>> lines = new ArrayList<>(waiting.size());
    waiting.forEach(lines::addAll);
    waiting.clear();
    return lines;
  }
}
