package derring.audatia;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a player is told that a Parry would make of the swords is what it makes of them. */
class CoverTest {
  private static final Shelf SHELF = Shelf.standard();

  private final Map<Bind, Integer> foretold = new EnumMap<>(Bind.class);

  @Test
  void theBindThatIsForetoldIsTheOneThatComes() {
    for (Map<String, Object> variant : SHELF.title("audatia").variants()) {
      Audatia game = (Audatia) SHELF.open(SHELF.title("audatia"), Facts.of(variant)).game();
      for (int seed = 0; seed < 20; seed++) {
        play(game, new SeededChance(seed));
      }
    }
    assertThat(foretold.get(Bind.LARGO)).isGreaterThan(20);
    assertThat(foretold.get(Bind.STRETTO)).isGreaterThan(20);
  }

  private void play(Audatia game, SeededChance chance) {
    Bout bout = game.deal(chance, Log.NONE);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    while (game.toAct(bout) != 0) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
      for (Seen.Held held : Seen.of(game.view(bout, seat)).cards()) {
        if (held.parry() != null) {
          parried(game, bout.copy(), seat, held.card(), held.parry());
        }
      }
      moves.clear();
      game.moves(bout, seat, moves);
      game.play(bout, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
    }
  }

  private void parried(Audatia game, Bout bout, int seat, String card, Seen.Cover cover) {
    SeededChance chance = new SeededChance(1);
    game.play(bout, seat, game.parse("parry " + card), chance, Log.NONE);
    if (bout.phase == Phase.FEINT) {
      game.play(bout, 1 - seat, game.parse("pass"), chance, Log.NONE);
    }
    assertThat(bout.bind).isEqualTo(cover.bind());
    assertThat(bout.fighters[seat].side).isEqualTo(cover.side());
    assertThat(bout.fighters[1 - seat].side).isEqualTo(cover.side().other());
    foretold.merge(cover.bind(), 1, Integer::sum);
  }
}
