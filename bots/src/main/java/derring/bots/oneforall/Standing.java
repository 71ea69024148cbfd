package derring.bots.oneforall;

import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;

/** How a match stands for a side: what its figures are still good for, less those of the enemy. */
final class Standing {
  /** By wounds: each is worse than the one before, for it is nearer to the end. */
  private static final double[] LIFE = {3.0, 2.3, 1.4, 0};

  /** The part of what is left of a figure that a setback costs. */
  private static final double STUNNED = 0.12;

  private static final double WEAPONLESS = 0.14;

  /** Whoever is both takes the next setback as a wound. */
  private static final double BOTH = 0.1;

  private static final double VICTORY = 4;

  /** By hits in a duel, roughly: pushed back, wounded, disarmed, wounded ... */
  private static final double[] DUEL = {0, 0.1, 0.95, 1.3, 2.2, 3.0, 3.0};

  private final OneForAll game;

  Standing(OneForAll game) {
    this.game = game;
  }

  double of(Melee m, int side) {
    double sum = 0;
    for (int f = 0; f < game.figures(); f++) {
      int his = game.side(m, f);
      if (his < 2) {
        sum += his == side ? figure(m, f) : -figure(m, f);
      }
    }
    if (m.phase() == Phase.OVER) {
      return sum + (sum > 0 ? VICTORY : -VICTORY);
    }
    return sum;
  }

  private double figure(Melee m, int f) {
    if (!m.inPlay(f)) {
      return 0;
    }
    boolean stunned = game.stunned(m, f);
    boolean weaponless = game.weaponless(m, f);
    double setbacks =
        (stunned ? STUNNED : 0)
            + (weaponless ? WEAPONLESS : 0)
            + (stunned && weaponless ? BOTH : 0);
    return weight(m, f) * LIFE[m.wounds(f)] * (1 - setbacks);
  }

  private static double weight(Melee m, int f) {
    return 0.7 + 0.1 * Counsel.rating(m, f);
  }

  /** What so many hits of a duel cost a figure, without asking where it would be pushed. */
  double toll(Melee m, int f, int hits) {
    double most = weight(m, f) * LIFE[m.wounds(f)];
    double hurt = DUEL[Math.min(hits, DUEL.length - 1)];
    return Math.min(most, hurt * weight(m, f) * (1 + 0.2 * m.wounds(f)));
  }
}
