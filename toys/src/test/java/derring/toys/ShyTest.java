package derring.toys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.bots.Bot;
import derring.bots.Contest;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.Perft;
import derring.kernel.State;
import derring.toys.bots.ShyMaker;
import derring.toys.quoits.QuoitsTitle;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where moves cannot all be listed, what was not listed is played, and counting is refused. */
class ShyTest {
  private static final int MATCHES = 50;

  @Test
  void aContestPlaysMovesThatNobodyHasListed() {
    contest(new QuoitsTitle().open(Facts.none(), Map.of()));
  }

  @SuppressWarnings("unchecked") // a maker that plays a game makes bots for its moves and views
  private static <S extends State<S>, M, V> void contest(Game<S, M, V> game) {
    Bot<M, V> shy = (Bot<M, V>) new ShyMaker().make(game);
    int[] unlisted = {0};
    Contest<S, M, V> contest = new Contest<>(game, List.of(shy, shy));
    for (int seed = 0; seed < MATCHES; seed++) {
      contest.play(
          seed,
          new Contest.Witness<>() {
            private final MoveBuffer<M> listed = new MoveBuffer<>();

            @Override
            public void dealt(S state) {
              list(state);
            }

            @Override
            public void moved(int seat, M move, S after) {
              unlisted[0] += listed.contains(move) ? 0 : 1;
              list(after);
            }

            private void list(S state) {
              listed.clear();
              game.moves(state, 0, listed);
              game.moves(state, 1, listed);
            }
          });
    }
    assertThat(unlisted[0]).isEqualTo(MATCHES * game.traits().longest());
  }

  @Test
  void movesThatCannotAllBeListedAreNotCounted() {
    refused(new QuoitsTitle().open(Facts.none(), Map.of()));
  }

  private static <S extends State<S>, M, V> void refused(Game<S, M, V> game) {
    assertThatThrownBy(() -> new Perft<>(game, 1, 2))
        .isInstanceOf(BadInput.class)
        .hasMessage("the moves of Quoits cannot be counted: there is no list of all");
  }
}
