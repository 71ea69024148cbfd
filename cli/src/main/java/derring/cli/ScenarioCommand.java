package derring.cli;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Result;
import derring.formats.Scenario;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Plays scenarios and says which of them the rules meet. */
@Command(
    name = "scenario",
    description = "Plays scenarios and says which of them the rules meet.",
    footer = "Exit status: 0 all passed, 1 one failed, 2 one cannot be used.",
    mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Scenarios, or folders of them.")
  private List<Path> files;

  @Option(
      names = "--json",
      description = "Prints what came of each, with the whole state as the referee sees it.")
  private boolean json;

  @Option(names = "--moves", description = "Lists the legal moves of each seat at the end.")
  private boolean moves;

  private final List<Object> plain = new ArrayList<>();
  private int passed;
  private int failed;
  private int unusable;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    List<Path> all = all();
    for (Path file : all) {
      run(file, out);
    }
    if (json) {
      boolean one = files.size() == 1 && !Files.isDirectory(files.getFirst());
      if (!one || !plain.isEmpty()) {
        out.print(Json.pretty(one ? plain.getFirst() : plain));
      }
    } else if (passed + failed > 0 || all.size() > 1) {
      out.println(
          passed
              + " passed, "
              + failed
              + " failed"
              + (unusable == 0 ? "" : ", " + unusable + " cannot be used"));
    }
    return unusable > 0 ? Complaints.MISUSED : failed > 0 ? 1 : 0;
  }

  private void run(Path file, PrintWriter out) {
    Result result;
    try {
      result = Scenario.read(Doc.read(file)).run(derring.shelf());
    } catch (BadFile e) {
      unusable++;
      out.flush();
      derring.surroundings().err().println("derring: " + e.getMessage());
      return;
    }
    if (result.passed()) {
      passed++;
    } else {
      failed++;
    }
    if (json) {
      plain.add(result.plain(moves));
      return;
    }
    out.println(
        result.passed()
            ? "ok    " + result.file() + ": " + result.title()
            : "FAIL  " + result.failure());
    if (moves) {
      result
          .moves()
          .forEach((seat, legal) -> {
            out.println("      seat " + seat + ": " + (legal.isEmpty() ? "no moves" : ""));
            legal.forEach(move -> out.println("        " + move));
          });
    }
  }

  /** The files, with those in folders by name. */
  private List<Path> all() {
    List<Path> all = new ArrayList<>();
    for (Path file : files) {
      if (!Files.isDirectory(file)) {
        all.add(file);
        continue;
      }
      try (Stream<Path> inside = Files.list(file)) {
        List<Path> found =
            inside.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
        if (found.isEmpty()) {
          throw new BadFile(file.toString(), "expected scenarios (*.yaml) in this folder");
        }
        all.addAll(found);
      } catch (IOException e) {
        throw new BadFile(file.toString(), "cannot be listed: " + e.getMessage());
      }
    }
    return all;
  }
}
