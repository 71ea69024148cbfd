package derring.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads all WebSockets with one thread and one buffer, so that an idle connection has neither. It
 * never waits for anything but them (docs/decisions/0032).
 */
final class SocketLoop implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketLoop.class);
  private static final int BUFFER = 64 * 1024;

  /** So long a client may be silent; ours say something now and then. */
  private static final Duration IDLE = Duration.ofMinutes(5);

  /** So long it may take a client to read what was sent to it before a good-bye. */
  private static final Duration SLOWEST = Duration.ofMinutes(1);

  /** So long it may take a client to answer a good-bye. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** So long all together may take to hear that the server stops. */
  private static final Duration GRACE = Duration.ofMillis(300);

  private static final Duration LOOK = Duration.ofSeconds(1);

  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final Thread thread;
  private volatile boolean closed;
  private volatile long end;

  /**
   * @param broken called if it ever ends without being closed
   */
  SocketLoop(Runnable broken) {
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    thread =
        Thread.ofPlatform()
            .daemon()
            .name("derring-sockets")
            .start(() -> {
              try {
                run();
              } catch (IOException | RuntimeException | Error e) {
                LOG.error("the sockets are not read any more", e);
                broken.run();
              }
            });
  }

  /** Takes over a connection. */
  SocketLine take(SocketChannel channel, Runnable gone) throws IOException {
    return new SocketLine(channel, selector, gone);
  }

  private void run() throws IOException {
    long looked = System.nanoTime();
    while (!closed || (!selector.keys().isEmpty() && System.nanoTime() < end)) {
      selector.select(this::turn, closed ? 1 : LOOK.toMillis());
      long now = System.nanoTime();
      if (now - looked > LOOK.toNanos()) {
        looked = now;
        for (SocketLine line : lines()) {
          line.look(now, IDLE.toNanos(), SLOWEST.toNanos(), PATIENCE.toNanos());
        }
      }
    }
  }

  private void turn(SelectionKey key) {
    if (key.attachment() instanceof SocketLine line) {
      line.turn(buffer, System.nanoTime());
    }
  }

  private List<SocketLine> lines() {
    return selector.keys().stream().map(key -> (SocketLine) key.attachment()).toList();
  }

  /** Reads on for a moment: who was told good-bye may answer it. */
  @Override
  public void close() {
    end = System.nanoTime() + GRACE.toNanos();
    closed = true;
    selector.wakeup();
    try {
      thread.join(PATIENCE);
      lines().forEach(SocketLine::end);
      selector.close();
    } catch (IOException e) {
      LOG.warn("the sockets were not closed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
