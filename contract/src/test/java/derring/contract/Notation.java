package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Doc;
import derring.formats.MoveForm;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
  Stream<DynamicTest> everyMoveIsReadBackFromItsRecord() {
    return Tables.each(Notation::crosses);
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

  /** What a program is sent it can send back; a number that means nothing is refused. */
  static <S extends State<S>, M, V> void crosses(Table<S, M, V> table) {
    Game<S, M, V> game = table.game();
    MoveForm<M> form = new MoveForm<>(game);
    Set<String> taken = new HashSet<>();
    for (M move : pool(table).all()) {
      String text = form.written(move).text();
      Facts sent = Doc.of("move.json", text).facts();
      assertThat(form.read(sent)).as(text).isEqualTo(move);
      assertThat(taken.add(text)).as("%s is one move only", text).isTrue();
      for (String key : sent.keys()) {
        Map<String, Object> strange = new LinkedHashMap<>();
        sent.keys()
            .forEach(field -> strange.put(field, Objects.requireNonNull(sent.at(field).raw())));
        strange.put(key, key.equals("kind") ? "no such move" : 99_999);
        assertThatThrownBy(() -> form.read(Facts.of(strange)))
            .as("%s", strange)
            .isInstanceOf(BadInput.class)
            .hasMessageMatching("\\S.*");
      }
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
