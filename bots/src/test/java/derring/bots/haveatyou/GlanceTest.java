package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Share;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is done at a glance, against what is done after looking closely. */
class GlanceTest {
  private static final int BATTLES = 30;

  @ParameterizedTest
  @ValueSource(strings = {"duel", "last-man-standing", "team-duel"})
  void aGlanceHardlyEverChoosesAnotherMoveAndSeesNoMoreThanTheSeat(String battle) {
    HaveAtYou game = Played.open(Map.of("battle", battle));
    Greedy greedy = new Greedy(game);
    SeededChance chance = new SeededChance(7);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    Battle imagined = game.blank();
    int[] same = new int[2];
    Played.battles(
        game,
        BATTLES,
        () ->
            played -> {
              if (played.listed().size() == 1) {
                return;
              }
              moves.clear();
              played.listed().forEach(moves::add);
              View view = game.view(played.before(), played.seat());
              Move close = greedy.choose(view, moves, chance);
              Move glanced = greedy.glance(played.before(), played.seat(), moves);
              game.imagine(view, chance, imagined);
              assertThat(greedy.glance(imagined, played.seat(), moves))
                  .as(played.place())
                  .isEqualTo(glanced);
              same[glanced.equals(close) ? 0 : 1]++;
            });
    assertThat(new Share(same[0], same[0] + same[1]).value())
        .as("%s of %s", same[0], same[0] + same[1])
        .isGreaterThan(0.99);
  }
}
