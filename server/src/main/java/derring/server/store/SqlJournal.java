package derring.server.store;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A journal in a database: what all databases have in common. Reads go through a small pool, writes
 * through writers that commit in groups; a match always has the same writer, which keeps its order.
 */
abstract class SqlJournal implements Journal {
  /** How long an append waits for a store that does not answer. */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int SECRET_BYTES = 32;

  private final SecureRandom random = new SecureRandom();
  private final AtomicLong token = new AtomicLong(random.nextLong());
  private final Reads reads;
  private final List<GroupCommit> writers;
  private final Watchers watchers;

  SqlJournal(Reads reads, List<GroupCommit> writers, Watchers watchers) {
    this.reads = reads;
    this.writers = writers;
    this.watchers = watchers;
  }

  @Override
  public final CompletableFuture<Boolean> append(Next fact, @Nullable Summary summary) {
    var answer = new CompletableFuture<Boolean>();
    writer(fact.match())
        .add(
            new Pending(
                fact, fact.chain(), summary, token.getAndIncrement(), System.nanoTime(), answer));
    return answer;
  }

  @Override
  public final List<Fact> read(String match, long from, int most) {
    return reads.all(
        SqlJournal::fact,
        """
        select number, body, talk, chain from facts where match = ? and number >= ?
        order by number limit ?
        """,
        match,
        from,
        most);
  }

  @Override
  public final @Nullable Fact last(String match) {
    List<Fact> found =
        reads.all(
            SqlJournal::fact,
            """
            select number, body, talk, chain from facts where match = ?
            order by number desc limit 1
            """,
            match);
    return found.isEmpty() ? null : found.getFirst();
  }

  static Fact fact(ResultSet row) throws SQLException {
    return new Fact(
        row.getLong(1), row.getString(2), row.getBoolean(3), Chain.read(row.getBytes(4)));
  }

  @Override
  public final Gist gist(String match, int talk) {
    List<Long> oldest =
        reads.all(
            row -> row.getLong(1),
            """
            select number from facts where match = ? and talk order by number desc
            limit 1 offset ?
            """,
            match,
            talk);
    if (oldest.isEmpty()) {
      return new Gist(read(match, 0), 0);
    }
    long skipped =
        reads
            .all(
                row -> row.getLong(1),
                "select count(*) from facts where match = ? and talk and number <= ?",
                match,
                oldest.getFirst())
            .getFirst();
    List<Fact> facts =
        reads.all(
            SqlJournal::fact,
            """
            select number, body, talk, chain from facts
            where match = ? and (number > ? or not talk) order by number
            """,
            match,
            oldest.getFirst());
    return new Gist(facts, skipped);
  }

  @Override
  public final List<String> listed(String state, long before, int most) {
    return reads.all(
        row -> row.getString(1),
        """
        select body from summaries s where state = ? and listed and at < ? and
        not exists (select 1 from damaged d where d.match = s.match)
        order by at desc, match desc limit ?
        """,
        state,
        before,
        most);
  }

  @Override
  public final List<String> of(String guest, long before, int most) {
    return reads.all(
        row -> row.getString(1),
        """
        select told.body from
          (select s.match as match, s.at as at from sitting g join summaries s on s.match = g.match
           where g.guest = ? and s.at < ? and
           not exists (select 1 from damaged d where d.match = s.match)
           order by s.at desc, s.match desc limit ?) as newest
        join summaries told on told.match = newest.match
        order by newest.at desc, newest.match desc
        """,
        guest,
        before,
        most);
  }

  @Override
  public final List<String> matches() {
    return reads.all(
        row -> row.getString(1),
        "select match from facts union select match from damaged order by match");
  }

  @Override
  public final List<Size> sizes() {
    return reads.all(
        row -> new Size(row.getString(1), row.getLong(2), row.getLong(3), row.getLong(4)),
        """
        select coalesce(s.state, '') as state, count(distinct f.match), count(*),
          sum(octet_length(f.body))
        from facts f left join summaries s on s.match = f.match
        group by coalesce(s.state, '') order by 1
        """);
  }

