package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game is taught by a first match in which the learner does everything once. */
class FirstMatches {
  @TestFactory
  Stream<DynamicTest> everySituationIsPlayableAsItIsToldAndNothingElseIsTaken() {
    return Tables.eachTitle(title -> {
      Lesson lesson = Tables.SHELF.lesson(title);
      if (lesson != null) {
        go(title, lesson);
      }
    });
  }

  private static void go(Title title, Lesson lesson) {
    Set<String> kinds = new TreeSet<>(lesson.unneeded().keySet());
    double seconds = 0;
    for (Lesson.Situation situation : lesson.situations()) {
      var result = situation.scenario().run(Tables.SHELF);
      assertThat(result.failure()).as(title.id() + ", " + situation.name()).isNull();
      int moves = practise(situation.practice(Tables.SHELF), situation, kinds);
      seconds += seconds(situation, moves);
    }
    assertThat(lesson.minutes()).as("minutes of " + title.id()).isBetween(3, 6);
    assertThat(seconds).as("seconds of " + title.id()).isLessThanOrEqualTo(60 * lesson.minutes());
    Set<String> all = new TreeSet<>();
    for (Class<?> kind : title.seam().moves().getPermittedSubclasses()) {
      all.add(kebab(kind.getSimpleName()));
    }
    assertThat(kinds).as("kinds of moves of " + title.id()).isEqualTo(all);
  }

  /** What it takes to read a situation, 200 words a minute, to make its moves, and to go on. */
  private static double seconds(Lesson.Situation situation, int moves) {
    int words = (situation.say() + " " + situation.then()).split("\\s+").length;
    return words * 60 / 200.0 + 3 * moves + 2;
  }

  /** How many moves the learner makes. */
  private static <S extends State<S>, M, V> int practise(
      Practice<S, M, V> practice, Lesson.Situation situation, Set<String> kinds) {
    Game<S, M, V> game = practice.match().game();
    String name = situation.name();
    assertThat(situation.say()).as(name).matches("(?s).*[.!?]");
    assertThat(situation.then()).as(name).matches("(?s).*[.!?]");
    practice.match().game().things(game.view(practice.match().state(), practice.you())).stream()
        .map(practice::why)
        .forEach(verdict -> assertThat(verdict.legal() || !verdict.sentence().isEmpty()).isTrue());
    boolean hinted = situation.hints().isEmpty();
    int moves = 0;
    while (!practice.done()) {
      M wanted = game.parse(Objects.requireNonNull(practice.wanted()));
      assertThat(practice.label()).as(name).isNotBlank();
      for (Map.Entry<String, String> hint : situation.hints().entrySet()) {
        String notation = game.notation(game.parse(hint.getKey()));
        assertThat(hint.getKey()).as(name).isEqualTo(notation);
        if (notation.equals(game.notation(wanted))) {
          continue;
        }
        int before = practice.match().steps().size();
        Practice.Tried tried = practice.attempt(Facts.of(notation));
        assertThat(practice.match().steps()).as(name).hasSize(before);
        hinted |= tried.toString().contains(hint.getValue());
      }
      kinds.add(kebab(wanted.getClass().getSimpleName()));
      assertThat(practice.attempt(Facts.of(game.notation(wanted))))
          .as(name)
          .isInstanceOf(Practice.Tried.Made.class);
      moves++;
    }
    assertThat(hinted).as("a hint of " + name + " is given").isTrue();
    return moves;
  }

  private static String kebab(String name) {
    return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
