package derring.audatia;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a bout that is over. */
class RememberedTest {
  private static final Outcome MARA = new Outcome(List.of(1, 2), false, "It is over.", "AUD-WIN.1");

  private static String decidedBy(Told... told) {
    return requireNonNull(
            new Remembered(seat -> List.of("Mara", "Tom").get(seat))
                .of(List.of(List.of(told)), MARA))
        .how();
  }

  private static Told.Yielded yields(String cause) {
    return new Told.Yielded(1, cause, List.of());
  }

  @Test
  void whoseBlowFoundNoAnswerIsToldAndHowManyThereWere() {
    Told blow = new Told.Struck(0, "attack", "Punta");
    assertThat(decidedBy(blow, yields("cut"))).isEqualTo("Tom had no answer to Mara's Punta.");
    assertThat(
            decidedBy(
                new Told.Struck(1, "attack", "Punta"),
                new Told.Struck(0, "counterattack", "Mandritto Fendente R"),
                yields("cut")))
        .isEqualTo("Tom had no answer to Mara's Mandritto Fendente R, the last of two blows.");
    assertThat(decidedBy(blow, yields(Ending.OUT_OF_CARDS.word())))
        .isEqualTo("Tom was out of cards, and had no answer to Mara's Punta.");
  }

  @Test
  void aPerfectCounterIsNamedAndNothingIsInventedWhereNoBlowDecided() {
    assertThat(decidedBy(new Told.Countered(0, "Twist and Pommel Strike", true)))
        .isEqualTo("Mara countered perfectly with Twist and Pommel Strike.");
    assertThat(decidedBy(new Told.Countered(0, "Twist and Pommel Strike", false)))
        .isEqualTo("It is over.");
  }
}
