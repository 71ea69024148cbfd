package derring.haveatyou;

import derring.kernel.Pile;

/** One fighter: both tracks, where he stands, what he holds (HAY-1.1). All but the hand is open. */
public final class Fighter {
  /** The most fatigue that the track shows (HAY-1.1b). */
  static final int TRACK = 10;

  /** Zero or less only while a card is being resolved (HAY-1.1g). */
  int physical;

  /** What Physical was at first: the limit of healing, and the victory points (HAY-5.4b). */
  int start;

  /** From 0, which is no place on the track (HAY-1.1a), to 10. */
  int fatigue;

  int rank;
  int board;

  /** The item held, or {@link Table#NONE}. */
  int weapon = Table.NONE;

  /** The set that the item held belongs to (HAY-D6); 0 with bare hands. */
  int weaponSet;

  /** Fallen, and not replaced (yet). */
  boolean out;

  /** The how-manyth to fall; those who fall together share it; 0 for one who never fell. */
  int fell;

  /**
   * How many cards of the hand were drawn after the starting weapon was chosen; the others are
   * known to be no Weapon cards (HAY-2a). {@link Table#NONE} as soon as the hand has changed.
   */
  int fresh = Table.NONE;

  final Pile hand = new Pile(8);

  /** The items that a starting weapon may be chosen from (HAY-2.0); open to all. */
  final Pile offer = new Pile(8);

  public int physical() {
    return physical;
  }

  public int start() {
    return start;
  }

  public int fatigue() {
    return fatigue;
  }

  public int rank() {
    return rank;
  }

  public int board() {
    return board;
  }

  /** The item held, or -1. */
  public int weapon() {
    return weapon;
  }

  public boolean out() {
    return out;
  }

  /** The cards in the hand; empty in a view of somebody else. */
  public Pile hand() {
    return hand;
  }

  /** The items a starting weapon may be chosen from. */
  public Pile offer() {
    return offer;
  }

  boolean armed() {
    return weapon != Table.NONE;
  }

  /** Takes an item of a set into the hand. */
  void hold(int item, int set) {
    weapon = item;
    weaponSet = set;
  }

  /** Has nothing in the hand any more. */
  void letGo() {
    weapon = Table.NONE;
    weaponSet = 0;
  }

  /** HAY-1.1b: more than ten is a wound, and the surplus carries over; gives the wounds. */
  int tire(int points) {
    int over = over(fatigue + points);
    fatigue += points - over * TRACK;
    physical -= over;
    return over;
  }

  /** HAY-1.1b: the wounds that so much fatigue runs over into. */
  static int over(int fatigue) {
    return Math.max(0, fatigue - 1) / TRACK;
  }

  /** HAY-1.1f: below nothing, a wound closes if there is one. */
  void recover(int points) {
    fatigue -= points;
    if (fatigue < 0) {
      if (physical < start) {
        physical++;
        fatigue += TRACK;
      } else {
        fatigue = 0;
      }
    }
  }

  /** Copies what lies open; the hand stays as it is. */
  void copyOpenFrom(Fighter other) {
    physical = other.physical;
    start = other.start;
    fatigue = other.fatigue;
    rank = other.rank;
    board = other.board;
    weapon = other.weapon;
    weaponSet = other.weaponSet;
    out = other.out;
    fell = other.fell;
    fresh = other.fresh;
    offer.copyFrom(other.offer);
  }

  void copyFrom(Fighter other) {
    copyOpenFrom(other);
    hand.copyFrom(other.hand);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Fighter other
        && physical == other.physical
        && start == other.start
        && fatigue == other.fatigue
        && rank == other.rank
        && board == other.board
        && weapon == other.weapon
        && weaponSet == other.weaponSet
        && out == other.out
        && fell == other.fell
        && fresh == other.fresh
        && hand.equals(other.hand)
        && offer.equals(other.offer);
  }

  @Override
  public int hashCode() {
    int hash = physical;
    hash = 31 * hash + start;
    hash = 31 * hash + fatigue;
    hash = 31 * hash + rank;
    hash = 31 * hash + board;
    hash = 31 * hash + weapon;
    hash = 31 * hash + weaponSet;
    hash = 31 * hash + (out ? 1 : 0);
    hash = 31 * hash + fell;
    hash = 31 * hash + fresh;
    hash = 31 * hash + offer.hashCode();
    return 31 * hash + hand.hashCode();
  }
}
