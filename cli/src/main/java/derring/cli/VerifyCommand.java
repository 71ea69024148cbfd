package derring.cli;

import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Match;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Proves that a record replays and that its chance is the one committed to. */
@Command(
    name = "verify",
    description = "Proves that a record replays and that its chance is the committed one.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The record of a match.")
  private Path file;

  @Option(names = "--cards", paramLabel = "SET=FILE", description = "Cards that are not built in.")
  private List<String> cards = new ArrayList<>();

  @Override
  public Integer call() {
    Kept kept = Records.read(Doc.read(file), derring.shelf(), Choosing.cards(cards));
    Match<?, ?, ?> match = kept.verify();
    derring
        .surroundings()
        .out()
        .println(
            file
                + ": verified. "
                + match.steps().size()
                + " moves of "
                + kept.box().title().name()
                + " replay to the recorded end, and every die and shuffle is the one that the seed"
                + " committed to before the match ("
                + kept.record().commitment().substring(0, 12)
                + ") gives.");
    return 0;
  }
}
