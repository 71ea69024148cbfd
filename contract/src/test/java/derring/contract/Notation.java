package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Game;
import derring.kernel.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A move has one way to be written, and it is read back to the same move. */
class Notation {

  @TestFactory
  Stream<DynamicTest> everyMoveIsReadBackFromItsNotation() {
    return Tables.each(Notation::isReadBack);
  }

  @TestFactory
  Stream<DynamicTest> aTextThatIsNoMoveIsRefusedInWords() {
    return Tables.each(table -> assertThat(pool(table).refused()).isNotEmpty());
  }

  @TestFactory
  Stream<DynamicTest> theMovesOfASeatHaveDifferentLabels() {
    return Tables.each(Notation::labelsDiffer);
  }

  static <S extends State<S>, M, V> void isReadBack(Table<S, M, V> table) {
    Game<S, M, V> game = table.game();
    Set<String> taken = new HashSet<>();
    for (M move : pool(table).all()) {
      String notation = game.notation(move);
      assertThat(game.parse(notation)).as(notation).isEqualTo(move);
      assertThat(taken.add(notation)).as("%s is written by one move only", notation).isTrue();
    }
  }

  /** A menu that shows two moves alike leaves the player to guess. */
  static <S extends State<S>, M, V> void labelsDiffer(Table<S, M, V> table) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        4,
        play -> {
          for (int seat : RandomPlay.seats(game.toAct(play.state()))) {
            V view = game.view(play.state(), seat);
            List<String> labels =
                RandomPlay.moves(game, play.state(), seat).stream()
                    .map(move -> game.label(view, move))
                    .toList();
            assertThat(labels).as(play.place()).doesNotHaveDuplicates().doesNotContain("");
          }
        });
  }

  private static <S extends State<S>, M, V> MovePool<M> pool(Table<S, M, V> table) {
    return MovePool.of(table.game());
  }
}
