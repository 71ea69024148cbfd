package derring.toys.morra;

import derring.kernel.State;
import derring.kernel.Window;
import java.util.Arrays;

/** The state: what each has chosen in this round, what was shown in the last, and the points. */
final class Hands implements State<Hands> {
  static final int ROUNDS = 3;
  static final int FINGERS = 5;

  /** By seat: the fingers chosen in this round; 0 before. */
  final int[] chosen;

  /** By seat: the fingers shown in the round before; 0 in the first. */
  final int[] last;

  final int[] points;

  /** Who has not chosen yet; its number is that of the round. */
  final Window window = new Window();

  Hands(int seats) {
    chosen = new int[seats];
    last = new int[seats];
    points = new int[seats];
  }

  int seats() {
    return chosen.length;
  }

  /** The set of all seats. */
  int all() {
    return (1 << seats()) - 1;
  }

  boolean over() {
    return window.settled();
  }

  void clear() {
    Arrays.fill(chosen, 0);
    Arrays.fill(last, 0);
    Arrays.fill(points, 0);
    window.set(0, 0);
    window.open(all());
  }

  @Override
  public void copyFrom(Hands other) {
    System.arraycopy(other.chosen, 0, chosen, 0, seats());
    System.arraycopy(other.last, 0, last, 0, seats());
    System.arraycopy(other.points, 0, points, 0, seats());
    window.copyFrom(other.window);
  }

  @Override
  public Hands copy() {
    Hands copy = new Hands(seats());
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Hands other
        && Arrays.equals(chosen, other.chosen)
        && Arrays.equals(last, other.last)
        && Arrays.equals(points, other.points)
        && window.equals(other.window);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(chosen) + Arrays.hashCode(last))
        + Arrays.hashCode(points)
        + 7 * window.hashCode();
  }
}
