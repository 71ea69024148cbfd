package derring.bots.haveatyou;

import derring.bots.Appraisal;
import derring.haveatyou.Battle;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;

/**
 * How likely a side is to have the victory points of a brawl first, by those that both still lack:
 * each fall is as likely on this side as on that, whoever is hurt has fallen in part.
 */
final class BrawlJudgement implements Appraisal<Battle> {
  /** What one who comes in falls for on the average: a die and one (HAY-5.4). */
  private static final double FALL = 4.5;

  /** With less than this missing it is still not won. */
  private static final double NEARLY = 0.5;

  /** How surely the one who is ahead wins: what surprised least in 450 brawls of solid bots. */
  private static final double SHARP = 2.8;

  private final HaveAtYou game;

  /**
   * @param game a brawl
   */
  BrawlJudgement(HaveAtYou game) {
    this.game = game;
  }

  /** Some two turns: what a card is worth shows in the hands that are drawn after it. */
  @Override
  public int moves() {
    return 40;
  }

  @Override
  public double chance(Battle battle, int seat) {
    double[] missing = new double[2];
    for (int team = 0; team < 2; team++) {
      missing[team] = game.goal() - battle.points(team);
    }
    for (int other = 0; other < battle.seats(); other++) {
      missing[1 - game.team(other)] -= worn(battle.fighter(other));
    }
    int team = game.team(seat);
    double mine = Math.max(NEARLY, missing[team] / FALL);
    double theirs = Math.max(NEARLY, missing[1 - team] / FALL);
    return 1 / (1 + StrictMath.exp(SHARP * (mine - theirs) / Math.sqrt(mine + theirs)));
  }

  /** The points of a fighter that are as good as lost. */
  private static double worn(Fighter fighter) {
    if (fighter.out()) {
      return 0;
    }
    double whole = Odds.WOUND * fighter.start();
    double left = Odds.WOUND * fighter.physical() - fighter.fatigue();
    return fighter.start() * Math.clamp(1 - left / whole, 0, 1);
  }
}
