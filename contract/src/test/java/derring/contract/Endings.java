package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Tale;
import derring.kernel.Title;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Matches end, in time and in every way they can. */
class Endings {
  private static final int MATCHES = 4000;

  /** {@link RandomPlay#make} holds each match to the bound that its game declares. */
  @TestFactory
  Stream<DynamicTest> everyMatchEndsWithinItsBoundWithSoundPlaces() {
    return Tables.each(Endings::reached);
  }

  /** The golden records say which ways there are: a new one needs a record of its own. */
  @TestFactory
  Stream<DynamicTest> randomPlayReachesExactlyTheEndingsOfTheGoldenRecords() {
    return Tables.eachTitle(
        title -> assertThat(reached(title, MATCHES)).isEqualTo(GoldenRecords.endings(title)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsToldOfAMatchIsASentenceAndItsMomentsLieInIt() {
    return Tables.each(Endings::tells);
  }

  @TestFactory
  Stream<DynamicTest> somebodyCanWinAndAMatchCanBeDrawn() {
    return Tables.eachTitle(title ->
        assertThat(reached(title, MATCHES))
            .anyMatch(ending -> ending.startsWith("won"))
            .anyMatch(ending -> ending.startsWith("drawn")));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> manyMatchesReachNoOtherEndings() {
    return Tables.eachTitle(title ->
        assertThat(reached(title, MATCHES + 10 * Length.SOAK))
            .isEqualTo(GoldenRecords.endings(title)));
  }

  private static <S extends State<S>, M, V> void tells(Table<S, M, V> table) {
    Match<S, M, V> match = Recorded.random(table, 7).match();
    Outcome outcome = table.game().outcome(match.state());
    List<List<Event>> told =
        match.steps().stream()
            .map(step -> step.entries().stream().map(Entry::open).toList())
            .toList();
    Tale tale = outcome == null ? null : table.game().tale(told, outcome, seat -> "Seat " + seat);
    if (tale != null) {
      assertThat(tale.how()).as("how").matches("[A-Z].*[.!]");
      assertThat(tale.figures()).as("figures").hasSize(3);
      assertThat(tale.figures()).allSatisfy(figure -> assertThat(figure.value()).matches("\\d+"));
      assertThat(tale.moments().stream().map(Tale.Highlight::moves).toList())
          .as("moments, in their order")
          .isSorted()
          .allSatisfy(moves -> assertThat(moves).isBetween(1, match.steps().size()));
    }
  }

  private static Set<String> reached(Title title, int matches) {
    Set<String> endings = new TreeSet<>();
    for (Table<?, ?, ?> table : Tables.of(title)) {
      endings.addAll(matches == MATCHES ? reached(table) : reached(table, matches));
    }
    return endings;
  }

  private static final Map<Table<?, ?, ?>, Set<String>> REACHED = new ConcurrentHashMap<>();

  /** In a short test, played once for all claims. */
  private static Set<String> reached(Table<?, ?, ?> table) {
    return REACHED.computeIfAbsent(table, key -> reached(key, Length.of(key.game(), MATCHES)));
  }

  static <S extends State<S>, M, V> Set<String> reached(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    Set<String> endings = new TreeSet<>();
    Set<Outcome> seen = new HashSet<>();
    for (int seed = 0; seed < matches; seed++) {
      RandomPlay<S, M, V> play = new RandomPlay<>(game, seed);
      while (!play.over()) {
        play.makeAny();
      }
      Outcome outcome = game.outcome(play.state());
      assertThat(outcome).isNotNull();
      if (seen.add(outcome)) {
        isSound(outcome, table, play.place());
        endings.add(ending(outcome));
      }
    }
    return endings;
  }

  /** Every seat has a place; one who lost alone comes second, after nobody. */
  private static void isSound(Outcome outcome, Table<?, ?, ?> table, String place) {
    assertThat(table.clauses()).as("clause that ended it, %s", place).contains(outcome.rule());
    assertThat(outcome.reason()).as(place).matches("\\p{Lu}[^{}]*\\.");
    assertThat(outcome.places()).as(place).hasSize(table.game().seats());
    assertThat(outcome.places()).as(place).allMatch(p -> p >= 1 && p <= 1 + table.game().seats());
    if (outcome.drawn()) {
      assertThat(outcome.places()).as("somebody shares the draw, %s", place).contains(1);
    }
  }

  /** A way of ending. */
  static String ending(Outcome outcome) {
    boolean won = !outcome.drawn() && outcome.places().contains(1);
    return (outcome.drawn() ? "drawn" : won ? "won" : "lost")
        + " by "
        + outcome.rule()
        + ": "
        + outcome.reason();
  }
}
