package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.ClauseTable.Gap;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClauseTableTest {
  private static final Rulebook BOOK =
      Rulebook.of("r.md", "# T\n## C\n### A-1 One\n### A-2.longer Two\n### A-3 Three (ruling)\n");

  private static Scenario scenario(String name, String rest) {
    return Scenario.read(Doc.of(name, "game: g\ntitle: t\nexpect: {}\n" + rest));
  }

  @Test
  void aClauseNeedsAScenarioForItAndOneAgainstIt() {
    ClauseTable table =
        ClauseTable.of(
            BOOK,
            List.of(
                scenario("a.yaml", "rules: [A-1, A-2.longer]\nagainst: [A-1]\n"),
                scenario("b.yaml", "play: [{seat: 0, refuse: x, rule: A-3}]\n")));
    assertThat(table.gaps())
        .extracting(Gap::sentence)
        .containsExactly(
            "A-2.longer is shown at its limit by no scenario",
            "A-3 is shown at work by no scenario");
    assertThat(table.text())
        .isEqualTo(
            """
            clause       for  against  title
            A-1            1        1  One
            A-2.longer     1        -  Two
            A-3            -        1  Three
            """);
    assertThat(Json.compact(table.plain()))
        .contains(
            "{\"id\":\"A-3\",\"title\":\"Three\",\"ruling\":true,\"for\":[],\"against\":[\"b.yaml\"]}");
  }

  @Test
  void aClauseThatTheBookDoesNotHaveIsAGapWithItsLine() {
    ClauseTable table =
        ClauseTable.of(
            BOOK,
            List.of(
                scenario(
                    "a.yaml", "rules: [A-1, A-2.longer, A-3]\nagainst: [A-1, A-2.longer, A-3]\n"),
                scenario(
                    "b.yaml", "rules: [A-2.longr]\nplay:\n- {seat: 0, refuse: x, rule: B-9}\n")));
    assertThat(table.gaps())
        .extracting(Gap::sentence)
        .containsExactly(
            "b.yaml:4: there is no clause A-2.longr in the rulebook (did you mean A-2.longer?)",
            "b.yaml:6: there is no clause B-9 in the rulebook");
  }

  @Test
  void theTableOfATitleReadsItsOwnFiles() {
    Shelf shelf = Shelf.standard();
    assertThat(ClauseTable.of(shelf, shelf.title("high-card")).rows()).hasSize(5);
  }
}
