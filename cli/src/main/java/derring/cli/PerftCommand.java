package derring.cli;

import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.Perft;
import derring.kernel.State;
import derring.kernel.Title;
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

/** Counts the distinct histories of a game. */
@Command(
    name = "perft",
    description = "Counts the distinct histories of a match, to compare two implementations.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 64;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      description = "How many moves deep.")
  private int depth;

  @Option(
      names = "--seed",
      paramLabel = "S",
      required = true,
      description = "A whole number that the deal and the shuffles come from.")
  private long seed;

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--json", description = "Prints the counts as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    if (depth < 0 || depth > DEEPEST) {
      throw new BadInput(
          "--depth: expected a number from 0 to " + DEEPEST + ", but found " + depth);
    }
    Title title = derring.shelf().title(game);
    Game<?, ?, ?> opened = derring.shelf().open(title, Choosing.facts(title, options)).game();
    List<Object> rows = new ArrayList<>();
    count(opened, rows);
    if (json) {
      Map<String, Object> plain = new LinkedHashMap<>();
      plain.put("game", title.id());
      plain.put("rules", title.rulesVersion());
      plain.put("options", opened.options());
      plain.put("seed", seed);
      plain.put("depths", rows);
      derring.surroundings().out().print(Json.pretty(plain));
    }
    return 0;
  }

  /** Depth by depth, so that the shallow counts are there while the deep ones are made. */
  private <S extends State<S>, M, V> void count(Game<S, M, V> opened, List<Object> rows) {
    PrintWriter out = derring.surroundings().out();
    if (!json) {
      out.printf("%5s  %18s  %14s%n", "depth", "histories", "of these ended");
    }
    long start = System.nanoTime();
    for (int moves = 0; moves <= depth; moves++) {
      if (System.nanoTime() - start > 1_000_000_000L) {
        derring.surroundings().err().println("counting depth " + moves + " of " + depth + " ...");
      }
      Perft<S, M, V> perft = new Perft<>(opened, seed, moves);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("depth", moves);
      row.put("histories", perft.histories(moves));
      row.put("ended", perft.ended(moves));
      rows.add(row);
      if (!json) {
        out.printf("%5d  %18d  %14d%n", moves, perft.histories(moves), perft.ended(moves));
        out.flush();
      }
    }
  }
}
