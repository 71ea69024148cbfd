package derring.toys.quoits;

import derring.kernel.State;
import java.util.Arrays;
import java.util.List;

/** The state: the rings that lie, in the order they were thrown; seat 0 threw the first. */
final class Yard implements State<Yard> {
  static final int SEATS = 2;

  /** Rings of each seat (QUO-1.2). */
  static final int RINGS = 3;

  /** The yard is a square with sides so long (QUO-1.1). */
  static final int SIDE = 2000;

  static final Point PIN = new Point(1000, 1000);

  /** Where each seat stands. */
  static final List<Point> MARKS = List.of(new Point(1000, 0), new Point(1000, SIDE));

  /** How wide a ring is (QUO-2.2). */
  static final int WIDTH = 100;

  /** How far the first ring can be thrown, and how much farther each after it (QUO-2.1). */
  private static final int REACH = 900;

  private static final int FARTHER = 200;

  final Point[] rings = new Point[SEATS * RINGS];
  int thrown;

  Yard() {
    Arrays.fill(rings, PIN);
  }

  boolean over() {
    return thrown == rings.length;
  }

  /** Whose turn it is; means nothing when it is over. */
  int turn() {
    return thrown % SEATS;
  }

  /** How far the next ring can be thrown. */
  int reach() {
    return REACH + thrown / SEATS * FARTHER;
  }

  void put(Point at) {
    rings[thrown++] = at;
  }

  /** QUO-3.1: the whole lengths of a ring between a spot and the pin. */
  static int away(Point at) {
    return (int) Math.sqrt((double) at.squareTo(PIN)) / WIDTH;
  }

  /** The measure of a seat's nearest ring. */
  int nearest(int seat) {
    int nearest = Integer.MAX_VALUE;
    for (int i = seat; i < thrown; i += SEATS) {
      nearest = Math.min(nearest, away(rings[i]));
    }
    return nearest;
  }

  static String lengths(int away) {
    return away == 1 ? "1 length" : away + " lengths";
  }

  @Override
  public void copyFrom(Yard other) {
    thrown = other.thrown;
    System.arraycopy(other.rings, 0, rings, 0, rings.length);
  }

  @Override
  public Yard copy() {
    Yard copy = new Yard();
    copy.copyFrom(this);
    return copy;
  }

  private List<Point> lying() {
    return Arrays.asList(rings).subList(0, thrown);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Yard other && lying().equals(other.lying());
  }

  @Override
  public int hashCode() {
    return lying().hashCode();
  }
}
