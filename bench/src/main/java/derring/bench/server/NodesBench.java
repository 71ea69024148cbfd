package derring.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * {@code derring bench nodes}: what several servers on one PostgreSQL carry through real sockets,
 * and what happens when one of them is killed. {@code docs/help/bench-nodes.txt} lists the options.
 */
public final class NodesBench {
  private static final Duration AFTERWARDS = Duration.ofSeconds(8);
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final int matches;
  private final Duration time;
  private final long warm;
  private final StringBuilder report = new StringBuilder();
  private boolean wrong;

  private NodesBench(int matches, Duration time, long warm) {
    this.matches = matches;
    this.time = time;
    this.warm = warm;
  }

  /**
   * Measures.
   *
   * @return whether no move was lost or doubled
   */
  public static boolean run(List<String> args)
      throws IOException, InterruptedException, SQLException {
    NodesBench bench =
        new NodesBench(
            Integer.parseInt(value(args, "--matches", "300")),
            Duration.ofSeconds(Long.parseLong(value(args, "--seconds", "15"))),
            Long.parseLong(value(args, "--warm", "20000")));
    bench.say(
        """
        %d cores, shared by guests, servers and PostgreSQL (fsync is on); %d matches of Swordplay at once, two
        guests at each, as fast as they are answered; a move is counted when it is acknowledged. Then one
        server is killed. 'Any' means that every guest comes to any node, 'same' both of a match to the same.

        | nodes | guests at | moves/s | moves per CPU-second of the servers | of PostgreSQL | p50 ms | p99 ms | \
        cut off | back after, half of them, ms | the last, ms | acknowledged | lost | doubled |
        |---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
        """
            .formatted(Runtime.getRuntime().availableProcessors(), bench.matches));
    String guests = value(args, "--guests", "");
    for (String nodes : value(args, "--nodes", "1,2,3").split(",", -1)) {
      int count = Integer.parseInt(nodes.strip());
      if (count == 1 || !guests.equals("same")) {
        bench.trial(count, false);
      }
      if (count > 1 && !guests.equals("any")) {
        bench.trial(count, true);
      }
    }
    String file = value(args, "--write", "");
    if (!file.isEmpty()) {
      Files.writeString(Path.of(file), bench.report);
    }
    return !bench.wrong;
  }

  private static String value(List<String> args, String name, String otherwise) {
    int at = args.indexOf(name);
    return at < 0 || at + 1 >= args.size() ? otherwise : args.get(at + 1);
  }

  private void trial(int nodes, boolean together)
      throws IOException, InterruptedException, SQLException {
    System.err.printf("%d nodes: starting ...%n", nodes);
    Path folder = Files.createTempDirectory("derring-postgres");
    try (EmbeddedPostgres postgres =
            EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("shared_buffers", "256MB")
                .start();
        Fleet fleet = new Fleet(nodes, postgres.getJdbcUrl("postgres", "postgres"));
        Voyage voyage = new Voyage(fleet, together)) {
      voyage.begin(matches);
      warmUp(nodes, voyage);
      String measured = measure(nodes, together, voyage, fleet, postgres, folder);
      System.err.printf("%d nodes: one is killed ...%n", nodes);
      fleet.kill(0);
      if (nodes == 1) {
        fleet.start(0); // as a supervisor does
      }
      Thread.sleep(AFTERWARDS);
      voyage.end();
      Voyage.Audit audit = voyage.audit(postgres.getJdbcUrl("postgres", "postgres"));
      List<Double> back = voyage.returns();
      wrong |= audit.lost() > 0 || audit.doubled() > 0;
      say(
          String.format(
              Locale.ROOT,
              "%s %,d | %.0f | %.0f | %,d | %d | %d |%n",
              measured,
              back.size(),
              back.isEmpty() ? 0 : back.get(back.size() / 2),
              back.isEmpty() ? 0 : back.getLast(),
              audit.acknowledged(),
              audit.lost(),
              audit.doubled()));
      System.err.print(sizes(postgres, voyage));
    }
  }

  /** Until each has made so many moves, for a cold server is another one. */
  private void warmUp(int nodes, Voyage voyage) throws InterruptedException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (voyage.moves() < warm * nodes && System.nanoTime() < until) {
      Thread.sleep(1_000);
      System.err.printf("\r%d nodes: warmed up by %,d moves ...", nodes, voyage.moves());
    }
    System.err.println();
  }

  private String measure(
      int nodes,
      boolean together,
      Voyage voyage,
      Fleet fleet,
      EmbeddedPostgres postgres,
      Path folder)
      throws IOException, InterruptedException, SQLException {
    voyage.latencies().forget();
    long moves = voyage.moves();
    long log = ask(postgres, "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint");
    Duration servers = fleet.cpu();
    Duration database = postgres(folder);
    long start = System.nanoTime();
    System.err.printf("%d nodes: measuring for %d s ...%n", nodes, time.toSeconds());
    Thread.sleep(time);
    double seconds = (System.nanoTime() - start) / 1e9;
    long made = voyage.moves() - moves;
    long logged =
        ask(postgres, "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint") - log;
    System.err.printf(
        Locale.ROOT, "%d nodes: %d bytes of write-ahead log a move%n", nodes, logged / made);
    return String.format(
        Locale.ROOT,
        "| %d | %s | %,.0f | %,.0f | %,.0f | %.1f | %.1f |",
        nodes,
        nodes == 1 ? "" : together ? "same" : "any",
        made / seconds,
        made / seconds(fleet.cpu().minus(servers)),
        made / seconds(postgres(folder).minus(database)),
        voyage.latencies().percentile(50),
        voyage.latencies().percentile(99));
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }

  /** What the database has used of the processors: its first process and those of connections. */
  private static Duration postgres(Path folder) throws IOException {
    long pid =
        Long.parseLong(Files.readAllLines(folder.resolve("postmaster.pid")).getFirst().strip());
    ProcessHandle first = ProcessHandle.of(pid).orElse(null);
    Stream<ProcessHandle> others = first == null ? Stream.empty() : first.children();
    return others.map(Fleet::cpu).reduce(Fleet.cpu(first), Duration::plus);
  }

  /** What a fact and a match take. */
  private static String sizes(EmbeddedPostgres postgres, Voyage voyage) throws SQLException {
    long facts = ask(postgres, "select count(*) from facts");
    return String.format(
        Locale.ROOT,
        "  %,d matches ended; %,d facts of %d bytes, of %d on the disk with their index; all tables %d a"
            + " fact; %d refused%n",
        voyage.finished(),
        facts,
        ask(postgres, "select avg(octet_length(body))::bigint from facts"),
        ask(postgres, "select pg_total_relation_size('facts')") / facts,
        ask(postgres, "select pg_database_size(current_database()) - pg_database_size('template1')")
            / facts,
        voyage.refused());
  }

  private static long ask(EmbeddedPostgres postgres, String sql) throws SQLException {
    try (Connection c = postgres.getPostgresDatabase().getConnection();
        Statement statement = c.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }

  private void say(String text) {
    System.out.print(text);
    report.append(text);
  }
}
