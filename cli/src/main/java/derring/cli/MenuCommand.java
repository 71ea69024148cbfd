package derring.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Leads to a game by questions, on a terminal. */
@Command(
    name = "menu",
    description = "Pick a game, opponents and rules in the terminal.",
    mixinStandardHelpOptions = true)
final class MenuCommand implements Callable<Integer> {
  @ParentCommand private Derring parent;
  @Spec private CommandSpec spec;

  /** For a machine, which cannot be asked, the usage. */
  @Override
  public Integer call() {
    Surroundings surroundings = parent.surroundings();
    if (!surroundings.terminal()) {
      spec.commandLine().getParent().usage(surroundings.out());
      return 0;
    }
    List<String> words;
    try (Screen screen = new Manner().screen(surroundings)) {
      words = new Menu(parent.shelf(), screen).choose();
    }
    return words == null ? 0 : Derring.run(surroundings, words.toArray(String[]::new));
  }
}
