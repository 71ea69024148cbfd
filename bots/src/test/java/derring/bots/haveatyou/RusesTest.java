package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Positions in which a rare use of a Swash!, or a drink, is clearly good, and the same without. */
class RusesTest {
  private static final int SWASH = 57;
  private static final int OTHER_SWASH = 58;
  private static final int MOVE = 18;
  private static final int THROW = 54;
  private static final int OTHER_THROW = 55;

  /** What the bot does in a position. */
  private static String choice(Map<String, Object> options, int seat, Map<String, Object> given) {
    Shelf shelf = Shelf.standard();
    HaveAtYou game = (HaveAtYou) shelf.open(shelf.title("have-at-you"), Facts.of(options)).game();
    Battle battle = game.assemble(Facts.of(given));
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(battle, seat, moves);
    assertThat(moves.size()).isGreaterThan(1);
    Move move = new Greedy(game).choose(game.view(battle, seat), moves, new SeededChance(1));
    return game.notation(move);
  }

  private static Map<String, Object> team(Map<String, Object> self, int physical) {
    return Map.of(
        "fighters",
        List.of(
            self, Map.of("rank", 1), Map.of("rank", 5, "physical", physical), Map.of("rank", 2)));
  }

  @Test
  void itStrikesAcrossAtOneWhoIsAboutToFall() {
    Map<String, Object> options = Map.of("battle", "team-duel");
    Map<String, Object> self = Map.of("rank", 5, "weapon", "Pike", "hand", List.of(SWASH));
    assertThat(choice(options, 0, team(self, 1))).isEqualTo("swash Swash! 57 strike across");
    assertThat(choice(options, 0, team(self, 8))).doesNotContain("across");
  }

  private static Map<String, Object> mourning(int ownFoe, int otherFoe) {
    return Map.of(
        "phase",
        "mourn",
        "active",
        0,
        "asked",
        List.of(2),
        "mourned",
        List.of(1),
        "fighters",
        List.of(
            Map.of("rank", 6, "physical", otherFoe),
            Map.of("out", true, "physical", 0, "fell", 1),
            Map.of("rank", 4, "weapon", "Cutlass", "hand", List.of(SWASH)),
            Map.of("rank", 4, "physical", ownFoe)),
        "falls",
        1);
  }

  @Test
  void itTakesOverTheWeakerOpponentOfAFallenFriend() {
    Map<String, Object> options = Map.of("battle", "team-duel");
    assertThat(choice(options, 2, mourning(8, 1))).isEqualTo("swash Swash! 57 switch");
    assertThat(choice(options, 2, mourning(1, 8))).doesNotEndWith("switch");
    assertThat(choice(options, 2, mourning(8, 8))).doesNotEndWith("switch");
  }

  private static Map<String, Object> stuck(int rank, List<Integer> hand) {
    return Map.of(
        "played",
        true, // so that a new hand for nothing is not to be had
        "fighters",
        List.of(
            Map.of("rank", 4, "weapon", "Cutlass", "hand", hand),
            Map.of("rank", rank, "physical", 3)));
  }

  @Test
  void itDrawsAnewWhenItCouldStrikeAndHoldsNothingToStrikeWith() {
    List<Integer> hand = List.of(THROW, OTHER_THROW, SWASH, OTHER_SWASH);
    assertThat(choice(Map.of(), 0, stuck(4, hand))).endsWith("redraw");
    assertThat(choice(Map.of(), 0, stuck(4, List.of(1, 2, SWASH, OTHER_SWASH))))
        .doesNotEndWith("redraw");
  }

  private static Map<String, Object> thirsty(int physical, int fatigue) {
    return Map.of(
        "fighters",
        List.of(
            Map.of(
                "rank",
                2,
                "physical",
                physical,
                "fatigue",
                fatigue,
                "weapon",
                "Bottle of Rum (full)",
                "hand",
                List.of(MOVE)),
            Map.of("rank", 6)));
  }

  @Test
  void itDrinksOnItsLastLegsAndNotWhenItIsFresh() {
    assertThat(choice(Map.of(), 0, thirsty(1, 8))).isEqualTo("drink Move! 18");
    assertThat(choice(Map.of(), 0, thirsty(8, 0))).doesNotStartWith("drink");
  }
}
