package derring.bots.fireatwill;

import derring.fireatwill.Card;
import derring.fireatwill.View;
import derring.kernel.Pile;

/**
 * What a player makes of an Action Pile from the cards that can be seen of it: how far its shot has
 * come, and what a card more would be worth.
 */
final class Cannon {
  /** What is buried might matter, and cannot be seen. */
  static final int UNKNOWN = -1;

  static final int UNLOADED = 0;

  /** Loaded, and no longer the exact sequence. */
  static final int SPOILT = 4;

  /** Loaded twice. */
  static final int DOUBLE = 5;

  /** By {@link #step}: what an unfinished shot is worth with equal stars, and with mixed ones. */
  private static final double[] EQUAL = {0, 0.8, 1.9, 3.1, 0.5, -0.6};

  private static final double[] MIXED = {0, 0.7, 0.95, 1.35, 0.5, -0.6};

  private static final double DONT_KNOW = 0.3;

  /** UNKNOWN, UNLOADED, 1 to 3 cards of the exact sequence, SPOILT or DOUBLE. */
  private int step;

  /** The stars that all cards of the shot share; 0 if they do not. */
  private int stars;

  private boolean eyesOnly;
  private boolean defiance;
  private boolean ricochet;

  /** Whether the Load of the shot is seen, not only taken for granted. */
  private boolean seen;

  /** Whether the last Fire that is seen was fired from a cannon seen to be loaded, and scores. */
  private boolean scored;

  /** How many shots that are seen to score can be seen. */
  private int shots;

  /** How many cards lie on the pile, seen or not. */
  private int height;

  private boolean allSeen;

  /** Reads the pile of a seat. */
  void read(View view, int seat, int column) {
    step = view.buried(seat, column) > 0 ? UNKNOWN : UNLOADED;
    stars = 0;
    seen = false;
    scored = false;
    shots = 0;
    height = view.buried(seat, column) + view.known().side(seat).pile(column).size();
    allSeen = view.buried(seat, column) == 0;
    eyesOnly = view.buriedGunners(seat, column, Card.EYES_ONLY) > 0;
    defiance = view.buriedGunners(seat, column, Card.DEFIANCE) > 0;
    ricochet = view.buriedGunners(seat, column, Card.RICOCHET) > 0;
    Pile pile = view.known().side(seat).pile(column);
    for (int i = 0; i < pile.size(); i++) {
      add(pile.get(i), seat);
    }
  }

  private void add(int card, int seat) {
    if (Card.isLoad(card)) {
      load(Card.stars(card));
    } else if (Card.isReady(card)) {
      follow(card, 1);
    } else if (Card.isAim(card)) {
      follow(card, 2);
    } else if (Card.isFire(card)) {
      boolean exact = step == 3;
      scored = seen && loaded() && (exact || !eyesOnly);
      shots += scored ? 1 : 0;
      clear();
    } else if (Card.isManeuver(card) || card == Card.flagOf(seat)) {
      clear();
    } else if (card == Card.BREECHER) {
      load(0);
    } else {
      eyesOnly |= card == Card.EYES_ONLY;
      defiance |= card == Card.DEFIANCE;
      ricochet |= card == Card.RICOCHET;
    }
  }

  private void clear() {
    step = UNLOADED;
    stars = 0;
    seen = false;
  }

  /** A pile whose beginning is buried is taken to have been unloaded when a Load is seen on it. */
  private void load(int withStars) {
    if (step <= UNLOADED) {
      step = 1;
      stars = withStars;
      seen = true;
    } else {
      step = DOUBLE;
    }
  }

  /**
   * A Ready or Aim with nothing seen below it is taken for part of a shot: nobody plans otherwise.
   */
  private void follow(int card, int before) {
    if (step == UNKNOWN) {
      step = before + 1;
      stars = 0;
      return;
    }
    if (step == UNLOADED || step == DOUBLE) {
      return;
    }
    step = step == before ? step + 1 : SPOILT;
    stars = Card.stars(card) == stars ? stars : 0;
  }

  int step() {
    return step;
  }

  boolean loaded() {
    return step >= 1 && step <= SPOILT;
  }

  /** Whether a flag for the last Fire would be reclaimed. */
  boolean deservesFlag() {
    return scored && !defiance && !ricochet;
  }

  /** How many cards lie on the pile: what has been used much will be used again. */
  int height() {
    return height;
  }

  /** Whether its shots score only as Load, Ready, Aim, Fire. */
  boolean eyesOnly() {
    return eyesOnly;
  }

  /** Whether its shots may still reclaim the flags that are laid for it. */
  boolean takesItsFlags() {
    return !defiance && !ricochet;
  }

  /**
   * Of the flags laid for this cannon those that no shot has earned, and a later one would reclaim;
   * 0 if that cannot be told.
   *
   * @param flags how many are seen
   */
  int owed(int flags) {
    return allSeen ? Math.max(0, flags - shots) : 0;
  }

  /** What the unfinished shot promises. */
  double promise() {
    if (step == UNKNOWN) {
      return DONT_KNOW;
    }
    double promise = stars > 0 ? EQUAL[step] : MIXED[step];
    return eyesOnly && step == SPOILT ? 0 : promise;
  }

  /**
   * What a card more would gain or lose.
   *
   * @param minds whether stars are minded
   * @param number the printed number of the pile
   */
  double gain(int card, boolean minds, int number) {
    double now = minds || step < 0 ? promise() : MIXED[step];
    if (Card.isLoad(card)) {
      return switch (step) {
        case UNLOADED -> 0.75;
        case UNKNOWN -> -0.4;
        default -> -0.6 - now;
      };
    }
    if (Card.isManeuver(card)) {
      return (Card.number(card) == number ? 1.4 : -0.1)
          - Math.max(now, step == DOUBLE ? -0.6 : 0)
          + (step == UNKNOWN ? 0.3 : 0);
    }
    boolean same = stars > 0 && Card.stars(card) == stars;
    if (Card.isFire(card)) {
      return switch (step) {
        case UNLOADED -> -0.55;
        case UNKNOWN -> 0.1;
        case DOUBLE -> -2;
        case 3 -> (same && minds ? 5 : minds && stars > 0 ? 2.4 : 3) - now;
        default -> (eyesOnly ? 0 : 1.6) - now - 0.35;
      };
    }
    int before = Card.isReady(card) ? 1 : 2;
    if (step == UNLOADED || step == DOUBLE) {
      return -0.35;
    }
    if (step == UNKNOWN) {
      return -0.2;
    }
    if (step != before) {
      return (step == SPOILT ? -0.3 : MIXED[SPOILT] - now - 0.2);
    }
    return (same || !minds ? (minds ? EQUAL : MIXED)[step + 1] : MIXED[step + 1]) - now;
  }
}
