package derring.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** Empty stores of one kind, one for each server. */
final class Stores implements AutoCloseable {
  private final String kind;
  private final @Nullable EmbeddedPostgres postgres;
  private int given;

  Stores(String kind) throws IOException {
    this.kind = kind;
    this.postgres = kind.equals("postgresql") ? durable() : null;
  }

  /** As a host would run it: by itself it would not wait for the disk. */
  private static EmbeddedPostgres durable() throws IOException {
    return EmbeddedPostgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .start();
  }

  /** Moves per CPU-second of the server that are wanted of 1,000 matches. */
  static long mark(String kind) {
    return switch (kind) {
      case "memory" -> 20_000;
      case "sqlite" -> 11_000;
      default -> 9_000;
    };
  }

  /** As {@code DERRING_DB} has it. */
  String next() throws IOException {
    if (postgres == null) {
      return kind.equals("memory") ? "memory" : "";
    }
    String name = "bench" + given++;
    try (Connection c = postgres.getPostgresDatabase().getConnection();
        Statement create = c.createStatement()) {
      create.execute("create database " + name);
    } catch (SQLException e) {
      throw new IOException(e);
    }
    return postgres.getJdbcUrl("postgres", name);
  }

  @Override
  public void close() throws IOException {
    if (postgres != null) {
      postgres.close();
    }
  }
}
