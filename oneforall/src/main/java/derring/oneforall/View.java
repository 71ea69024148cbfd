package derring.oneforall;

/** What a seat, or a spectator, knows: everything, for nothing is hidden at this table. */
public final class View {
  private final int seat;
  private final Melee known;

  View(Melee melee, int seat) {
    this.seat = seat;
    known = melee.copy();
  }

  /** Whose view it is; {@link derring.kernel.Game#SPECTATOR} for a spectator. */
  public int seat() {
    return seat;
  }

  /** The whole match. Whoever gets it must not change it. */
  public Melee known() {
    return known;
  }
}
