package derring.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.sql.DataSource;

/**
 * Questions to the database, each on a connection from a small pool. Whoever asks waits in line:
 * the pool itself lets late comers pass, and with thousands of virtual threads some would starve.
 */
final class Reads implements AutoCloseable {
  private static final int TRIES = 6;
  private static final long FIRST_PAUSE_MILLIS = 10;
  private static final long LONGEST_WAIT_SECONDS = 10;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Something to do with a connection. */
  @FunctionalInterface
  interface Work<T> {
    T on(Connection c) throws SQLException;
  }

  /** How to read one row. */
  @FunctionalInterface
  interface Row<T> {
    T from(ResultSet row) throws SQLException;
  }

  private final HikariDataSource pool;
  private final Semaphore line;
  private final Predicate<SQLException> passes;

  /**
   * @param passes whether asking again may help after this
   */
  Reads(String name, DataSource source, int most, Predicate<SQLException> passes) {
    this.pool = Pools.open(name, source, most, PATIENCE);
    this.line = new Semaphore(most, true);
    this.passes = passes;
  }

  /**
   * Does some work that may be done twice.
   *
   * @throws Damaged if the database cannot read what it has stored
   */
  <T> T ask(Work<T> work) {
    if (!waitInLine()) {
      throw new JournalDown("The store is too busy to answer.");
    }
    try {
      return askNow(work);
    } finally {
      line.release();
    }
  }

  /** All rows of a query, with its parameters in order. */
  <T> List<T> all(Row<T> row, String query, Object... parameters) {
    return ask(c -> {
      try (PreparedStatement statement = c.prepareStatement(query)) {
        for (int i = 0; i < parameters.length; i++) {
          statement.setObject(i + 1, parameters[i]);
        }
        try (ResultSet rows = statement.executeQuery()) {
          var all = new ArrayList<T>();
          while (rows.next()) {
            all.add(row.from(rows));
          }
          return all;
        }
      }
    });
  }

  @Override
  public void close() {
    pool.close();
  }

  private boolean waitInLine() {
    try {
      return line.tryAcquire(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static boolean pause(long millis) {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private <T> T askNow(Work<T> work) {
    for (int tried = 1; ; tried++) {
      try (Connection c = pool.getConnection()) {
        return work.on(c);
      } catch (SQLException e) {
        if (Sql.damaged(e)) {
          throw new Damaged("It lies in a damaged part of the store");
        }
        if (tried == TRIES || !passes.test(e) || !pause(FIRST_PAUSE_MILLIS << tried)) {
          throw new JournalDown("The store did not answer.", e);
        }
        // what broke this connection has most likely broken those that lie idle, too
        pool.getHikariPoolMXBean().softEvictConnections();
      }
    }
  }
}
