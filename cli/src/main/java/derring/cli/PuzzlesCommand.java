package derring.cli;

import derring.bots.coach.Estimate;
import derring.bots.coach.Puzzle;
import derring.bots.coach.PuzzleSearch;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Looks for puzzles in matches that are played for it. */
@Command(
    name = "puzzles",
    description = "Looks for positions with one clearly best move, in matches of bots.",
    footer = {
      "",
      "They are written as situations of a first match, one a line: docs/coach.md. The same words find",
      "the same puzzles.",
      "Example: derring puzzles swordplay --count 120 --write swordplay/src/main/resources"
    },
    mixinStandardHelpOptions = true)
final class PuzzlesCommand implements Callable<Integer> {
  private static final int MOST = 1_000;
  private static final int MOST_MATCHES = 1_000_000;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many are wanted; 100 if nothing is said.")
  private int count;

  @Option(
      names = "--matches",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many matches are looked through at most; 10000 if nothing is said.")
  private int matches;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The seed of the first match; 1 if nothing is said.")
  private long seed;

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--write",
      paramLabel = "DIR",
      required = true,
      description = "The folder of resources that they are written into.")
  private Path resources = Path.of("");

  @Override
  public Integer call() {
    number("--count", count, MOST);
    number("--matches", matches, MOST_MATCHES);
    Title title = derring.shelf().title(game);
    Map<String, Object> choices = Choosing.read(title, options);
    Game<?, ?, ?> opened = derring.shelf().open(title, Facts.of(choices)).game();
    if (opened.realTime()) {
      throw new BadInput(
          "nothing is decided in turn in " + title.id() + ", so it has no puzzles of this kind");
    }
    int found = find(opened, choices);
    derring.surroundings().out().println(found + " puzzles are in " + file(title));
    return found == 0 ? 1 : 0;
  }

  private Path file(Title title) {
    return resources.resolve(title.folder()).resolve(Shelf.PUZZLES);
  }

  /**
   * Each is written as soon as it is found, so that nothing is lost if somebody has waited enough.
   */
  private <S extends State<S>, M, V> int find(Game<S, M, V> opened, Map<String, Object> choices) {
    PrintWriter err = derring.surroundings().err();
    List<Puzzle> found = new ArrayList<>();
    PuzzleSearch.of(opened, choices, 0)
        .find(
            count,
            seed,
            matches,
            puzzle -> {
              found.add(puzzle);
              err.println("match " + puzzle.seed() + ": " + puzzle.label());
              write(opened.title(), found);
            });
    return found.size();
  }

  private void write(Title title, List<Puzzle> puzzles) {
    Path file = file(title);
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, Json.lines(lesson(title, puzzles), 2));
    } catch (IOException e) {
      throw new BadInput("--write: the puzzles cannot be written to " + file);
    }
  }

  private static void number(String name, int number, int most) {
    if (number < 1 || number > most) {
      throw new BadInput(name + ": expected a number from 1 to " + most + ", but found " + number);
    }
  }

  private static Map<String, Object> lesson(Title title, List<Puzzle> puzzles) {
    Map<String, Object> lesson = new LinkedHashMap<>();
    lesson.put("game", title.id());
    lesson.put("title", "Puzzles");
    lesson.put("minutes", 1);
    lesson.put("partner", "Your opponent");
    List<Object> situations = new ArrayList<>();
    for (int i = 0; i < puzzles.size(); i++) {
      situations.add(situation("Puzzle " + (i + 1), puzzles.get(i)));
    }
    lesson.put("situations", situations);
    return lesson;
  }

  private static Map<String, Object> situation(String name, Puzzle puzzle) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", name);
    fields.put("say", say(puzzle));
    fields.put("then", then(puzzle));
    fields.put("you", puzzle.seat());
    if (!puzzle.options().isEmpty()) {
      fields.put("options", puzzle.options());
    }
    fields.put("given", puzzle.given());
    fields.put("seed", (int) (puzzle.seed() & Integer.MAX_VALUE));
    Map<String, Object> hints = new LinkedHashMap<>();
    puzzle
        .others()
        .forEach((move, chance) ->
            hints.put(move, "That stands at " + points(chance) + " in 100. There is better."));
    fields.put("hints", hints);
    if (!puzzle.like().isEmpty()) {
      fields.put("like", puzzle.like());
    }
    fields.put("play", List.of(Map.of("seat", puzzle.seat(), "move", puzzle.move())));
    return fields;
  }

  private static String say(Puzzle puzzle) {
    double best = puzzle.chance().value();
    String standing =
        best > 0.9
            ? "You can all but win here."
            : best > 0.6
                ? "You can take the lead for good."
                : best > 0.4 ? "It hangs in the balance." : "You are in trouble.";
    return standing + " One move is clearly best: which?";
  }

  private static String then(Puzzle puzzle) {
    return String.format(
        Locale.ROOT,
        "Yes: %s. It stands at %d in 100; the next best, %s, at %d.%s",
        puzzle.label(),
        points(puzzle.chance()),
        puzzle.next(),
        (int) Math.rint(100 * (puzzle.chance().value() - puzzle.lead().value())),
        puzzle.rule().isEmpty() ? "" : " (" + puzzle.rule() + ")");
  }

  private static int points(Estimate chance) {
    return (int) Math.rint(100 * chance.value());
  }
}
