package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ScenarioTest {
  private static final Shelf SHELF = Shelf.standard();

  @Test
  void everyScenarioOfTheTitlePasses() {
    for (Path file : SHELF.scenarios(SHELF.title("high-card"))) {
      assertThat(Scenario.read(Doc.read(file)).run(SHELF).failure()).isNull();
    }
  }
}
