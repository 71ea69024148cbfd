package derring.cli;

import derring.formats.ClauseTable;
import derring.formats.Json;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Holds the clauses of a rulebook against the scenarios that prove them. */
@Command(
    name = "clauses",
    description = "Holds the clauses of the rulebooks against the scenarios that prove them.",
    footer = "Exit status: 0 every clause is proven, 1 there are gaps.",
    mixinStandardHelpOptions = true)
final class ClausesCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; otherwise all of them.")
  private @Nullable String game;

  @Option(names = "--json", description = "Prints the table as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    List<Title> titles =
        game == null ? derring.shelf().titles() : List.of(derring.shelf().title(game));
    Map<String, Object> plain = new LinkedHashMap<>();
    boolean gaps = false;
    for (Title title : titles) {
      ClauseTable table = ClauseTable.of(derring.shelf(), title);
      gaps |= !table.gaps().isEmpty();
      if (json) {
        plain.put(title.id(), table.plain());
      } else {
        print(title, table, out);
      }
    }
    if (json) {
      out.print(Json.pretty(plain));
    }
    return gaps ? 1 : 0;
  }

  private static void print(Title title, ClauseTable table, PrintWriter out) {
    out.println(title.name());
    out.print(table.text());
    table.gaps().forEach(gap -> out.println("gap: " + gap.sentence()));
    out.println(
        table.rows().size()
            + " clauses, "
            + (table.gaps().isEmpty() ? "all proven" : table.gaps().size() + " gaps"));
  }
}
