package derring.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;

import derring.fireatwill.Gun.State;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of a pile, of the first pile of Illyria unless told otherwise. */
class GunneryTest {
  private final FireAtWill game = open();

  private static FireAtWill open() {
    Shelf shelf = Shelf.standard();
    return (FireAtWill)
        shelf.open(shelf.title("fire-at-will"), Facts.of(Map.of("gunners", "both"))).game();
  }

  private Battle laid(String... cards) {
    Battle battle = game.blank();
    battle.phase = Phase.FIRE;
    Side side = battle.sides[0];
    for (int c = 0; c < Table.COLUMNS; c++) {
      side.numbers[c] = (byte) (c + 1);
      side.square[c] = -1;
      battle.sides[1].numbers[c] = (byte) (c + 1);
      battle.sides[1].square[c] = -1;
    }
    for (String card : cards) {
      side.piles[0].put(Card.named(card));
    }
    return battle;
  }

  private Gun gun(Battle battle) {
    return Gunnery.read(game.view(battle, 1), 0, 0);
  }

  private Gun gun(String... cards) {
    return gun(laid(cards));
  }

  private static String marks(Gun gun) {
    StringBuilder marks = new StringBuilder();
    for (Gun.Socket socket : gun.sockets()) {
      marks.append(
          switch (socket.mark()) {
            case LAID -> socket.card();
            case WRONG -> "!" + socket.card();
            case NEXT -> "_";
            case OPEN -> "-";
            case HIDDEN -> "?";
          });
      marks.append(' ');
    }
    return marks.toString().strip();
  }

  private void says(State state, String marks, Integer worth, String says, String... cards) {
    Gun gun = gun(cards);
    assertThat(List.of(gun.state(), marks(gun), gun.says()))
        .as(String.join(" ", cards))
        .isEqualTo(List.of(state, marks, says));
    assertThat(gun.worth()).isEqualTo(worth);
  }

  @Test
  void theOrderIsShownCardByCardWithWhatIsStillToBeHad() {
    says(State.EMPTY, "_ - - -", 4, "Load first, for 4");
    says(State.LOADED, "L2 _ - -", 4, "Ready ★★ next, for 4", "L2");
    says(State.PRIMED, "L2 R2 _ -", 4, "Aim ★★ next, for 4", "L2", "R2");
    says(State.AIMED, "L2 R2 A2 _", 4, "Fire ★★ next, for 4", "L2", "R2", "A2");
    says(State.FIRED, "L2 R2 A2 F2", 4, "fired: 4 · now Load", "L2", "R2", "A2", "F2");
  }

  @Test
  void otherStarsMakeItTwoAndThenAnyStarsWillDo() {
    says(State.PRIMED, "L2 R1 _ -", 2, "Aim next, for 2", "L2", "R1");
    assertThat(gun("L2", "R1").wants()).containsExactly("A1", "A2", "A3");
    assertThat(gun("L2", "R2").wants()).containsExactly("A2");
    says(State.FIRED, "L2 R2 A2 F1", 2, "fired: 2 · now Load", "L2", "R2", "A2", "F1");
  }

  @Test
  void whatHasSpoiltAShotIsMarkedAndNamed() {
    says(State.SPOILT, "L3 !A1 - _", 1, "Aim before Ready: 1", "L3", "A1");
    says(State.SPOILT, "L3 !A1 !R2 _", 1, "Aim before Ready: 1", "L3", "A1", "R2");
    says(State.SPOILT, "L1 R1 !R1 _", 1, "Ready twice: 1", "L1", "R1", "R1");
    says(State.SPOILT, "L1 R1 !R2 _", 1, "Ready after Aim: 1", "L1", "R1", "A1", "R2");
    says(State.FIRED, "L1 - - F1", 1, "fired: 1 · now Load", "L1", "F1");
    says(State.SPOILT, "L1 !A1 - _", 0, "Aim before Ready: 0", "EyesOnly", "L1", "A1");
  }

  @Test
  void aSecondLoadIsWastedAndFiredItBursts() {
    says(State.DOUBLE, "L1 !L1 - -", 0, "loaded twice: unload", "L1", "L1");
    says(State.DOUBLE, "L1 !Breecher - -", 0, "loaded twice: unload", "L1", "Breecher");
    assertThat(gun("L1", "L1").wants()).containsExactly("I", "M1");
    says(State.BURST, "L1 !L2 - !F1", 0, "burst: the rest is lost", "L1", "L2", "F1");
    says(State.BURST, "L1 !L2 - !F1", 0, "burst: the rest is lost", "L1", "L2", "F1", "L3");
  }

