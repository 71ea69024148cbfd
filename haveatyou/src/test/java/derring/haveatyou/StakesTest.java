package derring.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import derring.formats.Shelf;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said to be at stake is what the cards then bring. */
class StakesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final HaveAtYou DUEL = open(Map.of());

  private static HaveAtYou open(Map<String, Object> options) {
    return (HaveAtYou) SHELF.open(SHELF.title("have-at-you"), Facts.of(options)).game();
  }

  /** A duel in which seat 0 may attack, and all cards but these few lie in the discards. */
  private static Battle few(Map<String, Object> first, Map<String, Object> second, int... hidden) {
    List<Integer> rest = new ArrayList<>();
    for (int card = 1; card <= 60; card++) {
      rest.add(card);
    }
    List<Integer> deck = new ArrayList<>();
    for (int card : hidden) {
      deck.add(card);
    }
    rest.removeAll(deck);
    for (Map<String, Object> fighter : List.of(first, second)) {
      rest.removeAll((List<?>) fighter.getOrDefault("hand", List.of()));
    }
    return DUEL.assemble(
        Facts.of(Map.of("fighters", List.of(first, second), "deck", deck, "discard", rest)));
  }

  private static Seen.Aim aim(Battle battle, Deed deed) {
    return Seen.of(DUEL.view(battle, 0)).aims().stream()
        .filter(aim -> aim.deed() == deed)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theExpectationIsThatOverAllOrdersOfTheDeck() {
    Battle battle =
        few(
            Map.of("hand", List.of(1), "weapon", "Cutlass", "rank", 3),
            Map.of("rank", 4, "fatigue", 9, "physical", 2),
            6,
            17,
            29,
            34,
            47,
            50);
    Seen.Aim slash = aim(battle, Deed.ATTACK);
    Pile deck = battle.stages[0].deck;
    double[] sums = new double[4];
    for (int i = 0; i < deck.size(); i++) {
      for (int j = 0; j < deck.size(); j++) {
        for (int k = 0; k < deck.size(); k++) {
          if (i != j && j != k && i != k) {
            tally(battle, new int[] {deck.get(i), deck.get(j), deck.get(k)}, sums);
          }
        }
      }
    }
    Stakes stakes = slash.stakes();
    assertThat(slash.mode()).isEqualTo("slash");
    assertThat(stakes.cards()).isEqualTo(3);
    assertThat(stakes.hits()).isEqualTo(100);
    assertThat(stakes.fatigue().mean() / 100.0).isCloseTo(sums[0] / sums[3], within(0.005001));
    assertThat(stakes.wounds().mean() / 100.0).isCloseTo(sums[1] / sums[3], within(0.005001));
    assertThat(stakes.fells() / 100.0).isCloseTo(sums[2] / sums[3], within(0.005001));
  }

  /** Plays the slash with these cards on top, and adds up what it did. */
  private static void tally(Battle battle, int[] top, double[] sums) {
    Battle world = battle.copy();
    Pile deck = world.stages[0].deck;
    for (int card : top) {
      deck.remove(card);
    }
    for (int i = top.length - 1; i >= 0; i--) {
      deck.put(top[i]);
    }
    int physical = world.fighters[1].physical;
    Chronicle told = new Chronicle();
    DUEL.play(world, 0, DUEL.parse("attack Attack! 1 slash at 1"), new SeededChance(1), told);
    Told.Struck struck = struck(told).orElseThrow();
    sums[0] += struck.fatigue();
    sums[1] += physical - struck.left();
    sums[2] += struck.left() <= 0 ? 1 : 0;
    sums[3]++;
  }

  /** A stab asks a die first; with one card in the deck the damage comes from the discards. */
  @Test
  void aDieDecidesFirstAndTheDiscardsFollowTheDeck() {
    Battle battle =
        few(
            Map.of("hand", List.of(1), "weapon", "Grapple Hook", "rank", 3),
            Map.of("rank", 4, "hand", List.of(34)),
            6);
    Stakes stab =
        Seen.of(DUEL.view(battle, 0)).aims().stream()
            .filter(aim -> aim.mode().equals("stab"))
            .findFirst()
            .orElseThrow()
            .stakes();
    // One of 6 and 34 is on top: a die of 6 misses, one of 4 hits.
    assertThat(stab.hits()).isEqualTo(50);
    assertThat(stab.fatigue().least()).isZero();
    Pile discards = battle.stages[0].discards;
    double mean = 0;
    for (int i = 0; i < discards.size(); i++) {
      mean += Result.fatigueOf(DUEL.card(discards.get(i)).blade());
    }
    assertThat(stab.fatigue().mean() / 100.0)
        .isCloseTo(0.5 * 3 * mean / discards.size(), within(0.005001));
  }

  @Test
  void whatHappensIsNeverMoreOrLessAndOnAverageTheSame() {
    int[] blows = new int[2];
    double[] sums = new double[3];
    for (Map<String, Object> variant : SHELF.title("have-at-you").variants()) {
      HaveAtYou game = open(variant);
      for (int seed = 0; seed < 15; seed++) {
        follow(game, new SeededChance(seed), blows, sums);
      }
    }
    assertThat(blows[0]).isGreaterThan(500);
    assertThat(blows[1]).as("blows at the first cards that were kept").isPositive();
    assertThat(Math.abs(sums[0] - sums[1])).isLessThan(4 * Math.sqrt(sums[2]));
  }

  private static void follow(HaveAtYou game, SeededChance chance, int[] blows, double[] sums) {
    Battle battle = game.deal(chance, Log.NONE);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    for (int step = 0; step < 400 && game.toAct(battle) != 0; step++) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(battle));
      Stage stage = battle.stageOf(seat);
      if (stage.phase == Phase.ANSWER
          && stage.stack.depth() == 1
          && stage.stack.deed(0) == Deed.ATTACK) {
        View view = game.view(battle, seat);
        Stakes stakes = Stakes.declared(view, view.known().stages[stage.index], 0);
        if (stakes != null && stakes.hits() == 100) {
          compare(game, battle, seat, stakes, blows, sums);
          blows[1] += view.kept(stage.index) > 0 ? 1 : 0;
        }
      }
      moves.clear();
      game.moves(battle, seat, moves);
      game.play(battle, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
    }
  }

  /** Lets a copy of the battle go on unanswered. */
  private static void compare(
      HaveAtYou game, Battle battle, int seat, Stakes stakes, int[] blows, double[] sums) {
    Battle world = battle.copy();
    int target = world.stageOf(seat).stack.target(0);
    int physical = world.fighters[target].physical;
    Chronicle told = new Chronicle();
    Optional<Told.Struck> struck = Optional.empty();
    int asked = seat;
    while (struck.isEmpty() && asked >= 0) {
      game.play(world, asked, game.parse("pass"), new SeededChance(1), told);
      struck = struck(told);
      int waits = world.stageOf(seat).window.asked();
      asked = waits == 0 ? -1 : Integer.numberOfTrailingZeros(waits);
    }
    assertThat(struck).isPresent();
    Told.Struck blow = struck.get();
    assertThat(blow.cards()).hasSize(stakes.cards());
    assertThat(blow.fatigue()).isBetween(stakes.fatigue().least(), stakes.fatigue().most());
    assertThat(physical - blow.left()).isBetween(stakes.wounds().least(), stakes.wounds().most());
    double mean = stakes.fatigue().mean() / 100.0;
    sums[0] += blow.fatigue();
    sums[1] += mean;
    sums[2] += Math.pow(blow.fatigue() - mean, 2);
    blows[0]++;
  }

  private static Optional<Told.Struck> struck(Chronicle told) {
    return told.take().stream()
        .map(Entry::secret)
        .filter(Told.Struck.class::isInstance)
        .map(Told.Struck.class::cast)
        .findFirst();
  }
}
