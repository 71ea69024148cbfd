package derring.cli;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.BadInput;
import derring.kernel.CutShort;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Shows a recorded match again: on a terminal step by step, else its whole log. */
@Command(
    name = "replay",
    description = "Steps through the record of a match.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The record of a match.")
  private Path file;

  @Option(
      names = "--seat",
      paramLabel = "N",
      description = "Whose eyes, from 0; once a match is over all hands may be seen.")
  private @Nullable Integer seat;

  @Option(names = "--cards", paramLabel = "SET=FILE", description = "Cards that are not built in.")
  private List<String> cards = new ArrayList<>();

  @Mixin private Manner manner;

  @Override
  public Integer call() {
    Kept kept = Records.read(Doc.read(file), derring.shelf(), Choosing.cards(cards));
    BadFile doubt = doubt(kept);
    replay(kept, playable(kept, doubt), doubt);
    return doubt == null ? 0 : 1;
  }

  /** What speaks against the record being what was played; null if nothing does. */
  private static @Nullable BadFile doubt(Kept kept) {
    try {
      kept.verify();
      return null;
    } catch (BadFile e) {
      return e;
    }
  }

  /** The match as the record tells it, true or not. If it cannot be played, the doubt says why. */
  private static Match<?, ?, ?> playable(Kept kept, @Nullable BadFile doubt) {
    try {
      return kept.replay();
    } catch (BadFile e) {
      throw doubt == null ? e : doubt;
    }
  }

  private <S extends State<S>, M, V> void replay(
      Kept kept, Match<S, M, V> match, @Nullable BadFile doubt) {
    Outcome played = match.game().outcome(match.state());
    CutShort cut = kept.record().cut();
    if (seat != null && (seat < 0 || seat >= match.game().seats())) {
      throw new BadInput(
          "--seat: expected a seat from 0 to "
              + (match.game().seats() - 1)
              + ", but found "
              + seat);
    }
    if (seat != null && played == null && cut == null) {
      throw new BadInput("--seat: the match is not over, so its hands stay hidden");
    }
    Sitting<S, M, V> sitting =
        new Sitting<>(
            kept.box(),
            match,
            kept.record().seats().stream().map(Sitter::of).toList(),
            kept.record().seed(),
            derring.shelf().rulebook(kept.box().title()));
    Outcome outcome =
        played != null || cut == null ? played : cut.outcome(match.game().seats(), sitting.names());
    if (doubt != null) {
      derring.surroundings().err().println(warning(doubt));
    }
    if (derring.surroundings().terminal() && !manner.plain() && !manner.json()) {
      try (Screen screen = manner.screen(derring.surroundings())) {
        new Stepping<>(sitting, screen, outcome, seat, doubt == null ? "" : warning(doubt)).run();
      }
    } else {
      print(sitting, outcome);
    }
  }

  private static String warning(BadFile doubt) {
    return "Warning: this record does not tell what was played. " + doubt.getMessage();
  }

  private void print(Sitting<?, ?, ?> sitting, @Nullable Outcome outcome) {
    PrintWriter out = derring.surroundings().out();
    for (Entry entry : sitting.entries()) {
      out.println(
          seen(entry, outcome != null).sentence(sitting.names())
              + "  ("
              + String.join(", ", entry.rules())
              + ")");
    }
    out.println(
        outcome == null
            ? "The match is not over."
            : new Farewell<>(sitting, file).placed(outcome) + " " + outcome.reason());
  }

  /** Once a match is over nothing of it is secret, unless one pair of eyes is asked for. */
  private Event seen(Entry entry, boolean over) {
    return seat != null ? entry.seenBy(seat) : over ? entry.secret() : entry.seenBy(Game.SPECTATOR);
  }
}
