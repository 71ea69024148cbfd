package derring.server.store;

import derring.kernel.BadInput;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/** Brings the tables of a database up to what this version needs. */
final class Migrations {
  private Migrations() {}

  /**
   * @param dialect the folder under {@code db} that holds the migrations
   * @throws org.flywaydb.core.api.FlywayException if the database does not let us
   * @throws BadInput if a newer version has changed it: what that writes we may not understand
   */
  static void run(DataSource source, String dialect) {
    Flyway flyway =
        Flyway.configure(Migrations.class.getClassLoader())
            .dataSource(source)
            .locations("classpath:db/" + dialect)
            .load();
    MigrationInfo newest = flyway.info().current();
    if (newest != null && newest.getState() == MigrationState.FUTURE_SUCCESS) {
      throw new BadInput(
          "The store is that of a newer Derring-Do; start that one, or restore an older back-up.");
    }
    flyway.migrate();
  }
}
