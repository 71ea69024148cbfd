package derring.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteDataSource;

/**
 * A store as a released version left it: the migrations it had, in a folder of their own, and the
 * rows it wrote, a line of SQL each. Made again from these it has the history that Flyway holds
 * against the migrations of today.
 */
public enum ReleasedStore {
  SQLITE("sqlite"),
  POSTGRES("postgres");

  private static final Path MIGRATIONS = Path.of("src/main/resources/db");
  private static final String ROWS = "rows.sql";

  private final String dialect;

  ReleasedStore(String dialect) {
    this.dialect = dialect;
  }

  /** The folder of this store in that of a version. */
  public Path of(Path version) {
    return version.resolve(dialect);
  }

  /** The address of an empty store, as {@code DERRING_DB} has it: the embedded one has none. */
  public String place() throws SQLException {
    return this == SQLITE ? "" : TestPostgres.address(TestPostgres.place());
  }

  private DataSource source(String db, Path data) {
    if (this == POSTGRES) {
      return new PostgresAddress(db).source();
    }
    SQLiteDataSource file = new SQLiteDataSource();
    file.setUrl("jdbc:sqlite:" + data.resolve("derring.db"));
    return file;
  }

  /** Makes the store again. */
  public void restore(Path version, String db, Path data) throws IOException, SQLException {
    Files.createDirectories(data);
    Flyway.configure()
        .dataSource(source(db, data))
        .locations("filesystem:" + of(version).toAbsolutePath())
        .load()
        .migrate();
    try (Connection c = source(db, data).getConnection();
        Statement insert = c.createStatement()) {
      c.setAutoCommit(false);
      insert.setEscapeProcessing(false);
      for (String row : Files.readAllLines(of(version).resolve(ROWS))) {
        insert.execute(row);
      }
      c.commit();
    }
  }

  /** Keeps the migrations and the rows of a store that no server uses. */
  public void keep(Path version, String db, Path data) throws IOException, SQLException {
    Files.createDirectories(of(version));
    try (Stream<Path> files = Files.list(MIGRATIONS.resolve(dialect))) {
      for (Path file : files.toList()) {
        Files.copy(file, of(version).resolve(file.getFileName()));
      }
    }
    List<String> lines = new ArrayList<>();
    try (Connection c = source(db, data).getConnection();
        Statement select = c.createStatement()) {
      for (String table : tables(c)) {
        try (ResultSet rows = select.executeQuery("select * from " + table + " order by 1")) {
          while (rows.next()) {
            lines.add(line(table, rows));
          }
        }
      }
    }
    Files.write(of(version).resolve(ROWS), lines);
  }

  /** All but Flyway's own. */
  private static List<String> tables(Connection c) throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet rows =
        c.getMetaData().getTables(null, c.getSchema(), "%", new String[] {"TABLE"})) {
      while (rows.next()) {
        names.add(rows.getString("TABLE_NAME"));
      }
    }
    names.removeIf(name -> name.startsWith("flyway") || name.startsWith("sqlite"));
    return names;
  }

  private String line(String table, ResultSet row) throws SQLException {
    List<String> names = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
      names.add(row.getMetaData().getColumnName(i));
      values.add(literal(row.getObject(i)));
    }
    return "insert into %s (%s) values (%s)"
        .formatted(table, String.join(", ", names), String.join(", ", values));
  }

  private String literal(Object value) {
    return switch (value) {
      case null -> "null";
      case Number number -> number.toString();
      case Boolean flag -> flag.toString();
      case byte[] bytes -> (this == SQLITE ? "x'" : "'\\x") + HexFormat.of().formatHex(bytes) + "'";
      default -> "'" + value.toString().replace("'", "''") + "'";
    };
  }
}
