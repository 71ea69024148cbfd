package derring.cli;

import derring.formats.Shelf;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The one command: everything a person can do with the games in a terminal. */
@Command(
    name = "derring",
    header = "Swashbuckling tabletop games in the terminal.",
    mixinStandardHelpOptions = true,
    version = "Derring-Do 0.1.0",
    footer = {
      "",
      "Start with 'derring play swordplay', or with 'derring' alone for a menu.",
      "'derring help COMMAND' says more about a command, 'derring help SWP-4.2' prints a rule."
    },
    subcommands = {
      PlayCommand.class,
      ReplayCommand.class,
      VerifyCommand.class,
      ServeCommand.class,
      GamesCommand.class,
      RulesCommand.class,
      CardsCommand.class,
      ScenarioCommand.class,
      ClausesCommand.class,
      PerftCommand.class,
      HelpCommand.class
    })
public final class Derring implements Callable<Integer> {
  @Spec private CommandSpec spec;

  private final Surroundings surroundings;
  private final Shelf shelf = Shelf.standard();

  private Derring(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** Runs one command and ends with its exit status: 0 well, 1 failed, 2 misused. */
  public static void main(String[] args) {
    System.exit(run(Surroundings.process(), args));
  }

  static int run(Surroundings surroundings, String... args) {
    CommandLine command =
        new CommandLine(new Derring(surroundings))
            .setOut(surroundings.out())
            .setErr(surroundings.err())
            .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setUsageHelpWidth(100);
    Complaints complaints = new Complaints(surroundings);
    command.setParameterExceptionHandler(complaints);
    command.setExecutionExceptionHandler(complaints);
    int status = command.execute(args);
    surroundings.out().flush();
    surroundings.err().flush();
    return status;
  }

  Surroundings surroundings() {
    return surroundings;
  }

  Shelf shelf() {
    return shelf;
  }

  /** Without a command: the menu, or for a machine the usage. */
  @Override
  public Integer call() {
    if (!surroundings.terminal()) {
      spec.commandLine().usage(surroundings.out());
      return 0;
    }
    List<String> words;
    try (Screen screen = new Manner().screen(surroundings)) {
      words = new Menu(shelf, screen).choose();
    }
    return words == null ? 0 : run(surroundings, words.toArray(String[]::new));
  }
}