  @Override
  public final Map<String, Long> states() {
    Map<String, Long> states = new TreeMap<>();
    reads
        .all(
            row -> Map.entry(row.getString(1), row.getLong(2)),
            "select state, count(*) from summaries group by state")
        .forEach(entry -> states.put(entry.getKey(), entry.getValue()));
    return states;
  }

  /** The summary goes last: as long as it is there the match is found again. */
  @Override
  public final int remove(long before, int most) {
    List<String> old =
        reads.all(
            row -> row.getString(1),
            "select match from summaries where state = 'finished' and at < ? order by at limit ?",
            before,
            most);
    for (String match : old) {
      for (String table : List.of("facts", "sitting", "damaged", "summaries")) {
        reads.ask(c -> {
          try (PreparedStatement delete =
              c.prepareStatement("delete from " + table + " where match in (?, ?)")) {
            delete.setString(1, match);
            delete.setString(2, Journal.beside(match));
            return delete.executeUpdate();
          }
        });
      }
    }
    return old.size();
  }

  @Override
  public final void cut(String list, long before) {
    reads.ask(c -> {
      try (PreparedStatement delete =
          c.prepareStatement(
              """
              delete from facts where match = ? and number < ?
              and number < (select max(number) from facts where match = ?)
              """)) {
        delete.setString(1, list);
        delete.setLong(2, before);
        delete.setString(3, list);
        return delete.executeUpdate();
      }
    });
  }

  /** The answer of a query that has one. */
  final long one(String query) {
    return reads.all(row -> row.getLong(1), query).getFirst();
  }

  @Override
  public final void note(String match, @Nullable String damage) {
    reads.ask(c -> {
      try (PreparedStatement write =
          c.prepareStatement(
              damage == null
                  ? "delete from damaged where match = ?"
                  : "insert into damaged (match, why) values (?, ?) on conflict do nothing")) {
        write.setString(1, match);
        if (damage != null) {
          write.setString(2, damage);
        }
        return write.executeUpdate();
      }
    });
  }

  @Override
  public final @Nullable String damage(String match) {
    List<String> found =
        reads.all(row -> row.getString(1), "select why from damaged where match = ?", match);
    return found.isEmpty() ? null : found.getFirst();
  }

  @Override
  public final List<String> unfinished() {
    return reads.all(
        row -> row.getString(1),
        """
        select match from summaries s where state <> 'finished'
        and not exists (select 1 from damaged d where d.match = s.match)
        """);
  }

  /** Writes for real: a store may answer questions and take nothing. */
  @Override
  public void probe() {
    byte[] value = Long.toString(System.currentTimeMillis()).getBytes(StandardCharsets.US_ASCII);
    reads.ask(c -> {
      try (PreparedStatement write =
          c.prepareStatement(
              "insert into secrets (name, value) values ('probe', ?)"
                  + " on conflict (name) do update set value = excluded.value")) {
        write.setBytes(1, value);
        return write.executeUpdate();
      }
    });
  }

  @Override
  public final byte[] secret(String name) {
    List<byte[]> found = secrets(name);
    if (found.isEmpty()) {
      makeSecret(name);
      found = secrets(name);
    }
    return found.getFirst();
  }

  @Override
  public final void watch(Consumer<Notice> listener) {
    watchers.add(listener);
  }

  @Override
  public final void close() {
    writers.forEach(GroupCommit::close);
    reads.close();
    release();
    watchers.close();
  }

  /** Lets go of whatever else this kind of store holds. */
  abstract void release();

  private List<byte[]> secrets(String name) {
    return reads.all(row -> row.getBytes(1), "select value from secrets where name = ?", name);
  }

  /** Whoever is first makes it; who is second at the same moment changes nothing. */
  private void makeSecret(String name) {
    byte[] value = new byte[SECRET_BYTES];
    random.nextBytes(value);
    reads.ask(c -> {
      try (PreparedStatement insert =
          c.prepareStatement(
              "insert into secrets (name, value) values (?, ?) on conflict do nothing")) {
        insert.setString(1, name);
        insert.setBytes(2, value);
        return insert.executeUpdate();
      }
    });
  }

  private GroupCommit writer(String match) {
    return writers.get(Math.floorMod(match.hashCode(), writers.size()));
  }
}
