package derring.swordplay;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is foreseen of an attack is what happens if nobody counters it. */
class ForecastTest {
  private static final Shelf SHELF = Shelf.standard();

  @Test
  void theWoundThatIsForeseenIsTheOneThatIsTaken() {
    int wounds = 0;
    int dents = 0;
    int weakened = 0;
    for (Map<String, Object> variant : SHELF.title("swordplay").variants()) {
      Swordplay game = (Swordplay) SHELF.open(SHELF.title("swordplay"), Facts.of(variant)).game();
      for (int seed = 0; seed < 20; seed++) {
        SeededChance chance = new SeededChance(seed);
        Bout bout = game.deal(chance, Log.NONE);
        while (game.toAct(bout) != 0) {
          int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
          if (bout.phase == Phase.ANSWER) {
            Bout struck = bout.copy();
            Fighter target = struck.fighters[seat];
            int life = target.life;
            int left = left(struck, target);
            int wound = game.wound(bout);
            int absorbed = game.absorbed(bout);
            Damage.apply(struck, Log.NONE);
            assertThat(life - target.life).isEqualTo(wound);
            assertThat(left - left(struck, target)).isEqualTo(absorbed);
            wounds += wound > 0 ? 1 : 0;
            dents += absorbed > 0 ? 1 : 0;
            weakened += wound + absorbed < game.damage(bout) ? 1 : 0;
          }
          MoveBuffer<Move> moves = new MoveBuffer<>();
          game.moves(bout, seat, moves);
          game.play(bout, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
        }
      }
    }
    assertThat(wounds).isPositive();
    assertThat(dents).isPositive();
    assertThat(weakened).isPositive();
  }

  /** What the armour of a fighter can still take. */
  private static int left(Bout bout, Fighter fighter) {
    return fighter.armour == Fighter.NO_CARD
        ? 0
        : ((Card.Armour) bout.table.cards[fighter.armour]).absorbs() - fighter.absorbed;
  }
}
