package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/** What happens while a store is away. */
class GroupCommitTest {
  @TempDir Path data;

  private final AtomicInteger refusals = new AtomicInteger();
  private Ledger ledger;

  /** A store that lets nobody in as long as there are refusals left. */
  @BeforeEach
  void prepare() {
    String url = "jdbc:sqlite:" + data.resolve("derring.db");
    var source =
        new SQLiteDataSource() {
          @Override
          public Connection getConnection() throws SQLException {
            if (refusals.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
              throw new SQLException("away", "", SQLiteErrorCode.SQLITE_BUSY.code);
            }
            return DriverManager.getConnection(url);
          }
        };
    Migrations.run(source, "sqlite");
    ledger = new SqliteLedger(source, new Watchers());
  }

  @Test
  void aStoreThatComesBackTakesWhatWaited() {
    refusals.set(4);
    try (var writer = new GroupCommit("writer", ledger, Duration.ofSeconds(30))) {
      assertThat(append(writer, "a").join()).isTrue();
    }
  }

  @Test
  void anAppendWaitsNoLongerThanItsPatience() {
    refusals.set(1_000_000);
    try (var writer = new GroupCommit("writer", ledger, Duration.ofMillis(100))) {
      assertThatThrownBy(append(writer, "a")::join)
          .hasCauseInstanceOf(JournalDown.class)
          .hasMessageContaining("it may be there or not");
      refusals.set(0);
      assertThat(append(writer, "b").join()).isTrue();
    }
  }

  @Test
  void closingDoesNotWaitForeverForAStoreThatIsAway() {
    refusals.set(1_000_000);
    var writer = new GroupCommit("writer", ledger, Duration.ofDays(1));
    var answer = append(writer, "a");
    writer.close();
    assertThat(answer).failsWithin(1, TimeUnit.MILLISECONDS);
  }

  private static CompletableFuture<Boolean> append(GroupCommit writer, String match) {
    var answer = new CompletableFuture<Boolean>();
    var fact = Journal.Next.of(match, -1, Chain.NONE, "fact", false);
    writer.add(new Pending(fact, fact.chain(), null, 1, System.nanoTime(), answer));
    return answer;
  }
}
