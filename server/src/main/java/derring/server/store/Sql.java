package derring.server.store;

import java.sql.SQLException;
import org.sqlite.SQLiteException;

/** Words about what a database said. */
final class Sql {
  private static final int SQLITE_CORRUPT = 11;
  private static final int SQLITE_NOTADB = 26;

  private Sql() {}

  /** Whether what lies on the disk makes no sense to the database. */
  static boolean damaged(SQLException e) {
    int code = e.getErrorCode() & 0xff;
    return e instanceof SQLiteException
        ? code == SQLITE_CORRUPT || code == SQLITE_NOTADB
        : "XX001".equals(e.getSQLState()) || "XX002".equals(e.getSQLState());
  }

  /** Its first line and its code: the lines after it may quote what was to be stored. */
  static String told(SQLException e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return message.lines().findFirst().orElse("") + " [" + e.getSQLState() + "]";
  }
}
