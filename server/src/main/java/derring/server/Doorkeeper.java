package derring.server;

import io.helidon.common.socket.SocketOptions;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.SocketOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Lets in so many connections from one address, before any byte of them is read, and keeps all of
 * them below what the process may open: a listener that is refused a descriptor never listens
 * again.
 *
 * <p>Helidon asks nobody whom to let in, but it sets the options of each connection that it has
 * accepted, and closes it if that fails. Only its listener's thread comes here.
 */
final class Doorkeeper implements SocketOptions {
  /** For files, the store, and whatever else a process opens. */
  private static final int SPARE = 200;

  /** No address may take more than such a part of what there is. */
  private static final int SHARE = 4;

  private static final int SWEEP = 4096;

  /** Thrown for everyone who is turned away, so it does not look where it is. */
  private static final class TurnedAway extends RuntimeException {
    private static final long serialVersionUID = 1;

    TurnedAway() {
      super("too many connections from one address", null, false, false);
    }
  }

  private final SocketOptions options = SocketOptions.builder().tcpNoDelay(true).build();
  private final Set<String> proxies;
  private final Numbers numbers;
  private final int inAll;
  private final int fromOne;
  private final Map<String, Set<Socket>> open = new HashMap<>();
  private int accepted;

  Doorkeeper(ServerOptions.Limits limits, Set<String> proxies, Numbers numbers) {
    this.proxies = proxies;
    this.numbers = numbers;
    this.inAll = Math.min(limits.connections(), descriptors());
    this.fromOne =
        limits.fromOne() == Integer.MAX_VALUE
            ? inAll
            : Math.min(limits.fromOne(), Math.max(1, inAll / SHARE));
  }

  /** How many connections there may be at once. */
  int inAll() {
    return inAll;
  }

  private static int descriptors() {
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.UnixOperatingSystemMXBean unix) {
      long free =
          unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount() - (long) SPARE;
      return (int) Math.max(SHARE, Math.min(Integer.MAX_VALUE, free));
    }
    return Integer.MAX_VALUE;
  }

  @Override
  public void configureSocket(Socket socket) {
    String address = socket.getInetAddress().getHostAddress();
    if (!proxies.contains(address) && !admitted(address, socket)) {
      numbers.turnedAway();
      throw new TurnedAway();
    }
    options.configureSocket(socket);
  }

  private boolean admitted(String address, Socket socket) {
    if (++accepted % SWEEP == 0) {
      open.values().removeIf(all -> all.removeIf(Socket::isClosed) && all.isEmpty());
    }
    Set<Socket> theirs = open.computeIfAbsent(address, a -> new HashSet<>());
    if (theirs.size() >= fromOne) {
      theirs.removeIf(Socket::isClosed);
    }
    return theirs.size() < fromOne && theirs.add(socket);
  }

  @Override
  public Map<SocketOption<?>, Object> socketOptions() {
    return options.socketOptions();
  }

  @Override
  public Duration connectTimeout() {
    return options.connectTimeout();
  }

  @Override
  public Duration readTimeout() {
    return options.readTimeout();
  }

  @Override
  public Optional<Integer> socketReceiveBufferSize() {
    return options.socketReceiveBufferSize();
  }

  @Override
  public Optional<Integer> socketSendBufferSize() {
    return options.socketSendBufferSize();
  }

  @Override
  public boolean socketReuseAddress() {
    return options.socketReuseAddress();
  }

  @Override
  public boolean socketKeepAlive() {
    return options.socketKeepAlive();
  }

  @Override
  public boolean tcpNoDelay() {
    return options.tcpNoDelay();
  }
}
