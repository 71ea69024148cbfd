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
import java.time.Duration;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteDataSource;

/**
 * Brings a damaged file of SQLite back: whatever match can still be read whole goes into a new
 * file, and the damaged one is put aside. To go on in a damaged file would spread the damage.
 */
final class Salvage {
  private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

  /** Each of these is a tree of its own in the file: what one has lost another may know. */
  private static final List<String> TREES =
      List.of(
          "facts", "facts not indexed", "summaries", "sitting", "sitting indexed by sitting_match");

  private final Connection c;

  /** Whether all rows could be read without the index; null before that was tried. */
  private @Nullable Boolean rows;

  private int sound;
  private int lost;
  private int unlisted;

  private Salvage(Connection c) {
    this.c = c;
  }

  /**
   * Whether a file is damaged, as far as can be seen in so much time.
   *
   * @return what is wrong; empty if nothing was found, also in a file that is no database at all
   */
  static String wrong(Path file, Duration most) {
    try (Connection c = open(file);
        Statement check = c.createStatement()) {
      CountDownLatch done = new CountDownLatch(1);
      Thread.startVirtualThread(() -> stop(check, done, most));
      try (ResultSet found = check.executeQuery("pragma quick_check(1)")) {
        String said = found.getString(1);
        return said.equals("ok") ? "" : said.replaceAll("\\s+", " ").strip();
      } finally {
        done.countDown();
      }
    } catch (SQLException e) {
      return Sql.damaged(e) && !isNoDatabase(e) ? Sql.told(e) : "";
    }
  }

  private static boolean isNoDatabase(SQLException e) {
    return String.valueOf(e.getMessage()).contains("NOTADB");
  }

  private static void stop(Statement check, CountDownLatch done, Duration most) {
    try {
      if (!done.await(most.toMillis(), TimeUnit.MILLISECONDS)) {
        check.cancel();
      }
    } catch (InterruptedException | SQLException e) {
      LOG.debug("the look at the file was not cut short: {}", e.getMessage());
    }
  }

  /**
   * Replaces a damaged file by a new one with all that can be read of it, and says so in the log.
   *
   * @throws BadInput if nothing can be read
   */
  static void run(Path file) {
    Path half = file.resolveSibling("derring.db.half");
    Path aside = file.resolveSibling("derring.db.damaged-" + System.currentTimeMillis());
    try {
      Files.deleteIfExists(half);
      SqliteJournal.make(half);
      Salvage work;
      try (Connection c = open(half)) {
        work = new Salvage(c);
        work.copy(file);
      }
      for (String log : List.of("", "-wal", "-shm")) {
        Path part = file.resolveSibling(file.getFileName() + log);
        if (Files.exists(part)) {
          Files.move(part, aside.resolveSibling(aside.getFileName() + log));
        }
      }
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
      LOG.error(
          "The store was damaged: {} matches are sound and go on ({} of them in no list until"
              + " something happens there), {} are lost; the damaged file is kept as {}.",
          work.sound,
          work.unlisted,
          work.lost,
          aside.getFileName());
    } catch (SQLException e) {
      throw new BadInput(
          file.toAbsolutePath()
              + " is so damaged that nothing can be read of it; restore a back-up.");
    } catch (IOException e) {
      throw new BadInput("Cannot write to " + file.toAbsolutePath().getParent() + ".");
    }
  }

