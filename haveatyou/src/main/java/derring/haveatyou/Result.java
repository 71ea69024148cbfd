package derring.haveatyou;

/**
 * What a damage card shows in one column, as a small number: points of fatigue, points of physical
 * damage, or a star.
 */
public final class Result {
  private static final int RED = 16;

  /** The special result (HAY-4.4). */
  public static final int STAR = 32;

  private Result() {}

  static int fatigue(int points) {
    return points;
  }

  static int physical(int points) {
    return RED + points;
  }

  /** The blue points of a result. */
  public static int fatigueOf(int result) {
    return result < RED ? result : 0;
  }

  /** The red points of a result. */
  public static int physicalOf(int result) {
    return result >= RED && result < STAR ? result - RED : 0;
  }

  /** As it is written: F2, P1, star. */
  public static String word(int result) {
    return result == STAR ? "star" : result < RED ? "F" + result : "P" + (result - RED);
  }
}
