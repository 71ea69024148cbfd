package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Game;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every card is in exactly one place at all times. */
class Conservation {
  private static final int MATCHES = 20;

  @TestFactory
  Stream<DynamicTest> noCardIsEverLostOrMadeUp() {
    return Tables.each(table -> cardsStay(table, Length.of(table.game(), MATCHES)));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> noCardIsLostInManyMatches() {
    return Tables.each(table -> cardsStay(table, Length.SOAK));
  }

  static <S extends State<S>, M, V> void cardsStay(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    List<String> whole = new ArrayList<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          List<String> now = game.cards(play.state()).stream().sorted().toList();
          if (whole.isEmpty()) {
            whole.addAll(now);
          }
          if (!now.equals(whole)) {
            assertThat(now).as(play.place()).isEqualTo(whole);
          }
        });
    assertThat(whole.isEmpty())
        .as("a game has cards exactly if it has card sets")
        .isEqualTo(game.title().cardSets().isEmpty());
  }
}
