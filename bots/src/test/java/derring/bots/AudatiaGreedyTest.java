package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.audatia.Audatia;
import derring.audatia.Bout;
import derring.audatia.Move;
import derring.audatia.View;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How well the greedy fencer fences; the seeds are fixed, so the figures are always the same. */
class AudatiaGreedyTest {
  private static final Shelf SHELF = Shelf.standard();

  @Test
  void greedyWinsNineteenOfTwentyBoutsAgainstRandom() {
    Share wins = wins(Map.of(), 500);
    assertThat(wins.value()).as(wins.toString()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void greedyWinsTheSallePlayToo() {
    Share wins = wins(Map.of("rules", "salle"), 20);
    assertThat(wins.value()).as(wins.toString()).isGreaterThan(0.9);
  }

  @Test
  void inSuddenDeathTheOrderOfTheRowTells() {
    Share wins = wins(Map.of("rules", "sudden-death"), 200);
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.5);
  }

  /** Over so many seeds in each seat; a draw counts half. */
  private static Share wins(Map<String, Object> options, int seeds) {
    Audatia game = (Audatia) SHELF.open(SHELF.title("audatia"), Facts.of(options)).game();
    double won = 0;
    for (int at = 0; at < game.seats(); at++) {
      Bot<Move, View> greedy = Bots.make("greedy", game);
      Bot<Move, View> random = Bots.make("random", game);
      Contest<Bout, Move, View> contest =
          new Contest<>(game, at == 0 ? List.of(greedy, random) : List.of(random, greedy));
      for (int seed = 0; seed < seeds; seed++) {
        Outcome outcome = contest.play(seed).outcome();
        won += outcome.won(at) ? 1 : outcome.drawn() ? 0.5 : 0;
      }
    }
    return new Share(won, seeds * game.seats());
  }
}
