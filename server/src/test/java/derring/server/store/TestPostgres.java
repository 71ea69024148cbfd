package derring.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL for the tests of this JVM, that writes to the disk as a real one does. */
public final class TestPostgres {
  private static final AtomicInteger PLACES = new AtomicInteger();

  private TestPostgres() {}

  private static final class Server {
    static final EmbeddedPostgres ONLY = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("shared_buffers", "256MB")
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  static int port() {
    return Server.ONLY.getPort();
  }

  /** The name of a new, empty schema: a database for each test would take its time to go. */
  public static String place() throws SQLException {
    String name = "derring" + PLACES.incrementAndGet();
    run(name, "create schema " + name);
    return name;
  }

  public static String address(String place) {
    return address(place, port());
  }

  static String address(String place, int port) {
    return "postgresql://postgres:postgres@localhost:" + port + "/postgres?currentSchema=" + place;
  }

  static void run(String place, String sql) throws SQLException {
    try (Connection c = connect(place);
        Statement statement = c.createStatement()) {
      statement.execute(sql);
    }
  }

  static String ask(String place, String sql) throws SQLException {
    try (Connection c = connect(place);
        Statement statement = c.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  private static Connection connect(String place) throws SQLException {
    Connection c = Server.ONLY.getPostgresDatabase().getConnection();
    c.setSchema(place);
    return c;
  }

  /** Ends every connection that a journal has. */
  static int cutOff() throws SQLException {
    return Integer.parseInt(
        ask(
            "public",
            "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                + " where application_name = 'derring'"));
  }
}
