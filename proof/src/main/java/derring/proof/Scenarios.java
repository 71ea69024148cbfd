package derring.proof;

import derring.formats.Doc;
import derring.formats.Scenario;
import derring.formats.Shelf;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The scenarios of every game on the class path, one test each. A game's module extends it by an
 * empty class and so runs its own, without anything that is built on it.
 */
public abstract class Scenarios {
  private static final Shelf SHELF = Shelf.standard();

  @TestFactory
  final Stream<DynamicTest> everyScenarioIsMet() {
    return SHELF.titles().stream()
        .flatMap(title -> SHELF.scenarios(title).stream())
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> met(file)));
  }

  private static void met(Path file) {
    String failure = Scenario.read(Doc.read(file)).run(SHELF).failure();
    if (failure != null) {
      Assertions.fail(failure);
    }
  }
}
