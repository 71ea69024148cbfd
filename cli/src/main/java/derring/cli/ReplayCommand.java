package derring.cli;

import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Match;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Shows a recorded match again. */
@Command(
    name = "replay",
    description = "Steps through the record of a match.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The record of a match.")
  private Path file;

  @Option(names = "--cards", paramLabel = "SET=FILE", description = "Cards that are not built in.")
  private List<String> cards = new ArrayList<>();

  @Override
  public Integer call() {
    Kept kept = Records.read(Doc.read(file), derring.shelf(), Choosing.cards(cards));
    Match<?, ?, ?> match = kept.replay();
    PrintWriter out = derring.surroundings().out();
    match.opening().forEach(entry -> out.println(entry.secret().sentence(s -> "Seat " + s)));
    match
        .steps()
        .forEach(step ->
            step.entries()
                .forEach(entry -> out.println(entry.secret().sentence(s -> "Seat " + s))));
    return 0;
  }
}
