package derring.oneforall;

/**
 * Exact odds of a roll against a roll (A1FA-3C): how likely each number of hits is, and how likely
 * the attacker shows a 1. Computed by counting, never sampled.
 */
public final class Odds {
  private static final int FACES = 6;

  /** The chances of each total with so many dice: the highest die, more for further 6s. */
  private static double[] totals(int dice, boolean blade) {
    double[] chances = new double[FACES + dice + 1];
    for (int top = 1; top < FACES; top++) { // the highest die is top: all up to it, not all below
      chances[top] = power(top, dice) - power(top - 1, dice);
    }
    double ways = 1;
    for (int sixes = 1; sixes <= dice; sixes++) {
      ways = ways * (dice - sixes + 1) / sixes;
      chances[Dice.total(FACES, sixes, blade)] +=
          ways * power(FACES - 1, dice - sixes) * power(1, sixes);
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

  private final double[] given;
  private final double[] taken;
  private final double one;

  private Odds(double[] given, double[] taken, double one) {
    this.given = given;
    this.taken = taken;
    this.one = one;
  }

  /**
   * The odds of a roll.
   *
   * @param attack the attacker's dice, at least one
   * @param defend the defender's dice, at least one
   * @param attackerIsBlade the attacker's first 6 counts 7 (A1FA-S.blade)
   */
  public static Odds of(int attack, int defend, boolean attackerIsBlade, boolean defenderIsBlade) {
    double[] mine = totals(attack, attackerIsBlade);
    double[] his = totals(defend, defenderIsBlade);
    double[] given = new double[mine.length + 1];
    double[] taken = new double[his.length + 1];
    for (int m = 1; m < mine.length; m++) {
      for (int h = 1; h < his.length; h++) {
        double chance = mine[m] * his[h];
        int hits = Dice.hits(m, h);
        if (hits > 0) {
          given[hits] += chance;
        } else {
          given[0] += chance;
          taken[h - m] += chance;
        }
      }
    }
    return new Odds(given, taken, 1 - power(FACES - 1, attack));
  }

  /** The odds of a roll without a Hired Blade. */
  public static Odds of(int attack, int defend) {
    return of(attack, defend, false, false);
  }

  /** The same roll with a large object: more hits, but only if there is one (A1FA-7A). */
  public Odds withBonus(int bonus) {
    if (bonus == 0) {
      return this;
    }
    double[] more = new double[given.length + bonus];
    more[0] = given[0];
    System.arraycopy(given, 1, more, 1 + bonus, given.length - 1);
    return new Odds(more, taken, one);
  }

  /** The chance that the defender takes exactly so many hits. */
  public double hits(int hits) {
    return hits < given.length ? given[hits] : 0;
  }

  /** The chance that the attacker takes exactly so many, more than none, if it is a duel. */
  public double taken(int hits) {
    return hits > 0 && hits < taken.length ? taken[hits] : 0;
  }

  /** More hits than this nobody gives. */
  public int most() {
    return given.length - 1;
  }

  /** More hits than this nobody takes. */
  public int mostTaken() {
    return taken.length - 1;
  }

  /** The chance that at least one of the attacker's dice is a 1. */
  public double one() {
    return one;
  }

  /** The chance that at least one of so many dice is a 1. */
  public static double one(int dice) {
    return 1 - power(FACES - 1, dice);
  }

  /** The hits to be expected. */
  public double expected() {
    double sum = 0;
    for (int i = 1; i < given.length; i++) {
      sum += i * given[i];
    }
    return sum;
  }

  /** The hits that the attacker may expect to take in a duel. */
  public double expectedTaken() {
    double sum = 0;
    for (int i = 1; i < taken.length; i++) {
      sum += i * taken[i];
    }
    return sum;
  }
}
