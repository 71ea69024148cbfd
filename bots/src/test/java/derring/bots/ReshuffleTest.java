package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Chance;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is told of a reshuffle is enough to work it out again. */
class ReshuffleTest {

  /** Notes how each pile lay before it was shuffled. */
  private record Watched(SeededChance source, Swordplay game, List<List<String>> piles)
      implements Chance {
    @Override
    public int die(int sides) {
      return source.die(sides);
    }

    @Override
    public int card(Pile from) {
      return source.card(from);
    }

    @Override
    public void shuffle(Pile pile) {
      piles.add(names(game, pile));
      source.shuffle(pile);
    }
  }

  private static List<String> names(Swordplay game, Pile pile) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      names.add(game.cardName(pile.get(i)));
    }
    return names;
  }

  @Test
  void theDiscardsAreToldAsTheyLayAlsoThoseOfTheSameMove() {
    int[] several = {0};
    for (Map<String, Object> options :
        List.of(
            Map.<String, Object>of("seats", 4),
            Map.<String, Object>of("set", "crossover", "seats", 3, "weapon-breakage", true),
            Map.<String, Object>of("seats", 3, "monster", true))) {
      for (int seed = 0; seed < 10; seed++) {
        play(Tables.open(options), seed, several);
      }
    }
    assertThat(several[0]).as("reshuffles behind several cards of one move").isPositive();
  }

  private static void play(Swordplay game, int seed, int[] several) {
    Watched chance = new Watched(new SeededChance(seed), game, new ArrayList<>());
    SeededChance whims = new SeededChance(seed);
    Chronicle log = new Chronicle();
    MoveBuffer<Move> moves = new MoveBuffer<>();
    Bout bout = game.deal(chance, log);
    log.take();
    while (game.toAct(bout) != 0) {
      chance.piles().clear();
      List<String> lay = names(game, bout.discards(0));
      int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
      moves.clear();
      game.moves(bout, seat, moves);
      game.play(bout, seat, moves.get(whims.below(moves.size())), chance, log);
      List<List<String>> told =
          log.take().stream()
              .map(Entry::open)
              .filter(Told.Shuffled.class::isInstance)
              .map(event -> ((Told.Shuffled) event).pile())
              .toList();
      assertThat(told).as("seed " + seed).isEqualTo(chance.piles());
      if (!told.isEmpty() && !lay.isEmpty()) {
        List<String> pile = told.getFirst();
        boolean same = pile.size() >= lay.size() && pile.subList(0, lay.size()).equals(lay);
        several[0] += same && pile.size() > lay.size() + 1 ? 1 : 0;
      }
    }
  }
}
