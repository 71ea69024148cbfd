package derring.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A writer's own connection, and how a batch is stored through it. The order of the steps is the
 * same in every database, and each step goes through the matches in order: writers on several nodes
 * cannot lock each other out.
 */
abstract class Ledger {
  private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

  private @Nullable Connection connection;

  /**
   * Stores a batch in one transaction; connects if it must.
   *
   * @param unsure whether an earlier try with this batch may have been committed after all
   * @return the matches whose append is stored
   */
  final Set<String> store(Batch batch, boolean unsure) throws SQLException {
    Connection c = connection;
    if (c == null) {
      c = connect();
      connection = c;
      c.setAutoCommit(false);
    }
    Set<String> stored = new HashSet<>();
    if (!batch.appends().isEmpty()) {
      stored.addAll(append(c, batch.appends().values()));
      summarise(c, batch.appends().values(), stored);
      if (unsure) {
        stored.addAll(ours(c, batch.appends().values()));
      }
    }
    commit(
        c,
        batch.appends().values().stream()
            .filter(append -> stored.contains(append.match()))
            .map(append -> new Journal.Notice(append.match(), append.number()))
            .toList());
    return stored;
  }

  /**
   * The summaries of what was stored just now. What an earlier try stored has its summary already,
   * and others may have gone on from there.
   */
  private void summarise(Connection c, Collection<Pending> appends, Set<String> stored)
      throws SQLException {
    var summaries = new TreeMap<String, Journal.Summary>();
    for (Pending append : appends) {
      Journal.Summary summary = append.summary();
      if (summary != null && stored.contains(append.match())) {
        summaries.put(append.match(), summary);
      }
    }
    if (!summaries.isEmpty()) {
      summarise(c, summaries);
      seat(c, summaries);
    }
  }

  /** Who sits at a match rarely changes: it is read, and written only where it did. */
  private void seat(Connection c, SortedMap<String, Journal.Summary> summaries)
      throws SQLException {
    var before = new HashMap<String, Set<String>>();
    sitting(
        c,
        summaries.keySet(),
        (match, guest) -> before.computeIfAbsent(match, m -> new HashSet<>()).add(guest));
    var changed = new TreeMap<String, Set<String>>();
    summaries.forEach((match, summary) -> {
      var guests = new HashSet<>(summary.guests());
      if (!guests.equals(before.getOrDefault(match, Set.of()))) {
        changed.put(match, guests);
      }
    });
    if (changed.isEmpty()) {
      return;
    }
    try (PreparedStatement leave = c.prepareStatement("delete from sitting where match = ?");
        PreparedStatement sit =
            c.prepareStatement("insert into sitting (match, guest) values (?, ?)")) {
      for (var entry : changed.entrySet()) {
        leave.setString(1, entry.getKey());
        leave.addBatch();
        for (String guest : entry.getValue()) {
          sit.setString(1, entry.getKey());
          sit.setString(2, guest);
          sit.addBatch();
        }
      }
      leave.executeBatch();
      sit.executeBatch();
    }
  }

  /** Lets go of the connection after something went wrong; the next batch makes a new one. */
  final void disconnect() {
    Connection c = connection;
    connection = null;
    if (c != null) {
      try {
        c.close();
      } catch (SQLException e) {
        LOG.debug("Closing a broken connection: {}", Sql.told(e));
      }
    }
  }

  abstract Connection connect() throws SQLException;

  /** Whether the same batch may well be stored if it is tried again. */
  abstract boolean passes(SQLException e);

  /** Inserts the appends that are the next of their match; returns their matches. */
  abstract Set<String> append(Connection c, Collection<Pending> appends) throws SQLException;

  /** The matches in which the number of the append holds that very append. */
  abstract Set<String> ours(Connection c, Collection<Pending> appends) throws SQLException;

  abstract void summarise(Connection c, SortedMap<String, Journal.Summary> summaries)
      throws SQLException;

  /** Tells, match and guest, who sits at these matches as stored. */
  abstract void sitting(Connection c, Set<String> matches, BiConsumer<String, String> each)
      throws SQLException;

  /** Commits, and sees to it that the watchers hear of it. */
  abstract void commit(Connection c, List<Journal.Notice> stored) throws SQLException;
}
