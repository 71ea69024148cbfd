package derring.cli;

import derring.formats.Rulebook;
import derring.kernel.BadInput;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Explains a command or a clause of a rulebook. */
@Command(
    name = "help",
    description = "Explains a command, or prints a rule by its id.",
    mixinStandardHelpOptions = true)
final class HelpCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "TOPIC",
      arity = "0..*",
      description = {
        "A command; the id of a clause, such as SWP-4.2; a game, for all its names; or a game and",
        "a name: a card, a guard, a play, a rule by its title, a word, as in help audatia Posta Longa."
      })
  private List<String> topic = new ArrayList<>();

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    CommandLine root = spec.commandLine().getParent();
    if (topic.isEmpty()) {
      root.usage(out);
      return 0;
    }
    String words = String.join(" ", topic);
    CommandLine command = root.getSubcommands().get(words);
    if (command != null) {
      command.usage(out);
      return 0;
    }
    lines(words).forEach(out::println);
    return 0;
  }

  private List<String> lines(String words) {
    for (Title title : derring.shelf().titles()) {
      if (title.id().equalsIgnoreCase(words)) {
        return game(title);
      }
      if (title.id().equalsIgnoreCase(topic.getFirst())) {
        String name = String.join(" ", topic.subList(1, topic.size()));
        return derring.lexicon(title, List.of()).entry(name, Prose.WIDTH);
      }
    }
    List<String> named =
        derring.shelf().titles().stream()
            .map(title -> derring.lexicon(title, List.of()))
            .filter(lexicon -> lexicon.has(words))
            .flatMap(lexicon -> lexicon.entry(words, Prose.WIDTH).stream())
            .toList();
    return named.isEmpty() ? Prose.clause(find(words), Prose.WIDTH) : named;
  }

  /** Where to read on, and every name that can be looked up. */
  private List<String> game(Title title) {
    List<String> lines = new ArrayList<>();
    lines.add(title.name() + ": " + title.pitch());
    lines.add("");
    lines.add("derring rules " + title.id() + "        the whole rulebook");
    lines.add("derring cards " + title.id() + "        all cards");
    lines.add("derring help " + title.id() + " NAME    one of these, or a rule by its title");
    lines.add("");
    lines.addAll(derring.lexicon(title, List.of()).index(Prose.WIDTH));
    return lines;
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
