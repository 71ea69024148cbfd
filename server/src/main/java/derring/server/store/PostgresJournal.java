package derring.server.store;

import derring.kernel.BadInput;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.flywaydb.core.api.FlywayException;

/** The store that any number of equal nodes share. */
final class PostgresJournal extends SqlJournal {
  private static final int READERS = 6;
  private static final int WRITERS = 2;

  private final DataSource source;
  private final PostgresEars ears;

  private PostgresJournal(DataSource source, Watchers watchers, PostgresEars ears) {
    super(
        new Reads("derring-reads", source, READERS, PostgresTrouble::passes),
        IntStream.range(0, WRITERS).mapToObj(i -> writer(i, source)).toList(),
        watchers);
    this.source = source;
    this.ears = ears;
  }

  private static GroupCommit writer(int i, DataSource source) {
    return new GroupCommit("derring-writer-" + i, new PostgresLedger(source), PATIENCE);
  }

  /**
   * Opens the store, and makes its tables if they are not there.
   *
   * @throws BadInput if it cannot be reached or used
   */
  static Journal open(PostgresAddress address) {
    try {
      address.source().getConnection().close();
      Migrations.run(address.patientSource(), "postgres");
      var watchers = new Watchers();
      var ears = new PostgresEars(address.source(), watchers);
      return new PostgresJournal(address.source(), watchers, ears);
    } catch (SQLException e) {
      throw new BadInput(unreachable(address, e));
    } catch (FlywayException e) {
      throw new BadInput("The " + address + " does not let us make or change our tables.");
    }
  }

  @Override
  public long bytes() {
    return one(
        """
        select sum(pg_total_relation_size(c.oid))::bigint from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        """);
  }

  @Override
  public Timers timers(Consumer<String> due) {
    return new SharedTimers(source, due);
  }

  @Override
  void release() {
    ears.close();
  }

  private static String unreachable(PostgresAddress address, SQLException e) {
    String state = e.getSQLState() == null ? "" : e.getSQLState();
    if (state.startsWith("28")) {
      return "The " + address + " refuses the user or the password in DERRING_DB.";
    }
    if (state.equals("3D000")) {
      return "There is no such database: " + address + ".";
    }
    return "Cannot reach the " + address + "; check DERRING_DB and whether it runs.";
  }
}
