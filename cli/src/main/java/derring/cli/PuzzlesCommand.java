package derring.cli;

import derring.bots.coach.Puzzle;
import derring.bots.coach.PuzzleSearch;
import derring.bots.coach.Variety;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Lesson;
import derring.formats.Shelf;
import derring.formats.Text;
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
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
      "Example: derring puzzles swordplay --count 120 --add --write swordplay/src/main/resources"
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

  @Option(
      names = "--add",
      description = {
        "Keep the puzzles that are there, and go on after the last match that gave one with the"
            + " same options."
      })
  private boolean add;

  @Option(names = "--fresh", description = "Throw the puzzles that are there away.")
  private boolean fresh;

  @Option(
      names = "--words",
      description = {
        "Only say the puzzles that are there in the words of today: nothing is looked for, and no"
            + " figure changes."
      })
  private boolean words;

  @Override
  public Integer call() {
    number("--count", count, MOST);
    number("--matches", matches, MOST_MATCHES);
    Title title = derring.shelf().title(game);
    if (words) {
      return sayAnew(title);
    }
    Map<String, Object> choices = Choosing.read(title, options);
    Path file = file(title);
    Doc kept = kept(title, file);
    List<Object> situations = new ArrayList<>();
    makeRoom(file);
    find(title, derring.shelf().open(title, Facts.of(choices)).game(), choices, kept, situations);
    derring.surroundings().out().println(situations.size() + " puzzles are in " + file);
    return situations.isEmpty() ? 1 : 0;
  }

  /** What moves are called may have changed since the puzzles were found. */
  private int sayAnew(Title title) {
    Path file = file(title);
    if (!Files.exists(file)) {
      throw new BadInput("--words: there are no puzzles in " + file);
    }
    Doc doc = Doc.read(file);
    List<Lesson.Situation> puzzles = puzzles(title, doc);
    List<Facts> told = doc.facts().items("situations");
    List<Object> situations = new ArrayList<>();
    int changed = 0;
    for (int i = 0; i < told.size(); i++) {
      Facts one = told.get(i);
      String then = PuzzleWords.anew(puzzles.get(i), puzzles.get(i).practice(derring.shelf()));
      changed += then.equals(one.at("then").text()) ? 0 : 1;
      Map<String, Object> fields = new LinkedHashMap<>();
      one.keys().forEach(key -> fields.put(key, key.equals("then") ? then : one.at(key).raw()));
      situations.add(fields);
    }
    write(title, situations);
    derring
        .surroundings()
        .out()
        .println(changed + " of " + told.size() + " are told anew in " + file);
    return 0;
  }

  private Path file(Title title) {
    return resources.resolve(title.folder()).resolve(Shelf.PUZZLES);
  }

  /**
   * Each is written as soon as it is found, so that nothing is lost if somebody has waited enough.
   *
   * @param kept the puzzles that are there and stay; null if none do
   */
  private <S extends State<S>, M, V> void find(
      Title title,
      Game<S, M, V> opened,
      Map<String, Object> choices,
      @Nullable Doc kept,
      List<Object> situations) {
    PrintWriter err = derring.surroundings().err();
    PuzzleSearch<S, M> search = PuzzleSearch.of(opened, choices);
    Variety variety = new Variety(search.most(count));
    long from = seed;
    if (kept != null) {
      for (Facts situation : kept.facts().items("situations")) {
        situations.add(situation.raw());
        variety.add(kind(title, kept, situation));
        if (choices.equals(situation.optional("options").raw())) {
          from = Math.max(from, kept.read(_ -> found(situation)) + 1L);
        }
      }
    }
    search.find(
        count - situations.size(),
        from,
        matches,
        variety,
        puzzle -> {
          situations.add(situation("Puzzle " + (situations.size() + 1), puzzle));
          err.printf(
              "%d of %d, match %d: %s%n", situations.size(), count, puzzle.seed(), puzzle.label());
          err.flush();
          write(title, situations);
        });
  }

  /** The seed of the match that a puzzle was found in. */
  private static int found(Facts situation) {
    return situation.at("seed").number(0, Integer.MAX_VALUE);
  }

  /** What kind of puzzle one is that was found before, perhaps at another table. */
  private String kind(Title title, Doc kept, Facts situation) {
    Facts options = situation.optional("options");
    Game<?, ?, ?> table =
        kept.within(options.path(), () -> derring.shelf().open(title, options).game());
    return kind(table, kept, situation);
  }

  private static <S extends State<S>, M, V> String kind(
      Game<S, M, V> table, Doc kept, Facts situation) {
    List<M> moves = new ArrayList<>();
    for (Facts line : situation.items("play")) {
      Facts move = kept.read(_ -> line.at("move"));
      moves.add(kept.within(move.path(), () -> table.parse(move.text())));
    }
    return PuzzleSearch.of(table, Map.of()).kind(moves);
  }

  /** The puzzles that are there and stay; null if none do. */
  private @Nullable Doc kept(Title title, Path file) {
    if (add && fresh) {
      throw new BadInput("--fresh: the puzzles that are there cannot be kept as well (--add)");
    }
    if (fresh || !Files.exists(file)) {
      return null;
    }
    if (!add) {
      throw new BadInput(
          "--write: there are puzzles in "
              + file
              + "; --add keeps them and goes on, --fresh throws them away");
    }
    Doc doc = Doc.read(file);
    List<Lesson.Situation> _ = puzzles(title, doc);
    return doc;
  }

  /** What a file of puzzles holds, if it is a whole one of this game. */
  private static List<Lesson.Situation> puzzles(Title title, Doc doc) {
    Lesson lesson = Lesson.read(doc);
    if (!lesson.game().equals(title.id())) {
      throw doc.bad(
          List.of("game"), "expected puzzles of " + title.id() + ", but found " + lesson.game());
    }
    return lesson.situations();
  }

  /** Better told before the search than after the first was found. */
  private static void makeRoom(Path file) {
    try {
      Files.createDirectories(file.getParent());
    } catch (IOException e) {
      throw new BadInput("--write: the puzzles cannot be written to " + file);
    }
    Keeping.check(file, true);
  }

  /** Who interrupts this has the file as it was, and not the half of a new one. */
  private void write(Title title, List<Object> situations) {
    Text.write(file(title), Json.lines(lesson(title, situations), 2));
  }

  private static void number(String name, int number, int most) {
    if (number < 1 || number > most) {
      throw new BadInput(name + ": expected a number from 1 to " + most + ", but found " + number);
    }
  }

  private static Map<String, Object> lesson(Title title, List<Object> situations) {
    Map<String, Object> lesson = new LinkedHashMap<>();
    lesson.put("game", title.id());
    lesson.put("title", "Puzzles");
    lesson.put("minutes", 1);
    lesson.put("partner", "Your opponent");
    lesson.put("situations", situations);
    return lesson;
  }

  private static Map<String, Object> situation(String name, Puzzle puzzle) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", name);
    fields.put("say", puzzle.say());
    fields.put("then", puzzle.then());
    fields.put("you", puzzle.seat());
    if (!puzzle.options().isEmpty()) {
      fields.put("options", puzzle.options());
    }
    fields.put("given", puzzle.given());
    fields.put("seed", (int) (puzzle.seed() & Integer.MAX_VALUE));
    fields.put("hints", puzzle.hints());
    if (!puzzle.like().isEmpty()) {
      fields.put("like", puzzle.like());
    }
    List<Object> play = new ArrayList<>();
    puzzle.play().forEach(made -> play.add(Map.of("seat", made.seat(), "move", made.move())));
    fields.put("play", play);
    return fields;
  }
}
