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

  @Test
  void ofADuelThereIsNoWordOfPoints() {
    assertThat(tale().figures()).hasSize(3).noneMatch(f -> f.words().contains("victory"));
  }
}
