package derring.oneforall;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a melee that is over. */
class RememberedTest {
  private static final Outcome FIRST = new Outcome(List.of(1, 2), false, "It is over.", "A1FA-R36");

  private static String decidedBy(Told... told) {
    return requireNonNull(new Remembered(seat -> "Seat " + seat).of(List.of(List.of(told)), FIRST))
        .how();
  }

  private static Told out(String figure, String what) {
    return new Told.Suffered(figure, what, 0, 0, 0);
  }

  @Test
  void whoLaidTheLastOneLowIsToldWithTheHitsThatDidIt() {
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 3), out("guard2", "out")))
        .isEqualTo("Athos laid Guard2 low with three hits at once.");
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 1), out("guard2", "lost")))
        .isEqualTo("Athos drove Guard2 out of the fight with one hit.");
  }

  @Test
  void whoWentByNobodysRollIsToldAlone() {
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 3), out("guard1", "out")))
        .isEqualTo("Guard1 goes down and is out of the fight.");
    assertThat(decidedBy()).isEqualTo("It is over.");
  }
}
