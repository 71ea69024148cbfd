package derring.cli;

import derring.bots.coach.Analysis;
import derring.bots.coach.Coach;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Text;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Match;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Goes through a match with the coach. */
@Command(
    name = "coach",
    description = "Goes through a match that is over: chances, moves that cost, and luck.",
    footer = {
      "",
      "Every decision is judged by what its player knew then. The same words give the same answer.",
      "Whoever stops it with Ctrl-C is told what was found until then.",
      "docs/coach.md says how the figures are meant."
    },
    mixinStandardHelpOptions = true)
final class CoachCommand implements Callable<Integer> {
  private static final int LEAST = 64;
  private static final int MOST = 1_000_000;

  /** So many seconds a move may take that is being thought about when somebody stops it. */
  private static final int PATIENCE = 20;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "RECORD", description = "The record of a match.")
  private Path file;

  @Option(
      names = "--lines",
      paramLabel = "N",
      description =
          "Lines that are played for each decision; else as many as are worth their time.")
  private @Nullable Integer lines;

  @Option(
      names = "--seat",
      paramLabel = "NAME",
      description = "Whose moves: a name, or a number from 0; all if nothing is said.")
  private @Nullable String seat;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number that everything random comes from; 1 if nothing is said.")
  private long seed;

  @Option(names = "--json", paramLabel = "FILE", description = "Writes all of it there, as JSON.")
  private @Nullable Path json;

  @Option(names = "--cards", paramLabel = "SET=FILE", description = "Cards that are not built in.")
  private List<String> cards = new ArrayList<>();

  private volatile boolean stopped;

  @Override
  public Integer call() {
    if (lines != null && (lines < LEAST || lines > MOST)) {
      throw new BadInput(
          "--lines: expected a number from " + LEAST + " to " + MOST + ", but found " + lines);
    }
    Kept kept = Records.read(Doc.read(file), derring.shelf(), Choosing.cards(cards));
    Outcome ending = kept.ending();
    if (ending == null) {
      throw new BadInput(file + ": the match is not over, and the coach says nothing until it is");
    }
    if (json != null) {
      Keeping.check(json, true);
      Keeping.spare(json, read(), "--json: the analysis", "name another file");
    }
    analyse(kept, kept.verify(), ending);
    return 0;
  }

  /** The record, and the card sets that the match was played with. */
  private List<Path> read() {
    List<Path> files = new ArrayList<>(List.of(file));
    files.addAll(Choosing.paths(cards));
    return files;
  }

  private <S extends State<S>, M, V> void analyse(Kept kept, Match<S, M, V> match, Outcome ending) {
    Sitting<S, M, V> sitting =
        new Sitting<>(
            kept.box(),
            match,
            kept.record().seats().stream().map(Sitter::of).toList(),
            kept.record().seed(),
            derring.shelf().rulebook(kept.box().title()));
    Coach<S, M, V> coach =
        new Coach<>(
            match,
            ending,
            sitting.names(),
            seats(sitting),
            lines == null ? 0 : lines,
            seed,
            new Cores());
    Progress progress = new Progress();
    CountDownLatch told = new CountDownLatch(1);
    try (Parting _ = new Parting(() -> part(told))) {
      while (!stopped && !coach.advance(() -> true)) {
        progress.at(coach.done(), coach.all());
      }
      tell(coach.analysis());
      told.countDown();
    }
  }

  /** Who has pressed Ctrl-C is told what was found until then. */
  private void part(CountDownLatch told) {
    stopped = true;
    try {
      boolean _ = told.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void tell(Analysis analysis) {
    if (json != null) {
      Text.write(json, Json.pretty(analysis));
    }
    new Debrief(derring.surroundings().out()).tell(analysis);
    derring.surroundings().out().flush();
  }

  /** The seats that are asked for, as a bit set. */
  private int seats(Sitting<?, ?, ?> sitting) {
    int all = sitting.game().seats();
    if (seat == null) {
      return (1 << all) - 1;
    }
    List<String> names = IntStream.range(0, all).mapToObj(sitting::name).toList();
    int named = names.indexOf(seat);
    if (named < 0 && seat.matches("\\d{1,9}") && Integer.parseInt(seat) < all) {
      named = Integer.parseInt(seat);
    }
    if (named < 0) {
      throw new BadInput("--seat: expected " + Facts.oneOf(names) + ", but found " + seat);
    }
    return 1 << named;
  }

  /** Says how far it is, if it takes longer than a moment. */
  private final class Progress {
    private static final long FIRST = 1_000_000_000L;
    private static final long NEXT = 3_000_000_000L;

    private long due = System.nanoTime() + FIRST;

    void at(int done, int of) {
      if (System.nanoTime() - due > 0) {
        derring.surroundings().err().println(done + " of " + of + " moves ...");
        due = System.nanoTime() + NEXT;
      }
    }
  }
}
