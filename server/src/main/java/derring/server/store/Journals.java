package derring.server.store;

import derring.kernel.BadInput;
import java.nio.file.Path;

/** Where journals come from. */
public final class Journals {
  /** The store that keeps nothing, for measuring. */
  public static final String MEMORY = "memory";

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
    String address = where.strip();
    if (address.isEmpty()) {
      return SqliteJournal.open(data);
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
