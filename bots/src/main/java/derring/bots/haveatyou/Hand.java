package derring.bots.haveatyou;

import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Type;
import derring.kernel.Pile;

/** What it is worth to hold cards, and to draw others, in points of fatigue. */
final class Hand {
  static final int FULL = 5;

  private static final Type[] TYPES = Type.values();

  /** What a Swash! is worth in the hand: nothing less is worth playing it for. */
  static final double SWASH = 15.5;

  /** But most that are kept come to less, so it is not worth as much in the refill. */
  private static final double KEPT_SWASH = 12;

  /** With a second one in the hand the first is easier spent. */
  static final double SECOND_SWASH = 11;

  /** So often a parry in the hand averts the blow of an armed enemy. */
  private static final double PARRIED = 0.3;

  private static final double DODGED = 0.25;

  /** The part of the worth of a card that the next of its type has. */
  private static final double NEXT = 0.6;

  /** What an attack card is worth that has nobody in reach. */
  private static final double OUT_OF_REACH = 0.6;

  /** A card to grab with is worth no more than this: the weapon may be gone by then. */
  private static final double GRAB = 4;

  /** A card with no use now. */
  private static final double IDLE = 0.3;

  /** What a card to move with is worth to somebody who is out of reach. */
  private static final double MOVE = 1.8;

  private final HaveAtYou game;
  private final Outlook outlook;
  private final Odds odds;
  private final Arms arms;
  private final double[] worth = new double[TYPES.length];

  Hand(HaveAtYou game, Outlook outlook, Odds odds, Arms arms) {
    this.game = game;
    this.outlook = outlook;
    this.odds = odds;
    this.arms = arms;
  }

  /** Works out what each type of card is worth as things stand; all else refers to it. */
  void study() {
    int foe = outlook.foe();
    double force = foe == Outlook.NONE ? 0 : outlook.force(outlook.battle().fighter(foe).weapon());
    for (Type type : TYPES) {
      worth[type.ordinal()] = worth(type, force);
    }
  }

  /**
   * @param force what the best blow of the foe does
   */
  private double worth(Type type, double force) {
    Fighter self = outlook.self();
    boolean armed = self.weapon() != Outlook.NONE;
    return switch (type) {
      case ATTACK ->
          Math.max(outlook.bestAttack(0), OUT_OF_REACH * outlook.edge(self.weapon()))
              + (outlook.missing() <= 1 ? outlook.urge() : 0);
      case PARRY -> armed ? force * PARRIED : IDLE;
      case DODGE -> Math.max(IDLE, force * DODGED - 1);
      case MOVE -> outlook.missing() > 0 ? MOVE + outlook.urge() : IDLE;
      case GRAB -> Math.clamp(bestGrab() / 2, IDLE, GRAB);
      case THROW -> armed ? 2 * IDLE : IDLE;
      case WEAPON -> armed ? Math.max(2 * IDLE, outlook.bestAttack(1)) : 2 * IDLE;
      case SWASH -> KEPT_SWASH + (outlook.missing() > 1 ? outlook.urge() : 0);
    };
  }

  /** What the best grab from the Floor would gain. */
  double bestGrab() {
    double best = 0;
    Pile floor = outlook.battle().stage(outlook.home()).floor();
    for (int i = 0; i < floor.size(); i++) {
      best = Math.max(best, arms.onFloor(floor.get(i)));
    }
    return best - arms.held(outlook.self().weapon());
  }

  /** What holding a card is worth: of several of one type the later ones are worth less. */
  double keep(int card) {
    Type type = game.card(card).type();
    Pile hand = outlook.self().hand();
    int before = 0;
    for (int i = 0; i < hand.size() && hand.get(i) != card; i++) {
      before += game.card(hand.get(i)).type() == type ? 1 : 0;
    }
    return worth[type.ordinal()] * power(NEXT, before);
  }

  /** What the whole hand is worth. */
  double sum() {
    Pile hand = outlook.self().hand();
    double sum = 0;
    for (int i = 0; i < hand.size(); i++) {
      sum += keep(hand.get(i));
    }
    return sum;
  }

  /** What one more card is worth to the hand. */
  double draw() {
    double sum = 0;
    for (Type type : TYPES) {
      sum += odds.part(type) * worth[type.ordinal()] * power(NEXT, count(type));
    }
    return sum;
  }

  /** What filling the hand up for fatigue is worth. */
  double refill() {
    int room = FULL - outlook.self().hand().size();
    return Math.max(0, draw() - 1) * room;
  }

  /** What a whole new hand is worth. The number of cards of a type in it is binomial. */
  double anew() {
    double sum = 0;
    for (Type type : TYPES) {
      double none = power(1 - odds.part(type) * (1 - NEXT), FULL);
      sum += worth[type.ordinal()] * (1 - none) / (1 - NEXT);
    }
    return sum;
  }

  /** Engines differ in the last bit of {@code Math.pow}, and bots must not. */
  private static double power(double base, int times) {
    double power = 1;
    for (int i = 0; i < times; i++) {
      power *= base;
    }
    return power;
  }

  /** How many cards of a type there are in the hand. */
  int count(Type type) {
    Pile hand = outlook.self().hand();
    int count = 0;
    for (int i = 0; i < hand.size(); i++) {
      count += game.card(hand.get(i)).type() == type ? 1 : 0;
    }
    return count;
  }

  /** What it costs to give up a Swash!. */
  double swash() {
    return count(Type.SWASH) > 1 ? SECOND_SWASH : SWASH;
  }
}
