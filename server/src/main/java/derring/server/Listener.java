package derring.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens at the port and lets in whom the doorkeeper admits, each on a thread of its own. Nobody
 * is accepted while the house is full.
 */
final class Listener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
  private static final int LINE = 1024;

  /** One who was let in. */
  final class Connection {
    private final SocketChannel channel;
    private final String address;
    private final AtomicBoolean left = new AtomicBoolean();

    private Connection(SocketChannel channel, String address) {
      this.channel = channel;
      this.address = address;
    }

    SocketChannel channel() {
      return channel;
    }

    void close() {
      try {
        channel.close();
      } catch (IOException e) {
        LOG.debug("a connection was not closed", e);
      }
      leave();
    }

    /** It was closed: its place is free for another. */
    void leave() {
      if (left.compareAndSet(false, true)) {
        door.left(address);
        places.release();
      }
    }
  }

  /** Serves somebody who was let in, and sees to it that he leaves. */
  interface Host {
    void serve(Connection connection) throws IOException;
  }

  private final ServerSocketChannel server;
  private final Doorkeeper door;
  private final Semaphore places;
  private final Host host;
  private final Runnable deaf;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * Begins to listen.
   *
   * @param deaf called if it ever ends without being closed
   */
  Listener(String address, int port, Doorkeeper door, Host host, Runnable deaf) {
    this.door = door;
    this.places = new Semaphore(door.inAll());
    this.host = host;
    this.deaf = deaf;
    try {
      server = ServerSocketChannel.open();
      server.setOption(StandardSocketOptions.SO_REUSEADDR, true);
      server.bind(new InetSocketAddress(address, port), LINE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    thread = Thread.ofPlatform().name("derring-door").start(this::listen);
  }

  int port() {
    return server.socket().getLocalPort();
  }

  private void listen() {
    try {
      while (!closed) {
        places.acquire();
        welcome(server.accept());
      }
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      if (!closed) {
        LOG.error("nobody can be accepted any more", e);
        deaf.run();
      }
    }
  }

  private void welcome(SocketChannel channel) {
    try {
      InetSocketAddress peer = (InetSocketAddress) channel.getRemoteAddress();
      String address = peer.getAddress().getHostAddress();
      if (door.admits(address)) {
        serve(new Connection(channel, address));
        return;
      }
      channel.close();
    } catch (IOException | RuntimeException e) {
      LOG.debug("somebody went before he was let in", e);
    }
    places.release();
  }

  private void serve(Connection connection) {
    Thread.startVirtualThread(() -> {
      try {
        connection.channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        connection.channel.setOption(StandardSocketOptions.SO_KEEPALIVE, true);
        host.serve(connection);
      } catch (IOException | RuntimeException e) {
        LOG.debug("somebody went before he was served", e);
        connection.close();
      }
    });
  }

  /** Takes no new connections. */
  @Override
  public void close() {
    closed = true;
    try {
      server.close();
    } catch (IOException e) {
      LOG.warn("the port was not closed", e);
    }
    thread.interrupt(); // it may wait for somebody to leave
  }
}