  private void copy(Path file) throws SQLException {
    try (PreparedStatement attach = c.prepareStatement("attach database ? as old")) {
      attach.setString(1, file.toAbsolutePath().toString());
      attach.execute();
    }
    String chain = has("facts", "chain") ? ", chain, talk" : "";
    String columns = "match, number, body, token" + chain;
    SortedSet<String> matches = matches();
    c.setAutoCommit(false);
    if (!copied("secrets", "name, value", "")) {
      LOG.error("The secrets of the store are lost: guests are not known again.");
    }
    if (has("damaged", "why")) {
      copied("damaged", "match, why", "");
    }
    for (String match : matches) {
      boolean whole =
          (copied("facts", columns, match) && chained(match))
              || (rowsAreRead(columns) && chained(match));
      if (match.equals(Journal.COMMITMENTS)) {
        if (!whole) {
          LOG.error("The list of commitments is damaged: it begins anew.");
        }
        continue;
      }
      if (!whole) {
        lost += Journal.isMatch(match) ? 1 : 0;
        note(match);
        continue;
      }
      if (!Journal.isMatch(match)) {
        continue;
      }
      sound++;
      boolean listed =
          copied("summaries", "match, state, listed, at, body", match)
              && copied("sitting", "guest, match", match);
      unlisted += listed ? 0 : 1;
    }
  }

  private boolean has(String table, String column) throws SQLException {
    try (PreparedStatement ask =
        c.prepareStatement("select 1 from pragma_table_info(?, 'old') where name = ?")) {
      ask.setString(1, table);
      ask.setString(2, column);
      try (ResultSet row = ask.executeQuery()) {
        return row.next();
      }
    }
  }

  /** All matches that any part of the file still knows: read from both ends up to the damage. */
  private SortedSet<String> matches() {
    SortedSet<String> matches = new TreeSet<>();
    for (String tree : TREES) {
      for (String order : List.of("asc", "desc")) {
        try (Statement ask = c.createStatement();
            ResultSet rows =
                ask.executeQuery(
                    "select distinct match from old." + tree + " order by match " + order)) {
          while (rows.next()) {
            matches.add(rows.getString(1));
          }
        } catch (SQLException e) {
          LOG.debug("{} ends in damage: {}", tree, Sql.told(e));
        }
      }
    }
    return matches;
  }

  /** Where the index is damaged and the rows are not, all of them are read at once. */
  private boolean rowsAreRead(String columns) throws SQLException {
    if (rows == null) {
      rows = copied("facts", "facts not indexed", columns, "");
    }
    return rows;
  }

  private boolean copied(String table, String columns, String match) throws SQLException {
    return copied(table, table, columns, match);
  }

  /** Copies the rows of a match, or of all, wholly or not at all. */
  private boolean copied(String table, String tree, String columns, String match)
      throws SQLException {
    String all =
        "insert or ignore into main."
            + table
            + " ("
            + columns
            + ") select "
            + columns
            + " from old."
            + tree;
    try (PreparedStatement copy =
        c.prepareStatement(match.isEmpty() ? all : all + " where match = ?")) {
      if (!match.isEmpty()) {
        copy.setString(1, match);
      }
      int rows = copy.executeUpdate();
      c.commit();
      return rows > 0 || !table.equals("facts");
    } catch (SQLException e) {
      c.rollback();
      if (!Sql.damaged(e)) {
        throw e;
      }
      return false;
    }
  }

  /** Whether what was read of a match is what was stored. */
  private boolean chained(String match) throws SQLException {
    try (PreparedStatement ask =
        c.prepareStatement(
            "select number, body, talk, chain from main.facts where match = ? order by number")) {
      ask.setString(1, match);
      Chain chain = Chain.NONE;
      try (ResultSet rows = ask.executeQuery()) {
        while (rows.next()) {
          Journal.Fact fact = SqlJournal.fact(rows);
          if (!fact.follows(chain)) {
            return false;
          }
          chain = fact.after(chain);
        }
      }
      return true;
    }
  }

  private void note(String match) throws SQLException {
    try (PreparedStatement note =
        c.prepareStatement("insert or ignore into main.damaged (match, why) values (?, ?)")) {
      note.setString(1, match);
      note.setString(2, "It lay in a damaged part of the store");
      note.executeUpdate();
      c.commit();
    }
  }

  private static Connection open(Path file) throws SQLException {
    var source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source.getConnection();
  }
}