  @Test
  void maneuverAndOwnFlagEmptyTheCannonTheEnemysFlagDoesNot() {
    says(State.EMPTY, "_ - - -", 4, "Maneuver, +1 · now Load", "L1", "R1", "M1");
    says(State.EMPTY, "_ - - -", 4, "in vain · now Load", "L1", "M2");
    says(State.EMPTY, "_ - - -", 4, "unloaded · now Load", "L1", "L1", "I");
    says(State.PRIMED, "L1 R1 _ -", 4, "Aim ★ next, for 4", "L1", "N", "R1", "N");
    assertThat(gun().wants()).containsExactly("L1", "L2", "L3", "M1");
    assertThat(gun("L1").wants()).containsExactly("R1");
  }

  @Test
  void withoutALoadNothingBeginsAndAFireIsInVain() {
    says(State.EMPTY, "_ - - -", 4, "no Load yet · now Load", "R1", "A1");
    says(State.LOADED, "L2 _ - -", 4, "Ready ★★ next, for 4", "R1", "L2");
    says(State.FIRED, "- - - !F1", 0, "fired empty · now Load", "A1", "F1");
  }

  @Test
  void whatIsBuriedIsNotReckonedWithUntilACardMakesItCertain() {
    says(State.UNSURE, "? R1 A1 -", null, "was it loaded?", "L1", "R1", "A1", "N", "N");
    says(State.FIRED, "? R1 A1 F1", null, "fired · now Load", "F2", "L1", "N", "R1", "A1", "F1");
    says(State.LOADED, "L2 _ - -", 4, "Ready ★★ next, for 4", "L1", "R1", "A1", "F1", "L2");
    says(State.UNSURE, "? L2 - -", null, "was it loaded?", "L1", "R1", "N", "N", "L2");
  }

  @Test
  void aShotThatFillsTheFanOfALoosePileIsRead() {
    says(State.FIRED, "L1 R1 A1 F1", 4, "fired: 4 · now Load", "F3", "L1", "R1", "A1", "F1");
    says(State.AIMED, "L1 R1 A1 _", 4, "Fire ★ next, for 4", "F3", "L1", "R1", "A1", "N");
  }

  @Test
  void aStraightenedPileHidesWhetherItWasLoaded() {
    Battle battle = laid("L1", "L1", "N", "L2");
    battle.sides[0].square[0] = 2;
    Gun gun = gun(battle);
    assertThat(gun.state()).isEqualTo(State.UNSURE);
    assertThat(gun.says()).isEqualTo("what is under the flag?");
    assertThat(marks(gun)).isEqualTo("? L2 - -");
    Battle other = laid("R1", "A1", "N", "L2");
    other.sides[0].square[0] = 2;
    assertThat(gun(other)).as("two worlds that look the same").isEqualTo(gun);
  }

  @Test
  void whatIsSaidOfAFiredShotIsWhatTheScoringGives() {
    for (String[] cards :
        List.of(
            new String[] {"L2", "R2", "A2", "F2"},
            new String[] {"L2", "R1", "A2", "F2"},
            new String[] {"Breecher", "R2", "A2", "F2"},
            new String[] {"L2", "A2", "F2"},
            new String[] {"R2", "L1", "F2"},
            new String[] {"EyesOnly", "L1", "F2"},
            new String[] {"L1", "I", "F2"},
            new String[] {"L1", "L1", "F2"})) {
      Battle battle = laid(cards);
      Integer said = gun(battle).worth();
      battle.phase = Phase.OVER;
      Scoring.score(battle, Log.NONE);
      assertThat(said).as(String.join(" ", cards)).isEqualTo(battle.sides[0].score);
    }
  }

  @Test
  void whenTheBattleIsOverThereIsNothingMoreToSay() {
    Battle battle = laid("L1");
    battle.phase = Phase.OVER;
    assertThat(Seen.of(game.view(battle, 0)).sides().getFirst().piles().getFirst().gun()).isNull();
  }
}
