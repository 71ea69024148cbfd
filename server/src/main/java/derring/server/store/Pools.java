package derring.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import javax.sql.DataSource;

/** Pools of connections that outlive a store which goes away and comes back. */
final class Pools {
  private Pools() {}

  /**
   * @param most how many connections it has at most
   * @param patience how long whoever wants one waits for it
   */
  static HikariDataSource open(String name, DataSource source, int most, Duration patience) {
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(most);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(patience.toMillis());
    config.setInitializationFailTimeout(-1);
    // Else the pool asks its first connection for it, and if that breaks then, it never asks again
    // and refuses every connection after it.
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    return new HikariDataSource(config);
  }
}
