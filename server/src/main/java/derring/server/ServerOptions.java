package derring.server;

import java.nio.file.Path;

/**
 * How a server runs.
 *
 * @param port 0 for any that is free
 * @param data the directory of the embedded store
 * @param db the address of a PostgreSQL; empty for the embedded store
 * @param limits what strangers may ask for
 * @param proxied whether a proxy in front names the client's address in X-Forwarded-For
 */
public record ServerOptions(
    String host, int port, Path data, String db, Pace pace, Limits limits, boolean proxied) {

  /**
   * What one address or guest may do. A rate is a number a second; 0 sets no limit.
   *
   * @param requests per address
   * @param openings matches opened, per address
   * @param messages per guest, over sockets
   * @param sockets open at once, per address
   * @param connections open at once, in all
   */
  public record Limits(
      double requests, double openings, double messages, int sockets, int connections) {
    public static final Limits STANDARD = new Limits(50, 0.5, 20, 64, 20_000);
    public static final Limits NONE = new Limits(0, 0, 0, Integer.MAX_VALUE, 100_000);
  }

  /** For people, on a port. */
  public static ServerOptions standard(int port, Path data, String db) {
    return new ServerOptions("0.0.0.0", port, data, db, Pace.HUMAN, Limits.STANDARD, false);
  }

  public ServerOptions with(Pace other) {
    return new ServerOptions(host, port, data, db, other, limits, proxied);
  }

  public ServerOptions with(Limits other) {
    return new ServerOptions(host, port, data, db, pace, other, proxied);
  }
}
