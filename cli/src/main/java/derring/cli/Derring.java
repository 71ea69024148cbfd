package derring.cli;

import derring.formats.CardFile;
import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The one command: everything that can be done with the games. */
@Command(
    name = "derring",
    header = "Swashbuckling tabletop games, in the browser and in the terminal.",
    mixinStandardHelpOptions = true,
    version = "Derring-Do 0.1.0",
    footer = {
      "'derring' alone serves browsers; 'derring menu' and 'derring play swordplay' play here.",
      "'derring help WHAT' says more: of a command, a rule (SWP-4.2), a name (audatia Posta Longa)."
    },
    subcommands = {
      ServeCommand.class,
      MenuCommand.class,
      PlayCommand.class,
      ReplayCommand.class,
      LearnCommand.class,
      VerifyCommand.class,
      CoachCommand.class,
      CommitmentsCommand.class,
      GamesCommand.class,
      RulesCommand.class,
      CardsCommand.class,
      ScenarioCommand.class,
      ClausesCommand.class,
      PerftCommand.class,
      HelpCommand.class,
      RehearseCommand.class,
      StoreCommands.BackupCommand.class,
      StoreCommands.RestoreCommand.class,
      StoreCommands.CheckCommand.class,
      StoreCommands.SizesCommand.class,
      HostCommand.class,
      ScoreCommand.class,
      TableCommand.class,
      OddsCommand.class,
      SimulateCommand.class,
      TournamentCommand.class,
      TrainCommand.class,
      PuzzlesCommand.class,
      LabCommand.class
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
            .setUsageHelpWidth(100)
            .registerConverter(int.class, Derring::number)
            .registerConverter(Integer.class, Derring::number)
            .registerConverter(long.class, Derring::longNumber)
            .registerConverter(Long.class, Derring::longNumber);
    Complaints complaints = new Complaints(surroundings);
    command.setParameterExceptionHandler(complaints);
    command.setExecutionExceptionHandler(complaints);
    int status = command.execute(meant(args));
    surroundings.out().flush();
    surroundings.err().flush();
    return status;
  }

  private static int number(String text) {
    return (int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static long longNumber(String text) {
    return whole(text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A number as people write it, or what was expected in words of theirs. */
  private static long whole(String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new CommandLine.TypeConversionException(
        "expected a whole number from " + least + " to " + most + ", but found '" + text + "'");
  }

  Surroundings surroundings() {
    return surroundings;
  }

  Shelf shelf() {
    return shelf;
  }

  /** What a game has by name, with card files in the place of its own sets. */
  Lexicon lexicon(Title title, List<CardFile> instead) {
    Map<String, CardSet> sets = new LinkedHashMap<>();
    title.cardSets().forEach(id -> sets.put(id, shelf.cards(title, id).set()));
    instead.forEach(file -> sets.put(file.set().id(), file.set()));
    return new Lexicon(shelf.rulebook(title), sets.values());
  }

  /** Without a command the games are served, as if {@code serve} had been said. */
  static String[] meant(String... args) {
    boolean options =
        args.length > 0 && args[0].startsWith("-") && !args[0].matches("-h|--help|-V|--version");
    if (args.length > 0 && !options) {
      return args;
    }
    List<String> words = new ArrayList<>(List.of("serve"));
    words.addAll(List.of(args));
    return words.toArray(String[]::new);
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(surroundings.out());
    return 0;
  }
}
