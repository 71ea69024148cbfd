package derring.fireatwill;

/**
 * A shot as its cards are turned or seen one by one, followed by a few numbers instead of its
 * cards: how many Loads it has, how far it has kept to Load, Ready, Aim, Fire, and the stars that
 * all its cards share.
 */
final class Shot {
  /** Load, Ready, Aim, Fire. */
  private static final int EXACT = 4;

  /** No longer the exact sequence. */
  private static final int BROKEN = -1;

  /** The cards do not share their stars, or the Breecher is among them. */
  static final int MIXED = 0;

  private int loads;
  private int step = BROKEN;
  private int stars = MIXED;

  /** Cards since the last shot ended. */
  private int loose;

  void clear() {
    loads = 0;
    step = BROKEN;
    stars = MIXED;
    loose = 0;
  }

  /** FAW-R3: whatever came before a first Load is no part of its shot. */
  void load(int withStars) {
    if (loads == 0) {
      loose = 0;
      step = 1;
      stars = withStars;
    }
    loads++;
    loose++;
  }

  /** A Ready, Aim or Fire goes on with the exact sequence, or breaks it (FAW-R4). */
  void follow(int card) {
    int before = Card.isReady(card) ? 1 : Card.isAim(card) ? 2 : 3;
    loose++;
    step = step == before ? step + 1 : BROKEN;
    if (Card.stars(card) != stars) {
      stars = MIXED;
    }
  }

  int loads() {
    return loads;
  }

  int loose() {
    return loose;
  }

  /** FAW-4.4: a Fire would blow the cannon up, whatever lies between (FAW-R1, FAW-R2). */
  boolean doubled() {
    return loads >= 2;
  }

  /** How many cards of Load, Ready, Aim, Fire are there in their order; 0 if it is broken. */
  int inOrder() {
    return Math.max(step, 0);
  }

  /** The stars that all cards share, or {@link #MIXED}. */
  int stars() {
    return stars;
  }

  /** FAW-4.1: Load, Ready, Aim, Fire, and nothing else. */
  boolean exact() {
    return step == EXACT;
  }

  /** FAW-4.3: and all with the same stars. */
  boolean sharp() {
    return exact() && stars != MIXED;
  }

  /**
   * What the shot is worth that its Fire has just ended.
   *
   * @param eyesOnly whether only the exact sequence scores (FAW-6.3)
   */
  int points(boolean eyesOnly) {
    if (loads != 1 || (!exact() && eyesOnly)) {
      return 0; // FAW-4.4, FAW-4.5
    }
    return sharp() ? 4 : exact() ? 2 : 1; // FAW-4.3, FAW-4.1, FAW-4.2
  }
}
