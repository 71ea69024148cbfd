package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What goes on a little each time it is asked for. */
class DeskTest {
  private static final int ROOM = 3;
  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  private long now;
  private final Desk<AtomicInteger> desk =
      new Desk<>(ROOM, Duration.ofSeconds(20), () -> now += SECOND / 10);

  private int asked(int who) {
    return desk.take("work " + who, AtomicInteger::new).incrementAndGet();
  }

  @Test
  void howeverManyAskInTurnThoseWhoWereFirstComeToAnEnd() {
    for (int turn = 1; turn <= 5; turn++) {
      for (int who = 0; who < ROOM; who++) {
        assertThat(asked(who)).isEqualTo(turn);
      }
      assertThatThrownBy(() -> asked(ROOM))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("try again in a moment");
    }
  }

  @Test
  void whatIsDoneOrNoLongerAskedForMakesWay() {
    for (int who = 0; who < ROOM; who++) {
      asked(who);
    }
    desk.clear("work 1");
    assertThat(asked(ROOM)).isOne();
    now += 19 * SECOND;
    assertThat(asked(2)).isEqualTo(2);
    now += 2 * SECOND;
    assertThat(asked(0)).as("nobody else has taken its place").isEqualTo(2);
    assertThat(asked(ROOM + 1)).as("in the place of the longest unasked").isOne();
    assertThat(asked(2)).isEqualTo(3);
    assertThat(asked(0)).isEqualTo(3);
  }
}
