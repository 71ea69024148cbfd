package derring.server.store;

import java.sql.SQLException;

/** Words about what a database said. */
final class Sql {
  private Sql() {}

  /** Its first line and its code: the lines after it may quote what was to be stored. */
  static String told(SQLException e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return message.lines().findFirst().orElse("") + " [" + e.getSQLState() + "]";
  }
}
