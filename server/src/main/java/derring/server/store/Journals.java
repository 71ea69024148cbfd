package derring.server.store;

import derring.kernel.BadInput;
import java.nio.file.Path;
import java.time.Duration;

/** Where journals come from. */
public final class Journals {
  /** The store that keeps nothing, for measuring. */
  public static final String MEMORY = "memory";

  /** So long a start may take longer to see whether the file is sound: enough for some 100 MB. */
  static final Duration GLANCE = Duration.ofMillis(500);

  static final Duration ALL_DAY = Duration.ofDays(1);

  private Journals() {}

  /**
   * Opens the journal of this installation.
   *
   * @param where what {@code DERRING_DB} says: nothing for the embedded store, {@code memory} for
   *     none at all, else the address of a PostgreSQL, {@code
   *     postgresql://user:password@host:port/database} or {@code jdbc:postgresql:...}
   * @param data the directory of the embedded store, made if it is not there
   * @throws BadInput in one sentence, without the password, if it is neither or cannot be used
   */
  public static Journal open(String where, Path data) {
    return open(where, data, GLANCE);
  }

  /** The same after a look at the whole of the embedded store, which may take its time. */
  public static Journal inspect(String where, Path data) {
    if (where.isBlank()) {
      SqliteJournal.there(data);
    }
    return open(where, data, ALL_DAY);
  }

  /**
   * Opens a journal that is there, beside servers that may run on it, to add or read a few facts.
   *
   * @throws BadInput as {@link #open(String, Path)} does
   */
  public static Journal beside(String where, Path data) {
    return where.isBlank() ? SqliteJournal.beside(data) : open(where, data);
  }

  private static Journal open(String where, Path data, Duration look) {
    String address = where.strip();
    if (address.isEmpty()) {
      return SqliteJournal.open(data, look);
    }
    if (address.equals(MEMORY)) {
      return new MemoryJournal();
    }
    if (PostgresAddress.fits(address)) {
      return PostgresJournal.open(new PostgresAddress(address));
    }
    throw new BadInput(
        "DERRING_DB is neither empty, for the store in the data directory, nor an address like"
            + " postgresql://user:password@host:port/database.");
  }
}
