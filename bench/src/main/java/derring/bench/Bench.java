package derring.bench;

import derring.bench.server.NodesBench;
import derring.bench.server.ServerBench;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks and prints what each did per CPU-second, with the marks they are held to.
 * {@code server} as the first argument measures the server instead, {@code nodes} several of them.
 * {@code --write FILE} keeps the table; all other arguments are JMH's own ({@code -h} lists them).
 */
public final class Bench {
  private static final PrintStream OUT = System.out;

  private Bench() {}

  /** Measures. */
  public static void main(String[] args)
      throws IOException, RunnerException, InterruptedException, SQLException {
    if (args.length > 1 && args[0].equals("server") && args[1].matches("-h|--help")) {
      OUT.println(ServerBench.HELP);
      return;
    }
    if (args.length > 0 && args[0].equals("nodes")) {
      System.exit(NodesBench.run(List.of(args).subList(1, args.length)) ? 0 : 1);
    }
    if (args.length > 0 && args[0].equals("server")) {
      ServerBench.main(List.of(args).subList(1, args.length));
      return;
    }
    List<String> rest = new ArrayList<>(List.of(args));
    int write = rest.indexOf("--write");
    if (write >= 0 && write + 1 == rest.size()) {
      System.err.println("--write needs the name of a file");
      System.exit(2);
    }
    Path file = null;
    if (write >= 0) {
      file = Path.of(rest.remove(write + 1));
      rest.remove(write);
    }
    CommandLineOptions options;
    try {
      options = new CommandLineOptions(rest.toArray(String[]::new));
    } catch (CommandLineOptionException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    if (options.shouldHelp()) {
      options.showHelp();
      return;
    }
    ChainedOptionsBuilder builder =
        new OptionsBuilder().parent(options).addProfiler(GCProfiler.class);
    if (rest.isEmpty()) {
      builder
          .forks(2)
          .warmupIterations(3)
          .warmupTime(TimeValue.seconds(2))
          .measurementIterations(5)
          .measurementTime(TimeValue.seconds(2));
    }
    Collection<RunResult> results = new Runner(builder.build()).run();
    String table = Report.table(results);
    OUT.println();
    OUT.print(table);
    if (file != null) {
      Files.writeString(file, table);
      OUT.println("Written to " + file + ".");
    }
  }
}
