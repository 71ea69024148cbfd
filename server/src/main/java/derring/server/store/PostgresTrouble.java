package derring.server.store;

import java.sql.SQLException;
import java.sql.SQLTransientException;

/** Which of PostgreSQL's errors pass by themselves. */
final class PostgresTrouble {
  private PostgresTrouble() {}

  /**
   * Lost connections (08), shutting down or starting up (57P), out of disk, memory or connections
   * (53), input or output (58), deadlock (40), and a server that is read-only until it takes over.
   */
  static boolean passes(SQLException e) {
    String state = e.getSQLState();
    if (state == null) {
      return e instanceof SQLTransientException;
    }
    return state.startsWith("08")
        || state.startsWith("57P")
        || state.startsWith("53")
        || state.startsWith("58")
        || state.startsWith("40")
        || state.equals("25006");
  }
}
