package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** A move may be taken back as long as it has told its maker nothing, and no longer. */
class Undo {
  private static final int MATCHES = 6;
  private static final int IMAGINED = 4;

  @TestFactory
  Stream<DynamicTest> whatIsTakenBackGivesTheEarlierState() {
    return Tables.each(table -> givesTheEarlierState(table, MATCHES));
  }

  @TestFactory
  Stream<DynamicTest> aMoveThatCanBeTakenBackToldItsMakerNothing() {
    return Tables.each(table -> toldNothing(table, MATCHES));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> undoHoldsInManyMatches() {
    return Tables.each(table -> {
      givesTheEarlierState(table, Length.SOAK);
      toldNothing(table, Length.SOAK);
    });
  }

  static <S extends State<S>, M, V> void givesTheEarlierState(Table<S, M, V> table, int matches) {
    visit(
        table.game(),
        matches,
        match -> {
          List<Step<S, M>> steps = List.copyOf(match.steps());
          for (int seat = 0; seat < table.game().seats(); seat++) {
            int undoable = match.undoable(seat);
            List<Step<S, M>> back = steps.subList(steps.size() - undoable, steps.size());
            for (Step<S, M> step : back) {
              assertThat(step.seat()).as("whose move is taken back").isEqualTo(seat);
              assertThat(step.drawn()).as("chance is never taken back").isEmpty();
            }
            for (Step<S, M> step : back.reversed()) {
              S before = step.before().copy();
              assertThat(match.undo(seat)).isTrue();
              assertThat(match.state().equals(before)).isTrue();
            }
            S least = match.state().copy();
            assertThat(match.undo(seat)).as("no further").isFalse();
            assertThat(match.state().equals(least)).isTrue();
            for (Step<S, M> step : back) {
              match.play(step.seat(), step.move(), step.at());
            }
            assertThat(match.steps()).as("played again").isEqualTo(steps);
          }
        });
  }

  /** In every world that looked like this one to him, the move shows him the same. */
  static <S extends State<S>, M, V> void toldNothing(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    int[] undone = {0};
    visit(
        game,
        matches,
        match -> {
          if (match.steps().isEmpty()) {
            return;
          }
          Step<S, M> last = match.steps().getLast();
          int seat = last.seat();
          if (match.undoable(seat) == 0) {
            return;
          }
          undone[0]++;
          String seen = Json.compact(game.describeView(game.view(match.state(), seat)));
          V before = game.view(last.before(), seat);
          S world = game.blank();
          for (int i = 0; i < IMAGINED; i++) {
            game.imagine(before, new SeededChance(i), world);
            Ear ear = new Ear(seat, new SeededChance(i));
            game.play(world, seat, last.move(), ear, ear);
            assertThat(Json.compact(game.describeView(game.view(world, seat))))
                .as(
                    "seat %d may take back '%s', so it must have learned nothing",
                    seat, game.notation(last.move()))
                .isEqualTo(seen);
          }
        });
    assertThat(undone[0]).as("moves that could be taken back").isPositive();
  }

  private interface Visitor<S extends State<S>, M, V> {
    void visit(Match<S, M, V> match);
  }

  private static <S extends State<S>, M, V> void visit(
      Game<S, M, V> game, int matches, Visitor<S, M, V> visitor) {
    for (int seed = 0; seed < matches; seed++) {
      SeededChance choices = new SeededChance(seed);
      Match<S, M, V> match = new Match<>(game, new SeededChance(seed + 1000));
      visitor.visit(match);
      while (game.toAct(match.state()) != 0) {
        int seat = RandomPlay.seats(game.toAct(match.state())).getFirst();
        List<M> moves = new ArrayList<>(RandomPlay.moves(game, match.state(), seat));
        match.play(seat, moves.get(choices.below(moves.size())), match.steps().size());
        visitor.visit(match);
      }
    }
  }
}
