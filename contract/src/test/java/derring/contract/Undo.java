package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.Rota;
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
  private static final int MOST_MOVES = 400;

  @TestFactory
  Stream<DynamicTest> whatIsTakenBackGivesTheEarlierState() {
    return Tables.each(table -> givesTheEarlierState(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> aMoveThatCanBeTakenBackToldItsMakerNothing() {
    return Tables.each(table -> toldNothing(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsForgottenNobodyCouldTakeBack() {
    return Tables.each(
        table -> forgetsOnlyWhatIsOutOfReach(table, Length.of(table.game(), MATCHES)));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> undoHoldsInManyMatches() {
    return Tables.each(table -> {
      givesTheEarlierState(table, Length.SOAK);
      forgetsOnlyWhatIsOutOfReach(table, Length.SOAK);
      toldNothing(table, Length.SOAK);
    });
  }

  static <S extends State<S>, M, V> void givesTheEarlierState(Table<S, M, V> table, int matches) {
    visit(
        table.game(),
        matches,
        match -> {
          List<Step<M>> steps = List.copyOf(match.steps());
          for (int seat = 0; seat < table.game().seats(); seat++) {
            int undoable = match.undoable(seat);
            List<Step<M>> back = steps.subList(steps.size() - undoable, steps.size());
            for (Step<M> step : back) {
              assertThat(step.seat()).as("whose move is taken back").isEqualTo(seat);
              assertThat(step.drawn()).as("chance is never taken back").isEmpty();
            }
            for (int left = steps.size() - 1; left >= steps.size() - undoable; left--) {
              S before = match.stateAfter(left).copy();
              assertThat(match.undo(seat)).isTrue();
              assertThat(match.state().equals(before)).isTrue();
            }
            S least = match.state().copy();
            assertThat(match.undo(seat)).as("no further").isFalse();
            assertThat(match.state().equals(least)).isTrue();
            for (Step<M> step : back) {
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
          Step<M> last = match.steps().getLast();
          int seat = last.seat();
          if (match.undoable(seat) == 0) {
            return;
          }
          undone[0]++;
          String seen = Json.compact(game.show(game.view(match.state(), seat)));
          V before = game.view(match.stateAfter(match.steps().size() - 1), seat);
          S world = game.blank();
          for (int i = 0; i < IMAGINED; i++) {
            game.imagine(before, new SeededChance(i), world);
            Ear ear = new Ear(seat, new SeededChance(i));
            game.play(world, seat, last.move(), ear, ear);
            assertThat(Json.compact(game.show(game.view(world, seat))))
                .as(
                    "seat %d may take back '%s', so it must have learned nothing",
                    seat, game.notation(last.move()))
                .isEqualTo(seen);
          }
        });
    assertThat(undone[0]).as("moves that could be taken back").isPositive();
  }

  /** Two that play and take back alike, of which one keeps only the way back. */
  static <S extends State<S>, M, V> void forgetsOnlyWhatIsOutOfReach(
      Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    int forgotten = 0;
    for (int seed = 0; seed < matches; seed++) {
      SeededChance choices = new SeededChance(seed);
      Match<S, M, V> whole = new Match<>(game, new SeededChance(seed + 1000));
      Match<S, M, V> forgetting = new Match<>(game, new SeededChance(seed + 1000));
      forgetting.forget();
      Rota rota = new Rota();
      for (int made = 0; made < MOST_MOVES && game.toAct(whole.state()) != 0; made++) {
        int mover = rota.next(game.toAct(whole.state()));
        List<M> moves = new ArrayList<>(RandomPlay.moves(game, whole.state(), mover));
        M move = moves.get(choices.below(moves.size()));
        whole.play(mover, move, made);
        forgetting.play(mover, move, made);
        for (int seat = 0; seat < game.seats(); seat++) {
          while (choices.below(3) == 0 && whole.undo(seat)) {
            assertThat(forgetting.undo(seat)).isTrue();
          }
          assertThat(forgetting.undoable(seat)).isEqualTo(whole.undoable(seat));
        }
        assertThat(forgetting.state().equals(whole.state())).isTrue();
      }
      forgotten += isForgotten(forgetting, 0) ? 1 : 0;
    }
    assertThat(forgotten > 0)
        .as("something is forgotten exactly where a move can tell its maker something")
        .isEqualTo(game.traits().hidden() || game.traits().chance());
  }

  private static boolean isForgotten(Match<?, ?, ?> match, int moves) {
    try {
      match.stateAfter(moves);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
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
      Rota rota = new Rota();
      while (game.toAct(match.state()) != 0) {
        int seat = rota.next(game.toAct(match.state()));
        List<M> moves = new ArrayList<>(RandomPlay.moves(game, match.state(), seat));
        match.play(seat, moves.get(choices.below(moves.size())), match.steps().size());
        visitor.visit(match);
      }
    }
  }
}
