package derring.cli;

import derring.server.Hosting;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What the host of a server orders, also while it runs. */
@Command(
    name = "host",
    description = {
      "Orders of a server's host, also while it runs: it obeys within seconds.",
      "An order is kept, and holds until it is undone."
    },
    mixinStandardHelpOptions = true)
final class HostCommand implements Callable<Integer> {
  private static final String CLOSED = "The host has closed the match.";

  @ParentCommand private Derring derring;
  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      scope = picocli.CommandLine.ScopeType.INHERIT,
      description =
          "The data directory of the server. Standard: DERRING_DATA, else .derring at home; with"
              + " DERRING_DB its database.")
  private @Nullable Path data;

  @Override
  public Integer call() {
    spec.commandLine().usage(derring.surroundings().out());
    return 0;
  }

  private Hosting open() {
    return Hosting.open(ServeCommand.set("DERRING_DB", ""), ServeCommand.folder(data));
  }

  private int order(ToLongFunction<Hosting> order) {
    try (Hosting hosting = open()) {
      long n = order.applyAsLong(hosting);
      derring
          .surroundings()
          .out()
          .println("Order " + n + " is given; a server that runs obeys within seconds.");
      return 0;
    }
  }

  private int show(List<String> lines, String nothing) {
    if (lines.isEmpty()) {
      derring.surroundings().out().println(nothing);
    }
    lines.forEach(derring.surroundings().out()::println);
    return 0;
  }

  @Command(description = "Lets a guest talk no more.", mixinStandardHelpOptions = true)
  int mute(
      @Parameters(paramLabel = "WHO", description = "The id of a guest, or a name.") String who,
      @Option(
              names = "--match",
              paramLabel = "ID",
              defaultValue = "",
              description = "Only in this match; else everywhere.")
          String match) {
    return order(hosting -> hosting.mute(who, match));
  }

  @Command(
      description =
          "Takes a name away: another is shown wherever it would be, and nobody may choose it.",
      mixinStandardHelpOptions = true)
  int rename(
      @Parameters(paramLabel = "NAME", description = "The name.") String name,
      @Option(
              names = "--to",
              paramLabel = "NAME",
              defaultValue = "A guest",
              description = "What is shown instead. Standard: ${DEFAULT-VALUE}.")
          String to) {
    return order(hosting -> hosting.rename(name, to));
  }

  @Command(description = "Ends a match.", mixinStandardHelpOptions = true)
  int close(
      @Parameters(paramLabel = "MATCH", description = "Its id, as its address has it.")
          String match,
      @Option(
              names = "--why",
              paramLabel = "WORDS",
              defaultValue = CLOSED,
              description = "What everybody there is told. Standard: ${DEFAULT-VALUE}")
          String why) {
    return order(hosting -> hosting.close(match, why));
  }

  @Command(description = "Lets nobody in from an address.", mixinStandardHelpOptions = true)
  int block(
      @Parameters(
              paramLabel = "ADDRESS",
              description = "An address, or all that begin like it: 203.0.113.0/24, 2001:db8::/64.")
          String address) {
    return order(hosting -> hosting.block(address));
  }

  @Command(description = "Takes an order back.", mixinStandardHelpOptions = true)
  int undo(@Parameters(paramLabel = "N", description = "Its number, as list shows it.") long n) {
    return order(hosting -> hosting.undo(n));
  }

  @Command(description = "Shows the orders that hold.", mixinStandardHelpOptions = true)
  int list() {
    try (Hosting hosting = open()) {
      return show(hosting.list(), "No order holds.");
    }
  }

  @Command(
      description = "Shows who sits and talks at a match: guests' ids, names and last words.",
      mixinStandardHelpOptions = true)
  int who(@Parameters(paramLabel = "MATCH", description = "Its id.") String match) {
    try (Hosting hosting = open()) {
      return show(hosting.who(match), "Nobody was ever there.");
    }
  }
}
