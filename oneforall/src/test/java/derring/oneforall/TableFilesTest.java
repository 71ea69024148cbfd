package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.BadFile;
import derring.formats.CardFile;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table that cannot be played on is refused with its file, the line and what was expected. */
class TableFilesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("one-for-all");

  private static final String HEAD =
      """
      title: A yard
      size: [20, 20]
      deploy: {a: [0, 0, 20, 3], b: [0, 17, 20, 20]}
      objects:
        - {id: one, kind: long-table, at: [10, 10]}
      """;

  @TempDir private Path folder;

  @Test
  void aTableWithRoomBetweenItsObjectsCanBePlayedOn() throws IOException {
    Path file = file("  - {id: two, kind: stool, at: [10, 11.3]}");
    assertThatCode(() -> open(file)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {id: two, kind: stool, at: [10, 11.2]}              | 'two' overlaps 'one'; expected room between them
          {id: two, kind: stool, at: [19.7, 5]}               | 'two' reaches beyond the edge of the table (20 by 20 inches)
          {id: two, kind: crate, at: [0.7, 5], turn: 45}      | 'two' reaches beyond the edge of the table (20 by 20 inches)
          {id: two, kind: sofa, at: [5, 5]}                   | there is no object 'sofa'; expected
          {id: one, kind: stool, at: [5, 5]}                  | 'one' is the name of another object already
          {id: two, kind: stool, at: [5, 5, 5]}               | expected two coordinates in inches, but found 3
          {id: two, kind: bench, at: [5, 5], turn: 20}        | expected a multiple of 15 degrees, but found 20
          {id: two, kind: stool, at: [5, 5], size: [1, 1]}    | is round: expected a radius
          {id: two, kind: stool, at: [5, 5], items: [anvil]}  | anvil
          {id: two, kind: cleat, at: [5, 5]}                  | needs 'drops'
          {id: two, kind: cleat, at: [5, 5], drops: one}      | expected a cleat, and something hanging that it lets drop
          {id: two, kind: wheel, at: [5, 5], on: one}         | 'one' is no platform that an object can stand on
          {id: two, kind: wheel, at: [5, 5], on: three}       | there is no object 'three' on this table
          {id: two, kind: stool, at: [5, 5], colour: red}     | colour
          {id: two, kind: stool, at: [here, 5]}               | here
          {id: two, kind: stool}                              | at
          {id: at, kind: stool, at: [5, 5]}                   | 'at' is a word of the notation
          {id: None, kind: stool, at: [5, 5]}                 | 'None' is a word of the notation
          """)
  void aBadObjectIsRefusedWithItsPlace(String line, String says) throws IOException {
    Path file = file("  - " + line);
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith(file + ":6")
        .hasMessageContaining(says);
  }

  @Test
  void moreObjectsThanATableHoldsAreRefused() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int x = 1 + i % 16;
      int y = 1 + i / 16;
      lines.append("  - {id: s%d, kind: stool, at: [%d, %d]}%n".formatted(i, x, y));
    }
    Path file = file(lines.toString());
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("expected at most 64 objects");
  }

  @Test
  void moreThingsForTheHandThanCanBeNamedAreRefused() throws IOException {
    String plates = String.join(", ", java.util.Collections.nCopies(257, "plate"));
    Path file = file("  - {id: two, kind: round-table, at: [5, 5], items: [" + plates + "]}");
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("expected at most 256 things for the hand");
  }

  @Test
  void aZoneWithoutRoomForItsFiguresIsRefused() throws IOException {
    Path file = folder.resolve("tiny.yaml");
    Files.writeString(file, HEAD.replaceFirst("a: \\[[^]]*]", "a: [0, 0, 1.3, 1.3]"));
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith(file + ":3")
        .hasMessageContaining("no room for all figures");
  }

  private Path file(String more) throws IOException {
    return Files.writeString(folder.resolve("yard.yaml"), HEAD + more + "\n");
  }

  private static void open(Path file) {
    SHELF.open(TITLE, Facts.none(), List.of(CardFile.read("tavern", file)));
  }
}
