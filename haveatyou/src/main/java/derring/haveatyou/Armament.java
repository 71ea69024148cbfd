package derring.haveatyou;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A weapon as it is printed (HAY-1.3.2, HAY-6).
 *
 * @param throwPenalty how many damage cards fewer are drawn when it is thrown
 * @param singleUse it is gone after one attack
 * @param fullOn the least die with which it is found full; 0 if it cannot be drunk
 * @param loadedOn the least die with which it is found loaded; 0 if it is never loaded
 * @param thrown the mode whose values count when it is thrown (HAY-1.3.3.6e)
 * @param rule the clause about it
 */
public record Armament(
    String name,
    int copies,
    int throwPenalty,
    boolean singleUse,
    int fullOn,
    int loadedOn,
    Mode thrown,
    List<Mode> modes,
    String rule) {

  /**
   * One way to attack with it.
   *
   * @param word what an attack in this mode is called, by its place in the table's words
   * @param range the farthest rank it reaches, and so every nearer one (HAY-1.3.2a)
   * @param damage how many damage cards are drawn
   * @param fatigueAtZero what an attack or a throw costs at range 0 (HAY-6.5a)
   * @param loaded only while it is loaded
   * @param dieAtMost no damage if a die shows more; 6 if there is no such test
   */
  public record Mode(
      int word,
      Kind kind,
      int range,
      int damage,
      int fatigue,
      int fatigueAtZero,
      boolean loaded,
      int dieAtMost) {

    int fatigueAt(int distance) {
      return distance == 0 ? fatigueAtZero : fatigue;
    }
  }

  boolean canBeDrunk() {
    return fullOn > 0;
  }

  boolean canBeLoaded() {
    return loadedOn > 0;
  }

  /** The mode called so, or null. */
  @Nullable Mode mode(int word) {
    for (int i = 0; i < modes.size(); i++) {
      if (modes.get(i).word() == word) {
        return modes.get(i);
      }
    }
    return null;
  }

  /** HAY-1.3.2d: its longest mode as it lies in the hand, so not that of a shot. */
  int seizeRange() {
    int range = 0;
    for (int i = 0; i < modes.size(); i++) {
      if (!modes.get(i).loaded()) {
        range = Math.max(range, modes.get(i).range());
      }
    }
    return range;
  }
}
