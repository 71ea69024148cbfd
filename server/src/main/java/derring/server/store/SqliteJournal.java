package derring.server.store;

import derring.kernel.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/** The embedded store: one file in a data directory, one process, nothing to set up. */
final class SqliteJournal extends SqlJournal {
  private static final int READERS = 4;
  private static final int PAGE_BYTES = 1024;
  private static final int BUSY_MILLISECONDS = 10_000;

  private final DataLock lock;

  private SqliteJournal(DataLock lock, SQLiteDataSource source, Watchers watchers) {
    this(lock, new SqliteLedger(source, watchers), source, watchers);
  }

  private SqliteJournal(
      DataLock lock, SqliteLedger ledger, SQLiteDataSource source, Watchers watchers) {
    super(
        new Reads("derring-reads", source, READERS, ledger::passes),
        List.of(new GroupCommit("derring-writer", ledger, PATIENCE)),
        watchers);
    this.lock = lock;
  }

  /**
   * Opens the store in a directory, which is made if it is not there.
   *
   * @throws BadInput if it cannot be used, or another process uses it
   */
  static Journal open(Path data) {
    DataLock lock = DataLock.take(data);
    try {
      Path file = data.resolve("derring.db");
      SQLiteDataSource source = source(file);
      try {
        Migrations.run(source, "sqlite");
      } catch (FlywayException e) {
        throw new BadInput(
            "Cannot use " + file.toAbsolutePath() + ": it is not a journal of this Derring-Do.");
      }
      return new SqliteJournal(lock, source, new Watchers());
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * With less than FULL a write-ahead log loses what was answered when the power goes. A move
   * writes at least a whole page, so pages are small; a file that is there keeps the pages it has.
   */
  private static SQLiteDataSource source(Path file) {
    var config = new SQLiteConfig();
    config.setPageSize(PAGE_BYTES);
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLISECONDS);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setGetGeneratedKeys(false); // else each insert is followed by a question for its key
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source;
  }

  @Override
  public Timers timers(Consumer<String> due) {
    return new OwnTimers(due);
  }

  @Override
  void release() {
    lock.close();
  }
}
