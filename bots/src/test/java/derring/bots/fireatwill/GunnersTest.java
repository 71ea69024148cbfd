package derring.bots.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.View;
import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the master does with Master Gunners, and against them. */
class GunnersTest {
  private static final int BATTLES = 150;

  private static FireAtWill game(String gunners) {
    Shelf shelf = Shelf.standard();
    Facts options = Facts.of(Map.of("gunners", gunners));
    return (FireAtWill) shelf.open(shelf.title("fire-at-will"), options).game();
  }

  /** What the master does in seat 0. */
  private static String chosen(String sides) {
    FireAtWill game = game("both");
    Battle battle = game.assemble(Doc.of("given.yaml", "sides:\n" + sides).facts());
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(battle, 0, moves);
    Bot<Move, View> master = Bots.make("master", game);
    return game.notation(master.choose(game.view(battle, 0), moves, new SeededChance(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Defiance", "Ricochet"})
  void aGunnerAgainstFlagsGoesWhereAShotIsUnderWay(String gunner) {
    assertThat(
            chosen(
                """
                - {hand: %s, piles: [L1]}
                - {piles: ["", F1, L2 R2 A2, F2, L1]}
                """
                    .formatted(gunner)))
        .isEqualTo("drop " + gunner + " across 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Defiance", "Ricochet"})
  void andOfSeveralWhereMostIsFired(String gunner) {
    assertThat(
            chosen(
                """
                - {hand: %s, piles: [L1]}
                - {piles: [F1, L1 F1, L2 F2 L3 F3 L1 F2, L2 F3]}
                """
                    .formatted(gunner)))
        .isEqualTo("drop " + gunner + " across 4");
  }

  @Test
  void defianceGoesWhereFlagsWaitForAShot() {
    assertThat(
            chosen(
                """
                - {hand: Defiance, piles: [L1, "", "", N N]}
                - {piles: ["", "", F1, "", L2 R2 A2]}
                """))
        .isEqualTo("drop Defiance across 4");
  }

  @Test
  void ricochetGoesThereTooAndNotBesideItWhereItWouldTakeThem() {
    assertThat(
            chosen(
                """
                - {hand: Ricochet, piles: [L1, "", N N]}
                - {piles: ["", "", L1 R1 A1, F1, L2 R2 A2, L1]}
                """))
        .isEqualTo("drop Ricochet across 3");
  }

  @Test
  void ricochetIsNotWastedOnACannonUnderABuriedDefiance() {
    assertThat(
            chosen(
                """
                - {hand: Ricochet, piles: [L1]}
                - {piles: [L1, "", Defiance L1 F1 L2 R2 A2]}
                """))
        .isEqualTo("drop Ricochet across 6");
  }

  @Test
  void noGunnerIsWastedOnACannonThatBurstsAnyway() {
    assertThat(
            chosen(
                """
                - {hand: Defiance, piles: [L1]}
                - {piles: ["", L1 R1 L2 R2, "", "", L1]}
                """))
        .isEqualTo("drop Defiance across 2");
  }

  @Test
  void aShotOfACannonUnderABuriedDefianceIsNotFlagged() {
    String shot = "L1 R1 A1 F1 L2 R2 A2 F2";
    assertThat(chosen(fired(shot))).isEqualTo("flag across 1");
    assertThat(chosen(fired("Defiance " + shot))).startsWith("lift");
    assertThat(chosen(fired("Ricochet " + shot))).startsWith("lift");
  }

  @Test
  void underABuriedEyesOnlyOnlyTheWellExecutedShotIsFlagged() {
    assertThat(chosen(fired("EyesOnly L1 R1 A1 F1 L2 R2 A2 F2"))).isEqualTo("flag across 1");
    assertThat(chosen(fired("EyesOnly L1 R1 A1 F1 L2 R2 F2"))).startsWith("lift");
    assertThat(chosen(fired("L1 R1 A1 F1 L2 R2 F2"))).isEqualTo("flag across 1");
  }

  @Test
  void aShotWhoseLoadIsOutOfSightIsNotFlagged() {
    assertThat(chosen(fired("L1 R1 R1 A1 A1 F1"))).startsWith("lift");
  }

  private static String fired(String pile) {
    return "- {decks: [L3 L3], piles: [%s], fired: 1}\n- {decks: [L1]}\n".formatted(pile);
  }

  /** As its pitch says. */
  @ParameterizedTest
  @ValueSource(strings = {"none", "both"})
  void theMasterFlagsOnlyWhatWillScore(String gunners) {
    FireAtWill game = game(gunners);
    for (String enemy : List.of("master", "gunner")) {
      int claimed = 0;
      for (int seed = 0; seed < BATTLES; seed++) {
        Battle last = played(game, enemy, seed);
        assertThat(last.side(0).unclaimed()).as("seed %d against %s", seed, enemy).isZero();
        claimed += last.side(0).claimed();
      }
      assertThat(claimed / (double) BATTLES).isGreaterThan(gunners.equals("none") ? 12 : 8);
    }
  }

  /** Without them it takes thirteen flags of eighteen. */
  @Test
  void gunnersInTheHandsOfAMasterTakeThreeFlagsAndMoreFromAnEquallyGoodEnemy() {
    double with = flagsOfTheEnemy("illyria");
    double without = flagsOfTheEnemy("none");
    assertThat(without - with).as("%.2f without, %.2f with", without, with).isGreaterThan(3);
  }

  private static double flagsOfTheEnemy(String gunners) {
    FireAtWill game = game(gunners);
    int claimed = 0;
    for (int seed = 0; seed < BATTLES; seed++) {
      claimed += played(game, "master", seed).side(1).claimed();
    }
    return claimed / (double) BATTLES;
  }

  private static Battle played(FireAtWill game, String enemy, long seed) {
    List<Bot<Move, View>> bots = List.of(Bots.make("master", game), Bots.make(enemy, game));
    List<Tempo> tempos =
        List.of(Bots.tempo("master", game.title()), Bots.tempo(enemy, game.title()));
    return new Skirmish<>(game, bots, tempos).play(seed).last();
  }
}
