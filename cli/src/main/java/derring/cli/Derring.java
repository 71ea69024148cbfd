package derring.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The one command: everything a person can do with the games in a terminal. */
@Command(
    name = "derring",
    description = "Tabletop games in the terminal.",
    mixinStandardHelpOptions = true,
    version = "Derring-Do 0.1.0",
    subcommands = CommandLine.HelpCommand.class)
public final class Derring implements Callable<Integer> {
  private Derring() {}

  /** Runs one command and ends with its exit status: 0 well, 1 failed, 2 misused. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Derring()).execute(args));
  }

  @Override
  public Integer call() {
    CommandLine.usage(this, System.out);
    return 0;
  }
}
