package derring.cli;

import derring.bots.Bots;
import derring.bots.search.School;
import derring.bots.search.Subject;
import derring.formats.Text;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Teaches the master of a game from matches that are played for it. */
@Command(
    name = "train",
    description = "Teaches the master of a game, from matches of bots that are played for it.",
    footer = {
      "",
      "First the greedy bot plays, then the search plays itself with what was learnt so far. The same",
      "words give the same weights. They are written with a card that says how they were made, when all",
      "is learnt: whoever stops it with Ctrl-C is told how far it got, and has the weights as they were.",
      "Example: derring train swordplay --write bots/src/main/resources"
    },
    mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {
  private static final int MOST = 10_000_000;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "30000",
      description = "Matches of the greedy bot; 30000 if nothing is said.")
  private int games;

  @Option(
      names = "--own",
      paramLabel = "N",
      defaultValue = "0",
      description = "Matches of the search against itself after that; none if nothing is said.")
  private int own;

  @Option(
      names = "--lines",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "Lines that the search thinks through for a move there; 400 if nothing is said.")
  private int lines;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number that everything random comes from; 1 if nothing is said.")
  private long seed;

  @Option(
      names = "--write",
      paramLabel = "DIR",
      required = true,
      description = "The folder of resources that the weights are written into.")
  private Path resources = Path.of("");

  /** So many matches are learnt from, as far as it was told. */
  private volatile int greedy;

  private volatile int itself;

  @Override
  public Integer call() {
    number("--games", games, 1);
    number("--own", own, 0);
    number("--lines", lines, 1);
    Title title = derring.shelf().title(game);
    Subject<?, ?, ?> subject = Bots.subject(title);
    if (subject == null) {
      throw new BadInput("nobody learns in " + title.id() + ": its bots know all they need");
    }
    Path folder = resources.resolve(subject.folder());
    makeRoom(folder);
    List<Game<?, ?, ?>> tables = new ArrayList<>();
    title
        .variants()
        .forEach(choices -> tables.add(derring.shelf().open(title, Facts.of(choices)).game()));
    PrintWriter out = derring.surroundings().out();
    School<?, ?, ?> school = subject.school(tables, seed);
    List<String> told = new ArrayList<>();
    AtomicBoolean over = new AtomicBoolean();
    try (Parting _ = new Parting(() -> part(over))) {
      school.teach(
          games,
          0,
          progress -> {
            greedy = progress.games();
            tell(told, "greedy: " + progress, out);
          });
      if (own > 0) {
        school.teach(
            own,
            lines,
            progress -> {
              itself = progress.games();
              tell(told, "itself: " + progress, out);
            });
      }
    }
    if (over.compareAndSet(false, true)) {
      Text.write(folder.resolve(Subject.LESSON), school.lesson());
      Text.write(folder.resolve(Subject.CARD), card(title, told));
    }
    return 0;
  }

  /** Better told before hours of play than after them. */
  private static void makeRoom(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("--write: the weights cannot be written into " + folder);
    }
    Keeping.check(folder.resolve(Subject.LESSON), true);
    Keeping.check(folder.resolve(Subject.CARD), true);
  }

  /**
   * What somebody wants to know who has pressed Ctrl-C. Half a lesson is not put in the place of a
   * whole one: its weights are not averaged yet, and its card would not say how to make it again.
   *
   * @param over set by whoever comes first: who writes, or who says that nothing is written
   */
  private void part(AtomicBoolean over) {
    if (over.compareAndSet(false, true)) {
      derring
          .surroundings()
          .err()
          .println(
              "Stopped after at least "
                  + greedy
                  + " of "
                  + games
                  + " matches of the greedy bot"
                  + (own > 0 ? " and " + itself + " of " + own + " of the search" : "")
                  + "; nothing was written, and the same command begins anew.");
    }
  }

  private static void tell(List<String> told, String line, PrintWriter out) {
    told.add(line);
    out.println(line);
    out.flush();
  }

  private static void number(String name, int number, int least) {
    if (number < least || number > MOST) {
      throw new BadInput(
          name + ": expected a number from " + least + " to " + MOST + ", but found " + number);
    }
  }

  /** How the weights were made: who has the same sources makes the same. */
  private String card(Title title, List<String> told) {
    return "What the master of "
        + title.name()
        + " (rules version "
        + title.rulesVersion()
        + ") has learnt, in lesson.txt.\n\n"
        + "Made by: derring train "
        + game
        + " --games "
        + games
        + " --own "
        + own
        + " --lines "
        + lines
        + " --seed "
        + seed
        + "\n\n"
        + "Surprise is the mean logarithm of how unlikely the truth was thought; less is better.\n"
        + String.join("\n", told)
        + "\n";
  }
}
