package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Rulebook.Clause;
import derring.kernel.Title;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every clause of every rulebook is found from code or card data by its id. */
class ClausesAreCited {

  @TestFactory
  Stream<DynamicTest> everyClauseIsCitedByTheRulesOrByACard() {
    return Tables.eachTitle(title -> {
      String rules = rules(sources(title), title.folder());
      List<String> silent =
          Tables.SHELF.rulebook(title).clauses().stream()
              .filter(clause -> !clause.intent())
              .map(Clause::id)
              .filter(id -> !cites(rules, id))
              .toList();
      assertThat(silent).as("clauses that neither code nor cards cite").isEmpty();
    });
  }

  /** The id, and not the beginning of another. */
  private static boolean cites(String rules, String id) {
    return Pattern.compile(Pattern.quote(id) + "(?![\\w]|[.-]\\w)").matcher(rules).find();
  }

  /** Where a title was built from: its classes or its jar lie in the folder target of a module. */
  private static Path sources(Title title) {
    try {
      Path built =
          Path.of(title.getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
      boolean test = built.endsWith("test-classes");
      return built.resolve(test ? "../../src/test" : "../../src/main").normalize();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All sources and data of a game but its rulebook and its scenarios, which name every clause. */
  private static String rules(Path main, String folder) {
    Path own = main.resolve("resources").resolve(folder);
    try (Stream<Path> files = Files.walk(main)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.equals(own.resolve("rulebook.md")))
          .filter(file -> !file.startsWith(own.resolve("scenarios")))
          .map(ClausesAreCited::text)
          .collect(Collectors.joining("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
