package derring.server;

import derring.kernel.BadInput;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a server runs.
 *
 * @param host the address to listen at
 * @param port 0 for any that is free
 * @param data the directory of the embedded store
 * @param db the address of a PostgreSQL; empty for the embedded store
 * @param limits what strangers may ask for
 * @param front what stands before it
 */
public record ServerOptions(
    String host, int port, Path data, String db, Pace pace, Limits limits, Front front) {

  /** Where only this machine reaches it. */
  public static final String THIS_MACHINE = "127.0.0.1";

  /** With nothing before it. */
  public ServerOptions(String host, int port, Path data, String db, Pace pace, Limits limits) {
    this(host, port, data, db, pace, limits, Front.NONE);
  }

  /**
   * What one address or guest may do. A rate is a number a second; 0 sets no limit.
   *
   * @param requests per address
   * @param openings matches opened, per address
   * @param messages per guest, over sockets
   * @param sockets of matches open at once, per address
   * @param fromOne connections of any kind open at once, per address
   * @param connections open at once, in all; fewer if the process may not open so many files
   * @param reckoning seconds of a processor a second for what a guest wants to have reckoned
   */
  public record Limits(
      double requests,
      double openings,
      double messages,
      int sockets,
      int fromOne,
      int connections,
      double reckoning) {
    public static final Limits STANDARD = new Limits(50, 0.5, 20, 64, 256, 20_000, 0.2);
    public static final Limits NONE =
        new Limits(0, 0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE, 100_000, 0);

    /** With the usual measure of reckoning. */
    public Limits(
        double requests,
        double openings,
        double messages,
        int sockets,
        int fromOne,
        int connections) {
      this(requests, openings, messages, sockets, fromOne, connections, STANDARD.reckoning);
    }
  }

  /**
   * What stands between the server and its visitors.
   *
   * @param proxies addresses of proxies whose X-Forwarded-For and -Proto are believed
   * @param metrics the word that opens {@code /metrics} to others than this machine; empty for none
   */
  public record Front(Set<String> proxies, String metrics) {
    public static final Front NONE = new Front(Set.of(), "");

    /** Addresses have several spellings, and only one is that of who connects. */
    public Front {
      proxies = proxies.stream().map(Front::spelt).collect(Collectors.toUnmodifiableSet());
    }

    private static String spelt(String proxy) {
      try {
        return InetAddress.ofLiteral(proxy).getHostAddress();
      } catch (IllegalArgumentException e) {
        throw new BadInput(
            "expected the address of a proxy, like 10.0.0.2 or ::1, but found " + proxy);
      }
    }
  }

  /** For people, on a port of this machine. */
  public static ServerOptions standard(int port, Path data, String db) {
    return new ServerOptions(THIS_MACHINE, port, data, db, Pace.HUMAN, Limits.STANDARD);
  }

  public ServerOptions with(Pace other) {
    return new ServerOptions(host, port, data, db, other, limits, front);
  }

  public ServerOptions with(Limits other) {
    return new ServerOptions(host, port, data, db, pace, other, front);
  }

  /** The same at another address, behind something else. */
  public ServerOptions at(String address, Front other) {
    return new ServerOptions(address, port, data, db, pace, limits, other);
  }
}
