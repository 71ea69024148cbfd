package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.kernel.Chance;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BrawlJudgementTest {
  private static final HaveAtYou BRAWL =
      Played.open(Map.of("battle", "brawl", "target", 30, "stalemate", false));

  /** A brawl of solid bots after so many moves, and what the first seat had of its end. */
  private record Halfway(Battle battle, double score) {
    private static final int MOVES = 400;

    static Halfway of(HaveAtYou game, long seed) {
      Battle state = game.blank();
      Battle then = game.blank();
      Chance chance = new SeededChance(seed);
      game.deal(state, chance, Log.NONE);
      Greedy bot = new Greedy(game);
      MoveBuffer<Move> moves = new MoveBuffer<>();
      Outcome outcome = null;
      for (int i = 0; outcome == null; i++) {
        if (i <= MOVES) {
          then.copyFrom(state);
        }
        int seat = Integer.numberOfTrailingZeros(game.toAct(state));
        moves.clear();
        game.moves(state, seat, moves);
        game.play(state, seat, bot.choose(game.view(state, seat), moves, chance), chance, Log.NONE);
        outcome = game.outcome(state);
      }
      return new Halfway(then, outcome.score(0));
    }
  }

  private final BrawlJudgement judgement = new BrawlJudgement(BRAWL);

  private static Battle battle(List<Integer> points, int mine, int theirs) {
    return BRAWL.assemble(
        Facts.of(
            Map.of(
                "phase",
                "act",
                "points",
                points,
                "fighters",
                List.of(Map.of("physical", mine), Map.of("physical", theirs)))));
  }

  @Test
  void withTheSamePointsAndTheSameWoundsItIsEven() {
    assertThat(judgement.chance(battle(List.of(12, 12), 5, 5), 0)).isEqualTo(0.5);
  }

  @Test
  void whoIsAheadAndWhoIsWholeIsTheLikelierToWinAndTheMoreSoTheNearerTheEnd() {
    double early = judgement.chance(battle(List.of(8, 0), 8, 8), 0);
    double late = judgement.chance(battle(List.of(26, 18), 8, 8), 0);
    double whole = judgement.chance(battle(List.of(12, 12), 8, 2), 0);
    assertThat(early).isBetween(0.55, 0.9);
    assertThat(late).isBetween(early, 1.0);
    assertThat(whole).isGreaterThan(0.6);
  }

  @Test
  void theChancesOfBothAreOne() {
    Battle battle = battle(List.of(21, 6), 3, 7);
    assertThat(judgement.chance(battle, 0) + judgement.chance(battle, 1))
        .isCloseTo(1, within(1e-12));
  }

  /** What it says in the midst of brawls of solid bots is as likely as it says, to a tenth. */
  @Test
  void whatIsThoughtLikelyComesAboutAsOften() {
    List<double[]> likely = new ArrayList<>();
    for (int seed = 0; seed < 60; seed++) {
      Halfway halfway = Halfway.of(BRAWL, seed);
      double chance = judgement.chance(halfway.battle(), 0);
      likely.add(
          chance >= 0.5
              ? new double[] {chance, halfway.score()}
              : new double[] {1 - chance, 1 - halfway.score()});
    }
    double said = likely.stream().mapToDouble(one -> one[0]).average().orElseThrow();
    double came = likely.stream().mapToDouble(one -> one[1]).average().orElseThrow();
    assertThat(said).isBetween(0.6, 0.9);
    assertThat(came).isCloseTo(said, within(0.1));
  }
}
