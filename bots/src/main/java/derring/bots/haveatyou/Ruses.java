package derring.bots.haveatyou;

import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Phase;
import derring.haveatyou.Type;
import derring.kernel.Pile;

/** What the rarer uses of a Swash! are worth: to strike across, to switch boards, to draw anew. */
final class Ruses {
  /** For so many turns it counts who is faced. */
  private static final double BETTER_FOE = 1.2;

  /** An opponent who is a rank further away is so much later struck. */
  private static final double FURTHER = 3.2;

  private final HaveAtYou game;
  private final Outlook outlook;
  private final Odds odds;
  private final Hand hand;

  Ruses(HaveAtYou game, Outlook outlook, Odds odds, Hand hand) {
    this.game = game;
    this.outlook = outlook;
    this.odds = odds;
    this.hand = hand;
  }

  /** The best attack at anybody on another board (HAY-4.5); none waits for a card in progress. */
  double across() {
    if (!outlook.stage().stack().isEmpty()) {
      return 0;
    }
    double best = 0;
    for (int seat = 0; seat < outlook.battle().seats(); seat++) {
      if (outlook.isFoe(seat) && isOnAnotherBoard(seat)) {
        best = Math.max(best, outlook.bestAttackAt(seat, ranks(seat) + 1));
      }
    }
    return best;
  }

  private boolean isOnAnotherBoard(int seat) {
    return game.home(seat) == outlook.home()
        && outlook.battle().fighter(seat).board() != outlook.self().board();
  }

  private int ranks(int seat) {
    return Math.abs(outlook.battle().fighter(seat).rank() - outlook.self().rank());
  }

  /**
   * Taking over the opponent of a fallen friend (HAY-1.3.3.8n), instead of one's own if he has one.
   * Whoever is not faced strikes from his own board all the same, so only the choice counts.
   */
  double switching() {
    int theirs = opponentOn(false);
    int own = opponentOn(true);
    if (theirs == Outlook.NONE || own == Outlook.NONE) {
      return 0; // whoever is alone reaches everybody
    }
    return BETTER_FOE * (prize(theirs) - prize(own))
        - FURTHER * (outlook.missing(ranks(theirs)) - outlook.missing(ranks(own)));
  }

  private int opponentOn(boolean sameBoard) {
    for (int seat = 0; seat < outlook.battle().seats(); seat++) {
      boolean same = outlook.battle().fighter(seat).board() == outlook.self().board();
      if (outlook.isFoe(seat) && game.home(seat) == outlook.home() && same == sameBoard) {
        return seat;
      }
    }
    return Outlook.NONE;
  }

  /** What it is worth in a turn to have somebody as opponent: the sooner he falls, the more. */
  private double prize(int seat) {
    return outlook.felling(seat) / outlook.turns(seat);
  }

  /**
   * What a redraw brings: every card that a new one is better than is changed; and if there is time
   * to strike and no card to strike with, one may be among the new.
   */
  double redrawing(int swash) {
    hand.study();
    Pile held = outlook.self().hand();
    double draw = hand.draw();
    double gain = 0;
    int changed = 0;
    for (int i = 0; i < held.size(); i++) {
      double keep = hand.keep(held.get(i));
      if (held.get(i) != swash && keep < draw) {
        gain += draw - keep;
        changed++;
      }
    }
    boolean inTime = outlook.stage().phase() == Phase.ACT && outlook.stage().points() > 0;
    if (inTime && hand.count(Type.ATTACK) == 0) {
      gain += odds.held(odds.count(Type.ATTACK), changed) * Math.max(0, outlook.bestAttack(0));
    }
    return gain;
  }
}
