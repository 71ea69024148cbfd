package derring.server.store;

import derring.server.store.Journal.Notice;
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
import java.util.function.Function;
import java.util.function.ToLongFunction;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** How a batch is stored in PostgreSQL: one statement for each table, since each is a journey. */
final class PostgresLedger extends Ledger {
  private final DataSource source;

  PostgresLedger(DataSource source) {
    this.source = source;
  }

  /**
   * A database that is set up to answer before the disk does is told otherwise. Scans are off,
   * since a plan that was made while the tables were empty is kept while they grow.
   */
  @Override
  Connection connect() throws SQLException {
    Connection c = source.getConnection();
    try (Statement set = c.createStatement()) {
      set.execute(
          """
          select set_config('synchronous_commit', 'on', false)
          where current_setting('synchronous_commit') = 'off'
          """);
      set.execute("set enable_seqscan = off");
      return c;
    } catch (SQLException e) {
      c.close();
      throw e;
    }
  }

  @Override
  boolean passes(SQLException e) {
    return PostgresTrouble.passes(e);
  }

  @Override
  Set<String> append(Connection c, Collection<Pending> appends) throws SQLException {
    try (PreparedStatement insert =
        c.prepareStatement(
            """
            insert into facts (match, number, body, token, talk, chain)
            select a.match, a.number, a.body, a.token, a.talk, a.chain
            from unnest(?::text[], ?::bigint[], ?::text[], ?::bigint[], ?::boolean[], ?::bytea[],
                ?::bigint[], ?::bytea[])
              as a (match, number, body, token, talk, chain, last, before)
            left join lateral
              (select f.number, f.talk, f.chain from facts f where f.match = a.match
               order by f.number desc limit 1) as l on true
            where coalesce(l.number, -1) = a.last and a.number > a.last
              and (l.talk or l.chain is not distinct from a.before)
            on conflict do nothing
            returning match
            """)) {
      insert.setArray(1, texts(c, appends, Pending::match));
      insert.setArray(2, numbers(c, appends, Pending::number));
      insert.setArray(3, texts(c, appends, Pending::body));
      insert.setArray(4, numbers(c, appends, Pending::token));
      insert.setArray(5, c.createArrayOf("bool", appends.stream().map(Pending::talk).toArray()));
      insert.setArray(6, bytes(c, appends, append -> append.chain().bytes()));
      insert.setArray(7, numbers(c, appends, append -> append.fact().last()));
      insert.setArray(8, bytes(c, appends, Pending::before));
      return matches(insert);
    }
  }

  @Override
  Set<String> ours(Connection c, Collection<Pending> appends) throws SQLException {
    try (PreparedStatement select =
        c.prepareStatement(
            """
            select f.match from unnest(?::text[], ?::bigint[], ?::bigint[])
              as a (match, number, token)
            join facts f on f.match = a.match and f.number = a.number and f.token = a.token
            """)) {
      select.setArray(1, texts(c, appends, Pending::match));
      select.setArray(2, numbers(c, appends, Pending::number));
      select.setArray(3, numbers(c, appends, Pending::token));
      return matches(select);
    }
  }

  @Override
  void summarise(Connection c, SortedMap<String, Journal.Summary> summaries) throws SQLException {
    Collection<Journal.Summary> all = summaries.values();
    try (PreparedStatement upsert =
        c.prepareStatement(
            """
            insert into summaries (match, state, listed, at, body)
            select * from unnest(?::text[], ?::text[], ?::boolean[], ?::bigint[], ?::text[])
            on conflict (match) do update set state = excluded.state, listed = excluded.listed,
              at = excluded.at, body = excluded.body
            """)) {
      upsert.setArray(1, texts(c, summaries.keySet(), match -> match));
      upsert.setArray(2, texts(c, all, Journal.Summary::state));
      upsert.setArray(3, c.createArrayOf("bool", all.stream().map(s -> s.listed()).toArray()));
      upsert.setArray(4, numbers(c, all, Journal.Summary::at));
      upsert.setArray(5, texts(c, all, Journal.Summary::body));
      upsert.executeUpdate();
    }
  }

  @Override
  void sitting(Connection c, Set<String> matches, BiConsumer<String, String> each)
      throws SQLException {
    try (PreparedStatement select =
        c.prepareStatement("select match, guest from sitting where match = any (?::text[])")) {
      select.setArray(1, texts(c, matches, match -> match));
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          each.accept(rows.getString(1), rows.getString(2));
        }
      }
    }
  }

  /** One journey for all notices: a NOTIFY for each fact would take most of the time there is. */
  @Override
  void commit(Connection c, List<Notice> stored) throws SQLException {
    if (!stored.isEmpty()) {
      try (PreparedStatement notify =
          c.prepareStatement("select pg_notify('derring_facts', words) from unnest(?) as words")) {
        notify.setArray(1, texts(c, NoticeText.write(stored), words -> words));
        notify.execute();
      }
    }
    c.commit();
  }

  private static Set<String> matches(PreparedStatement statement) throws SQLException {
    var matches = new HashSet<String>();
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        matches.add(rows.getString(1));
      }
    }
    return matches;
  }

  private static <T> java.sql.Array texts(Connection c, Collection<T> all, Function<T, String> of)
      throws SQLException {
    return c.createArrayOf("text", all.stream().map(of).toArray());
  }

  private static java.sql.Array bytes(
      Connection c, Collection<Pending> all, Function<Pending, byte @Nullable []> of)
      throws SQLException {
    return c.createArrayOf("bytea", all.stream().map(of).toArray(byte[][]::new));
  }

  private static <T> java.sql.Array numbers(Connection c, Collection<T> all, ToLongFunction<T> of)
      throws SQLException {
    return c.createArrayOf("int8", all.stream().mapToLong(of).boxed().toArray());
  }
}
