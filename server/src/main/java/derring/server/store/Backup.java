package derring.server.store;

import derring.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Copies of the embedded store. One is taken while a server runs: it holds every fact that was
 * acknowledged before it began, and nothing by halves.
 */
public final class Backup {
  private static final int BUSY_MILLISECONDS = 30_000;

  private Backup() {}

  /**
   * Copies the store of a data directory into a new file.
   *
   * @return how many facts there are in it
   * @throws BadInput if there is no store, or the file is there already or cannot be written
   */
  public static long take(Path data, Path file) {
    Path store = SqliteJournal.there(data);
    if (Files.exists(file)) {
      throw new BadInput(file.toAbsolutePath() + " is there already; name a new file.");
    }
    try (Connection c = open(store);
        PreparedStatement copy = c.prepareStatement("vacuum into ?")) {
      copy.setString(1, file.toAbsolutePath().toString());
      copy.execute();
    } catch (SQLException e) {
      throw new BadInput(
          "Cannot copy "
              + store.toAbsolutePath()
              + " to "
              + file.toAbsolutePath()
              + ": "
              + reason(e));
    }
    return facts(file);
  }

  /**
   * Puts a back-up into a data directory that has no store.
   *
   * @return how many facts there are in it
   * @throws BadInput if the file is no whole back-up, or the directory has a store
   */
  public static long restore(Path file, Path data) {
    long facts = facts(file);
    DataLock lock = DataLock.take(data);
    try {
      Path store = store(data);
      if (Files.exists(store)) {
        throw new BadInput(
            data.toAbsolutePath()
                + " has a store already; move it away or name another directory.");
      }
      Path half = data.resolve("derring.db.half");
      Files.copy(file, half, StandardCopyOption.REPLACE_EXISTING);
      Files.move(half, store, StandardCopyOption.ATOMIC_MOVE);
      return facts;
    } catch (IOException e) {
      throw new BadInput("Cannot write to the data directory " + data.toAbsolutePath() + ".");
    } finally {
      lock.close();
    }
  }

  /** How many facts a file holds that is whole. */
  private static long facts(Path file) {
    if (!Files.exists(file)) {
      throw new BadInput("There is no file " + file.toAbsolutePath() + ".");
    }
    try (Connection c = open(file);
        Statement ask = c.createStatement()) {
      try (ResultSet found = ask.executeQuery("pragma integrity_check(1)")) {
        if (!found.getString(1).equals("ok")) {
          throw new BadInput(file.toAbsolutePath() + " is damaged: " + found.getString(1) + ".");
        }
      }
      try (ResultSet count = ask.executeQuery("select count(*) from facts")) {
        return count.getLong(1);
      }
    } catch (SQLException e) {
      throw new BadInput(file.toAbsolutePath() + " is no back-up of Derring-Do: " + reason(e));
    }
  }

  private static Path store(Path data) {
    return data.resolve("derring.db");
  }

  private static Connection open(Path file) throws SQLException {
    var config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLISECONDS);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source.getConnection();
  }

  private static String reason(SQLException e) {
    return String.valueOf(e.getMessage()).replaceAll("\\s+", " ") + ".";
  }
}
