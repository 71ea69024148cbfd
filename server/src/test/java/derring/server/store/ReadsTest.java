package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteDataSource;

class ReadsTest {
  private static final String LOST = "08006";

  @TempDir private Path data;

  @Test
  void aFirstConnectionThatBreaksAtOnceHarmsNoOther() throws SQLException {
    var source = new PGSimpleDataSource();
    source.setUrl("jdbc:" + TestPostgres.address(TestPostgres.place()).replaceAll("//.*@", "//"));
    source.setUser("postgres");
    source.setPassword("postgres");
    answersAfterALoss(source);
  }

  @Test
  void soItIsWithTheEmbeddedStore() throws SQLException {
    var source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + data.resolve("test.db"));
    answersAfterALoss(source);
  }

  private static void answersAfterALoss(DataSource source) {
    var lost = new AtomicBoolean();
    try (var reads =
        new Reads("reads", broken(source, lost), 2, e -> LOST.equals(e.getSQLState()))) {
      assertThat(reads.all(row -> row.getInt(1), "select 42")).containsExactly(42);
      assertThat(reads.all(row -> row.getInt(1), "select 43")).containsExactly(43);
    }
  }

  /** Loses its first connection when that is asked how it separates transactions. */
  private static DataSource broken(DataSource source, AtomicBoolean lost) {
    return wrapped(
        DataSource.class,
        source,
        (method, answer) ->
            answer instanceof Connection c
                ? wrapped(Connection.class, c, (asked, found) -> lossy(asked, found, lost))
                : answer);
  }

  private static Object lossy(String asked, Object found, AtomicBoolean lost) throws SQLException {
    if (asked.equals("getTransactionIsolation") && lost.compareAndSet(false, true)) {
      throw new SQLException("lost on purpose, in a test", LOST);
    }
    return found;
  }

  private interface Change {
    Object of(String method, Object answer) throws SQLException;
  }

  private static <T> T wrapped(Class<T> type, T inner, Change change) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              try {
                return change.of(method.getName(), method.invoke(inner, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
