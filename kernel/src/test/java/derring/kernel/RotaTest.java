package derring.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RotaTest {

  @Test
  void theFirstToBeAskedIsTheLowestSeat() {
    assertThat(new Rota().next(0b10110)).isEqualTo(1);
  }

  @Test
  void aSeatThatMayActIsAskedBeforeAnyOtherIsAskedTwice() {
    Rota rota = new Rota();
    assertThat(rota.next(0b1011)).isEqualTo(0);
    assertThat(rota.next(0b1011)).isEqualTo(1);
    assertThat(rota.next(0b1011)).isEqualTo(3);
    assertThat(rota.next(0b1011)).isEqualTo(0);
  }

  @Test
  void seatsThatMayNotActAreSkipped() {
    Rota rota = new Rota();
    assertThat(rota.next(0b0100)).isEqualTo(2);
    assertThat(rota.next(0b0011)).isEqualTo(0);
    assertThat(rota.next(0b0011)).isEqualTo(1);
  }

  @Test
  void whoeverMayActAloneIsAskedAgainAndAgain() {
    Rota rota = new Rota();
    assertThat(rota.next(0b100)).isEqualTo(2);
    assertThat(rota.next(0b100)).isEqualTo(2);
  }

  @Test
  void theHighestSeatThereIsMayBeAsked() {
    Rota rota = new Rota();
    int highest = Integer.MIN_VALUE;
    assertThat(rota.next(highest)).isEqualTo(31);
    assertThat(rota.next(highest | 1)).isZero();
    assertThat(rota.next(highest | 1)).isEqualTo(31);
  }

  @Test
  void whereNobodyMayActNobodyCanBeAsked() {
    assertThatThrownBy(() -> new Rota().next(0)).hasMessage("nobody may act");
  }
}
