package derring.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import javax.sql.DataSource;
import org.sqlite.SQLiteErrorCode;

/** How a batch is stored in SQLite: row by row, since a statement costs no journey. */
final class SqliteLedger extends Ledger {
  private final DataSource source;
  private final Watchers watchers;

  SqliteLedger(DataSource source, Watchers watchers) {
    this.source = source;
    this.watchers = watchers;
  }

  /**
   * Each match that moves changes a page of the index. The cache holds those of thousands of
   * matches, and the log is copied into the file only every 32 MB, not after each batch.
   */
  @Override
  Connection connect() throws SQLException {
    Connection c = source.getConnection();
    try (Statement set = c.createStatement()) {
      set.execute("pragma cache_size = -32768");
      set.execute("pragma wal_autocheckpoint = 16384");
      return c;
    } catch (SQLException e) {
      c.close();
      throw e;
    }
  }

  @Override
  boolean passes(SQLException e) {
    return switch (SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xff)) {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_IOERR, SQLITE_NOMEM, SQLITE_CANTOPEN ->
          true;
      default -> false;
    };
  }

  @Override
  Set<String> append(Connection c, Collection<Pending> appends) throws SQLException {
    var stored = new HashSet<String>();
    try (PreparedStatement insert =
        c.prepareStatement(
            """
            insert into facts (match, number, body, token, talk, chain)
            select ?1, ?2, ?3, ?4, ?5, ?6
            where exists (
              select 1 from (select 1)
              left join
                (select number, talk, chain from facts where match = ?1
                 order by number desc limit 1) as last
              where coalesce(last.number, -1) = ?7 and ?2 > ?7 and (last.talk or last.chain is ?8))
            """)) {
      for (Pending append : appends) {
        insert.setString(1, append.match());
        insert.setLong(2, append.number());
        insert.setString(3, append.body());
        insert.setLong(4, append.token());
        insert.setBoolean(5, append.talk());
        insert.setBytes(6, append.chain().bytes());
        insert.setLong(7, append.fact().last());
        insert.setBytes(8, append.before());
        if (insert.executeUpdate() == 1) {
          stored.add(append.match());
        }
      }
    }
    return stored;
  }

  @Override
  Set<String> ours(Connection c, Collection<Pending> appends) throws SQLException {
    var ours = new HashSet<String>();
    try (PreparedStatement select =
        c.prepareStatement("select 1 from facts where match = ? and number = ? and token = ?")) {
      for (Pending append : appends) {
        select.setString(1, append.match());
        select.setLong(2, append.number());
        select.setLong(3, append.token());
        try (ResultSet row = select.executeQuery()) {
          if (row.next()) {
            ours.add(append.match());
          }
        }
      }
    }
    return ours;
  }

  @Override
  void summarise(Connection c, SortedMap<String, Journal.Summary> summaries) throws SQLException {
    try (PreparedStatement upsert =
        c.prepareStatement(
            """
            insert into summaries (match, state, listed, at, body) values (?, ?, ?, ?, ?)
            on conflict (match) do update set state = excluded.state, listed = excluded.listed,
              at = excluded.at, body = excluded.body
            """)) {
      for (var entry : summaries.entrySet()) {
        Journal.Summary summary = entry.getValue();
        upsert.setString(1, entry.getKey());
        upsert.setString(2, summary.state());
        upsert.setBoolean(3, summary.listed());
        upsert.setLong(4, summary.at());
        upsert.setString(5, summary.body());
        upsert.executeUpdate();
      }
    }
  }

  @Override
  void sitting(Connection c, Set<String> matches, BiConsumer<String, String> each)
      throws SQLException {
    try (PreparedStatement select =
        c.prepareStatement("select guest from sitting where match = ?")) {
      for (String match : matches) {
        select.setString(1, match);
        try (ResultSet rows = select.executeQuery()) {
          while (rows.next()) {
            each.accept(match, rows.getString(1));
          }
        }
      }
    }
  }

  @Override
  void commit(Connection c, List<Journal.Notice> stored) throws SQLException {
    c.commit();
    watchers.tell(stored);
  }
}
