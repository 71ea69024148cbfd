package derring.toys.quoits;

/** A spot, in whole steps from the corner of the yard; not every one lies inside it. */
public record Point(int x, int y) {

  /** The square of the way to another spot. */
  long squareTo(Point other) {
    long dx = (long) x - other.x;
    long dy = (long) y - other.y;
    return dx * dx + dy * dy;
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
