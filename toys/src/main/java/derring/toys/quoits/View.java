package derring.toys.quoits;

import derring.kernel.Game;
import java.util.List;

/** What somebody sees: the whole yard. */
public final class View {
  private final Yard yard;
  private final int seat;

  View(Yard yard, int seat) {
    this.yard = yard.copy();
    this.seat = seat;
  }

  /** Whose view it is, or {@link Game#SPECTATOR}. */
  public int seat() {
    return seat;
  }

  /** Where the rings lie, in the order they were thrown. */
  public List<Point> rings() {
    return List.of(yard.rings).subList(0, yard.thrown);
  }

  /** Whether the seat of this view may throw a ring there now. */
  public boolean allows(Point at) {
    return Referee.judge(yard, seat, at) == null;
  }

  Yard yard() {
    return yard;
  }
}
