package derring.bots.oneforall;

/**
 * The odds of a roll against a roll (A1FA-3C), together with whether it shows a 1, which costs the
 * initiative (A1FA-3A): few dice that hit well seldom show one. Computed by counting.
 */
final class Rolls {
  /** So many and more are counted as so many. */
  static final int MOST_HITS = 5;

  static final int MOST_TAKEN = 4;

  private static final int FACES = 6;

  /** By whether there is a 1, and how many hits are given. */
  private final double[][] hits = new double[2][MOST_HITS + 1];

  /** By whether there is a 1, and how many hits the attacker takes, if it is a duel. */
  private final double[][] taken = new double[2][MOST_TAKEN + 1];

  Rolls(int attack, int defend, boolean blade, boolean hisBlade) {
    double[][] mine = totals(attack, blade);
    double[][] his = totals(defend, hisBlade);
    for (int one = 0; one < 2; one++) {
      for (int m = 1; m < mine[one].length; m++) {
        for (int h = 1; h < his[0].length; h++) {
          double chance = mine[one][m] * (his[0][h] + his[1][h]);
          if (m >= h) {
            hits[one][Math.clamp(m - h, 1, MOST_HITS)] += chance;
          } else {
            hits[one][0] += chance;
            taken[one][Math.min(MOST_TAKEN, h - m)] += chance;
          }
        }
      }
    }
  }

  /** How likely so many hits are, with a 1 or without. */
  double hit(int count) {
    return hits[0][count] + hits[1][count];
  }

  /** How likely so many hits are together with a 1, or together with none. */
  double hit(int count, boolean one) {
    return hits[one ? 1 : 0][count];
  }

  /** The same for hits that the attacker takes in a duel, more than none. */
  double taken(int count, boolean one) {
    return taken[one ? 1 : 0][count];
  }

  /** The chances of each total, without a 1 and with one. */
  private static double[][] totals(int dice, boolean blade) {
    double[][] chances = new double[2][FACES + dice + 2];
    for (int top = 1; top < FACES; top++) {
      double all = power(top, dice) - power(top - 1, dice);
      double none = top == 1 ? 0 : power(top - 1, dice) - power(top - 2, dice);
      chances[0][top] += none;
      chances[1][top] += all - none;
    }
    double ways = 1;
    for (int sixes = 1; sixes <= dice; sixes++) {
      ways = ways * (dice - sixes + 1) / sixes;
      double each = ways * power(1, sixes);
      double none = each * power(FACES - 2, dice - sixes);
      int total = (blade ? FACES : FACES - 1) + sixes;
      chances[0][total] += none;
      chances[1][total] += each * power(FACES - 1, dice - sixes) - none;
    }
    return chances;
  }

  /** The chance that so many dice all show one of so many faces. */
  private static double power(int faces, int dice) {
    double chance = 1;
    for (int i = 0; i < dice; i++) {
      chance *= faces / 6.0;
    }
    return chance;
  }
}
