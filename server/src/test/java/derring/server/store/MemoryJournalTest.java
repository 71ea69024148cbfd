package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import derring.server.store.Journal.Fact;
import derring.server.store.Journal.Next;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryJournalTest {
  private final Journal journal = Journals.open("memory", Path.of("nowhere"));

  @Test
  void factsAreReadAsTheyWereAppended() {
    Next first = Next.of("m", -1, Chain.NONE, "‘ünïcödé’ \uD83D\uDDE1 \"quoted\"", false);
    Next talk = Next.of("m", 0, first.chain(), "", true);
    Next after = Next.of("m", 1, first.chain(), "move", false);
    for (Next fact : List.of(first, talk, after)) {
      assertThat(journal.append(fact, null).join()).isTrue();
    }
    assertThat(journal.read("m", 0))
        .containsExactly(
            new Fact(0, first.body(), false, first.chain()),
            new Fact(1, "", true, talk.chain()),
            new Fact(2, "move", false, after.chain()));
    assertThat(journal.read("m", 1, 1)).extracting(Fact::number).containsExactly(1L);
    assertThat(journal.last("m")).isEqualTo(new Fact(2, "move", false, after.chain()));
  }

  @Test
  void whatDoesNotFollowIsRefused() {
    Next first = Next.of("m", -1, Chain.NONE, "first", false);
    assertThat(journal.append(Next.of("m", 0, Chain.NONE, "second", false), null).join()).isFalse();
    assertThat(journal.append(first, null).join()).isTrue();
    assertThat(journal.append(first, null).join()).as("its number is taken").isFalse();
    assertThat(journal.append(Next.of("m", 0, Chain.NONE, "second", false), null).join())
        .as("it goes on from something else")
        .isFalse();
    assertThat(journal.append(Next.of("m", 0, first.chain(), "second", false), null).join())
        .isTrue();
  }
}
