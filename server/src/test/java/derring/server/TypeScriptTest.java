package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TypeScriptTest {
  private static final Path FILE = Path.of("../web/src/wire.gen.ts");

  /** Run with {@code -Dderring.types=write} to bring the file up to date. */
  @Test
  void theBrowsersTypesAreThoseOfTheRecords() throws IOException {
    if ("write".equals(System.getProperty("derring.types"))) {
      Files.writeString(FILE, TypeScript.text());
    }
    assertThat(FILE).content().isEqualTo(TypeScript.text());
  }

  @Test
  void whatMayBeMissingIsOptionalAndWordsAreUnions() {
    assertThat(TypeScript.text())
        .contains("  table?: Table;")
        .contains("  state: 'open' | 'running' | 'finished';")
        .contains("  kind: 'flag' | 'number' | 'choice' | 'per-seat';")
        .contains("  clock?: Record<string, number>;")
        .contains("  events: unknown[];");
  }
}
