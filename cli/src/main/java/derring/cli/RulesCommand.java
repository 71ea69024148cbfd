package derring.cli;

import derring.formats.Rulebook;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints a rulebook. */
@Command(
    name = "rules",
    description = "Prints the rulebook of a game.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Override
  public Integer call() {
    Rulebook book = derring.shelf().rulebook(derring.shelf().title(game));
    Prose.book(book, Prose.WIDTH).forEach(derring.surroundings().out()::println);
    return 0;
  }
}
