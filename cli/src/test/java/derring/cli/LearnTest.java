package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.formats.Shelf;
import derring.kernel.Title;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first match in the terminal. */
class LearnTest {
  private static final Shelf SHELF = Shelf.standard();

  static Stream<String> games() {
    return SHELF.titles().stream().map(Title::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoTypesWhatIsAskedForComesToTheEnd(String game) {
    Lesson lesson = Objects.requireNonNull(SHELF.lesson(SHELF.title(game)));
    StringBuilder typed = new StringBuilder();
    for (Lesson.Situation situation : lesson.situations()) {
      Practice<?, ?, ?> practice = situation.practice(SHELF);
      while (!practice.done()) {
        typed.append(practice.wanted()).append('\n');
        practice.advance();
      }
    }
    Ran ran = Ran.of(typed.toString(), "learn", game);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("Now a real one: derring play " + game);
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= Prose.WIDTH);
  }

  @Test
  void aWrongTryIsToldWhyAndNothingIsLost() {
    Ran ran =
        Ran.of("defend Duck\ndefend Parry - High\nquit\n", "learn", "swordplay", "--from", "2");
    assertThat(ran.out().replaceAll("\\s+", " "))
        .contains("Ducking takes your head out of the way.")
        .contains("2 of ")
        .contains("derring learn swordplay --from 2");
    assertThat(ran.status()).isZero();
  }

  @Test
  void whatIsNotThereIsSaidInOneSentence() {
    assertThat(Ran.of("", "learn", "swordplay", "--from", "77").err())
        .contains("expected a number from 1 to");
    assertThat(Ran.of("", "learn", "chess").status()).isEqualTo(2);
  }
}
