package derring.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.ClauseTable;
import derring.formats.Doc;
import derring.formats.Scenario;
import derring.formats.Shelf;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The scenarios of this game alone, so that a change of a rule is answered in seconds. */
class ScenariosTest {
  private static final Shelf SHELF = Shelf.standard();

  @TestFactory
  Stream<DynamicTest> everyScenarioIsMet() {
    return SHELF.scenarios(SHELF.title("fire-at-will")).stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getFileName().toString(),
                () -> assertThat(Scenario.read(Doc.read(file)).run(SHELF).failure()).isNull()));
  }

  @Test
  void everyClauseIsShownAtWorkAndAtItsLimit() {
    assertThat(ClauseTable.of(SHELF, SHELF.title("fire-at-will")).gaps())
        .extracting(ClauseTable.Gap::sentence)
        .isEmpty();
  }
}
