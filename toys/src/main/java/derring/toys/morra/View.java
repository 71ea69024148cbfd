package derring.toys.morra;

import derring.kernel.Chance;
import derring.kernel.Game;

/** What somebody sees: all but the fingers that others have chosen and not shown. */
public final class View {
  private final Hands known;
  private final int seat;

  View(Hands hands, int seat) {
    this.known = hands.copy();
    this.seat = seat;
    for (int other = 0; other < known.seats(); other++) {
      if (other != seat) {
        known.chosen[other] = 0;
      }
    }
  }

  /** Whose view it is, or {@link Game#SPECTATOR}. */
  public int seat() {
    return seat;
  }

  /** The hands as far as they are known; who has chosen is told by the window. */
  Hands known() {
    return known;
  }

  /** Nothing is known of a fist, so each number is as likely as any other. */
  void imagine(Chance chance, Hands into) {
    into.copyFrom(known);
    for (int other = 0; other < known.seats() && !known.over(); other++) {
      if (other != seat && !known.window.asks(other)) {
        into.chosen[other] = chance.die(Hands.FINGERS);
      }
    }
  }
}
