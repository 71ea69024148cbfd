package derring.cli;

import derring.formats.Rulebook;
import derring.kernel.BadInput;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Explains a command or a clause of a rulebook. */
@Command(name = "help", description = "Explains a command, or prints a rule by its id.")
final class HelpCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "TOPIC",
      arity = "0..1",
      description = "A command, or the id of a clause, such as SWP-4.2.")
  private @Nullable String topic;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    CommandLine root = spec.commandLine().getParent();
    if (topic == null) {
      root.usage(out);
      return 0;
    }
    CommandLine command = root.getSubcommands().get(topic);
    if (command != null) {
      command.usage(out);
      return 0;
    }
    Prose.clause(find(topic), Prose.WIDTH).forEach(out::println);
    return 0;
  }

  /** The clause with that id, in whichever book it stands. */
  private Rulebook.Clause find(String id) {
    List<Title> titles = derring.shelf().titles();
    List<Rulebook> books = titles.stream().map(derring.shelf()::rulebook).toList();
    return books.stream()
        .flatMap(book -> book.find(id).stream())
        .findFirst()
        .orElseGet(() ->
            books.stream()
                .filter(book -> isOf(book, id))
                .findFirst()
                .map(book -> book.clause(id))
                .orElseThrow(() ->
                    new BadInput(
                        "there is neither a command nor a clause '"
                            + id
                            + "'; expected a command such as play, or a clause such as SWP-4.2")));
  }

  /** Whether an id begins as those of a book do. */
  private static boolean isOf(Rulebook book, String id) {
    return book.clauses().stream()
        .map(clause -> clause.id().substring(0, clause.id().indexOf('-') + 1))
        .anyMatch(id.toUpperCase(Locale.ROOT)::startsWith);
  }
}
