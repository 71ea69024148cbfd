package derring.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Outcome;
import derring.kernel.Tale;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is told of a battle that is over. */
class RememberedTest {
  private static final Outcome FIRST =
      new Outcome(List.of(1, 2), false, "The victory points are reached.", "HAY-5.4");

  private static Tale tale(Told... told) {
    return Objects.requireNonNull(
        new Remembered(seat -> List.of("Mara", "Tom").get(seat)).of(List.of(List.of(told)), FIRST));
  }

  @Test
  void ofABrawlThePointsAreToldFirst() {
    Tale tale =
        tale(
            new Told.Scored(List.of(0), 8, 8),
            new Told.Scored(List.of(1), 6, 6),
            new Told.Scored(List.of(0), 5, 13));
    assertThat(tale.figures()).hasSize(3);
    assertThat(tale.figures().getFirst())
        .isEqualTo(new Tale.Figure("13", "victory points", "to 6"));
    assertThat(tale.how()).isEqualTo("The victory points are reached.");
  }

  @Test
  void whoNeverScoredHasNone() {
    assertThat(tale(new Told.Scored(List.of(0), 1, 1)).figures().getFirst())
        .isEqualTo(new Tale.Figure("1", "victory point", "to 0"));
  }

  private static String decidedBy(Told... told) {
    return tale(told).how();
  }

  @Test
  void theBlowThatSentSomebodyToThePlanksIsNamedWithItsWeapon() {
    Told slash =
        new Told.Declared(
            0, Deed.ATTACK, true, "Attack! 3", 1, "slash", "slash with Cutlass at range 0");
    Told struck = new Told.Struck(1, List.of(), List.of(), 0, 3, 0);
    Told fell = new Told.Fell(1, false);
    assertThat(decidedBy(slash, struck, fell))
        .isEqualTo("Mara's slash with the Cutlass sent Tom to the planks.");
    assertThat(
            decidedBy(
                new Told.Declared(
                    0, Deed.ATTACK, true, "", 1, "punch", "punch with bare hands at range 0"),
                struck,
                fell))
        .isEqualTo("Mara's punch with bare hands sent Tom to the planks.");
    assertThat(
            decidedBy(
                new Told.Declared(1, Deed.ATTACK, true, "", 0, "punch", "punch with bare hands"),
                struck,
                fell))
        .isEqualTo("Tom went down by a punch with bare hands that was turned around.");
    assertThat(decidedBy(slash, struck, new Told.Tired(1, 1, 0, 0, "for a card"), fell))
        .isEqualTo("Tom went down, worn out.");
    assertThat(
            decidedBy(
                new Told.Declared(0, Deed.SHOVE, true, "Swash! 1", 1, "", ""),
                new Told.Fell(1, true)))
        .isEqualTo("Mara shoved Tom overboard.");
  }

  @Test
  void ofADuelThereIsNoWordOfPoints() {
    assertThat(tale().figures()).hasSize(3).noneMatch(f -> f.words().contains("victory"));
  }
}
