package derring.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings the tables of a database up to what this version needs. */
final class Migrations {
  private Migrations() {}

  /**
   * @param dialect the folder under {@code db} that holds the migrations
   * @throws org.flywaydb.core.api.FlywayException if the database does not let us
   */
  static void run(DataSource source, String dialect) {
    Flyway.configure(Migrations.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:db/" + dialect)
        .load()
        .migrate();
  }
}
