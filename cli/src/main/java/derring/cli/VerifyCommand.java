package derring.cli;

import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Match;
import derring.kernel.Outcome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Proves that a record replays and that nothing in it was altered since it was sealed. */
@Command(
    name = "verify",
    description = "Proves that a record replays and that nothing in it was altered.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
  private static final String HOST_ALONE =
      "Warning: no seat gave a part of the seed, so whoever dealt chose it alone, and could have"
          + " tried many before choosing this one. Nothing was altered since, but nobody else had a"
          + " hand in it.";

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The record of a match.")
  private Path file;

  @Option(names = "--cards", paramLabel = "SET=FILE", description = "Cards that are not built in.")
  private List<String> cards = new ArrayList<>();

  @Override
  public Integer call() {
    Kept kept = Records.read(Doc.read(file), derring.shelf(), Choosing.cards(cards));
    Match<?, ?, ?> match = kept.verify();
    PrintWriter out = derring.surroundings().out();
    out.println(
        file
            + ": verified. "
            + match.steps().size()
            + " moves of "
            + kept.box().title().name()
            + " replay to the recorded end. "
            + cut(kept)
            + "The options, the card sets and the seats are those that"
            + " were sealed, and every die, card and shuffle is the one that the seed committed to"
            + " before the match ("
            + kept.record().seal().commitment().substring(0, Farewell.DIGITS)
            + ") gives.");
    if (kept.record().seed().hostAlone()) {
      out.println(HOST_ALONE);
    }
    return 0;
  }

  /** Nothing proves that somebody gave up, or that the host closed a match: the record says it. */
  private static String cut(Kept kept) {
    Outcome ending = kept.record().cut() == null ? null : kept.ending();
    return ending == null
        ? ""
        : "There it was cut short, as who kept it says: " + ending.reason() + " ";
  }
}
