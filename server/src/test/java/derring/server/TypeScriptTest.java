package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TypeScriptTest {
  private static final Path SOURCES = Path.of("../web/src");

  /** Run with {@code -Dderring.types=write} to bring the files up to date. */
  @Test
  void theBrowsersTypesAreThoseOfTheRecords() throws IOException {
    holds(SOURCES.resolve("wire.gen.ts"), TypeScript.text());
  }

  @Test
  void theMovesEventsAndViewsOfEachGameAreThoseOfItsRecords() throws IOException {
    for (Title title : Shelf.standard().titles()) {
      Path folder = SOURCES.resolve(title.id().replace("-", ""));
      if (toy(title)) {
        assertThat(folder).as("a toy is never shipped").doesNotExist();
        assertThat(TypeScript.seam(title)).contains("export type Move =");
      } else {
        holds(folder.resolve("seam.gen.ts"), TypeScript.seam(title));
      }
    }
  }

  /** What only the tests have on their class path; every other game is shipped. */
  private static boolean toy(Title title) {
    return title.getClass().getPackageName().startsWith("derring.toys");
  }

  private static void holds(Path file, String text) throws IOException {
    if ("write".equals(System.getProperty("derring.types"))) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    assertThat(file).content().isEqualTo(text);
  }

  @Test
  void whatMayBeMissingIsOptionalAndWordsAreUnions() {
    assertThat(TypeScript.text())
        .contains("  table?: Table;")
        .contains("  state: 'open' | 'running' | 'finished';")
        .contains("  kind: 'flag' | 'number' | 'choice' | 'per-seat' | 'several';")
        .contains("  clock?: Record<string, number>;")
        .contains("  events: unknown[];");
  }
}
