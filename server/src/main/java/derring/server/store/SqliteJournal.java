package derring.server.store;

import derring.kernel.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/** The embedded store: one file in a data directory, one process, nothing to set up. */
final class SqliteJournal extends SqlJournal {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteJournal.class);
  private static final int READERS = 4;
  private static final int PAGE_BYTES = 2048;
  private static final int BUSY_MILLISECONDS = 10_000;
  private static final long ROOM_BYTES = 64L << 20;
  private static final Duration BEHIND = Duration.ofSeconds(5);

  private final @Nullable DataLock lock;
  private final Path file;
  private final ScheduledExecutorService copier =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("derring-copier").factory());

  private SqliteJournal(
      @Nullable DataLock lock, Path file, SQLiteDataSource source, Watchers watchers) {
    this(lock, file, new SqliteLedger(source, watchers), source, watchers);
  }

  private SqliteJournal(
      @Nullable DataLock lock,
      Path file,
      SqliteLedger ledger,
      SQLiteDataSource source,
      Watchers watchers) {
    super(
        new Reads("derring-reads", source, READERS, ledger::passes),
        List.of(new GroupCommit("derring-writer", ledger, PATIENCE)),
        watchers);
    this.lock = lock;
    this.file = file;
    if (lock == null) {
      return; // whoever has the directory sees to its log
    }
    copyIn(source);
    var _ =
        copier.scheduleWithFixedDelay(
            () -> copyIn(source), BEHIND.toMillis(), BEHIND.toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * Copies the log into the file, so that whoever copies the file alone, as one should not, misses
   * seconds and not everything. It waits for nobody.
   */
  private static void copyIn(SQLiteDataSource source) {
    try (Connection c = source.getConnection();
        Statement copy = c.createStatement()) {
      copy.execute("pragma wal_checkpoint(passive)");
    } catch (SQLException e) {
      LOG.debug("the log was not copied into the file: {}", e.getMessage());
    }
  }

  /**
   * Opens the store in a directory, which is made if it is not there. A file that is found to be
   * damaged is replaced by what can be read of it.
   *
   * @param look how long to look for damage; what is not found then is found when it is read
   * @throws BadInput if it cannot be used, or another process uses it
   */
  static Journal open(Path data, Duration look) {
    DataLock lock = DataLock.take(data);
    try {
      Path file = data.resolve("derring.db");
      if (Files.exists(file) && !Salvage.wrong(file, look).isEmpty()) {
        Salvage.run(file);
      }
      make(file);
      Journal journal = new SqliteJournal(lock, file, source(file), new Watchers());
      return look.compareTo(Journals.ALL_DAY) < 0 && !begins(journal)
          ? open(data, Journals.ALL_DAY)
          : journal;
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** The file of a store that is there; what only looks at one must not make it. */
  static Path there(Path data) {
    Path file = data.resolve("derring.db");
    if (!Files.exists(file)) {
      throw new BadInput("There is no store in " + data.toAbsolutePath() + ".");
    }
    return file;
  }

  /** Opens a store that is there, also while a server uses it. */
  static Journal beside(Path data) {
    Path file = there(data);
    return DataLock.taken(data)
        ? new SqliteJournal(null, file, source(file), new Watchers())
        : open(data, Journals.GLANCE);
  }

  /** Whether a server can begin with it; else it is closed. */
  private static boolean begins(Journal journal) {
    try {
      journal.unfinished();
      return true;
    } catch (Damaged e) {
      journal.close();
      return false;
    }
  }

  /** Makes the tables of a file, and the file if it is not there. */
  static void make(Path file) {
    if (!Files.exists(file)) {
      setPageSize(file);
    }
    try {
      Migrations.run(source(file), "sqlite");
    } catch (FlywayException e) {
      throw new BadInput(
          "Cannot use " + file.toAbsolutePath() + ": it is not a journal of this Derring-Do.");
    }
  }

  /** A file takes its pages with its first table, and keeps them once it has a log. */
  private static void setPageSize(Path file) {
    var plain = new SQLiteDataSource();
    plain.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    try (Connection c = plain.getConnection();
        Statement set = c.createStatement()) {
      set.execute("pragma page_size = " + PAGE_BYTES);
      set.execute("vacuum");
    } catch (SQLException e) {
      throw new BadInput("Cannot write " + file.toAbsolutePath() + ".");
    }
  }

  /**
   * With less than FULL a write-ahead log loses what was answered when the power goes. A move
   * changes a whole page of the index of its match, so pages are small; a file that is there keeps
   * the pages it has.
   */
  private static SQLiteDataSource source(Path file) {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLISECONDS);
    config.setTransactionMode(TransactionMode.DEFERRED); // or the writer would never let others in
    config.setGetGeneratedKeys(false); // else each insert is followed by a question for its key
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source;
  }

  @Override
  public void probe() {
    super.probe();
    long room = file.toFile().getUsableSpace();
    if (room < ROOM_BYTES) {
      throw new JournalDown("The disk of the data directory has only " + room / 1024 + " kB left.");
    }
  }

  @Override
  public long bytes() {
    return file.toFile().length() + file.resolveSibling("derring.db-wal").toFile().length();
  }

  @Override
  public Timers timers(Consumer<String> due) {
    return new OwnTimers(due);
  }

  @Override
  void release() {
    copier.shutdownNow();
    if (lock != null) {
      lock.close();
    }
  }
}
