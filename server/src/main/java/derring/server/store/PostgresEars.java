package derring.server.store;

import derring.server.store.Journal.Notice;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to the NOTIFYs of all nodes, our own too, and passes them on. A NOTIFY that is sent while
 * nobody listens is gone. So now and then we mark the oldest transaction that is still under way,
 * and after a break we tell of every fact that was stored by that transaction or a later one. A
 * mark counts only once the next one is there: a transaction may be over a moment before its NOTIFY
 * comes.
 */
final class PostgresEars implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresEars.class);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final int WAIT_MILLISECONDS = 1_000;
  private static final int MARK_EVERY_MILLISECONDS = 5_000;
  private static final int FACTS_AT_A_TIME = 1_000;

  private final DataSource source;
  private final Watchers watchers;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Connection connection;

  /** Everything before this transaction has been told. */
  private long settled;

  private long latest;

  /** Listens from now on. */
  PostgresEars(DataSource source, Watchers watchers) throws SQLException {
    this.source = source;
    this.watchers = watchers;
    Connection first = listen();
    settled = mark(first);
    latest = settled;
    this.thread = Thread.ofPlatform().name("derring-listener").daemon().start(() -> run(first));
  }

  @Override
  public void close() {
    closed = true;
    Connection c = connection;
    try {
      if (c != null) {
        c.abort(Runnable::run);
      }
      thread.join(5_000);
    } catch (SQLException e) {
      LOG.debug("Hanging up: {}", Sql.told(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(Connection first) {
    try (first) {
      hear(first);
    } catch (SQLException e) {
      complain(e);
    }
    while (!closed) {
      try (Connection c = listen()) {
        catchUp(c);
        latest = mark(c);
        LOG.info("Listening again.");
        hear(c);
      } catch (SQLException e) {
        complain(e);
        pause();
      }
    }
  }

  private Connection listen() throws SQLException {
    Connection c = source.getConnection();
    connection = c;
    try (Statement listen = c.createStatement()) {
      listen.execute("listen derring_facts");
      return c;
    } catch (SQLException e) {
      c.close();
      throw e;
    }
  }

  private void hear(Connection c) throws SQLException {
    PGConnection postgres = c.unwrap(PGConnection.class);
    long marked = System.nanoTime();
    while (!closed) {
      PGNotification[] heard = postgres.getNotifications(WAIT_MILLISECONDS);
      if (heard != null) {
        for (PGNotification notification : heard) {
          watchers.tell(NoticeText.read(notification.getParameter()));
        }
      }
      if (System.nanoTime() - marked > MARK_EVERY_MILLISECONDS * 1_000_000L) {
        settled = latest;
        latest = mark(c);
        marked = System.nanoTime();
      }
    }
  }

  private static long mark(Connection c) throws SQLException {
    try (Statement statement = c.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select pg_snapshot_xmin(pg_current_snapshot())::text::bigint")) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Runs while we listen already, so that nothing falls between the two. */
  private void catchUp(Connection c) throws SQLException {
    c.setAutoCommit(false);
    try (PreparedStatement statement =
        c.prepareStatement("select match, number from facts where xact >= ?")) {
      statement.setLong(1, settled);
      statement.setFetchSize(FACTS_AT_A_TIME);
      var missed = new ArrayList<Notice>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          missed.add(new Notice(rows.getString(1), rows.getLong(2)));
          if (missed.size() == FACTS_AT_A_TIME) {
            watchers.tell(missed);
            missed.clear();
          }
        }
      }
      watchers.tell(missed);
    }
    c.commit();
    c.setAutoCommit(true);
  }

  private void complain(SQLException e) {
    if (!closed) {
      LOG.warn("Lost the connection that listens, trying again: {}", Sql.told(e));
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
