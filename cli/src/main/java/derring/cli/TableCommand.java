package derring.cli;

import derring.cli.oneforall.TableDrawing;
import derring.formats.CardFile;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Option.Kind;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Title;
import derring.oneforall.Seen;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Checks and draws a table of ...And One For All!. */
@Command(
    name = "table",
    description = "Checks a table file of ...And One For All!, and draws it.",
    footer = {
      "",
      "To play on it: derring play one-for-all --option table=FILE.",
      "docs/one-for-all-tables.md says how a table is written."
    },
    mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
  private static final String OPTION = "table";

  @ParentCommand private Derring derring;

  @Parameters(
      paramLabel = "FILE",
      description = "The table, a YAML file; or a built-in one: tavern, convent, deck.")
  private String file;

  @Option(names = "--svg", description = "Prints a drawing from above as SVG.")
  private boolean svg;

  @Override
  public Integer call() {
    Title title = derring.shelf().title("one-for-all");
    boolean builtIn =
        title.options().stream()
            .anyMatch(option ->
                option.kind() == Kind.CHOICE
                    && option.name().equals(OPTION)
                    && option.words().contains(file));
    Map<String, Object> choices = new LinkedHashMap<>();
    List<CardFile> files = List.of();
    CardFile table;
    if (builtIn) {
      choices.put(OPTION, file);
      table = derring.shelf().cards(title, file);
    } else {
      table = CardFile.read("tavern", Choosing.path(file));
      files = List.of(table);
    }
    Seen seen = seen(derring.shelf().open(title, Facts.of(choices), files).game());
    PrintWriter out = derring.surroundings().out();
    if (svg) {
      new TableDrawing(seen, zones(table), out).draw();
    } else {
      out.printf(
          "%s: %s, %s by %s inches, %d objects, %d things for the hand. It can be played on.%n",
          file,
          seen.table(),
          TableDrawing.inches(seen.width()),
          TableDrawing.inches(seen.height()),
          seen.objects().stream().filter(Seen.Piece::there).count(),
          seen.items().size());
    }
    return 0;
  }

  private static <S extends State<S>, M, V> Seen seen(Game<S, M, V> game) {
    S state = game.deal(new SeededChance(1), Log.NONE);
    return (Seen) game.show(game.view(state, Game.SPECTATOR));
  }

  /** Where the sides are placed, in thousandths of an inch; the game has found them in order. */
  private static List<int[]> zones(CardFile table) {
    Facts deploy = Facts.of(table.set().content()).at("deploy");
    List<int[]> zones = new ArrayList<>();
    for (String side : List.of("a", "b")) {
      zones.add(
          deploy.at(side).items().stream()
              .mapToInt(length ->
                  (int) Math.round(Double.parseDouble(String.valueOf(length.raw())) * 1000))
              .toArray());
    }
    return zones;
  }
}
