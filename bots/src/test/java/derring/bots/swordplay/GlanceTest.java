package derring.bots.swordplay;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is seen at a glance, against what comes of counting card by card. */
class GlanceTest {
  private static final int ENOUGH = 300;

  static List<Map<String, Object>> tables() {
    return List.of(
        Map.of(),
        Map.of("seats", 4),
        Map.of("set", "crossover", "sides", List.of("arena", "pirates")));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theStopsThatCanBeSeenAreThoseInTheHandAndInAllDiscards(Map<String, Object> options) {
    Shelf shelf = Shelf.standard();
    Swordplay game = (Swordplay) shelf.open(shelf.title("swordplay"), Facts.of(options)).game();
    Arsenal arsenal = new Arsenal(game);
    Glance glance = new Glance(game, arsenal);
    SeededChance chance = new SeededChance(5);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    Bout bout = game.deal(chance, Log.NONE);
    int most = 0;
    for (int made = 0; made < ENOUGH; made++) {
      if (game.outcome(bout) != null) {
        bout = game.deal(chance, Log.NONE);
      }
      int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
      glance.look(bout, seat, Glance.foe(bout, seat), bout.phase());
      for (int place = 0; place < Glance.PLACES; place++) {
        int at = Glance.at(place);
        int counted = arsenal.stopping(bout.fighter(seat).hand(), at);
        for (int side = 0; side < game.sides(); side++) {
          counted += arsenal.stopping(bout.discards(side), at);
        }
        assertThat(glance.seenStops(at)).isEqualTo(counted);
        most = Math.max(most, counted);
      }
      moves.clear();
      game.moves(bout, seat, moves);
      game.play(bout, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
    }
    assertThat(most).isGreaterThan(3);
  }
}
