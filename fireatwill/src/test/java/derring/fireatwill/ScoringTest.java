package derring.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The scoring agrees with a second one, written from the rulings in another way. */
class ScoringTest {
  private static final int PAIRS = 100_000;

  private static final List<String> CARDS =
      List.of(
          "L1",
          "L2",
          "L3",
          "R1",
          "R2",
          "R3",
          "A1",
          "A2",
          "A3",
          "F1",
          "F2",
          "F3",
          "M1",
          "M2",
          "M3",
          "M4",
          "M5",
          "M6",
          "I",
          "N",
          "I",
          "N",
          "Breecher",
          "Ricochet",
          "EyesOnly",
          "Defiance");

  private final FireAtWill game = open();

  private static FireAtWill open() {
    Shelf shelf = Shelf.standard();
    return (FireAtWill)
        shelf.open(shelf.title("fire-at-will"), Facts.of(Map.of("gunners", "both"))).game();
  }

  @Test
  void aHundredThousandRandomPairsOfPilesScoreTheSameTwice() {
    SeededChance chance = new SeededChance(2024);
    int[] seen = new int[6];
    for (int i = 0; i < PAIRS; i++) {
      List<List<String>> first = piles(chance);
      List<List<String>> second = piles(chance);
      List<Integer> ones = numbers(chance);
      List<Integer> twos = numbers(chance);
      String text = text("Illyria", first, ones) + text("Northwall", second, twos);
      Battle battle = game.score(text, Log.NONE);
      int m1 = SecondOpinion.maneuvers(first, ones, "I");
      int m2 = SecondOpinion.maneuvers(second, twos, "N");
      SecondOpinion.Result a = SecondOpinion.score(first, second, ones, "I", m2);
      SecondOpinion.Result b = SecondOpinion.score(second, first, twos, "N", m1);
      if (!result(battle, 0).equals(a) || !result(battle, 1).equals(b)) {
        assertThat(List.of(result(battle, 0), result(battle, 1)))
            .as("pair %d\n%s", i, text)
            .isEqualTo(List.of(a, b));
      }
      seen[0] += a.sharpshooters();
      seen[1] += a.claimed();
      seen[2] += a.unclaimed();
      seen[3] += a.maneuvers();
      seen[4] += a.score() > 0 ? 1 : 0;
      seen[5] += a.score() == 0 ? 1 : 0;
    }
    assertThat(IntStream.of(seen).min().orElse(0))
        .as("all that can happen did, often")
        .isGreaterThan(1000);
  }

  @Test
  void whatCannotBeReadIsRefusedWithItsLine() {
    refused("1: L1", "line 1: expected the name of a side");
    refused("Illyria\n1: L4", "line 2: there is no card 'L4'");
    refused("Illyria\n7: L1", "line 2: expected a column from 1 to 6");
    refused("Illyria\n1 L1", "line 2: expected Illyria");
    refused("Illyria\nnumbers: 1 2 3", "line 2: expected six numbers");
    refused("Illyria\nnumbers: 1 1 3 4 5 6", "each number from 1 to 6 once");
    refused("Illyria\n1: P1", "line 2: 'P1' lies under a pile");
    refused("Illyria\n1: " + "L1 ".repeat(200), "line 2: expected at most");
  }

  @Test
  void moreThanTheBoxHasIsNoted() {
    Battle battle = game.score("Illyria\n1: M1 M1 | L1 # twice\nNorthwall\n2: Breecher", Log.NONE);
    assertThat(game.surplus(battle)).containsExactly("Illyria has laid 2 of M1, but has only 1");
  }

  private void refused(String text, String because) {
    assertThatThrownBy(() -> game.score(text, Log.NONE))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(because);
  }

  private static SecondOpinion.Result result(Battle battle, int seat) {
    Side side = battle.side(seat);
    return new SecondOpinion.Result(
        side.score(), side.maneuvers(), side.sharpshooters(), side.claimed(), side.unclaimed());
  }

  /** Half of the cards go on with the shot, so that well executed shots come up too. */
  private static List<List<String>> piles(SeededChance chance) {
    List<List<String>> piles = new ArrayList<>();
    for (int c = 0; c < 6; c++) {
      List<String> pile = new ArrayList<>();
      int size = chance.below(16);
      for (int i = 0; i < size; i++) {
        String last = pile.isEmpty() ? "F1" : pile.getLast();
        int at = "LRAF".indexOf(last.charAt(0));
        String next = CARDS.get(chance.below(CARDS.size()));
        if (last.length() == 2 && at >= 0 && chance.below(2) == 0) {
          int stars = chance.below(3) == 0 ? chance.below(3) + 1 : last.charAt(1) - '0';
          next = "RAFL".charAt(at) + Integer.toString(stars);
        }
        pile.add(next);
      }
      piles.add(pile);
    }
    return piles;
  }

  private static List<Integer> numbers(SeededChance chance) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    for (int i = 5; i > 0; i--) {
      Collections.swap(numbers, i, chance.below(i + 1));
    }
    return numbers;
  }

  private static String text(String side, List<List<String>> piles, List<Integer> numbers) {
    StringBuilder text = new StringBuilder(side).append("\nnumbers:");
    numbers.forEach(number -> text.append(' ').append(number));
    for (int c = 0; c < 6; c++) {
      text.append('\n').append(c + 1).append(": ").append(String.join(" ", piles.get(c)));
    }
    return text.append('\n').toString();
  }
}
