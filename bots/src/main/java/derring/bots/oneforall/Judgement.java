package derring.bots.oneforall;

import derring.bots.search.Head;
import derring.kernel.Outcome;
import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.OneForAll;

/**
 * How likely a side is to win, without looking ahead: by what its figures are still good for and by
 * who has the initiative. Unlike {@link Standing} it speaks in chances, so that what the initiative
 * is worth, a wound and a victory can be weighed against each other. By hand, and quick.
 */
final class Judgement {
  /** What a figure weighs, by its Rating. */
  private static final double[] WEIGHT = {0.4, 0.45, 0.6, 0.8, 1.1};

  /** What is left of it, by its wounds. */
  private static final double[] LIFE = {1, 0.68, 0.36, 0};

  private static final int OUT = 3;
  private static final int STUNNED = 1;
  private static final int WEAPONLESS = 2;

  /** What is left of that, by its setbacks: who is both takes every hit as a wound. */
  private static final double[] SETBACK = {1, 0.84, 0.84, 0.58};

  /** Whoever has the initiative can recover. */
  private static final double[] SETBACK_NOW = {1, 0.88, 0.88, 0.7};

  private static final double INITIATIVE = 0.25;

  private final OneForAll game;

  Judgement(OneForAll game) {
    this.game = game;
  }

  /** The chance of a side to win. */
  double chance(Melee m, int side) {
    return chance(m, side, 0);
  }

  /**
   * The chance of a side to win.
   *
   * @param more what whoever has the initiative has besides, in the measure of {@link #toll}
   */
  double chance(Melee m, int side, double more) {
    Outcome outcome = game.outcome(m);
    if (outcome != null) {
      return outcome.drawn() ? 0.5 : outcome.won(side) ? 1 : 0; // the first two seats lead a side
    }
    int turn = m.initiative();
    double sum = turn == side ? INITIATIVE + more : -INITIATIVE - more;
    for (int f = 0; f < game.figures(); f++) {
      int his = game.side(m, f);
      if (his < 2 && m.inPlay(f)) {
        double[] setbacks = his == turn ? SETBACK_NOW : SETBACK;
        double worth = weight(m, f) * LIFE[m.wounds(f)] * setbacks[setback(m, f)];
        sum += his == side ? worth : -worth;
      }
    }
    return Head.chance(sum);
  }

  private static double weight(Melee m, int f) {
    return WEIGHT[Math.min(WEIGHT.length - 1, Counsel.rating(m, f))];
  }

  private int setback(Melee m, int f) {
    return (game.stunned(m, f) ? STUNNED : 0) + (game.weaponless(m, f) ? WEAPONLESS : 0);
  }

  /**
   * What so many hits of an action cost a figure whose side has not the initiative, row by row
   * (A1FA-5A).
   *
   * @param cornered it is against something already, so that a push stuns it
   */
  double toll(Melee m, int f, int hits, boolean cornered) {
    int wounds = m.wounds(f);
    int setback = setback(m, f);
    double before = LIFE[wounds] * SETBACK[setback];
    for (int row = 1; row <= hits && wounds < OUT; row++) {
      boolean disarmed = row == 3;
      boolean hurt = row > 3;
      if (row == 2 || (row == 1 && cornered)) {
        disarmed = (setback & STUNNED) != 0;
        setback |= STUNNED;
      }
      if (disarmed) {
        hurt = (setback & WEAPONLESS) != 0;
        setback |= WEAPONLESS;
      }
      wounds += hurt ? 1 : 0;
    }
    return weight(m, f) * (before - LIFE[wounds] * SETBACK[setback]);
  }
}
