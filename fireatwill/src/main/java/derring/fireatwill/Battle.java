package derring.fireatwill;

import derring.kernel.State;

/**
 * The state of a battle: two sides that act at once, and how far it has come. Which move came first
 * is settled by the order in which moves are played; nothing here knows what time it is.
 */
public final class Battle implements State<Battle> {
  final Table table;
  final Side[] sides = {new Side(), new Side()};
  Phase phase = Phase.OVER;

  /** Waits in a row (FAW-R41). */
  int waits;

  /** Who waited last, or -1 if somebody has played since. */
  int waiter = -1;

  Battle(Table table) {
    this.table = table;
  }

  public Side side(int seat) {
    return sides[seat];
  }

  public Phase phase() {
    return phase;
  }

  /** FAW-R34: whether a seat must let the other have its head start. */
  public boolean locked(int seat) {
    int ahead = table.options.headStart();
    return ahead >= 0 && seat != ahead && played(ahead) < table.options.headStartCards();
  }

  /** Cards laid on Action Piles, Master Gunners too; all there are if none is left. */
  private int played(int seat) {
    Side side = sides[seat];
    return side.finished() ? Integer.MAX_VALUE : table.total[seat] - side.left - side.out.size();
  }

  @Override
  public void copyFrom(Battle other) {
    sides[0].copyFrom(other.sides[0]);
    sides[1].copyFrom(other.sides[1]);
    phase = other.phase;
    waits = other.waits;
    waiter = other.waiter;
  }

  @Override
  public Battle copy() {
    Battle copy = new Battle(table);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Battle other
        && phase == other.phase
        && waits == other.waits
        && waiter == other.waiter
        && sides[0].equals(other.sides[0])
        && sides[1].equals(other.sides[1]);
  }

  @Override
  public int hashCode() {
    return ((sides[0].hashCode() * 31 + sides[1].hashCode()) * 31 + waits) * 31 + phase.ordinal();
  }
}
