package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Rulebook.Chapter;
import derring.formats.Rulebook.Clause;
import derring.kernel.BadInput;
import org.junit.jupiter.api.Test;

class RulebookTest {
  private static final Shelf SHELF = Shelf.standard();
  private final Rulebook book = SHELF.rulebook(SHELF.title("high-card"));

  @Test
  void chaptersHoldTheirTextAndTheirClauses() {
    assertThat(book.title()).isEqualTo("High Card");
    assertThat(book.text()).isEqualTo("A game for two.");
    assertThat(book.chapters())
        .extracting(Chapter::title)
        .containsExactly("Play", "Rulings", "Credits");
    assertThat(book.chapters().getFirst().text()).isEqualTo("These are the rules.");
    assertThat(book.chapters().getFirst().clauses())
        .extracting(Clause::id)
        .containsExactly("HC-1", "HC-2", "HC-3", "HC-4");
    assertThat(book.clauses()).hasSize(5);
  }

  @Test
  void aClauseEndsAtTheNextHeadingButNotInsideCode() {
    assertThat(book.clause("HC-3").text()).contains("throw a die").contains("### not a heading");
    assertThat(book.clause("HC-3").line()).isEqualTo(15);
  }

  @Test
  void aRulingIsMarkedByItsTitle() {
    assertThat(book.clause("HC-5").ruling()).isTrue();
    assertThat(book.clause("HC-5").title()).isEqualTo("The end");
    assertThat(book.clause("HC-1").ruling()).isFalse();
  }

  @Test
  void anIntentIsMarkedByItsFirstWordWhichStays() {
    Rulebook marked =
        Rulebook.of("r.md", "# T\n## C\n### A-1 One\n*Intent.* Have fun.\n### A-2 Two\n");
    assertThat(marked.clause("A-1").intent()).isTrue();
    assertThat(marked.clause("A-1").text()).isEqualTo("Intent. Have fun.");
    assertThat(marked.clause("A-2").intent()).isFalse();
  }

  @Test
  void anIdIsFoundInSmallLettersToo() {
    assertThat(book.clause("hc-2").title()).isEqualTo("Playing a card");
  }

  @Test
  void aWrongIdIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> book.clause("HC2"))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no clause 'HC2' in the rulebook (did you mean HC-2?)");
    assertThatThrownBy(() -> book.clause("x".repeat(100_000))).isInstanceOf(BadInput.class);
  }

  @Test
  void anIdThatIsTakenIsRefusedWithBothLines() {
    assertThatThrownBy(() -> Rulebook.of("r.md", "# T\n## C\n### A-1 One\n### A-1 Two\n"))
        .isInstanceOf(BadFile.class)
        .hasMessage("r.md:4: the id A-1 is taken by the clause on line 3");
  }

  @Test
  void aClauseWithoutIdOrChapterIsRefused() {
    assertThatThrownBy(() -> Rulebook.of("r.md", "# T\n## C\n### Just a title\n"))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.md:3: expected a clause with an id");
    assertThatThrownBy(() -> Rulebook.of("r.md", "# T\n### A-1 One\n"))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("r.md:2: expected a chapter");
  }
}
