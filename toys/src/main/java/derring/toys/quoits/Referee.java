package derring.toys.quoits;

import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says what may be thrown, offers some of it, and says who has won. */
final class Referee {
  private static final int COLUMNS = 4;
  private static final int APART = 200;

  /** By ring and seat: spots that a good eye would name, so far apart that a ring covers one. */
  private static final Move.Throw[][][] SPOTS =
      new Move.Throw[Yard.RINGS][Yard.SEATS][COLUMNS * COLUMNS];

  static {
    for (int ring = 0; ring < Yard.RINGS; ring++) {
      for (int spot = 0; spot < COLUMNS * COLUMNS; spot++) {
        int x = Yard.PIN.x() + (2 * (spot % COLUMNS) - COLUMNS + 1) * APART / 2;
        int far = (ring + 1 + spot / COLUMNS) * APART;
        SPOTS[ring][0][spot] = new Move.Throw(new Point(x, far));
        SPOTS[ring][1][spot] = new Move.Throw(new Point(x, Yard.SIDE - far));
      }
    }
  }

  private Referee() {}

  static void list(Yard yard, int seat, MoveBuffer<Move> into) {
    if (yard.over() || yard.turn() != seat) {
      return;
    }
    for (Move.Throw spot : SPOTS[yard.thrown / Yard.SEATS][seat]) {
      if (judge(yard, seat, spot.at()) == null) {
        into.add(spot);
      }
    }
  }

  static @Nullable Refusal judge(Yard yard, int seat, Point at) {
    if (yard.over()) {
      return Refusal.OVER;
    }
    if (yard.turn() != seat) {
      return Refusal.NOT_YOUR_TURN;
    }
    if (at.x() < 0 || at.x() > Yard.SIDE || at.y() < 0 || at.y() > Yard.SIDE) {
      return Refusal.OUTSIDE;
    }
    long reach = yard.reach();
    if (at.squareTo(Yard.MARKS.get(seat)) > reach * reach) {
      return Refusal.TOO_FAR;
    }
    return under(yard, at) == null ? null : Refusal.ON_ANOTHER;
  }

  /** QUO-2.2: the ring that one thrown there would lie on. */
  static @Nullable Point under(Yard yard, Point at) {
    for (int i = 0; i < yard.thrown; i++) {
      if (at.squareTo(yard.rings[i]) < (long) Yard.WIDTH * Yard.WIDTH) {
        return yard.rings[i];
      }
    }
    return null;
  }

  static @Nullable Outcome outcome(Yard yard) {
    if (!yard.over()) {
      return null;
    }
    int lead = yard.nearest(1) - yard.nearest(0);
    return lead == 0
        ? new Outcome(List.of(1, 1), true, "Drawn: both came equally near.", "QUO-3.2")
        : new Outcome(
            lead > 0 ? List.of(1, 2) : List.of(2, 1), false, "The nearest ring wins.", "QUO-3.1");
  }
}
